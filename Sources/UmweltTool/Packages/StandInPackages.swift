import Foundation

/// A package of the tool that replaces swift-snapshot-testing, for manifests that depend on it.
///
/// Point-Free's package has no pictures of views on Linux. The library's modules `SnapshotTesting` and
/// `InlineSnapshotTesting` have its API, so the stand-in has the products and no code. SwiftPM prefers a root package
/// to a dependency with the same identity: the user's package and the stand-in are the roots of one workspace.
struct StandInPackages {
    /// The identity of the package, which SwiftPM derives from the end of its address or path.
    private static let identity = "swift-snapshot-testing"

    /// The folder for the workspace and the stand-in.
    let folder: URL

    /// Returns SwiftPM's options for building a package with the stand-in; none if no manifest needs it.
    ///
    /// - Parameters:
    ///   - package: The package to build.
    ///   - manifests: The folders whose manifests may depend on the stand-in.
    func options(for package: URL, manifests: [URL]) throws -> [String] {
        guard manifests.contains(where: Self.dependsOnSnapshots) else { return [] }
        let standIn = folder.appendingPathComponent(Self.identity)
        let workspace = folder.appendingPathComponent("\(package.lastPathComponent).xcworkspace")
        try write(Self.manifest, to: standIn.appendingPathComponent("Package.swift"))
        try write("", to: standIn.appendingPathComponent("Sources/SnapshotTestingInstalled/Empty.swift"))
        try write(
            Self.workspace(of: [package, standIn]), to: workspace.appendingPathComponent("contents.xcworkspacedata"))
        // The versions of other dependencies are those that the package has chosen.
        if let versions = try? String(contentsOf: package.appendingPathComponent("Package.resolved"), encoding: .utf8) {
            try write(versions, to: workspace.appendingPathComponent("xcshareddata/swiftpm/Package.resolved"))
        }
        return ["--multiroot-data-file", workspace.path]
    }

    private static func dependsOnSnapshots(_ folder: URL) -> Bool {
        let text = try? String(contentsOf: folder.appendingPathComponent("Package.swift"), encoding: .utf8)
        return text?.contains(identity) ?? false
    }

    private static let manifest = """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(
            name: "\(identity)",
            products: [
                .library(name: "SnapshotTesting", targets: ["SnapshotTestingInstalled"]),
                .library(name: "InlineSnapshotTesting", targets: ["SnapshotTestingInstalled"]),
            ],
            targets: [.target(name: "SnapshotTestingInstalled")])

        """

    private static func workspace(of packages: [URL]) -> String {
        let roots = packages.map { package in
            let path = package.standardizedFileURL.path
                .replacing("&", with: "&amp;").replacing("\"", with: "&quot;").replacing("<", with: "&lt;")
            return "<FileRef location=\"absolute:\(path)\"></FileRef>"
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <Workspace version="1.0">\(roots.joined())</Workspace>

            """
    }

    /// Writes a file, unless it has the text already: SwiftPM resolves again after changes.
    private func write(_ text: String, to file: URL) throws {
        let data = Data(text.utf8)
        if (try? Data(contentsOf: file)) == data { return }
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }
}
