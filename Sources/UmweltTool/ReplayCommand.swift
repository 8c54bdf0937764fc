import ArgumentParser
import Foundation

/// `umwelt replay`: repeats a recording of the inspector, and prints the results.
struct ReplayCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "replay", abstract: "Does what was recorded in the inspector, and says what came of it.",
        discussion: """
            Shows the first window of the App that the source has, or the preview that is named, without a screen, and \
            does each step of the recording. For each it writes what was written, the bodies that ran and why; in the end \
            what the window shows. It ends with an error at the first step that cannot be done.
            """)

    @Argument(help: "A file with what the inspector's “Copy for umwelt replay” copies.", completion: .file())
    var recording: String

    @Argument(help: "A Swift file, a folder of Swift files, a project of Xcode, or a package.", completion: .file())
    var path: String

    @Option(help: "The app to take of a folder, project or package that has several.")
    var target: String?

    @Option(help: "The preview to show instead of the app's window, by its name.")
    var preview: String?

    @Option(name: .customLong("set"), help: TraitOption.help)
    var values: [String] = []
    @OptionGroup var system: SystemOptions

    func run() async throws {
        guard FileManager.default.isReadableFile(atPath: recording) else {
            throw ToolError("There is no recording at \(recording).", code: EX_NOINPUT)
        }
        let settings = try TraitOption.variable(values)
        let program = try await Subject(path: path, target: target).build()
        let variables = [
            "UMWELT_HOST": "picture", "UMWELT_REPLAY": URL(fileURLWithPath: recording).path,
            "UMWELT_PREVIEW": preview ?? "", "UMWELT_SET": settings,
        ]
        try await program.finish(variables: variables.merging(system.variables) { $1 })
    }
}
