import Foundation
import Subprocess

/// The module `UIKit` for files that import it without asking whether it is there.
///
/// The library has it under another name, `UmweltUIKit`, as a file that asks `canImport(UIKit)` has other code for
/// systems without, and would find all of Apple's wanting.
enum UIKitModule {
    /// Returns the compiler's arguments under which files find the module; none if no file imports it on Linux.
    ///
    /// The compiler itself says what is imported, as it depends on conditions around the imports.
    static func arguments(for files: [URL], compiler: String) async throws -> [String] {
        let importing = files.filter { file in
            (try? Data(contentsOf: file))?.range(of: Data("UIKit".utf8)) != nil
        }
        if importing.isEmpty { return [] }
        for file in importing { try refuseOldMain(in: file) }
        let result = try await Subprocess.run(
            .path(.init(compiler)),
            arguments: Arguments(
                ["-emit-imported-modules", "-module-name", "Imports", "-o", "-"]
                    + importing.map(\.relativePath)),
            platformOptions: .interruptible, output: .string(limit: 1 << 20), error: .discarded)
        let modules = result.standardOutput.split(separator: "\n")
        return modules.contains("UIKit") ? ["-module-alias", "UIKit=UmweltUIKit"] : []
    }

    /// Refuses the attribute of Apple's from before `@main`, at which the compiler crashes on Linux.
    private static func refuseOldMain(in file: URL) throws {
        let lines = try String(contentsOf: file, encoding: .utf8).split(
            separator: "\n", omittingEmptySubsequences: false)
        let line = lines.firstIndex { $0.drop { $0 == " " || $0 == "\t" }.hasPrefix("@UIApplicationMain") }
        guard let line else { return }
        throw ToolError("\(file.relativePath):\(line + 1): @UIApplicationMain is not for Linux: write @main.")
    }
}
