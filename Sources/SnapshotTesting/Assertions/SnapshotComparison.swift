import Foundation
import Umwelt

/// The comparison of a snapshot with its reference, and its recording if configured.
struct SnapshotComparison<Format> {
    let files: SnapshotFiles
    let diffing: Diffing<Format>
    let configuration: SnapshotTestingConfiguration

    /// Returns the message of the failure; nil if the snapshot equals the reference.
    func failure(of snapshot: Format) throws -> String? {
        if let image = snapshot as? UIImage, image.size == .zero {
            return "The view has no size, so that there is no picture: give it a frame, or pass a layout with a size."
        }
        let data = diffing.toData(snapshot)
        let record = configuration.record
        let path = files.reference.path
        if record == .all {
            try files.record(data)
            return "Recorded \(path), as the record mode is “all”. Look at it, then run the test without that mode."
        }
        guard files.hasReference else {
            if record == .never {
                return "No reference at \(path). Record it: run the test with the record mode “missing”."
            }
            try files.record(data)
            return "No reference at \(path): recorded it. Look at it, then run the test again."
        }
        let reference = diffing.fromData(try Data(contentsOf: files.reference))
        guard let (message, attachments) = diffing.diff(reference, snapshot) else { return nil }
        if record == .failed {
            try files.record(data)
            return
                "The snapshot differed from \(path): recorded it anew. Look at it, then run the test again.\n\n\(message)"
        }
        let kept = try files.keepFailure(data, attachments)
        let command = configuration.diffTool(currentFilePath: path, failedFilePath: files.failure.path)
        let sheets = kept.map { "Difference: \($0.path)" }
        return
            (["The snapshot differs from its reference.", "", command] + sheets
            + ["", message.trimmingCharacters(in: .newlines)]).joined(separator: "\n")
    }
}
