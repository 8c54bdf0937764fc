import Foundation
import Subprocess

/// Builds a package with SwiftPM and finds the program in it.
struct PackageBuild {
    let folder: URL

    func program() async throws -> Program {
        let swift = try await Toolchain.find("swift")
        let description = try await describe(with: swift)
        let names = description.products.filter(\.isExecutable).map(\.name)
        guard let name = names.first else {
            throw ToolError(
                "The package \(description.name) has no executable product: name one of its folders instead.")
        }
        guard names.count == 1 else {
            let list = names.joined(separator: ", ")
            throw ToolError("The package \(description.name) has several programs, \(list): name one's folder instead.")
        }
        // The build may take minutes, so the user sees what is being built.
        if isatty(STDERR_FILENO) == 1 { standardError("Building \(name) …") }
        let build = try await Subprocess.run(
            .path(.init(swift)), arguments: ["build", "--package-path", folder.path, "--product", name],
            platformOptions: .interruptible, output: .string(limit: 16 << 20), error: .combinedWithOutput)
        guard build.terminationStatus.isSuccess else {
            throw BuildFailure(name: description.name, messages: build.standardOutput)
        }
        let place = try await output(of: swift, ["build", "--package-path", folder.path, "--show-bin-path"])
        let products = String(decoding: place, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
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
        }

        let name: String
        let products: [Product]
    }
}
