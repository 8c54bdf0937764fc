import Foundation

/// The last compiler arguments of a package's module, recorded by `umwelt compile-module`.
///
/// Only SwiftPM knows them: it has no command that prints them.
struct ModuleRecord: Codable, Equatable {
    /// The compiler's arguments, SwiftPM's and added ones.
    let arguments: [String]

    /// The paths of the module's Swift files.
    let files: [String]

    /// The arguments for reading the module, without files and without output options.
    var readingArguments: [String] {
        var kept: [String] = []
        var index = 0
        while index < arguments.count {
            let argument = arguments[index]
            index += 1
            if Self.withValue.contains(argument) {
                index += 1
            } else if argument == "-Xfrontend" || argument == "-Xcc" || argument == "-Xclang" {
                // An option for another program may be like one of the driver's.
                kept += [argument] + (index < arguments.count ? [arguments[index]] : [])
                index += 1
            } else if !Self.alone.contains(argument), !argument.hasPrefix("@"), !files.contains(argument),
                argument.wholeMatch(of: /-j\d+/) == nil
            {
                kept.append(argument)
            }
        }
        return kept
    }

    /// The options for the compiler's output and operation that have a value.
    private static let withValue: Set = [
        "-emit-module-path", "-emit-objc-header-path", "-index-store-path", "-num-threads", "-o", "-output-file-map",
    ]

    /// Those without a value.
    private static let alone: Set = [
        "-c", "-emit-dependencies", "-emit-module", "-emit-objc-header", "-enable-batch-mode", "-incremental",
        "-parseable-output", "-serialize-diagnostics", "-whole-module-optimization", "-wmo",
    ]

    /// The folder for SwiftPM's index data; nil for none.
    var indexStore: String? {
        arguments.firstIndex(of: "-index-store-path").flatMap { index in
            arguments.indices.contains(index + 1) ? arguments[index + 1] : nil
        }
    }

    private static func file(for module: String, in folder: URL) -> URL {
        folder.appendingPathComponent("arguments/\(module).json")
    }

    /// Writes the record.
    ///
    /// - Parameter folder: The folder of the package's build.
    func write(for module: String, in folder: URL) throws {
        let file = Self.file(for: module, in: folder)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try JSONEncoder().encode(self).write(to: file, options: .atomic)
    }

    /// Reads the record of a module; nil if it was never compiled.
    init?(of module: String, in folder: URL) {
        guard let data = try? Data(contentsOf: Self.file(for: module, in: folder)),
            let record = try? JSONDecoder().decode(ModuleRecord.self, from: data)
        else { return nil }
        self = record
    }

    /// Returns the records of all modules that were ever compiled.
    static func all(in folder: URL) -> [ModuleRecord] {
        let files = try? FileManager.default.contentsOfDirectory(
            at: folder.appendingPathComponent("arguments"), includingPropertiesForKeys: nil)
        return (files ?? []).sorted { $0.path < $1.path }
            .compactMap { try? JSONDecoder().decode(ModuleRecord.self, from: Data(contentsOf: $0)) }
    }

    init(arguments: [String], files: [String]) {
        self.arguments = arguments
        self.files = files
    }
}
