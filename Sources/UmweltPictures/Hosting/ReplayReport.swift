import Foundation
import Umwelt

/// The output of `umwelt replay`: the result of each step of a recording, and the final texts of the window.
struct ReplayReport: CustomStringConvertible {
    private var lines: [String] = []

    /// Plays the recording of a file in a window.
    ///
    /// - Throws: ``PictureHostError/unreadableRecording(_:)`` for a file that is none, and an error for the first step
    ///   that cannot be done.
    @MainActor
    init(of stage: PictureStage, file: URL) throws {
        let recording: Recording
        do {
            recording = try JSONDecoder().decode(Recording.self, from: try Data(contentsOf: file))
        } catch {
            throw PictureHostError.unreadableRecording(file.path)
        }
        stage.host.proposedSize = ProposedViewSize(recording.size)
        stage.finishTasks()
        for (index, step) in recording.steps.enumerated() {
            let update = try stage.host.diagnostics.recordUpdate {
                try stage.host.diagnostics.replay(step, number: index + 1, on: stage)
                stage.finishTasks()
            }
            lines.append("\(index + 1). \(step)")
            lines += "\(update)".split(separator: "\n").map { "   \($0)" }
        }
        lines.append("Shows: \(stage.host.nodes.shownTexts.map { "“\($0)”" }.joined(separator: ", "))")
    }

    var description: String { lines.joined(separator: "\n") }
}

extension PictureStage: ReplayStage {
    package func wait(seconds: Double) { pass(to: time + seconds) }

    package func tapView(_ label: String) throws -> Bool {
        try tap([label])
        return true
    }

    package func finishDrop() { finishWork() }
}
