import ArgumentParser
import Foundation

/// `umwelt compile-module`: the compiler that SwiftPM calls for a module of a package (`SWIFT_EXEC`).
///
/// SwiftPM gives all modules the same arguments. This command adds those of the one module, as ``Compilation`` does for
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
        let call = CompilerCall(arguments)
        let arguments = try await arguments + added(to: call)
        var pointers = ([compiler] + arguments).map { strdup($0) } + [nil]
        execv(compiler, &pointers)
        throw ToolError("\(compiler) cannot be run: \(String(cString: strerror(errno))).")
    }

    /// Returns the arguments that a module needs beside SwiftPM's.
    private func added(to call: CompilerCall) async throws -> [String] {
        let library = try Library.installed()
        guard let module = call.moduleName, !call.isForHost, !library.isBuilt(of: call.packageName),
            !library.hasModule(named: module)
        else { return [] }
        let place = URL(fileURLWithPath: folder)
        let scratch = place.appendingPathComponent("overlays/\(module)")
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        let moduleMap = place.appendingPathComponent(PackageFolder.moduleMapName)
        return library.moduleArguments(moduleMap: moduleMap)
            + ["-Xcc", "-fmodule-map-file=\(place.appendingPathComponent(PackageFolder.emptyModulesName).path)"]
            + (try await RenamedModules(library: library)
                .arguments(for: call.files, compiler: compiler, moduleMap: moduleMap))
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

    /// Returns the paths of a list, of which quotes and backslashes are taken off as a shell does.
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
