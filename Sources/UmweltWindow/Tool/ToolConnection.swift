import Foundation
import Umwelt
internal import UmweltLive

/// The app's connection to the tool that runs it: it hands over the state at the end, and ends the process when the
/// tool ends.
struct ToolConnection: Sendable {
    /// The windows of the last process.
    let windows: [WindowSnapshot]

    /// The state of the app in the last process.
    let app: StateSnapshot

    private let channel: LiveChannel

    /// Connects to the tool that the environment names; nil if there is none.
    ///
    /// - Throws: An error if the tool cannot be reached or does not begin.
    init?(_ variables: [String: String] = ProcessInfo.processInfo.environment) throws {
        guard let path = variables[LiveChannel.variable] else { return nil }
        // The variable is for this process alone, not for those that the app may start.
        unsetenv(LiveChannel.variable)
        channel = try LiveChannel(path: path)
        guard case .begin(let beginning)? = channel.next(ToolMessage.self) else {
            throw LiveChannelError(description: "The tool at \(path) sent no first message.")
        }
        let last = beginning.state.flatMap { try? JSONDecoder().decode(HostSnapshot.self, from: $0) } ?? HostSnapshot()
        (app, windows) = (last.app, last.windows)
    }

    /// Reports to the tool that a window shows the app.
    func reportShown() { channel.send(AppMessage.isShown) }

    /// Carries out the tool's messages until the process ends, on no actor of the app's.
    func serve(_ host: WindowHost) {
        let channel = channel
        Task.detached {
            for await message in channel.messages(ToolMessage.self) {
                guard case .end = message else { continue }
                let state = await host.snapshot
                if let state = try? JSONEncoder().encode(state) { channel.send(AppMessage.state(state)) }
                exit(EXIT_SUCCESS)
            }
            exit(EXIT_SUCCESS)
        }
    }
}

/// The state of an app and of all its windows, which one process hands over to the next.
struct HostSnapshot: Codable {
    var app = StateSnapshot()
    var windows: [WindowSnapshot] = []
}

/// A window of the last process.
struct WindowSnapshot: Codable {
    /// The request with which the app opens such a window.
    var request: WindowRequest?

    /// The state of the window's views.
    var state: StateSnapshot

    /// The size in points.
    var size: CGSize
}
