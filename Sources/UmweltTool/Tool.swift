import ArgumentParser
import Foundation
import UmweltLive

/// The program `umwelt`, as a library, so that tests can access its parts.
public enum Tool {
    /// Runs the command, and reports errors in one line: the usage is for `--help`.
    public static func main() async {
        let commands = UmweltCommand.configuration.subcommands.filter { $0.configuration.shouldDisplay }
        let arguments = Array(CommandLine.arguments.dropFirst())
        do {
            switch try UmweltCommand.parseAsRoot() {
            case var command as any AsyncParsableCommand: try await command.run()
            case var command: try command.run()
            }
        } catch {
            let code = (error as? ToolError)?.code ?? UmweltCommand.exitCode(for: error).rawValue
            if let failure = error as? BuildFailure { standardError(failure.errors) }
            // Help is not an error, and a program that ends with a code has reported the reason.
            if code == EXIT_SUCCESS || error is ExitCode { UmweltCommand.exit(withError: error) }
            let unknown = CommandWord(arguments, names: UmweltCommand.configuration.subcommands.map { $0._commandName })
            let message = unknown?.error(commands: commands.map { $0._commandName })
            standardError("Error: \(message ?? UmweltCommand.message(for: error))")
            exit(code)
        }
    }
}

/// `umwelt`, with its subcommands.
struct UmweltCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "umwelt", abstract: "Shows SwiftUI on Linux.", version: "umwelt \(UmweltVersion.number)",
        subcommands: [
            RunCommand.self, ServeCommand.self, PictureCommand.self, BuildCommand.self, TestCommand.self,
            ExplainCommand.self, CheckCommand.self, ReplayCommand.self, ModelContextCommand.self, EditorCommand.self,
            ToolsetCommand.self, DoctorCommand.self, NoticeCommand.self, ModuleCommand.self,
        ])
}

/// An error that ends the tool.
struct ToolError: Error, CustomStringConvertible {
    let description: String
    let code: Int32

    init(_ description: String, code: Int32 = EXIT_FAILURE) {
        self.description = description
        self.code = code
    }
}

/// Writes a line to standard error.
func standardError(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }
