import Foundation
import Subprocess
import UmweltDataModels

/// Compiles Swift files to a program, or finds the program that was compiled from the same files before.
struct Compilation {
    let target: AppTarget
    let folder: URL
    let library: Library

    /// True if parts that do not compile are left out.
    let skipsBroken: Bool

    /// The C libraries' modules beside the files; none for a single file, whose folder may be any.
    private let modulesOfC: SystemModules?

    init(target: AppTarget, folder: URL, library: Library, skipsBroken: Bool = false) {
        self.target = target
        self.folder = folder
        self.library = library
        self.skipsBroken = skipsBroken
        modulesOfC = target.files.count > 1 ? SystemModules(in: folder) : nil
    }

    func program() async throws -> Program {
        let compiler = try await Toolchain.find("swiftc")
        let resources = AppResources(in: folder)
        let cache = try await filledCache(for: resources, compiler)
        let use = cache.use()
        for line in LeftOutParts(folder: cache.folder).messages { standardError("Left out: \(line)") }
        try resources.makeBundle(of: cache.program, project: target.information)
        return Program(file: cache.program, sources: folder, use: use)
    }

    /// The number of compilations after which files that change during each of them are an error.
    private static let maxTurns = 20

    /// Returns the cache's entry of the program, which is compiled if necessary.
    ///
    /// The compiler reads the files after their key was made of them. A program whose files were saved in between is
    /// discarded, because the entry would have another program than its key says.
    private func filledCache(for resources: AppResources, _ compiler: String) async throws -> ProgramCache {
        for _ in 0..<Self.maxTurns {
            let stamps = stamps
            let generated = try generatedSource(for: resources)
            let cache = ProgramCache(
                key: try key(compiler: compiler, generated: generated), name: AppResources.programPath(moduleName),
                in: try CacheFolder.find("programs"))
            if cache.isFilled { return cache }
            do {
                try await cache.fill { draft in
                    try await compile(generated, with: compiler, in: draft)
                    if stamps != self.stamps { throw SourcesChanged() }
                }
                return cache
            } catch  where stamps != self.stamps {
                // Errors of half-saved files, too, are those of no program.
                continue
            }
        }
        throw ToolError(
            "The files of \(target.name) change while they are compiled. Save them less often, and try again.")
    }

    private struct SourcesChanged: Error {}

    /// The sizes and times of change of the files; nil for files that are not there.
    private var stamps: [String?] { target.files.map { try? $0.stamp } }

    /// Compiles the files. Modules that only Apple's systems have are replaced by empty ones, so that all errors are
    /// found. A program that uses none of their declarations runs.
    private func compile(_ generated: String?, with compiler: String, in folder: URL) async throws {
        var missing: [String] = []
        var repair = SourceRepair()
        var turns = 0
        while true {
            let messages = try await compile(generated, without: missing, repair.texts, with: compiler, in: folder)
            guard let messages else {
                if !repair.messages.isEmpty { try LeftOutParts(folder: folder).write(repair.messages, of: moduleName) }
                let modules = MissingModules(missing, files: target.files)
                for line in modules.warnings(areUsed: !repair.messages.isEmpty) { standardError(line) }
                return
            }
            let found = MissingModules.names(in: messages).filter { !missing.contains($0) }
            if !found.isEmpty {
                missing += try await withImported(found, isFirst: missing.isEmpty, compiler)
                continue
            }
            turns += 1
            if skipsBroken, turns <= SourceRepair.maxTurns,
                try await repair.replaceParts(after: messages, in: target.files, compiler: compiler)
            {
                continue
            }
            let exact = try await exactMessages(generated, without: missing, messages, with: compiler, in: folder)
            var failure = BuildFailure(
                name: target.name, messages: exact ?? messages, missing: missing, files: target.files)
            failure.canSkip = true
            throw failure
        }
    }

    /// Returns modules that the compiler has not found, the first time with all that it would report later.
    private func withImported(_ found: [String], isFirst: Bool, _ compiler: String) async throws -> [String] {
        guard isFirst else { return found }
        let others = try await MissingModules.imported(by: target.files, library: library, compiler: compiler)
        return found + others.filter { !found.contains($0) }
    }

    /// Returns the compiler's messages about closures whose element types it cannot infer; nil if that is not the
    /// problem.
    private func exactMessages(
        _ generated: String?, without missing: [String], _ messages: String, with compiler: String, in folder: URL
    ) async throws -> String? {
        try await ElementTypes.exactMessages(after: messages, in: target.files) { texts in
            try await compile(generated, without: missing, texts, with: compiler, in: folder)
        }
    }

    /// The arguments with which the compiler reads the files.
    ///
    /// - Parameters:
    ///   - missing: The modules that are replaced by empty ones.
    ///   - repaired: The texts of files with replaced parts.
    ///   - folder: A folder for additional input of the compiler.
    private func sourceArguments(
        without missing: [String], _ repaired: [String: String] = [:], with compiler: String, in folder: URL
    ) async throws -> [String] {
        let hasColors = isatty(STDERR_FILENO) == 1 && !skipsBroken
        let messages = [hasColors ? "-color-diagnostics" : "-no-color-diagnostics", "-suppress-warnings"]
        return try await moduleArguments(without: missing, with: compiler) + messages
            + (try SourceOverlay(files: target.files, repaired: repaired).arguments(scratch: folder))
            + library.linkerArguments.flatMap { ["-Xlinker", $0] }
    }

    /// The arguments for reading the files' module and its imports.
    ///
    /// - Parameter missing: The modules that are replaced by empty ones.
    func moduleArguments(without missing: [String], with compiler: String) async throws -> [String] {
        let moduleMap = try ModuleMap.file(with: missing)
        return target.settings.arguments + ["-module-name", moduleName]
            + (try await RenamedModules.arguments(for: target.files, compiler: compiler))
            + (hasMainFile ? [] : ["-parse-as-library"]) + library.moduleArguments(moduleMap: moduleMap)
            + (try await modulesOfC?.arguments() ?? [])
    }

