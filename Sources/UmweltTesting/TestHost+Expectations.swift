import Testing
import Umwelt

extension TestHost {
    /// Expects that exactly the bodies of some views and modifiers run in the update after changes.
    ///
    /// ```swift
    /// host.expectUpdates(of: ["Row", "Total"]) { cart.items[3].count += 1 }
    /// ```
    ///
    /// A failure lists each body that ran and was not expected, with the values that differed, and each that did not
    /// run:
    ///
    /// ```
    /// Other bodies ran than expected:
    /// Header ran, which was not expected: Header.title: Cart (1) → Cart (2)
    /// Total did not run, which was expected.
    /// ```
    ///
    /// - Parameters:
    ///   - names: The names of the types, in any order. A name occurs once for each update: `["Row", "Row"]` for two
    ///     updates.
    ///   - sourceLocation: The place in the source at which a failure is reported.
    ///   - changes: A closure that changes state, or sends events to the window.
    /// - Returns: The record of the update.
    @discardableResult
    public func expectUpdates(
        of names: [String], sourceLocation: Testing.SourceLocation = #_sourceLocation, _ changes: () throws -> Void
    ) rethrows -> UpdateRecord {
        let update = try explain(changes)
        let faults = Self.faults(in: update, expecting: names)
        if !faults.isEmpty {
            let lines = ["Other bodies ran than expected:"] + faults + [update.description]
            Issue.record(Comment(rawValue: lines.joined(separator: "\n")), sourceLocation: sourceLocation)
        }
        return update
    }

    /// The bodies of an update that ran too often or not often enough, as sentences.
    private static func faults(in update: UpdateRecord, expecting names: [String]) -> [String] {
        var missing = names
        var faults: [String] = []
        for run in update.bodies {
            if let index = missing.firstIndex(of: run.name) {
                missing.remove(at: index)
            } else {
                faults.append("\(run.name) ran, which was not expected: \(reason(for: run, in: update))")
            }
        }
        return faults + missing.map { "\($0) did not run, which was expected." }
    }

    private static func reason(for run: UpdateRecord.BodyRun, in update: UpdateRecord) -> String {
        let differences = update.differences(of: run)
        if !differences.isEmpty { return differences.map(\.description).joined(separator: "; ") }
        return run.causes.isEmpty ? "for no known reason" : run.causes.map(\.description).joined(separator: "; ")
    }
}
