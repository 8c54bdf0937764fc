import ArgumentParser
import Foundation

/// `umwelt check`: finds environment values that no path sets or that are of no use, without running the program.
struct CheckCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Checks the environment of views without running them.",
        discussion: """
            Follows the views from each App and preview, through the sheets and destinations that they show, and warns of \
            each object that a view requires with @Environment(Type.self) or @EnvironmentObject and that nothing sets on \
            a path to it, and of each environment value of the program that is set and never read, read and never set, or \
            not used. Where the paths to a view are not known, a note says so. The targets of a package are checked \
            together, with those of all its products.

            Lines have the form of the compiler's, FILE:LINE:COLUMN: warning: TEXT. Ends with code 1 if there is a \
            warning, and with 0 if there is none.
            """)

    @Argument(help: "A Swift file, a folder of Swift files, a project of Xcode, or a package.", completion: .file())
    var path: String

    @Option(help: "The app to take of a folder or project that has several, or the product of a package.")
    var target: String?

    func run() async throws {
        let findings = try await Subject(path: path, target: target).check()
        let positions = SourcePositions()
        for finding in findings {
            print("\(positions.text(for: finding.position)): \(finding.kind.rawValue): \(finding.text)")
        }
        fflush(nil)
        let count = findings.count { $0.kind == .warning }
        if count > 0 { throw ExitCode(EXIT_FAILURE) }
    }
}

extension Subject {
    /// Checks the environment of the program's views.
    func check() async throws -> [EnvironmentCheck.Finding] {
        switch self {
        case .files(let target, let folder):
            let (trees, module) = try await Compilation(target: target, folder: folder, library: .installed()).syntax()
            return Self.findings(in: trees, of: [module])
        case .package(let folder, let target):
            let build = PackageBuild(folder: folder, wanted: target, library: try .installed())
            let (trees, modules) = try await build.syntax()
            return Self.findings(in: trees, of: modules)
        }
    }

    private static func findings(in trees: [SyntaxNode], of names: [String]) -> [EnvironmentCheck.Finding] {
        let modules = SourceModules(names)
        return EnvironmentCheck(graph: ViewGraphBuilder(trees, modules: modules).graph, modules: modules).findings
    }
}

/// Lines and columns of offsets in files.
final class SourcePositions {
    private var files: [String: [UInt8]] = [:]

    /// Returns the path of a file relative to the current folder if it is in that: SwiftPM's paths are absolute.
    private static func shown(_ path: String) -> String {
        let folder = FileManager.default.currentDirectoryPath + "/"
        return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
    }

    /// Returns a position as `FILE:LINE:COLUMN`. Columns count bytes, as the compiler's do.
    func text(for position: ViewGraph.Position) -> String {
        let bytes =
            files[position.file] ?? Array((try? Data(contentsOf: URL(fileURLWithPath: position.file))) ?? Data())
        files[position.file] = bytes
        let before = bytes.prefix(position.offset)
        let line = before.count { $0 == UInt8(ascii: "\n") } + 1
        let column = position.offset - ((before.lastIndex(of: UInt8(ascii: "\n"))).map { $0 + 1 } ?? 0) + 1
        return "\(Self.shown(position.file)):\(line):\(column)"
    }
}
