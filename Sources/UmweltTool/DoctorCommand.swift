import ArgumentParser
import Foundation
import UmweltDoctor

/// `umwelt doctor`: examines the system.
///
/// In an installation the launcher runs the same examination, as this program cannot start without its libraries.
struct DoctorCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor", abstract: "Shows what Umwelt needs of this system, and how to install what is missing.",
        discussion: """
            Looks for Swift, libraries, fonts, the programs that single commands use, and folders to write to. Ends with \
            the command that installs what is missing, and with an error if that is required.
            """)

    func run() throws {
        let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        let installation = Installation(in: folder.path, on: .current)
        let report = Doctor(.current, installation: installation).report()
        print(report.text)
        if !report.isHealthy { throw ExitCode.failure }
    }
}
