import ArgumentParser
import Foundation

/// The program `umwelt`. It is a library, so that tests can see its parts.
public enum Tool {
    /// Runs the command, and tells what is wrong in one line: the usage is for `--help`.
    public static func main() async {
        do {
            switch try UmweltCommand.parseAsRoot() {
            case var command as any AsyncParsableCommand: try await command.run()
            case var command: try command.run()
            }
        } catch {
            let code = (error as? ToolError)?.code ?? UmweltCommand.exitCode(for: error).rawValue
            if let failure = error as? BuildFailure { standardError(failure.errors) }
            // Help is no error, and a program that ends with a code has said why.
            if code == EXIT_SUCCESS || error is ExitCode { UmweltCommand.exit(withError: error) }
            standardError("Error: \(UmweltCommand.message(for: error))")
            exit(code)
        }
    }
}

/// `umwelt`, and what it can do.
struct UmweltCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "umwelt", abstract: "Shows SwiftUI on Linux.", subcommands: [RunCommand.self, PictureCommand.self])
}

/// Why the tool gives up.
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
