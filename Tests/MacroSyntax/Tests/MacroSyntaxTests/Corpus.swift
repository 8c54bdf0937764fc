import Foundation

/// The Swift files of the repository, and those of swift-syntax, which have every form of source.
enum Corpus {
    private static let root = (0..<5).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
        url.deletingLastPathComponent()
    }

    private static let folders = [
        "Plugins", "Sources", "Tests", "Examples", "Benchmarks", ".build/macro-syntax/checkouts/swift-syntax/Sources",
    ].map { root.appendingPathComponent($0) }

    /// The files, in the order of their paths, without generated files.
    static let files = [root.appendingPathComponent("Package.swift")] + folders.flatMap { files(in: $0) }

    private static func files(in folder: URL) -> [URL] {
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
        return paths.filter { path in
            let folders = path.split(separator: "/").dropLast()
            return path.hasSuffix(".swift") && !folders.contains(".build") && !folders.contains("generated")
        }
        .sorted()
        .map { folder.appendingPathComponent($0) }
    }
}
