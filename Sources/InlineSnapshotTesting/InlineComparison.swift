import SnapshotTesting

/// The comparison of a text with the one in the test's source, and its recording if configured.
struct InlineComparison {
    let call: InlineCall
    let diffing: Diffing<String>
    let record: SnapshotTestingConfiguration.Record

    /// Returns the message of the failure; nil if the texts are equal.
    func failure(of actual: String?, expected: String?) -> String? {
        guard let actual else {
            return expected == nil ? nil : "The value is nil, and has no snapshot: remove the closure with the text."
        }
        let difference = expected.map { diffing.diff($0, actual)?.0 }
        if record == .all { return recorded(actual, expected, "The record mode is “all”") }
        guard let difference else {
            if record == .never {
                return "No text to compare with. Record it: run the test with the record mode “missing”.\n\n\(actual)"
            }
            return recorded(actual, expected, "No text to compare with")
        }
        guard let difference else { return nil }
        if record == .failed { return "\(recorded(actual, expected, "The snapshot differed"))\n\n\(difference)" }
        return "The snapshot differs from the text in the source.\n\n\(difference)"
    }

    /// Writes the text into the source, and returns the message.
    private func recorded(_ actual: String, _ expected: String?, _ reason: String) -> String {
        do {
            try InlineRecorder.shared.record(actual, replacing: expected, at: call)
            return "\(reason): recorded the text in the source. Look at it, then run the test again."
        } catch {
            return "\(reason). The text cannot be recorded: \(error) It is:\n\n\(actual)"
        }
    }
}
