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
            not used. Where the paths to a view are not known, a note says so.

            Lines have the form of the compiler's, FILE:LINE:COLUMN: warning: TEXT. Ends with code 1 if there is a \
            warning, and with 0 if there is none.
            """)

    @Argument(help: "A Swift file, a folder of Swift files, or a project of Xcode.", completion: .file())
    var path: String

    @Option(help: "The app to take of a folder or project that has several.")
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
            let modules = SourceModules([module])
            return EnvironmentCheck(graph: ViewGraphBuilder(trees, modules: modules).graph, modules: modules).findings
        case .package(let folder, _):
            throw ToolError(
                "\(folder.relativePath) is a package. Its targets cannot be checked together: name the folder of one.",
                code: EX_USAGE)
        }
    }
}

/// Lines and columns of offsets in files.
final class SourcePositions {
    private var files: [String: [UInt8]] = [:]

    /// Returns a position as `FILE:LINE:COLUMN`. Columns count bytes, as the compiler's do.
    func text(for position: ViewGraph.Position) -> String {
        let bytes =
            files[position.file] ?? Array((try? Data(contentsOf: URL(fileURLWithPath: position.file))) ?? Data())
        files[position.file] = bytes
        let before = bytes.prefix(position.offset)
        let line = before.count { $0 == UInt8(ascii: "\n") } + 1
        let column = position.offset - ((before.lastIndex(of: UInt8(ascii: "\n"))).map { $0 + 1 } ?? 0) + 1
        return "\(position.file):\(line):\(column)"
    }
}
