import Foundation
import Subprocess

/// Builds a package with SwiftPM and finds the program in it.
///
/// The package and all that it depends on are compiled with this tool's library, in a folder of the cache. A dependency
/// on Umwelt is answered by the library, too: see `UMWELT_INSTALLED` in the manifest of Umwelt. ``StandInPackages``
/// answer a dependency on swift-snapshot-testing. If the package has no executable, a program with its previews is
/// built around it.
struct PackageBuild {
    let folder: URL

    /// The product that was asked for; nil for the only one.
    let wanted: String?

    let library: Library

    /// True if a package is built for release: with an installation's library, which is built for release itself, or, if
    /// it depends on Umwelt, with Umwelt's source.
    var isRelease = false

    /// The purpose of leaving out parts that do not compile; nil to keep them.
    var repair: RepairPurpose?

    /// The part of a package to build.
    enum Part {
        case product(String), everything, tests

        var options: [String] {
            switch self {
            case .product(let name): ["--product", name]
            case .everything: []
            case .tests: ["--build-tests"]
            }
        }
    }

    /// SwiftPM, and the folder that it builds in.
    struct Tools {
        /// The path of `swift`.
        let swift: String

        /// The path of `swiftc`.
        let compiler: String
        let place: PackageFolder

        /// The variables for SwiftPM.
        let variables: [String: String]
    }

    init(folder: URL, wanted: String?, library: Library, isRelease: Bool = false, repair: RepairPurpose? = nil) {
        self.folder = folder
        self.wanted = wanted
        self.library = library
        self.isRelease = isRelease
        self.repair = repair
    }

    /// Finds the package at a path.
    ///
    /// - Throws: ``ToolError`` if it is not a package.
    init(path: String) throws {
        guard case .package(let folder, _) = try Subject(path: path) else {
            throw ToolError("\(path) is no package: there is no Package.swift that SwiftPM can build here.")
        }
        self.init(folder: folder, wanted: nil, library: try .installed())
    }

    /// Returns true if SwiftPM can build a folder's package here: those of apps for Swift Playgrounds are not
    /// supported.
    static func isPackage(_ folder: URL) -> Bool {
        let manifest = folder.appendingPathComponent("Package.swift")
        guard let text = try? String(contentsOf: manifest, encoding: .utf8) else { return false }
        return !text.contains("import AppleProductTypes")
    }

    /// Finds SwiftPM, and makes the folder that it builds in.
    func tools() async throws -> Tools {
        let compiler = try await Toolchain.find("swiftc")
        let place = try PackageFolder(for: folder, library: library, repair: repair)
        return Tools(
            swift: try await Toolchain.find("swift"), compiler: compiler, place: place,
            variables: try place.variables(swiftc: compiler))
    }

    func program() async throws -> Program {
        let tools = try await tools()
        let place = tools.place
        let description = try await describe(with: tools)
        let programs = description.products.filter(\.isExecutable).map(\.name)
        let isOfSource = isRelease && !library.isInstallation && description.dependsOnUmwelt
        if isOfSource, let program = try await releaseProgram(programs, of: description) {
            return program
        }
        let libraries = description.products.filter(\.isLibrary).map(\.name)
        var (package, name) = (folder, "")
        if programs.isEmpty && !libraries.isEmpty {
            let names = try wanted.map { [try choose(libraries, of: description, named: $0)] } ?? libraries
            (package, name) = (place.previews, try place.makePreviews(of: names, in: folder, named: description.name))
        } else {
            name = try choose(programs, of: description)
        }
        let products = try await build(.product(name), package, with: tools)
        return Program(file: products.appendingPathComponent(name), sources: folder)
    }

    /// Builds programs with the previews of all targets: one with the library products, and then executable products
    /// for other targets.
    func previewBuilds() async throws -> [PreviewBuild] {
        let tools = try await tools()
        let place = tools.place
        let description = try await describe(with: tools)
        var waiting = description.sourceTargets.map { $0.previewTarget(in: folder) }.filter(\.mayHavePreviews)
        var builds: [PreviewBuild] = []
        func add(_ products: [PackageDescription.Product], _ build: () async throws -> Program) async {
            let names = description.targets(of: products)
            let targets = waiting.filter { names.contains($0.name) }
            if targets.isEmpty { return }
            waiting.removeAll { names.contains($0.name) }
            builds.append(PreviewBuild(targets: targets, program: await Result(catching: build)))
        }
        let libraries = description.products.filter(\.isLibrary)
        await add(libraries) {
            let name = try place.makePreviews(of: libraries.map(\.name), in: folder, named: description.name)
            let products = try await build(.product(name), place.previews, with: tools)
            return Program(file: products.appendingPathComponent(name), sources: folder)
        }
        for product in description.products where product.isExecutable {
            await add([product]) {
                let products = try await build(.product(product.name), folder, with: tools)
                return Program(file: products.appendingPathComponent(product.name), sources: folder)
            }
        }
        let rest = waiting.map { target in
            PreviewBuild(targets: [target], program: .failure(ToolError("The target \(target.name) is in no product.")))
        }
        return builds + rest
    }

    /// Builds a part of the package.
    ///
    /// - Returns: The folder of the products.
    func build(_ part: Part) async throws -> URL {
        try await build(part, folder, with: try await tools())
    }

