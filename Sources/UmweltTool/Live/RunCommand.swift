import ArgumentParser
import Foundation
import UmweltBrowser

/// `umwelt run`: shows the subject of a path as a live page, which follows changes of the source.
struct RunCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run", abstract: "Runs what SwiftUI source shows, in the browser or in windows.",
        discussion: """
            Serves the App that the source has, or else its previews, a page for each, and says where. When the source \
            is saved, the pages show the new build, or the compiler's errors; the state of views is kept where their \
            structure is the same. With --window the app's windows are on the desktop. Return starts the app anew; \
            control-C ends it.
            """)

    @Argument(help: "A Swift file, a folder of Swift files, a project of Xcode, or a package.", completion: .file())
    var path: String

    @Option(help: "The app to take of a folder, project or package that has several.")
    var target: String?

    @Option(help: "The port to listen at; if it is taken, the next free one. 0 is for any. (default: 8080)")
    var port: String?

    @Flag(help: "Open the page in the desktop's browser.")
    var open = false

    @Flag(help: "Show the app in windows of the desktop.")
    var window = false

    @Flag(help: "Show the previews, also of source with an App.")
    var previews = false

    @Flag(help: "Start the app anew after each build, without the state that its views had.")
    var restart = false

    @Option(help: "A file that gets the app's output too, line by line.", completion: .file())
    var log: String?

    @Option(name: .customLong("set"), help: TraitOption.help)
    var values: [String] = []
    @Flag(help: BrokenPart.help)
    var skipBroken = false

    @OptionGroup var system: SystemOptions

    @Argument(parsing: .postTerminator, help: "What the app is given as its own arguments.")
    var arguments: [String] = []

    func run() async throws {
        if window { try checkDisplay() }
        let traits = try TraitOption.variable(values)
        var variables = system.variables
        if !traits.isEmpty { variables["UMWELT_SET"] = traits }
        if previews { variables["UMWELT_PREVIEWS"] = "1" }
        let pages = try pageSettings
        // A subject that cannot be run at all is reported before the source is watched.
        let sources = try Subject(path: path, target: target).folder
        let settings = LiveSession.Settings(
            subject: path, target: target, arguments: arguments, port: pages.port,
            listener: try window ? nil : PageListener(pages), opensBrowser: open, keepsState: !restart,
            skipsBroken: skipBroken, host: window ? .window : .browser, variables: variables,
            log: try log.map(OutputLog.init))
        let session = LiveSession(settings, sources: sources)
        let work = Task { try await session.run(saves: SourceWatch(path: path).saves, restarts: ReturnKey.presses) }
        let interruption = Interruption { work.cancel() }
        defer { interruption.end() }
        try await work.value
    }

    private func checkDisplay() throws {
        let variables = ProcessInfo.processInfo.environment
        let hasDisplay = ["WAYLAND_DISPLAY", "DISPLAY"].contains { variables[$0]?.isEmpty == false }
        guard hasDisplay else {
            throw ToolError("There is no display for a window: run it without --window for a page.", code: EX_USAGE)
        }
    }

    /// The settings of the pages, by the variables that the app has too and the port that was asked for.
    private var pageSettings: BrowserSettings {
        get throws {
            var variables = ProcessInfo.processInfo.environment
            if let port { variables["UMWELT_PORT"] = port }
            do {
                return try BrowserSettings(variables)
            } catch {
                throw ToolError("\(error)", code: EX_USAGE)
            }
        }
    }
}
