import Foundation
import Subprocess

/// The module that files with UIKit's names are compiled with.
struct UIKitModule {
    /// The files that name UIKit or one of its attributes.
    private let texts: [(file: URL, text: String)]

    init(_ files: [URL]) {
        texts = files.compactMap { file in
            guard let text = try? String(contentsOf: file, encoding: .utf8), text.contains("UI") else { return nil }
            return (file, text)
        }
    }

    /// Returns the compiler's arguments for the files; none if they use nothing of UIKit's.
    ///
    /// Files find the module `UIKit` if one imports it without asking whether it is there. The library has it under
    /// another name, `UmweltUIKit`, as a file that asks `canImport(UIKit)` has other code for systems without, and
    /// would find all of Apple's wanting. The compiler itself says what is imported, as it depends on conditions
    /// around the imports.
    func arguments(compiler: String) async throws -> [String] {
        for (file, text) in texts { try refuseOldMain(in: file, text) }
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
}
