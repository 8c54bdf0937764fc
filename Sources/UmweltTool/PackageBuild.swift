import Foundation
import Subprocess

/// Builds a package with SwiftPM and finds the program in it.
///
/// A package that does not depend on Umwelt, as one for iOS, is built with this tool's library, beside its own build
/// folder. If it has no program, one that shows its previews is built around it.
struct PackageBuild {
    let folder: URL

    /// The product that was asked for; nil for the only one.
    let wanted: String?

    let library: Library

    /// True if a package that depends on Umwelt is built for release.
    var isRelease = false

    /// Returns true if a folder is a package that SwiftPM can build here: those of apps for Swift Playgrounds are not.
    static func isPackage(_ folder: URL) -> Bool {
        let manifest = folder.appendingPathComponent("Package.swift")
        guard let text = try? String(contentsOf: manifest, encoding: .utf8) else { return false }
        return !text.contains("import AppleProductTypes")
    }

    func program() async throws -> Program {
        let swift = try await Toolchain.find("swift")
        let description = try await describe(with: swift)
        let programs = description.products.filter(\.isExecutable).map(\.name)
        if description.dependsOnUmwelt {
            return try await build(try choose(programs, of: description), folder, with: swift)
        }
        let place = try PackageFolder(for: folder, library: library)
        let libraries = description.products.filter(\.isLibrary).map(\.name)
        if programs.isEmpty && !libraries.isEmpty {
            let names = try wanted.map { [try choose(libraries, of: description, named: $0)] } ?? libraries
            let name = try place.makePreviews(of: names, in: folder, named: description.name)
            return try await build(name, place.previews, with: swift, in: place)
        }
        return try await build(try choose(programs, of: description), folder, with: swift, in: place)
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

    /// Builds a product of a package.
    ///
    /// - Parameter place: Where to build a package that does not depend on Umwelt; nil for others.
    private func build(
        _ name: String, _ package: URL, with swift: String, in place: PackageFolder? = nil
    ) async throws -> Program {
        // The library that others are built with is the tool's own, as it is.
        let arguments =
            ["build", "--package-path", package.path] + (place?.options ?? (isRelease ? ["-c", "release"] : []))
        let sources = ProjectFolder.swiftFiles(in: folder)
        var missing: [String] = []
        while true {
            try place?.replace(missing)
            let build = try await Subprocess.run(
                .path(.init(swift)), arguments: Arguments(arguments + ["--product", name]),
                platformOptions: .interruptible, output: .string(limit: 16 << 20), error: .combinedWithOutput)
            let messages = build.standardOutput
            if build.terminationStatus.isSuccess { break }
            let found = MissingModules.names(in: messages).filter { !missing.contains($0) }
            missing += found
            // With empty modules in the place of those that are missing, the compiler finds the other errors.
            if found.isEmpty || place == nil {
                throw BuildFailure(
                    name: package == folder ? name : folder.standardizedFileURL.lastPathComponent, messages: messages,
                    advice: MissingModules(missing, files: sources).advice(after: messages))
            }
        }
        for line in MissingModules(missing, files: sources).warnings { standardError(line) }
        let path = try await output(of: swift, arguments + ["--show-bin-path"])
        let products = String(decoding: path, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        return Program(file: URL(fileURLWithPath: products).appendingPathComponent(name), sources: folder)
    }

    private func describe(with swift: String) async throws -> Description {
        let json = try await output(
            of: swift, ["package", "--package-path", folder.path, "describe", "--type", "json"])
        return try JSONDecoder().decode(Description.self, from: Data(json))
    }

    /// Returns the output of a command; prints its errors only if it fails.
    private func output(of swift: String, _ arguments: [String]) async throws -> [UInt8] {
        let result = try await Subprocess.run(
            .path(.init(swift)), arguments: Arguments(arguments), output: .bytes(limit: 16 << 20),
            error: .string(limit: 16 << 20))
        guard result.terminationStatus.isSuccess else {
            standardError(result.standardError)
            throw ToolError("\(folder.relativePath)/Package.swift cannot be used.")
        }
        return result.standardOutput
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
