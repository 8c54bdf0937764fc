import ArgumentParser
import Foundation

/// `umwelt run`: shows the subject of a path as a live page, which follows changes of the source.
struct RunCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run", abstract: "Runs what SwiftUI source shows, in the browser.",
        discussion: """
            Serves the App that the source has, or else its previews, a page for each, and says where. When the source \
            is saved, the pages show the new build, or the compiler's errors; the state of views is kept where their \
            structure is the same. Control-C ends it.
            """)

    @Argument(help: "A Swift file, a folder of Swift files, or a package.", completion: .file())
    var path: String

    @Option(help: "The port to listen at; if it is taken, the next free one. 0 is for any. (default: 8080)")
    var port: String?

    @Flag(help: "Open the page in the desktop's browser.")
    var open = false

    @Argument(parsing: .postTerminator, help: "What the app is given as its own arguments.")
    var arguments: [String] = []

    func run() async throws {
        let session = LiveSession(
            subject: path, watch: SourceWatch(path: path), arguments: arguments, port: try checkedPort,
            opensBrowser: open)
        // A subject that cannot be run at all is reported before the source is watched.
        _ = try Subject(path: path)
        let work = Task { try await session.run() }
        let interruption = Interruption { work.cancel() }
        defer { interruption.end() }
        try await work.value
    }

    private var checkedPort: UInt16? {
        get throws {
            guard let port = port ?? ProcessInfo.processInfo.environment["UMWELT_PORT"], !port.isEmpty else {
                return nil
            }
            guard let number = UInt16(port) else {
                throw ToolError("“\(port)” is no port: write a number from 0 to 65535.", code: EX_USAGE)
            }
            return number
        }
    }
}
