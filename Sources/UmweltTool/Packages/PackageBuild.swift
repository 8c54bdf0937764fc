import Foundation
import Subprocess

/// Builds a package with SwiftPM and finds the program in it.
///
/// The package and all that it depends on are compiled with this tool's library, in a folder of the cache. A dependency
/// on Umwelt is answered by the library, too: see `UMWELT_INSTALLED` in the manifest of Umwelt. If the package has no
/// program, one that shows its previews is built around it.
struct PackageBuild {
    let folder: URL

    /// The product that was asked for; nil for the only one.
    let wanted: String?

    let library: Library

    /// True if a package that depends on Umwelt is built for release, with Umwelt's source.
    var isRelease = false

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

    init(folder: URL, wanted: String?, library: Library, isRelease: Bool = false) {
        self.folder = folder
        self.wanted = wanted
        self.library = library
        self.isRelease = isRelease
    }

    /// Finds the package at a path.
    ///
    /// - Throws: ``ToolError`` if it is none.
    init(path: String) throws {
        guard case .package(let folder, _) = try Subject(path: path) else {
            throw ToolError("\(path) is no package: there is no Package.swift that SwiftPM can build here.")
        }
        self.init(folder: folder, wanted: nil, library: try .installed())
    }

    /// Returns true if a folder is a package that SwiftPM can build here: those of apps for Swift Playgrounds are not.
    static func isPackage(_ folder: URL) -> Bool {
        let manifest = folder.appendingPathComponent("Package.swift")
        guard let text = try? String(contentsOf: manifest, encoding: .utf8) else { return false }
        return !text.contains("import AppleProductTypes")
    }

    func program() async throws -> Program {
        let swift = try await Toolchain.find("swift")
        let place = try PackageFolder(for: folder, library: library)
        let variables = try place.variables(swiftc: try await Toolchain.find("swiftc"))
        let description = try await describe(with: swift, in: place, variables)
        let programs = description.products.filter(\.isExecutable).map(\.name)
        if isRelease && description.dependsOnUmwelt, let program = try await releaseProgram(programs, of: description) {
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
        let products = try await build(.product(name), package, with: swift, in: place, variables)
        return Program(file: products.appendingPathComponent(name), sources: folder)
    }

    /// Builds a part of the package.
    ///
    /// - Returns: The folder of the products.
    func build(_ part: Part) async throws -> URL {
        let place = try PackageFolder(for: folder, library: library)
        let variables = try place.variables(swiftc: try await Toolchain.find("swiftc"))
        return try await build(part, folder, with: try await Toolchain.find("swift"), in: place, variables)
    }

    /// Builds the package's tests and becomes `swift test`, whose output and exit code are the tool's.
    func test(_ options: [String]) async throws {
        _ = try await build(.tests)
        let place = try PackageFolder(for: folder, library: library)
        let swift = try await Toolchain.find("swift")
        for (name, value) in try place.variables(swiftc: try await Toolchain.find("swiftc")) { setenv(name, value, 1) }
        let call = [swift, "test", "--skip-build", "--package-path", folder.path] + place.options + options
        var pointers = call.map { strdup($0) } + [nil]
        execv(swift, &pointers)
        throw ToolError("\(swift) cannot be run: \(String(cString: strerror(errno))).")
    }

    /// Builds a program for release, with Umwelt's source as the package's manifest names it.
    ///
    /// - Returns: nil if a library that the package uses needs the tool's library, as it imports SwiftUI and does not
    ///   depend on Umwelt.
    private func releaseProgram(_ programs: [String], of description: Description) async throws -> Program? {
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
                name: name, messages: messages,
                advice: MissingModules([], files: ProjectFolder.swiftFiles(in: folder)).advice(after: messages))
        }
        let products = try await binPath(swift, arguments)
        return Program(file: products.appendingPathComponent(name), sources: folder)
    }

    private func choose(_ names: [String], of description: Description, named name: String? = nil) throws -> String {
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
    private func build(
        _ part: Part, _ package: URL, with swift: String, in place: PackageFolder, _ variables: [String: String]
    ) async throws -> URL {
        let arguments = ["build", "--package-path", package.path] + place.options
        let sources = ProjectFolder.swiftFiles(in: folder)
        var missing: [String] = []
        while true {
            try place.replace(missing)
            let (succeeded, messages) = try await run(swift, arguments + part.options, variables)
            if succeeded { break }
            let found = MissingModules.names(in: messages).filter { !missing.contains($0) }
            missing += found
            // With empty modules in the place of those that are missing, the compiler finds the other errors.
            if found.isEmpty {
                var name = folder.standardizedFileURL.lastPathComponent
                if case .product(let product) = part, package == folder { name = product }
                throw BuildFailure(
                    name: name, messages: messages,
                    advice: MissingModules(missing, files: sources).advice(after: messages))
            }
        }
        for line in MissingModules(missing, files: sources).warnings { standardError(line) }
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

    private func describe(
        with swift: String, in place: PackageFolder, _ variables: [String: String]
    ) async throws -> Description {
        let json = try await output(
            of: swift,
            ["package", "--package-path", folder.path] + place.scratchOptions + ["describe", "--type", "json"],
            variables)
        return try JSONDecoder().decode(Description.self, from: Data(json))
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
            throw ToolError("\(folder.relativePath)/Package.swift cannot be used.")
        }
        return result.standardOutput
    }

    private func environment(_ variables: [String: String]) -> Environment {
        let updates = variables.map { (Environment.Key(stringLiteral: $0), Optional($1)) }
        return .inherit.updating(Dictionary(uniqueKeysWithValues: updates))
    }

    /// The output of `swift package describe`.
    private struct Description: Decodable {
        struct Product: Decodable {
            let name: String
            let type: [String: [String]?]

            var isExecutable: Bool { type.keys.contains("executable") }
            var isLibrary: Bool { type.keys.contains("library") }
        }

        struct Target: Decodable {
            let products: [String]?

            enum CodingKeys: String, CodingKey { case products = "product_dependencies" }
        }

        let name: String
        let products: [Product]
        let targets: [Target]

        /// True if a target takes the module `SwiftUI` from a package, as only this one has it.
        var dependsOnUmwelt: Bool { targets.contains { $0.products?.contains("SwiftUI") == true } }
    }
}
