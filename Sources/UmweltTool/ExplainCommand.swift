import ArgumentParser
import Foundation

/// `umwelt explain`: explains which bodies run and why, and where the environment of a view comes from.
struct ExplainCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain", abstract: "Says why views update, and where their environment comes from.",
        discussion: """
            Shows the first window of the App that the source has, or the preview that is named, without a screen, and \
            taps views. For each tap it writes what was written, the bodies that ran and why, and the work of layout and \
            drawing; for a view, the values of its environment with those who set and read them.
            """)

    @Argument(help: "A Swift file, a folder of Swift files, a project of Xcode, or a package.", completion: .file())
    var path: String

    @Option(help: "The app to take of a folder, project or package that has several.")
    var target: String?

    @Option(help: "The preview to show instead of the app's window, by its name.")
    var preview: String?

    @Option(name: .customLong("set"), help: TraitOption.help)
    var values: [String] = []

    @Option(help: "What to tap, by its label; several are tapped and explained one after the other.")
    var tap: [String] = []

    @Option(help: "The view whose environment is explained, by the name of its type, such as LibraryView.")
    var view: String?

    @Flag(help: "Write JSON.")
    var json = false

    @OptionGroup var system: SystemOptions

    func run() async throws {
        if tap.isEmpty && view == nil {
            throw ToolError(
                "Say what to explain: an update by --tap LABEL, an environment by --view NAME.", code: EX_USAGE)
        }
        let settings = try TraitOption.variable(values)
        let program = try await Subject(path: path, target: target).build()
        let variables = [
            "UMWELT_HOST": "picture", "UMWELT_EXPLAIN": json ? "json" : "text", "UMWELT_VIEW": view ?? "",
            "UMWELT_PREVIEW": preview ?? "", "UMWELT_TAP": tap.joined(separator: "\n"),
            "UMWELT_SET": settings,
        ]
        try await program.finish(variables: variables.merging(system.variables) { $1 })
    }
}
