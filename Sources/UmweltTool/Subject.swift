import Foundation

/// The subject of a path: Swift files to compile, or a package.
enum Subject {
    case files(AppTarget, in: URL)
    case package(URL, target: String?)

    /// Finds the subject of a path.
    ///
    /// - Parameter target: The program to select if a folder or package has several; nil for the only one.
    /// - Throws: ``ToolError`` if there is none, or if one has to be selected.
    init(path: String, target: String? = nil) throws {
        let url = URL(fileURLWithPath: path)
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
            throw ToolError(FileFault.message(for: path))
        }
        guard access(url.path, R_OK) == 0 else {
            throw ToolError("\(path) cannot be read: \(FileFault.reason(at: url.path)).")
        }
        if !isFolder.boolValue {
            guard url.pathExtension == "swift" else { throw ToolError("\(path) is no Swift file.") }
            self = .files(
                AppTarget(name: url.deletingPathExtension().lastPathComponent, files: [url]),
                in: url.deletingLastPathComponent())
        } else if ["xcodeproj", "xcworkspace"].contains(url.pathExtension) {
            let folder = url.deletingLastPathComponent()
            self = .files(try ProjectFolder(url: folder).target(named: target), in: folder)
        } else if PackageBuild.isPackage(url) {
            self = .package(url, target: target)
        } else {
            self = .files(try ProjectFolder(url: url).target(named: target), in: url)
        }
    }

    /// The folder of the source.
    var folder: URL {
        switch self {
        case .files(_, let folder), .package(let folder, _): folder
        }
    }

    /// Builds the program, or finds an earlier build of the same source.
    ///
    /// - Parameters:
    ///   - isRelease: True for a package that is built for release.
    ///   - skipsBroken: True if parts that do not compile are left out.
    func build(isRelease: Bool = false, skipsBroken: Bool = false) async throws -> Program {
        switch self {
        case .files(let target, let folder):
            return try await Compilation(
                target: target, folder: folder, library: .installed(), skipsBroken: skipsBroken
            ).program()
        case .package(let folder, let target):
            return try await PackageBuild(
                folder: folder, wanted: target, library: .installed(), isRelease: isRelease,
                repair: skipsBroken ? .app : nil
            ).program()
        }
    }
}
