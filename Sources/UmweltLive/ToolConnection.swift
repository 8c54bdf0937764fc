import Foundation

/// The app's connection to the tool that runs it.
///
/// It passes the tool's notices on, hands over the state at the end, and ends the process when the tool ends.
package struct ToolConnection: Sendable {
    /// The launch parameters from the tool.
    package let launch: LiveLaunch

    /// The socket at which pages connect to the app, which the tool keeps open from one process to the next; nil if it
    /// gave none.
    package let socket: Int32?

    private let channel: LiveChannel

    /// Connects to the tool at a path, and waits for its first message.
    ///
    /// - Throws: ``LiveChannelError`` if the tool cannot be reached or does not answer.
    package init(path: String) throws {
        channel = try LiveChannel(path: path)
        guard case .begin(let launch)? = channel.next(ToolMessage.self) else {
            throw LiveChannelError(description: "The tool at \(path) sent no first message.")
        }
        self.launch = launch
        socket = channel.claimDescriptor()
    }

    /// Connects to the tool that the environment variable names; nil if there is none.
    ///
    /// - Throws: ``LiveChannelError`` if the tool cannot be reached or does not answer.
    package init?(_ variables: [String: String] = ProcessInfo.processInfo.environment) throws {
        guard let path = variables[LiveChannel.variable] else { return nil }
        // The variable is for this process alone, not for those that the app may start.
        unsetenv(LiveChannel.variable)
        try self.init(path: path)
    }

    /// Sends the URL of the app and the secret of its pages to the tool.
    package func say(_ url: URL, token: String) { channel.send(AppMessage.isOpen(url, token: token)) }

    /// Reports to the tool that a window shows the app.
    package func reportShown() { channel.send(AppMessage.isShown) }

    /// Reports to the tool that the user interacts with the app.
    package func reportUse() { channel.send(AppMessage.isUsed) }

    /// Asks the tool to replace this process by a new one, and gives the reason.
    @Sendable package func restart(_ reason: String) { channel.send(AppMessage.hangs(reason)) }

    /// Asks the tool to open a place in the source, given as `FILE:LINE:COLUMN`, in the user's editor.
    package func edit(_ place: String) { channel.send(AppMessage.edit(place)) }

    /// Carries out the tool's messages until the process ends.
    ///
    /// It does not listen on the main actor, so that an app that hangs there also ends with the tool.
    ///
    /// - Parameters:
    ///   - show: Shows a notice of the tool; nil removes the notice shown.
    ///   - state: Returns the state for the next process.
    ///   - stop: Called before this process ends and the next one starts.
    @concurrent package func serve<State: Encodable>(
        show: @escaping @MainActor (LiveNotice?) -> Void = { _ in }, state: @escaping @MainActor () -> State,
        stop: @escaping @MainActor () async -> Void = {}
    ) async -> Never {
        for await message in channel.messages(ToolMessage.self) {
            Task { @MainActor in
                switch message {
                case .begin: break
                case .notice(let notice): show(notice)
                case .end:
                    if let state = try? JSONEncoder().encode(state()) { channel.send(AppMessage.state(state)) }
                    await stop()
                    exit(EXIT_SUCCESS)
                }
            }
        }
        exit(EXIT_SUCCESS)
    }
}

extension LiveLaunch {
    /// The state that the previous process sent; nil if there is none, or if it cannot be decoded.
    package func lastState<State: Decodable>(_ type: State.Type) -> State? {
        state.flatMap { try? JSONDecoder().decode(type, from: $0) }
    }
}
