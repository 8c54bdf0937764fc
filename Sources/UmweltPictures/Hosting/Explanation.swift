import Foundation
import Umwelt

/// The output of `umwelt explain`: for each tap which bodies ran and why, and where the environment of a view comes
/// from.
struct Explanation: Codable {
    /// The updates, one for each tap.
    var steps: [Step] = []

    /// The environment of the view that was asked for, after the last tap; nil if none was.
    var environment: EnvironmentReport?

    /// A tap and the update that followed.
    struct Step: Codable {
        var tap: String
        var update: UpdateRecord
    }

    /// The output formats.
    enum Format: String {
        case text, json
    }

    /// Taps the views of a window one after the other, and records the updates.
    ///
    /// - Throws: ``PictureHostError`` if there is nothing to tap, or no view with the name.
    @MainActor
    init(of stage: PictureStage, taps: [String], view: String?) throws {
        for tap in taps {
            steps.append(Step(tap: tap, update: try stage.host.diagnostics.recordUpdate { try stage.tap([tap]) }))
        }
        guard let view else { return }
        environment = stage.host.diagnostics.environment(of: view)
        if environment == nil { throw PictureHostError.unknownView(view, known: stage.host.diagnostics.viewNames) }
    }

    /// Returns the explanation as text, or as JSON with a line's end.
    func written(as format: Format) throws -> String {
        switch format {
        case .text:
            let parts = steps.map { "Tap “\($0.tap)”\n\($0.update)" } + (environment.map { ["\($0)"] } ?? [])
            return parts.joined(separator: "\n\n")
        case .json:
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            return String(decoding: try encoder.encode(self), as: UTF8.self)
        }
    }
}
