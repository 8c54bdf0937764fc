import Foundation

/// The file `compile_commands.json` in a folder: the compiler's arguments for each file, for SourceKit-LSP and clangd.
///
/// Entries of files in other languages are left unchanged.
struct CompilationDatabase {
    /// The arguments that compile a file.
    struct Entry: Equatable {
        let directory: String
        let file: String
        let arguments: [String]
    }

    private let file: URL

    init(folder: URL) { file = folder.appendingPathComponent("compile_commands.json") }

    /// Replaces the entries of Swift files.
    ///
    /// - Returns: The path of the file.
    /// - Throws: ``ToolError`` if the file is there and cannot be read.
    func write(_ entries: [Entry]) throws -> String {
        let new: [[String: Any]] = entries.map {
            ["directory": $0.directory, "file": $0.file, "arguments": $0.arguments]
        }
        try JSONFile(file).write(try others() + new)
        return file.shownPath
    }

    /// Removes the entries of Swift files, and the file if none are left.
    ///
    /// - Returns: A line about the file; nil if it does not exist.
    func remove() throws -> String? {
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        let others = try others()
        if others.isEmpty {
            try FileManager.default.removeItem(at: file)
            return "Removed \(file.shownPath)."
        }
        try JSONFile(file).write(others)
        return "Changed \(file.shownPath)."
    }

    private func others() throws -> [[String: Any]] {
        guard let value = try JSONFile(file).value() else { return [] }
        guard let list = value as? [[String: Any]] else {
            throw ToolError("\(file.shownPath) is no compilation database: remove it, or move it elsewhere.")
        }
        return list.filter { !(($0["file"] as? String)?.hasSuffix(".swift") ?? false) }
    }
}

/// The settings of SourceKit-LSP for a folder, `.sourcekit-lsp/config.json`.
struct EditorConfiguration {
    private let file: URL

    init(folder: URL) { file = folder.appendingPathComponent(".sourcekit-lsp/config.json") }

    /// The setting that makes SourceKit-LSP read the compilation database of a package instead of asking SwiftPM, which
    /// does not find Umwelt.
    private static let setting = (key: "defaultWorkspaceType", value: "compilationDatabase")

    /// Adds the setting.
    ///
    /// - Returns: The path of the file; nil if it has the setting.
    /// - Throws: ``ToolError`` if the file is there and cannot be read.
    func write() throws -> String? {
        var settings = try settings()
        if settings[Self.setting.key] as? String == Self.setting.value { return nil }
        settings[Self.setting.key] = Self.setting.value
        try JSONFile(file).write(settings)
        return file.shownPath
    }

    /// Removes the setting, and the file and its folder if nothing else is in them.
    ///
    /// - Returns: A line about the file; nil if it has not got the setting.
    func remove() throws -> String? {
        var settings = try settings()
        guard settings[Self.setting.key] as? String == Self.setting.value else { return nil }
        settings[Self.setting.key] = nil
        if settings.isEmpty {
            try FileManager.default.removeItem(at: file)
            rmdir(file.deletingLastPathComponent().path)
            return "Removed \(file.shownPath)."
        }
        try JSONFile(file).write(settings)
        return "Changed \(file.shownPath)."
    }

    private func settings() throws -> [String: Any] {
        guard let value = try JSONFile(file).value() else { return [:] }
        guard let settings = value as? [String: Any] else {
            throw ToolError("\(file.shownPath) has no settings of SourceKit-LSP: remove it, or correct it.")
        }
        return settings
    }
}

extension URL {
    /// The path for display, relative to the current folder if it was given so.
    fileprivate var shownPath: String {
        relativePath.hasPrefix("./") ? String(relativePath.dropFirst(2)) : relativePath
    }
}

/// A JSON file, a part of which belongs to the tool.
private struct JSONFile {
    private let file: URL

    init(_ file: URL) { self.file = file }

    /// Returns the value in the file; nil without a file.
    func value() throws -> Any? {
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        do {
            return try JSONSerialization.jsonObject(with: Data(contentsOf: file))
        } catch {
            throw ToolError("\(file.shownPath) is not JSON, so nothing can be added to it: remove it, or correct it.")
        }
    }

    func write(_ value: Any) throws {
        let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let data = try JSONSerialization.data(withJSONObject: value, options: options) + Data("\n".utf8)
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file, options: .atomic)
        } catch {
            throw ToolError("\(file.shownPath) cannot be written: \(FileFault.reason(at: file.path)).")
        }
    }
}
