import Foundation
import Subprocess

/// The public declarations of one of the library's modules, with their documentation.
struct PublicNames: Codable, Sendable {
    /// A declaration.
    struct Entry: Codable, Equatable, Sendable {
        /// The qualified name with the labels, such as `View.padding(_:_:)`.
        let name: String
        let declaration: String

        /// The documentation comment; empty for none.
        let documentation: String

        /// True for a type, which has members.
        let isType: Bool
    }

    /// The declarations, by name.
    let entries: [Entry]

    /// Returns the names of a module, from the cache or else from the compiler's modules, which takes seconds.
    ///
    /// - Throws: A `ToolError` if there is no such module.
    static func read(of module: String, in library: Library) async throws -> PublicNames {
        let name = RenamedModules.libraryName(of: module)
        guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }), library.hasModule(named: name) else {
            throw ToolError("There is no module “\(module)” in Umwelt.")
        }
        var key = ContentKey()
        key.add(name)
        key.add(try library.identity)
        let file = try CacheFolder.find("names").appendingPathComponent("\(key).json")
        if let data = try? Data(contentsOf: file), let names = try? JSONDecoder().decode(Self.self, from: data) {
            return names
        }
        let names = try await extract(name, library)
        try JSONEncoder().encode(names).write(to: file, options: .atomic)
        return names
    }

    /// Has the compiler write the symbols of a module, with the symbols of the modules that it re-exports.
    private static func extract(_ module: String, _ library: Library) async throws -> PublicNames {
        let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("umwelt-names-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: scratch) }
        let tool = try await Toolchain.find("swift-symbolgraph-extract")
        let parts = library.moduleNames.filter { $0 != module && isPart($0) }
        let arguments =
            [
                "-module-name", module, "-I", library.modules.path, "-target", Toolchain.target,
                "-output-dir", scratch.path, "-minimum-access-level", "public", "-skip-synthesized-members",
                "-skip-protocol-implementations",
                "-experimental-allowed-reexported-modules=\(parts.joined(separator: ","))",
                "-Xcc", "-fmodule-map-file=\(try ModuleMap.file(with: []).path)",
            ]
        let result = try await Subprocess.run(
            .path(.init(tool)), arguments: Arguments(arguments), platformOptions: .interruptible,
            output: .string(limit: 1 << 20), error: .combinedWithOutput)
        guard result.terminationStatus.isSuccess else {
            throw ToolError("The names of \(module) cannot be read: \(result.standardOutput.firstLine)")
        }
        let files = try FileManager.default.contentsOfDirectory(at: scratch, includingPropertiesForKeys: nil)
        let symbols = try files.flatMap {
            try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: $0)).symbols
        }
        return PublicNames(entries: symbols.compactMap(\.entry).sorted { $0.name < $1.name })
    }

    /// True for a module that apps see under another one's name.
    private static func isPart(_ name: String) -> Bool {
        name == "Combine" || ["Umwelt", "SwiftData", "CoreData"].contains { name.hasPrefix($0) }
    }
}

/// A file of symbols as the compiler writes it.
private struct SymbolGraph: Decodable {
    let symbols: [Symbol]

    struct Symbol: Decodable {
        let kind: Kind
        let pathComponents: [String]
        let declarationFragments: [Fragment]
        let docComment: Comment?

        struct Kind: Decodable { let identifier: String }
        struct Fragment: Decodable { let spelling: String }
        struct Comment: Decodable {
            let lines: [Line]
            struct Line: Decodable { let text: String }
        }

        /// The declaration; nil for a name that is not for apps.
        var entry: PublicNames.Entry? {
            if pathComponents.contains(where: { $0.hasPrefix("_") }) { return nil }
            let declaration = declarationFragments.map(\.spelling).joined()
                // The place of a call is added by the compiler.
                .replacing(/,? ?fileID: \w+ = #fileID, line: \w+ = #line/, with: "")
                .split(whereSeparator: \.isWhitespace).joined(separator: " ")
            return PublicNames.Entry(
                name: pathComponents.joined(separator: ".").replacing("fileID:line:", with: ""),
                declaration: declaration,
                documentation: docComment?.lines.map(\.text).joined(separator: "\n") ?? "",
                isType: ["swift.struct", "swift.class", "swift.enum", "swift.protocol"].contains(kind.identifier))
        }
    }
}
