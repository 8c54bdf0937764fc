import Foundation

/// The modules of a package that SwiftPM has built, with the arguments by which it compiled them.
struct PackageSources {
    /// The folder of the package.
    let folder: URL

    /// A program that was built of the package.
    let program: URL

    /// A module of the package's own.
    struct Module {
        let name: String

        /// The compiler that SwiftPM calls, which adds the arguments for the library.
        let compiler: String
        let arguments: [String]
        let files: [String]
    }

    /// Finds the modules in the plan that SwiftPM writes beside its products.
    ///
    /// - Throws: ``ToolError`` if there is no such plan.
    func modules() throws -> [Module] {
        let plan = program.deletingLastPathComponent().resolvingSymlinksInPath().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("debug.yaml")
        guard let text = try? String(contentsOf: plan, encoding: .utf8) else {
            throw ToolError("\(plan.path) is missing, in which SwiftPM writes how it compiles a package.")
        }
        return text.split(separator: "\n").compactMap { line in
            guard let start = line.range(of: "args: ["), line.contains("\"-module-name\"") else { return nil }
            let list = line[start.lowerBound...].dropFirst("args: ".count)
            guard let words = try? JSONDecoder().decode([String].self, from: Data(list.utf8)) else { return nil }
            return module(of: words)
        }
    }

    /// The arguments with a value behind them that are about what is written. The path of the module stays: by that the
    /// compiler of a package knows that it compiles one (``PackageFolder``).
    private static let outputs: Set = [
        "-output-file-map", "-index-store-path", "-emit-objc-header-path", "-o", "-num-threads",
    ]

    /// Other arguments that are about what is written.
    private static let modes: Set = [
        "-emit-dependencies", "-emit-module", "-incremental", "-c", "-enable-batch-mode", "-serialize-diagnostics",
        "-parseable-output", "-emit-objc-header", "-wmo", "-whole-module-optimization",
    ]

    /// Returns the module that a command compiles; nil for modules of other packages and for tests.
    private func module(of command: [String]) -> Module? {
        var arguments: [String] = []
        var files: [String] = []
        var name: String?
        guard let compiler = command.first else { return nil }
        var words = command.dropFirst()
        while let word = words.popFirst() {
            if Self.outputs.contains(word) {
                _ = words.popFirst()
            } else if word.hasPrefix("@") {
                files = Self.files(listedIn: String(word.dropFirst()))
            } else if word == "-module-name" {
                name = words.first
                arguments.append(word)
            } else if !Self.modes.contains(word), word.prefixMatch(of: /-j\d+$/) == nil {
                arguments.append(word)
            }
        }
        let own = folder.standardizedFileURL.resolvingSymlinksInPath().path + "/"
        guard let name, !files.isEmpty,
            files.allSatisfy({ file in
                let path = URL(fileURLWithPath: file).resolvingSymlinksInPath().path
                return path.hasPrefix(own) && !path.dropFirst(own.count).hasPrefix(".build/checkouts/")
            }), !files.contains(where: { SwiftFile(URL(fileURLWithPath: $0)).isTest })
        else { return nil }
        return Module(name: name, compiler: compiler, arguments: arguments, files: files.map(relative))
    }

    /// Returns the paths in a file that has one in each line.
    private static func files(listedIn path: String) -> [String] {
        CompilerCall.paths(in: (try? String(contentsOfFile: path, encoding: .utf8)) ?? "")
    }

    /// Returns a path in relation to the current folder, if it is inside.
    private func relative(_ path: String) -> String {
        let current = FileManager.default.currentDirectoryPath + "/"
        return path.hasPrefix(current) ? String(path.dropFirst(current.count)) : path
    }
}
