import ArgumentParser
import Foundation

/// `umwelt mcp`: a server of the Model Context Protocol, with which assistants see and use SwiftUI source.
struct ModelContextCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mcp", abstract: "Lets assistants see and use what SwiftUI source shows.",
        discussion: """
            A server of the Model Context Protocol over standard input and output, which editors and assistants start. \
            Its tools draw views, read their accessibility tree, tap and type, explain updates, compare pictures, and \
            report the compiler's errors. Paths outside of the root are refused. The programs that it compiles run with \
            your rights.
            """)

    @Option(help: "The folder with the source. (default: the current one)", completion: .directory)
    var root = "."

    @OptionGroup var system: SystemOptions

    func run() async throws {
        let root = try RootFolder(path: root)
        // The compiler's messages have paths relative to it.
        guard FileManager.default.changeCurrentDirectoryPath(root.path) else {
            throw ToolError("The folder \(root.path) cannot be used: \(FileFault.reason(at: root.path)).")
        }
        let streams = try StandardStreams()
        let builds = SubjectBuilds(root: root)
        let sessions = StageSessions(builds: builds, variables: system.variables)
        let server = ModelContextServer(
            tools: AssistantTool.all(
                Workbench(
                    root: root, builds: builds, sessions: sessions, names: NameShelf(library: try .installed()))),
            instructions: Self.instructions, send: streams.send)
        let work = Task {
            for await line in streams.lines { await server.receive(line) }
            // An interruption waits for no answer, but for the end of the programs.
            if Task.isCancelled { await server.cancel() }
            await withTaskCancellationHandler {
                await server.finish()
            } onCancel: {
                Task { await server.cancel() }
            }
        }
        let interruption = Interruption { work.cancel() }
        defer { interruption.end() }
        await work.value
        await sessions.stop()
    }

    private static let instructions = """
        Umwelt runs SwiftUI source on Linux. After you write a view, call “diagnostics” for its errors and “preview” to see \
        it; use “semantics” to read what it says, and “act” to use it. A window keeps its state between calls until its \
        source changes or a call has “restart”. Time stands still between calls.
        """
}

extension AssistantTool {
    /// All tools, in the order of their list.
    static func all(_ bench: Workbench) -> [AssistantTool] {
        [
            preview(bench), semantics(bench), act(bench), explain(bench), compare(bench), diagnostics(bench),
            api(bench),
        ]
    }
}
