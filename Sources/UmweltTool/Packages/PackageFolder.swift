import Foundation

/// The folder, in the cache of the tool, where a package is built with the tool's library.
struct PackageFolder {
    private let url: URL
    private let library: Library

    /// The purpose of leaving out parts of modules that do not compile; nil to keep them.
    private let repair: RepairPurpose?

    /// Finds or makes the folder for a package.
    ///
    /// - Parameter repair: The purpose of a build without the parts that do not compile, which has a separate folder:
    ///   SwiftPM only rebuilds a module if its files have changed. Nil for a build of all parts.
    init(for package: URL, library: Library, repair: RepairPurpose? = nil) throws {
        self.library = library
        self.repair = repair
        var key = ContentKey()
        key.add(package.standardizedFileURL.resolvingSymlinksInPath().path)
        if let repair { key.add("without broken parts, for \(repair.rawValue)") }
        url = try CacheFolder.find("packages").appendingPathComponent(key.description)
        // What was compiled with another build of the library does not fit.
        let mark = url.appendingPathComponent("library")
        let identity = Data(try library.identity.utf8)
        if (try? Data(contentsOf: mark)) != identity {
            try? FileManager.default.removeItem(at: url)
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            try Data(Library.moduleMap.utf8).write(to: moduleMap)
            try identity.write(to: mark)
        }
    }

    /// The name of the file with the library's C modules.
    static let moduleMapName = "module.modulemap"

    /// The name of the file with empty modules for the missing ones.
    static let emptyModulesName = "empty.modulemap"

    private var moduleMap: URL { url.appendingPathComponent(Self.moduleMapName) }
    private var emptyModules: URL { url.appendingPathComponent(Self.emptyModulesName) }
    private var toolchain: URL { url.appendingPathComponent("toolchain") }
    private var compiler: URL { toolchain.appendingPathComponent("bin/umwelt-swiftc") }

    /// SwiftPM's options for the folder of its files.
    var scratchOptions: [String] { ["--scratch-path", url.appendingPathComponent("build").path] }

    /// SwiftPM's options to build there, with the library.
    var options: [String] {
        scratchOptions + library.linkerArguments.flatMap { ["-Xlinker", $0] }
    }

    /// The tool's packages that replace others.
    var standIns: StandInPackages { StandInPackages(folder: url.appendingPathComponent("stand-ins")) }

    /// Returns the environment variables for SwiftPM: the compiler that it calls, and that the library is installed.
    ///
    /// - Parameter swiftc: The path of the toolchain's compiler.
    func variables(swiftc: String) throws -> [String: String] {
        // The script spares the tool's start where no module is compiled, as for linking.
        let script = """
            #!/bin/sh
            case " $* " in
            *" -emit-module-path "*)
                exec \(shellQuoted(library.tool.path)) compile-module \(shellQuoted(url.path)) \(shellQuoted(swiftc)) "$@" ;;
            *) exec \(shellQuoted(swiftc)) "$@" ;;
            esac

            """
        try FileManager.default.createDirectory(
            at: compiler.deletingLastPathComponent(), withIntermediateDirectories: true)
        try write(script, to: compiler)
        // SwiftPM looks for the toolchain's libraries, such as the index store that finds tests, beside the compiler.
        let libraries = URL(fileURLWithPath: swiftc).resolvingSymlinksInPath().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("lib")
        let link = toolchain.appendingPathComponent("lib")
        if (try? FileManager.default.destinationOfSymbolicLink(atPath: link.path)) != libraries.path {
            try? FileManager.default.removeItem(at: link)
            try FileManager.default.createSymbolicLink(at: link, withDestinationURL: libraries)
        }
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: compiler.path)
        let variables = ["SWIFT_EXEC": compiler.path, "SWIFT_EXEC_MANIFEST": swiftc, "UMWELT_INSTALLED": "1"]
        return variables.merging(repair.map { [ModuleCommand.skipsBroken: $0.rawValue] } ?? [:]) { $1 }
    }

    /// The parts of modules that were left out.
    var leftOut: LeftOutParts { LeftOutParts(folder: url) }

    private func shellQuoted(_ text: String) -> String { "'\(text.replacing("'", with: "'\\''"))'" }

    /// The folders of the packages that SwiftPM has fetched.
    var dependencies: [URL] {
        let folder = url.appendingPathComponent("build/checkouts")
        return ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
            .map(folder.appendingPathComponent)
    }

    /// Returns the last arguments of a module; nil for none.
    func record(of module: String) -> ModuleRecord? { ModuleRecord(of: module, in: url) }

    /// The last arguments of each module.
    var records: [ModuleRecord] { ModuleRecord.all(in: url) }

    /// Creates exactly the empty modules with some names.
    func replace(_ names: [String]) throws {
        try write(names.map { "module \($0) {}\n" }.joined(), to: emptyModules)
    }

    /// The package around a package without a program.
    var previews: URL { url.appendingPathComponent("previews") }

    /// Creates the package whose program shows the previews of another one.
    ///
    /// - Parameters:
    ///   - libraries: The library products with the previews.
    ///   - package: The folder of the package.
    ///   - name: The name of the package.
    /// - Returns: The name of the program.
    func makePreviews(of libraries: [String], in package: URL, named name: String) throws -> String {
        let program = "\(name)Previews"
        let folder = package.standardizedFileURL
        let products = libraries.map { ".product(name: \(quoted($0)), package: \(quoted(folder.lastPathComponent)))" }
        let manifest = """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: \(quoted(program)),
                dependencies: [.package(path: \(quoted(folder.path)))],
                targets: [
                    .executableTarget(
                        name: \(quoted(program)), dependencies: [\(products.joined(separator: ", "))], path: "Main"),
                ])

            """
        let main = previews.appendingPathComponent("Main")
        try FileManager.default.createDirectory(at: main, withIntermediateDirectories: true)
        try write(manifest, to: previews.appendingPathComponent("Package.swift"))
        try write(
            "import SwiftUI\n\nMainActor.assumeIsolated { _runPreviews() }\n",
            to: main.appendingPathComponent("main.swift"))
        return program
    }

    /// Writes a file, unless it is unchanged: SwiftPM rebuilds what depends on changed files.
    private func write(_ text: String, to file: URL) throws {
        let data = Data(text.utf8)
        if (try? Data(contentsOf: file)) != data { try data.write(to: file) }
    }

    private func quoted(_ text: String) -> String {
        "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    }
}
