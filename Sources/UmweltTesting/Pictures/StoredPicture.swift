import Foundation
import UmweltRendering

/// A picture in a file beside a test, which says what a view has to look like.
struct StoredPicture {
    private let name: String
    private let folder: URL

    /// The largest file that belongs into a repository, in bytes.
    private let limit: Int

    /// The picture of a name, in the folder `Pictures` beside a file of tests. The name may not lead elsewhere.
    init(named name: String, besides testFile: String, limit: Int) throws {
        guard !name.isEmpty, !name.hasPrefix("."), !name.contains("/") else {
            throw StoredPictureError.unusableName(name)
        }
        self.name = name
        self.limit = limit
        folder = URL(fileURLWithPath: testFile).deletingLastPathComponent().appendingPathComponent("Pictures")
    }

    /// Compares a PNG file with the stored one, or stores it if the person who runs the tests says that it is right.
    /// Throws if they differ, and leaves beside the stored picture what was drawn and a picture of the difference.
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
        // As a rule there are none.
        for suffix in [".actual", ".difference"] { try? FileManager.default.removeItem(at: file(suffix)) }
    }
}

/// Why a picture is not as it should be.
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