    /// Returns the typed syntax of the files, with the name of their module.
    func syntax() async throws -> (trees: [SyntaxNode], module: String) {
        let compiler = try await Toolchain.find("swiftc")
        let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("umwelt-check-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: scratch) }
        var sources = target.files.map(\.argumentPath)
        if let generated = try generatedSource(for: AppResources(in: folder)) {
            let file = scratch.appendingPathComponent("GeneratedAssetSymbols.swift")
            try Data(generated.utf8).write(to: file)
            sources.append(file.path)
        }
        var missing: [String] = []
        while true {
            do {
                let source = TypedSource(
                    arguments: try await sourceArguments(without: missing, with: compiler, in: scratch), files: sources,
                    compiler: compiler)
                return (try await source.trees(named: target.name), moduleName)
            } catch let failure as BuildFailure {
                let found = MissingModules.names(in: failure.messages).filter { !missing.contains($0) }
                if found.isEmpty {
                    throw BuildFailure(
                        name: target.name, messages: failure.messages, missing: missing, files: target.files)
                }
                missing += try await withImported(found, isFirst: missing.isEmpty, compiler)
            }
        }
    }

    /// Compiles the files once.
    ///
    /// - Parameters:
    ///   - missing: The modules that are replaced by empty ones.
    ///   - repaired: The texts of files with replaced parts.
    /// - Returns: The compiler's messages; nil if the program was compiled.
    private func compile(
        _ generated: String?, without missing: [String], _ repaired: [String: String], with compiler: String,
        in folder: URL
    ) async throws -> String? {
        let program = folder.appendingPathComponent(AppResources.programPath(moduleName))
        try FileManager.default.createDirectory(
            at: program.deletingLastPathComponent(), withIntermediateDirectories: true)
        var sources = target.files.map(\.argumentPath)
        if let generated {
            let file = folder.appendingPathComponent("GeneratedAssetSymbols.swift")
            try Data(generated.utf8).write(to: file)
            sources.append(file.path)
        }
        // Files of this size compile fastest all at once.
        let arguments =
            [
                "-Onone", "-g", "-wmo",
                // Debuggers read the module. By itself it is made by a second run of the compiler, which takes as long.
                "-no-emit-module-separately-wmo",
                // Of several files, the module is written to the user's folder otherwise.
                "-emit-executable", "-emit-module-path",
                folder.appendingPathComponent("\(moduleName).swiftmodule").path,
                // Links in half the time of the default.
                "-use-ld=lld",
            ]
            + (try await sourceArguments(without: missing, repaired, with: compiler, in: folder)) + [
                "-o", program.path,
            ] + sources
        let result = try await Subprocess.run(
            .path(.init(compiler)), arguments: Arguments(arguments), platformOptions: .interruptible,
            output: .string(limit: 16 << 20), error: .combinedWithOutput)
        return result.terminationStatus.isSuccess ? nil : result.standardOutput
    }

    /// Returns the source that Xcode would generate: names of images and colours, the bundle of a package's module, and
    /// the classes of models.
    func generatedSource(for resources: AppResources) throws -> String? {
        let texts = target.files.compactMap { try? String(contentsOf: $0, encoding: .utf8) }
        let symbols = AssetSymbols(catalogs: resources.catalogs).source { name in
            texts.contains { $0.contains("static let \(name)") || $0.contains("static var \(name)") }
        }
        // Source of a package's module, compiled by itself.
        let isModule = texts.contains { $0.contains("Bundle.module") || $0.contains("bundle: .module") }
        let module =
            "import Foundation\nextension Foundation.Bundle { static var module: Foundation.Bundle { .main } }\n"
        let models = try resources.dataModels.compactMap { file in
            try DataModel(at: file).source { name in
                texts.contains { $0.contains("class \(name):") || $0.contains("class \(name) :") }
            }
        }
        let parts = [symbols, isModule ? module : nil].compactMap { $0 } + models
        return parts.isEmpty ? nil : parts.joined()
    }

    /// Returns the key of everything that the program depends on.
    private func key(compiler: String, generated: String?) throws -> ContentKey {
        var key = ContentKey()
        key.add(compiler)
        // The same files may be a program by themselves, or the only ones of a folder with another name.
        key.add(AppResources.programPath(moduleName))
        key.add(try library.identity)
        key.add(target.settings.arguments.joined(separator: " "))
        key.add(generated ?? "")
        key.add("\(skipsBroken)")
        for map in modulesOfC?.texts ?? [] { key.add(map) }
        for file in target.files {
            // The compiler's messages and `#file` contain the path, debug information the folder from which it is
            // relative.
            key.add(file.relativePath)
            key.add(file.path)
            do {
                key.add(try Data(contentsOf: file))
            } catch {
                throw ToolError("\(file.relativePath) cannot be read: \(FileFault.reason(at: file.path)).")
            }
        }
        return key
    }

    /// True if a file contains top-level statements; the compiler recognises it by its name.
    private var hasMainFile: Bool {
        target.files.count > 1 && target.files.contains { $0.lastPathComponent == "main.swift" }
    }

    /// The name of the module, valid and different from other modules.
    var moduleName: String {
        let word = String(
            (target.givenModule ?? target.name).map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
        let isTaken = word == "main" || word.first?.isNumber ?? true || Self.systemModules.contains(word)
        return isTaken || library.hasModule(named: word) ? "App_\(word)" : word
    }

    private static let systemModules: Set = ["Swift", "Foundation", "Observation", "Dispatch", "Glibc", "Testing"]
}
