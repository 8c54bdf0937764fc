import Foundation

/// The Swift files of the repository, and those of swift-syntax, which have every form of source.
enum Corpus {
    private static let root = (0..<5).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
        url.deletingLastPathComponent()
    }

    private static let folders = [
        "Sources", "Tests", "Examples", "Benchmarks", ".build/macro-syntax/checkouts/swift-syntax/Sources",
    ].map { root.appendingPathComponent($0) }

    /// The files, in the order of their paths, without generated files.
    static let files: [URL] = folders.flatMap { folder -> [URL] in
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
        return paths.filter { path in
            let folders = path.split(separator: "/").dropLast()
            return path.hasSuffix(".swift") && !folders.contains(".build") && !folders.contains("generated")
        }
        .sorted()
        .map { folder.appendingPathComponent($0) }
    }
}
