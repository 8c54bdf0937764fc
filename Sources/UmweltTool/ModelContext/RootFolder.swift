import Foundation

/// The folder to which a server's tools are confined.
struct RootFolder: Sendable {
    /// The path without symbolic links.
    let path: String

    /// - Throws: A `ToolError` if there is no such folder.
    init(path: String) throws {
        var isFolder: ObjCBool = false
        guard let real = Self.real(path), FileManager.default.fileExists(atPath: real, isDirectory: &isFolder),
            isFolder.boolValue
        else { throw ToolError("There is no folder \(path).", code: EX_NOINPUT) }
        self.path = real
    }

    /// Returns the path of an existing file or folder, relative to the root.
    ///
    /// - Throws: A `ToolError` if it does not exist, or is outside, also by a symbolic link.
    func relativePath(_ path: String) throws -> String {
        let absolute = path.hasPrefix("/") ? path : "\(self.path)/\(path)"
        guard let real = Self.real(absolute) else {
            // The reason is for paths inside alone: others are not looked at.
            let written = URL(fileURLWithPath: absolute).standardizedFileURL.path
            throw ToolError(contains(written) ? FileFault.message(for: path) : refusal(of: path))
        }
        guard contains(real) else { throw ToolError(refusal(of: path)) }
        return real == self.path ? "." : String(real.dropFirst(self.path == "/" ? 1 : self.path.count + 1))
    }

    private func contains(_ real: String) -> Bool { real == path || real.hasPrefix(path == "/" ? "/" : path + "/") }

    private func refusal(of path: String) -> String {
        "\(path) is outside of \(self.path), the folder that the server was started for."
    }

    private static func real(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }
}
