import Foundation
import Subprocess

/// The compiler's reason why a name of SwiftUI is unavailable, which no list of declarations has.
enum UnavailableName {
    /// Returns the compiler's reason why a name is unavailable; nil if it knows no such name.
    ///
    /// The name may be a type, a modifier of views, or a value of the environment.
    ///
    /// - Parameter name: An identifier, or several with full stops between.
    static func reason(for name: String, in module: String, _ library: Library) async throws -> String? {
        let compiler = try await Toolchain.find("swiftc")
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("umwelt-name-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("Name.swift")
        let source = """
            import \(RenamedModules.libraryName(of: module))
            import SwiftUI
            typealias Type = \(name)
            @MainActor func modifier(_ view: some View) { _ = view.\(name) }
            func value(_ values: EnvironmentValues) { _ = values.\(name) }
            @MainActor func member() { _ = \(name) }

            """
        try Data(source.utf8).write(to: file)
        let result = try await Subprocess.run(
            .path(.init(compiler)),
            arguments: Arguments(
                ["-typecheck", "-parse-as-library", "-no-color-diagnostics", file.path]
                    + library.moduleArguments(moduleMap: try ModuleMap.file(with: []))),
            platformOptions: .interruptible, output: .string(limit: 1 << 20), error: .combinedWithOutput)
        return result.standardOutput.firstMatch(of: /error: '.+' is unavailable: (.+)/).map { String($0.1) }
    }
}