    /// Builds a program for release, with Umwelt's source as the package's manifest names it.
    ///
    /// - Returns: Nil if a library used by the package needs the tool's library, because it imports SwiftUI and does
    ///   not depend on Umwelt.
    private func releaseProgram(_ programs: [String], of description: PackageDescription) async throws -> Program? {
        let swift = try await Toolchain.find("swift")
        let name = try choose(programs, of: description)
        let arguments = ["build", "--package-path", folder.path, "-c", "release"]
        let (succeeded, messages) = try await run(swift, arguments + ["--product", name])
        if !succeeded {
            if MissingModules.names(in: messages).contains("SwiftUI") {
                standardError("A library of the package does not depend on Umwelt: building with the installed one.")
                return nil
            }
            throw BuildFailure(
                name: name, messages: messages, missing: [], files: ProjectFolder.swiftFiles(in: folder))
        }
        let products = try await binPath(swift, arguments)
        return Program(file: products.appendingPathComponent(name), sources: folder)
    }

    private func choose(_ names: [String], of description: PackageDescription, named name: String? = nil) throws
        -> String
    {
        let list = names.joined(separator: ", ")
        if let name = name ?? wanted {
            guard names.contains(name) else {
                throw ToolError("The package \(description.name) has no product \(name). There are: \(list).")
            }
            return name
        }
        guard let name = names.first else {
            throw ToolError(
                "The package \(description.name) has no executable product: name one of its folders instead.")
        }
        guard names.count == 1 else {
            throw ToolError(
                "The package \(description.name) has several programs, \(list): choose one with --target NAME.")
        }
        return name
    }

    /// Builds a part of a package with the library.
    ///
    /// - Returns: The folder of the products.
    func build(
        _ part: Part, _ package: URL, with tools: Tools
    ) async throws -> URL {
        let (swift, variables) = (tools.swift, tools.variables)
        let standIns = try tools.place.standIns.options(for: package, manifests: [package, folder])
        let configuration = isRelease && library.isInstallation ? ["-c", "release"] : []
        let arguments = ["build", "--package-path", package.path] + configuration + tools.place.options + standIns
        let sources = ProjectFolder.swiftFiles(in: folder).map(LinkedSources.target)
        var missing: [String] = []
        while true {
            try tools.place.replace(missing)
            let (succeeded, messages) = try await run(swift, arguments + part.options, variables)
            if succeeded { break }
            let found = MissingModules.names(in: messages).filter { !missing.contains($0) }
            missing += found
            // With empty modules in the place of those that are missing, the compiler finds the other errors.
            if found.isEmpty {
                var name = folder.standardizedFileURL.lastPathComponent
                if case .product(let product) = part, package == folder { name = product }
                let exact = try await exactMessages(after: messages, with: tools)
                var failure = BuildFailure(
                    name: name, messages: exact ?? messages, missing: missing, files: sources,
                    libraries: tools.place.dependencies.flatMap(ProjectFolder.swiftFiles))
                failure.canSkip = true
                throw failure
            }
        }
        let leftOut = repair == nil ? [] : tools.place.leftOut.messages
        // Tests list it at their end.
        if repair != .tests { for line in leftOut { standardError("Left out: \(line)") } }
        let modules = MissingModules(missing, files: sources)
        for line in modules.warnings(areUsed: !leftOut.isEmpty) { standardError(line) }
        return try await binPath(swift, arguments, variables)
    }

    private func run(
        _ swift: String, _ arguments: [String], _ variables: [String: String] = [:]
    ) async throws -> (succeeded: Bool, messages: String) {
        let build = try await Subprocess.run(
            .path(.init(swift)), arguments: Arguments(arguments), environment: environment(variables),
            platformOptions: .interruptible, output: .string(limit: 16 << 20), error: .combinedWithOutput)
        return (build.terminationStatus.isSuccess, build.standardOutput)
    }

    private func binPath(
        _ swift: String, _ arguments: [String], _ variables: [String: String] = [:]
    ) async throws -> URL {
        let path = try await output(of: swift, arguments + ["--show-bin-path"], variables)
        return URL(
            fileURLWithPath: String(decoding: path, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines))
    }

    func describe(with tools: Tools) async throws -> PackageDescription {
        let json = try await output(
            of: tools.swift,
            ["package", "--package-path", folder.path] + tools.place.scratchOptions + ["describe", "--type", "json"],
            tools.variables)
        return try JSONDecoder().decode(PackageDescription.self, from: Data(json))
    }

    /// Returns the output of a command; prints its errors only if it fails.
    private func output(
        of swift: String, _ arguments: [String], _ variables: [String: String]
    ) async throws -> [UInt8] {
        let result = try await Subprocess.run(
            .path(.init(swift)), arguments: Arguments(arguments), environment: environment(variables),
            output: .bytes(limit: 16 << 20), error: .string(limit: 16 << 20))
        guard result.terminationStatus.isSuccess else {
            standardError(result.standardError)
            throw ToolError("SwiftPM cannot read \(folder.relativePath)/Package.swift: correct the errors above.")
        }
        return result.standardOutput
    }

    func environment(_ variables: [String: String]) -> Environment {
        let updates = variables.map { (Environment.Key(stringLiteral: $0), Optional($1)) }
        return .inherit.updating(Dictionary(uniqueKeysWithValues: updates))
    }
}
