import Foundation
import UmweltRendering

/// A file beside a test with the expected picture of a view.
struct StoredPicture {
    private let name: String
    private let folder: URL

    /// The maximum size of the file in bytes, because it is stored in a repository.
    private let limit: Int

    /// Finds the picture with a name, in the folder `Pictures` beside a file of tests. Throws an error for a name that
    /// is empty, begins with a dot or contains a slash, because it could lead to another folder.
    init(named name: String, besides testFile: String, limit: Int) throws {
        guard !name.isEmpty, !name.hasPrefix("."), !name.contains("/") else {
            throw StoredPictureError.unusableName(name)
        }
        self.name = name
        self.limit = limit
        folder = URL(fileURLWithPath: testFile).deletingLastPathComponent().appendingPathComponent("Pictures")
    }

    /// Compares a PNG file with the stored one, or stores it if `UMWELT_ACCEPT_PICTURES` is `1`.
    ///
    /// - Throws: An error if they differ, or if the file is too large. If they differ the actual picture and a picture
    ///   of the difference are left beside the stored one.
    func compare(with png: Data) throws {
        guard png.count <= limit else {
            throw StoredPictureError.tooLarge(name, size: png.count, limit: limit)
        }
        let stored = try? Data(contentsOf: file(""))
        let comparison = try stored.map { try PictureComparison($0, png) }
        if case .same? = comparison { return removeTraces() }
        if ProcessInfo.processInfo.environment["UMWELT_ACCEPT_PICTURES"] == "1" {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try png.write(to: file(""), options: .atomic)
            return removeTraces()
        }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try png.write(to: file(".actual"), options: .atomic)
        if case .different(let difference?)? = comparison {
            try difference.write(to: file(".difference"), options: .atomic)
        }
        throw StoredPictureError.different(name, isNew: stored == nil, actual: file(".actual").path)
    }

    private func file(_ suffix: String) -> URL { folder.appendingPathComponent("\(name)\(suffix).png") }

    private func removeTraces() {
        // Failures are ignored, as usually neither file exists.
        for suffix in [".actual", ".difference"] { try? FileManager.default.removeItem(at: file(suffix)) }
    }
}

/// The reasons why a picture is not accepted.
enum StoredPictureError: Error, Equatable, CustomStringConvertible {
    case unusableName(String)
    case tooLarge(String, size: Int, limit: Int)
    case different(String, isNew: Bool, actual: String)

    var description: String {
        switch self {
        case .unusableName(let name): "A picture cannot be named “\(name)”: the name is that of its file."
        case .tooLarge(let name, let size, let limit):
            """
            The picture \(name) takes \(size) bytes, \(limit) are the most: show less of the view, or in fewer variants.
            """
        case .different(let name, let isNew, let actual):
            """
            The picture \(name) is not the stored one\(isNew ? ": there is none" : ""). See \(actual); if it looks right, \
            run the tests with UMWELT_ACCEPT_PICTURES=1.
            """
        }
    }
}
