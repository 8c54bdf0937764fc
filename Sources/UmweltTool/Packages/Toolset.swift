import Foundation

/// A toolset of SwiftPM, with which it builds every module of a package with the library of this tool.
///
/// The format is SwiftPM's: the proposal SE-0387.
struct Toolset: Encodable {
    private struct Options: Encodable {
        let extraCLIOptions: [String]
    }

    private var schemaVersion = "1.0"
    private let swiftCompiler: Options
    private let linker: Options

    /// A toolset with the same arguments for all modules.
    ///
    /// - Parameter moduleMap: A file with the library's C modules.
    init(compilingWith library: Library, moduleMap: URL) {
        swiftCompiler = Options(extraCLIOptions: library.moduleArguments(moduleMap: moduleMap))
        linker = Options(extraCLIOptions: library.linkerArguments)
    }

    /// The text of the file.
    var json: Data {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            return try encoder.encode(self) + Data("\n".utf8)
        }
    }
}
