import Foundation
internal import UmweltLive

/// The app's line to the tool that runs it: shows what the tool has to say, hands over the state at the end, and ends
/// with the tool.
struct ToolConnection {
    /// How the tool wants the app to begin.
    let beginning: LiveLaunch

    private let channel: LiveChannel

    /// Calls the tool at a path and waits for its first message.
    init(path: String) throws {
        channel = try LiveChannel(path: path)
        guard case .begin(let beginning)? = channel.next(ToolMessage.self) else {
            throw LiveChannelError(description: "The tool at \(path) has nothing to say.")
        }
        self.beginning = beginning
    }

    /// Tells the tool where the app can be seen.
    func say(_ url: URL, token: String) { channel.send(AppMessage.isOpen(url, token: token)) }

    /// Tells the tool that somebody does something with the app.
    func reportUse() { channel.send(AppMessage.isUsed) }

    /// Does what the tool says, until the process ends. It listens elsewhere than on the main actor, so that an app that
    /// hangs there ends with the tool, too.
    @concurrent func serve(_ host: BrowserHost) async -> Never {
        for await message in channel.messages(ToolMessage.self) {
            Task { @MainActor in await follow(message, in: host) }
        }
        exit(EXIT_SUCCESS)
    }

    @MainActor private func follow(_ message: ToolMessage, in host: BrowserHost) async {
        switch message {
        case .begin: break
        case .notice(let notice): host.notice = notice
        case .end:
            if let state = try? JSONEncoder().encode(host.snapshot) { channel.send(AppMessage.state(state)) }
            await host.stop(isReplaced: true)
            exit(EXIT_SUCCESS)
        }
    }
}
