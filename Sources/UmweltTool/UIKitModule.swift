import Foundation
import Subprocess

/// The module that files with UIKit's names are compiled with.
struct UIKitModule {
    let files: [URL]

    /// The files that name UIKit, or a method of its responders.
    private let texts: [(file: URL, text: String)]

    init(_ files: [URL]) {
        self.files = files
        texts = files.compactMap { file in
            guard let text = try? String(contentsOf: file, encoding: .utf8), text.contains("UI") else { return nil }
            return (file, text)
        }
    }

    /// Returns the compiler's arguments for the files; none if they use nothing of UIKit's.
    ///
    /// - Parameter scratch: A folder for what the compiler reads in place of files.
    func arguments(compiler: String, scratch: URL) async throws -> [String] {
        for (file, text) in texts { try refuseOldMain(in: file, text) }
        return try await alias(compiler: compiler) + overlay(in: scratch)
    }

    // MARK: The module

    /// Returns the arguments under which files find the module `UIKit`, if one imports it without asking whether it is
    /// there.
    ///
    /// The library has it under another name, `UmweltUIKit`, as a file that asks `canImport(UIKit)` has other code for
    /// systems without, and would find all of Apple's wanting. The compiler itself says what is imported, as it depends
    /// on conditions around the imports.
    private func alias(compiler: String) async throws -> [String] {
        let importing = texts.filter { $0.text.contains("UIKit") }.map(\.file.relativePath)
        if importing.isEmpty { return [] }
        let result = try await Subprocess.run(
            .path(.init(compiler)),
            arguments: Arguments(["-emit-imported-modules", "-module-name", "Imports", "-o", "-"] + importing),
            platformOptions: .interruptible, output: .string(limit: 1 << 20), error: .discarded)
        let modules = result.standardOutput.split(separator: "\n")
        return modules.contains("UIKit") ? ["-module-alias", "UIKit=UmweltUIKit"] : []
    }

    /// Refuses the attribute of Apple's from before `@main`, at which the compiler crashes on Linux.
    private func refuseOldMain(in file: URL, _ text: String) throws {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let line = lines.firstIndex { $0.drop { $0 == " " || $0 == "\t" }.hasPrefix("@UIApplicationMain") }
        guard let line else { return }
        throw ToolError("\(file.relativePath):\(line + 1): @UIApplicationMain is not for Linux: write @main.")
    }

    // MARK: The selector

    /// The usual way of apps to take the keyboard from a field. The compiler has no selectors on Linux.
    private static let selector = "#selector(UIResponder.resignFirstResponder)"

    /// The replacement: a value of the library's type, as long, so that errors keep their columns.
    private static let value = "Selector (UIResponder.resignFirstResponder)"

    /// Returns the arguments under which the compiler reads files with the selector otherwise, by their own names.
    private func overlay(in scratch: URL) throws -> [String] {
        let roots = try texts.filter { $0.text.contains(Self.selector) }.enumerated().map { index, source in
            let copy = scratch.appendingPathComponent("source-\(index).swift")
            try Data(source.text.replacing(Self.selector, with: Self.value).utf8).write(to: copy)
            return Overlay.Root(name: source.file.path, contents: copy.path)
        }
        if roots.isEmpty { return [] }
        let map = scratch.appendingPathComponent("overlay.json")
        try JSONEncoder().encode(Overlay(roots: roots)).write(to: map)
        return ["-vfsoverlay", map.path]
    }

    /// A file that tells the compiler which files to read in the place of others, in LLVM's format.
    private struct Overlay: Encodable {
        struct Root: Encodable {
            var type = "file"
            let name: String
            let contents: String

            enum CodingKeys: String, CodingKey {
                case type, name
                case contents = "external-contents"
            }
        }

        var version = 0
        var usesExternalNames = false
        let roots: [Root]

        enum CodingKeys: String, CodingKey {
            case version, roots
            case usesExternalNames = "use-external-names"
        }
    }
}
