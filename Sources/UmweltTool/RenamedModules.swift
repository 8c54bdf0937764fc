import Foundation
import Subprocess

/// Modules of Apple's that the library has under other names: `UIKit`, `CoreLocation`, `ImageIO`, `os` and `simd`.
///
/// Source that asks `canImport(UIKit)` has other code for systems without UIKit, and would miss the rest of Apple's.
/// So a module of that name exists only for modules that import it unconditionally. It re-exports the library's.
struct RenamedModules {
    /// The library's names, by Apple's.
    private static let names = [
        "CoreLocation": "UmweltCoreLocation", "ImageIO": "UmweltImageIO", "UIKit": "UmweltUIKit", "os": "OSLog",
        "simd": "UmweltSIMD",
    ]

    /// An import of one of them, or of a part, as `os.log`. In Unicode's sense that is one word.
    private static var anImport: Regex<Substring> {
        /import[ \t]+(?:\w+[ \t]+)?(?:CoreLocation|ImageIO|UIKit|os|simd)\b/.wordBoundaryKind(.simple)
    }

    let library: Library

    /// Returns the compiler's arguments with which the files of one module find what they import; none if they import
    /// nothing of it.
    ///
    /// - Parameters:
    ///   - files: The files of the module.
    ///   - compiler: The path of `swiftc`.
    ///   - moduleMap: A file with the library's C modules.
    /// - Throws: ``ToolError`` if the cache cannot be written to.
    func arguments(for files: [URL], compiler: String, moduleMap: URL) async throws -> [String] {
        var importing: [URL] = []
        for file in files {
            guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
            if text.contains(Self.anImport) { importing.append(file) }
        }
        if importing.isEmpty { return [] }
        // The compiler evaluates the conditions around imports.
        let result = try await Subprocess.run(
            .path(.init(compiler)),
            arguments: Arguments(
                ["-emit-imported-modules", "-module-name", "Imports", "-o", "-"] + importing.map(\.relativePath)),
            platformOptions: .interruptible, output: .string(limit: 1 << 20), error: .discarded)
        let imported = result.standardOutput.split(separator: "\n").map(String.init)
        var arguments: [String] = []
        for name in Self.names.keys.sorted() where imported.contains(name) {
            arguments += ["-I", try await folder(of: name, compiler: compiler, moduleMap: moduleMap).path]
        }
        return arguments
    }

    /// Returns the folder with a re-exporting module, which is compiled once for each build of the library.
    private func folder(of name: String, compiler: String, moduleMap: URL) async throws -> URL {
        var key = ContentKey()
        key.add(try library.identity)
        key.add(compiler)
        let folder = try CacheFolder.find("modules").appendingPathComponent("\(key)-\(name)")
        let module = folder.appendingPathComponent("\(name).swiftmodule")
        if FileManager.default.fileExists(atPath: module.path) { return folder }
        // Compiled elsewhere and moved, as several compilers may ask for the module at the same time.
        let scratch = try CacheFolder.find("modules").appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: scratch) }
        let source = scratch.appendingPathComponent("\(name).swift")
        try Data("@_exported import \(Self.names[name] ?? name)\n".utf8).write(to: source)
        let result = try await Subprocess.run(
            .path(.init(compiler)),
            arguments: Arguments(
                ["-emit-module", "-parse-as-library", "-module-name", name]
                    + library.moduleArguments(moduleMap: moduleMap)
                    + ["-o", scratch.appendingPathComponent("\(name).swiftmodule").path, source.path]),
            platformOptions: .interruptible, output: .string(limit: 1 << 20), error: .combinedWithOutput)
        guard result.terminationStatus.isSuccess else {
            throw ToolError("The module \(name) cannot be compiled: \(result.standardOutput)")
        }
        do {
            try FileManager.default.moveItem(at: scratch, to: folder)
        } catch {
            guard FileManager.default.fileExists(atPath: module.path) else { throw error }
        }
        return folder
    }
}
