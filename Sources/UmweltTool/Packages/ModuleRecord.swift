import Foundation

/// The arguments with which a module of a package was compiled last, which `umwelt compile-module` records.
///
/// SwiftPM alone knows them: it has no command that prints them.
struct ModuleRecord: Codable, Equatable {
    /// The compiler's arguments, SwiftPM's and those that were added.
    let arguments: [String]

    /// The paths of the module's Swift files.
    let files: [String]

    /// The arguments with which the compiler reads the module, without files and without what it writes.
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

    /// The options for what the compiler writes and how it works, with a value behind them.
    private static let withValue: Set = [
        "-emit-module-path", "-emit-objc-header-path", "-index-store-path", "-num-threads", "-o", "-output-file-map",
    ]

    /// Those without a value.
    private static let alone: Set = [
        "-c", "-emit-dependencies", "-emit-module", "-emit-objc-header", "-enable-batch-mode", "-incremental",
        "-parseable-output", "-serialize-diagnostics", "-whole-module-optimization", "-wmo",
    ]

    /// The folder in which the compiler of SwiftPM puts what indexes are made of; nil if it writes none.
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
