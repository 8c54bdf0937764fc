import Foundation
import Subprocess

/// Compiles Swift files to a program, or finds the program that was compiled from the same files before.
struct Compilation {
    let files: [URL]
    let folder: URL
    let name: String
    let library: Library

    func program() async throws -> Program {
        let compiler = try await Toolchain.find("swiftc")
        let cache = try ProgramCache(key: key(compiler: compiler))
        let file = cache.folder.appendingPathComponent(moduleName)
        if !cache.isFilled {
            try await cache.fill { try await compile(with: compiler, in: $0) }
        }
        return Program(file: file, sources: folder)
    }

    private func compile(with compiler: String, in folder: URL) async throws {
        let moduleMap = folder.appendingPathComponent("module.modulemap")
        try Data(Library.moduleMap.utf8).write(to: moduleMap)
        // Files of this size compile fastest all at once.
        let arguments =
            [
                "-swift-version", "5", isatty(STDERR_FILENO) == 1 ? "-color-diagnostics" : "-no-color-diagnostics",
                "-Onone", "-g", "-wmo", "-suppress-warnings", "-module-name", moduleName,
                // Files import either name of Apple's for logging.
                "-module-alias", "os=OSLog",
            ]
            + (try await UIKitModule(files).arguments(compiler: compiler, scratch: folder))
            + (hasMainFile ? [] : ["-parse-as-library"]) + library.compilerArguments(moduleMap: moduleMap)
            + ["-o", folder.appendingPathComponent(moduleName).path] + files.map(\.relativePath)
        let result = try await Subprocess.run(
            .path(.init(compiler)), arguments: Arguments(arguments), platformOptions: .interruptible,
            output: .string(limit: 16 << 20), error: .combinedWithOutput)
        guard result.terminationStatus.isSuccess else {
            throw BuildFailure(name: name, messages: result.standardOutput)
        }
    }

    /// Returns the key of everything that the program depends on.
    private func key(compiler: String) throws -> ContentKey {
        var key = ContentKey()
        key.add(compiler)
        key.add(try library.identity)
        for file in files {
            // The compiler's messages and `#file` contain the path, debug information the folder from which it is
            // relative.
            key.add(file.relativePath)
            key.add(file.path)
            do {
                key.add(try Data(contentsOf: file))
            } catch {
                throw ToolError("\(file.relativePath) cannot be read.")
            }
        }
        return key
    }

    /// True if a file contains top-level statements; the compiler recognises it by its name.
    private var hasMainFile: Bool { files.count > 1 && files.contains { $0.lastPathComponent == "main.swift" } }

    /// The name of the module, as the language allows it and different from those of other modules.
    private var moduleName: String {
        let word = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
        let isTaken = word == "main" || word.first?.isNumber ?? true || Self.systemModules.contains(word)
        return isTaken || library.hasModule(named: word) ? "App_\(word)" : word
    }

    private static let systemModules: Set = ["Swift", "Foundation", "Observation", "Dispatch", "Glibc", "Testing"]
}
