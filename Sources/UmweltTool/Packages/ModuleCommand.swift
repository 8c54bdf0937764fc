import ArgumentParser
import Foundation
import Subprocess

/// `umwelt compile-module`: the compiler that SwiftPM calls for a module of a package (`SWIFT_EXEC`).
///
/// SwiftPM passes the same arguments to all modules. This command adds those of one module, like ``Compilation`` for
/// files, and becomes the compiler.
struct ModuleCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "compile-module", abstract: "Compiles a module for SwiftPM.", shouldDisplay: false)

    @Argument(help: "The folder of the package's build.")
    var folder: String

    @Argument(help: "The path of swiftc.")
    var compiler: String

    @Argument(parsing: .captureForPassthrough, help: "The compiler's arguments.")
    var arguments: [String] = []

    func run() async throws {
        let first = CompilerCall(arguments)
        let given = try LinkedSources.following(arguments, of: first, scratch: scratch(for: first.moduleName ?? ""))
        let call = CompilerCall(given)
        var arguments = try await given + added(to: call)
        if let purpose = ProcessInfo.processInfo.environment[Self.skipsBroken].flatMap(RepairPurpose.init) {
            arguments += try await skipBroken(of: call, for: purpose, arguments)
        }
        if let module = call.moduleName, !call.isForHost {
            try ModuleRecord(arguments: arguments, files: call.files.map(\.path)).write(
                for: module, in: URL(fileURLWithPath: folder))
        }
        var pointers = ([compiler] + arguments).map { strdup($0) } + [nil]
        execv(compiler, &pointers)
        throw ToolError("\(compiler) cannot be run: \(String(cString: strerror(errno))).")
    }

    /// The variable that has parts of modules left out that do not compile; its value is a ``RepairPurpose``.
    static let skipsBroken = "UMWELT_SKIP_BROKEN"

    /// Checks a module, and returns the compiler's arguments that leave out the parts that do not compile.
    ///
    /// - Parameter arguments: The original arguments of the module.
    private func skipBroken(
        of call: CompilerCall, for purpose: RepairPurpose, _ arguments: [String]
    ) async throws -> [String] {
        guard let module = call.moduleName, !call.isForHost else { return [] }
        let scratch = scratch(for: module)
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        let list = LeftOutParts(folder: URL(fileURLWithPath: folder))
        try list.write([], of: module)
        let record = ModuleRecord(arguments: arguments, files: call.files.map(\.path))
        var repair = SourceRepair(for: purpose)
        var overlay: [String] = []
        for _ in 0..<SourceRepair.maxTurns {
            let result = try await Subprocess.run(
                .path(.init(compiler)),
                arguments: Arguments(
                    // Some errors, such as of properties that are not initialized, are found in SIL alone.
                    record.readingArguments + overlay
                        + ["-emit-sil", "-wmo", "-o", "/dev/null", "-no-color-diagnostics"] + record.files),
                platformOptions: .interruptible, output: .string(limit: 16 << 20), error: .combinedWithOutput)
            if result.terminationStatus.isSuccess { break }
            // Other errors are for the compiler's own run.
            guard
                try await repair.replaceParts(after: result.standardOutput, in: call.files, compiler: compiler)
            else { return [] }
            overlay = try SourceOverlay(files: call.files, repaired: repair.texts).arguments(scratch: scratch)
        }
        if overlay.isEmpty { return [] }
        try list.write(repair.messages, of: module)
        var key = ContentKey()
        for text in repair.texts.sorted(by: { $0.key < $1.key }) { key.add(text.value) }
        // Other arguments have the compiler build all files of the module anew: it does not know of the overlay.
        return overlay + ["-D", "UMWELT_REPAIR_\(key)"]
    }

    /// The folder for a module's generated files.
    private func scratch(for module: String) -> URL {
        URL(fileURLWithPath: folder).appendingPathComponent("overlays/\(module)")
    }

    /// Returns the arguments that a module needs beside SwiftPM's.
    private func added(to call: CompilerCall) async throws -> [String] {
        let library = try Library.installed()
        guard let module = call.moduleName, !call.isForHost, !library.isBuilt(of: call.packageName),
            !library.hasModule(named: module)
        else { return [] }
        let place = URL(fileURLWithPath: folder)
        let scratch = scratch(for: module)
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        let moduleMap = place.appendingPathComponent(PackageFolder.moduleMapName)
        return library.moduleArguments(moduleMap: moduleMap)
            + ["-Xcc", "-fmodule-map-file=\(place.appendingPathComponent(PackageFolder.emptyModulesName).path)"]
            + (try await RenamedModules.arguments(for: call.files, compiler: compiler))
            + (try SourceOverlay(files: call.files).arguments(scratch: scratch))
    }
}

/// The arguments with which SwiftPM calls the compiler for a module.
struct CompilerCall {
    let moduleName: String?

    /// The identity of the package, in the compiler's spelling, such as `swift_log`.
    let packageName: String?

    /// The Swift files of the module.
    let files: [URL]

    /// True for modules of plug-ins and macros, which run on the machine that builds.
    let isForHost: Bool

    init(_ arguments: [String]) {
        func value(of option: String) -> String? {
            arguments.firstIndex(of: option).flatMap { arguments.indices.contains($0 + 1) ? arguments[$0 + 1] : nil }
        }
        moduleName = value(of: "-module-name")
        packageName = value(of: "-package-name")
        isForHost = value(of: "-emit-module-path")?.contains("/Modules-tool/") ?? false
        // SwiftPM writes the list of files to a file, a path a line, with quotes where a path has spaces.
        let lists = arguments.filter { $0.hasPrefix("@") }.compactMap {
            try? String(contentsOfFile: String($0.dropFirst()), encoding: .utf8)
        }
        let named = arguments.filter { $0.hasSuffix(".swift") && !$0.hasPrefix("-") }
        files = (lists.flatMap(Self.paths) + named).filter { $0.hasSuffix(".swift") }.map(URL.init(fileURLWithPath:))
    }

    /// Returns the paths of a list, with quotes and backslashes removed as in a shell.
    static func paths(in list: String) -> [String] {
        list.split(whereSeparator: \.isNewline).map { entry in
            let line = entry.trimmingCharacters(in: .whitespaces)
            guard line.hasPrefix("'"), line.hasSuffix("'"), line.count > 1 else {
                return line.replacing(/\\(.)/) { String($0.1) }
            }
            return String(line.dropFirst().dropLast()).replacing("'\\''", with: "'")
        }
    }
}
