import Foundation
import UmweltDrawing
import Umwelt

/// The files of a snapshot: its reference beside the test, and the artifacts of a failure.
struct SnapshotFiles {
    /// The reference.
    let reference: URL

    /// The snapshot that differs from the reference.
    let failure: URL

    /// The folder for references of pictures, which differ from those on Apple's systems, because fonts and controls
    /// differ.
    static let pictureFolder = "Linux"

    /// Finds the files.
    ///
    /// References have the same paths as on Apple's systems, except for pictures, which are in
    /// ``pictureFolder``, beside the folders of Apple's: `__Snapshots__/Linux/FILE/TEST.NAME.png`.
    ///
    /// - Parameters:
    ///   - testFile: The file of the test.
    ///   - test: The name of the test.
    ///   - name: The name of the snapshot; nil to number it.
    ///   - pathExtension: The path extension of the reference.
    ///   - folder: The folder of references chosen by the caller; nil for the one beside the test.
    ///   - isPicture: True if the format is an image.
    init(
        testFile: String, test: String, name: String?, pathExtension: String?, folder: String?, isPicture: Bool
    ) {
        let file = URL(fileURLWithPath: testFile)
        let fileName = file.deletingPathExtension().lastPathComponent
        var references: URL
        if let folder {
            references = URL(fileURLWithPath: folder, isDirectory: true)
            if isPicture { references.appendPathComponent(Self.pictureFolder) }
        } else {
            references = file.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
            if isPicture { references.appendPathComponent(Self.pictureFolder) }
            references.appendPathComponent(fileName)
        }
        let identifier =
            name.map(Self.sanitized)
            ?? String(SnapshotCounter.next(for: references.appendingPathComponent(test).path))
        var stored = references.appendingPathComponent("\(Self.sanitized(test)).\(identifier)")
        if let pathExtension, !pathExtension.isEmpty { stored.appendPathExtension(pathExtension) }
        reference = stored
        failure = Self.artifacts.appendingPathComponent(fileName).appendingPathComponent(stored.lastPathComponent)
    }

    /// Returns a text for use in a path, with dashes in place of characters other than letters, digits and underscores.
    static func sanitized(_ text: String) -> String {
        text.replacing(/\W+/, with: "-").replacing(/^-|-$/, with: "")
    }

    /// True if the reference exists.
    var hasReference: Bool { FileManager.default.fileExists(atPath: reference.path) }

    /// Writes the reference.
    func record(_ data: Data) throws { try Self.write(data, to: reference) }

    /// Writes the snapshot that differs, and the attachments that explain the difference.
    ///
    /// - Returns: The files of the attachments.
    func keepFailure(_ data: Data, _ attachments: [XCTAttachment]) throws -> [URL] {
        try Self.write(data, to: failure)
        let base = failure.deletingPathExtension()
        return try attachments.map { attachment in
            let file = base.deletingLastPathComponent()
                .appendingPathComponent("\(base.lastPathComponent).\(attachment.fileName)")
            try Self.write(attachment.data, to: file)
            return file
        }
    }

    /// The folder for artifacts of failures.
    private static var artifacts: URL {
        let path = ProcessInfo.processInfo.environment["SNAPSHOT_ARTIFACTS"] ?? NSTemporaryDirectory()
        return URL(fileURLWithPath: path, isDirectory: true)
    }

    private static func write(_ data: Data, to file: URL) throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file, options: .atomic)
    }
}
