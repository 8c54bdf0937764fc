import Foundation

/// The subject of a path: Swift files to compile, or a package.
enum Subject {
    case files([URL], in: URL, name: String)
    case package(URL)

    init(path: String) throws {
        let url = URL(fileURLWithPath: path)
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
            throw ToolError("There is no file or folder \(path).")
        }
        if !isFolder.boolValue {
            guard url.pathExtension == "swift" else { throw ToolError("\(path) is no Swift file.") }
            self = .files(
                [url], in: url.deletingLastPathComponent(), name: url.deletingPathExtension().lastPathComponent)
        } else if FileManager.default.fileExists(atPath: url.appendingPathComponent("Package.swift").path) {
            self = .package(url)
        } else {
            let files = Self.swiftFiles(in: url)
            guard !files.isEmpty else { throw ToolError("There is no Swift file in \(path).") }
            self = .files(files, in: url, name: url.standardizedFileURL.lastPathComponent)
        }
    }

    /// Builds the program, or finds the one that was built from the same source before.
    func build() async throws -> Program {
        switch self {
        case .files(let files, let folder, let name):
            try await Compilation(files: files, folder: folder, name: name, library: .installed()).program()
        case .package(let folder): try await PackageBuild(folder: folder).program()
        }
    }

    /// Returns the Swift files in a folder and its subfolders, in the same order on every machine, without hidden ones.
    private static func swiftFiles(in folder: URL) -> [URL] {
        let options: FileManager.DirectoryEnumerationOptions = [.skipsHiddenFiles]
        let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil, options: options)
        let files = (found?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
        return files.sorted { $0.path < $1.path }
    }
}
