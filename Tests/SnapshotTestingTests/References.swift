import Foundation
import SnapshotTesting

/// A temporary folder of references, which is removed with the object.
final class References {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Compares a value with its reference.
    func failure<Value, Format>(
        _ value: Value, _ strategy: Snapshotting<Value, Format>, named name: String? = nil,
        record: SnapshotTestingConfiguration.Record? = nil, testName: String = #function
    ) -> String? {
        verifySnapshot(
            of: value, as: strategy, named: name, record: record, snapshotDirectory: folder.path, testName: testName)
    }

    /// Returns the bytes of a reference; nil if there is none.
    func data(_ path: String) -> Data? { try? Data(contentsOf: folder.appendingPathComponent(path)) }

    /// Returns the text of a reference; nil if there is none.
    func text(_ path: String) -> String? { data(path).map { String(decoding: $0, as: UTF8.self) } }

    func write(_ data: Data, to path: String) throws {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }
}
