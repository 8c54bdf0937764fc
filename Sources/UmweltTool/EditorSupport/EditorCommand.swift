import ArgumentParser
import Foundation

/// `umwelt editor`: writes the configuration of SourceKit-LSP, so that editors find Umwelt's modules.
struct EditorCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "editor", abstract: "Lets editors complete and check source that imports SwiftUI.",
        discussion: """
            Writes compile_commands.json beside the source, from which SourceKit-LSP knows how each file is compiled; \
            and for a package .sourcekit-lsp/config.json, which has it read that file. Other entries and settings of \
            these files stay. Run it again after files have been added or removed; --remove takes back what it wrote.
            """)

    @Argument(help: "A Swift file, a folder of Swift files, a project of Xcode, or a package.", completion: .file())
    var path = "."

    @Option(help: "The app to take of a folder or project that has several.")
    var target: String?

    @Flag(help: "Remove what the command has written.")
    var remove = false

    func run() async throws {
        let subject = try Subject(path: path, target: target)
        let database = CompilationDatabase(folder: subject.folder)
        let configuration = EditorConfiguration(folder: subject.folder)
        if remove {
            for line in try [database.remove(), configuration.remove()].compactMap(\.self) { print(line) }
            return
        }
        switch subject {
        case .files(let target, let folder):
            let compilation = Compilation(target: target, folder: folder, library: try .installed())
            print("Wrote \(try database.write(try await compilation.editorEntries())).")
        case .package(let folder, let target):
            let build = PackageBuild(folder: folder, wanted: target, library: try .installed())
            print("Wrote \(try database.write(try await build.editorEntries())).")
            if let file = try configuration.write() { print("Wrote \(file).") }
        }
    }
}

extension Compilation {
    /// Returns the compiler's arguments of each file for an editor.
    func editorEntries() async throws -> [CompilationDatabase.Entry] {
        let compiler = try await Toolchain.find("swiftc")
        var key = ContentKey()
        key.add(folder.standardizedFileURL.path)
        key.add(target.name)
        let place = try CacheFolder.find("editor").appendingPathComponent(key.description)
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        var files = target.files.map { $0.standardizedFileURL.path }
        if let generated = try generatedSource(for: AppResources(in: folder)) {
            let file = place.appendingPathComponent("GeneratedAssetSymbols.swift")
            try Data(generated.utf8).write(to: file, options: .atomic)
            files.append(file.path)
        }
        // Without the overlay of the compiler: an editor has the files' own text.
        let arguments = try await moduleArguments(without: [], with: compiler)
        return files.map {
            CompilationDatabase.Entry(
                directory: folder.standardizedFileURL.path, file: $0, arguments: [compiler] + arguments + files)
        }
    }
}

extension PackageBuild {
    /// Builds the package with its tests, and returns the compiler's arguments of each file for an editor.
    ///
    /// A package that does not compile has entries for the modules that the build came to.
    func editorEntries() async throws -> [CompilationDatabase.Entry] {
        let tools = try await tools()
        do {
            _ = try await build(.tests, folder, with: tools)
        } catch let failure as BuildFailure {
            standardError(failure.errors)
            standardError("\(failure) Modules that depend on it are missing: run umwelt editor again when it does.")
        }
        let description = try await describe(with: tools)
        var entries: [CompilationDatabase.Entry] = []
        for target in description.targets {
            guard let record = tools.place.record(of: target.module) else { continue }
            let index = record.indexStore.map { ["-index-store-path", $0] } ?? []
            let arguments = [tools.compiler] + record.readingArguments + index + record.files
            entries += record.files.map {
                CompilationDatabase.Entry(directory: folder.standardizedFileURL.path, file: $0, arguments: arguments)
            }
        }
        return entries
    }
}
