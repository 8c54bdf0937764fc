import Foundation
internal import UmweltLive

/// The app's connection to the tool that runs it.
///
/// It shows the tool's notices, hands over the state at the end, and ends the process when the tool ends.
struct ToolConnection: Sendable {
    /// The launch parameters from the tool.
    let beginning: LiveLaunch

    /// The socket at which pages ask for the app: the tool keeps it from one process to the next; nil if it gave none.
    let listener: PageListener?

    private let channel: LiveChannel

    /// Connects to the tool at a path, and waits for its first message.
    ///
    /// - Throws: ``LiveChannelError`` if the tool cannot be reached or does not begin.
    init(path: String) throws {
        channel = try LiveChannel(path: path)
        guard case .begin(let beginning)? = channel.next(ToolMessage.self) else {
            throw LiveChannelError(description: "The tool at \(path) sent no first message.")
        }
        self.beginning = beginning
        listener = channel.claimDescriptor().map(PageListener.init(descriptor:))
    }

    /// Sends the URL of the app and the secret of its pages to the tool.
    func say(_ url: URL, token: String) { channel.send(AppMessage.isOpen(url, token: token)) }

    /// Reports to the tool that a page shows the app.
    func reportShown() { channel.send(AppMessage.isShown) }

    /// Reports to the tool that the user interacts with the app.
    func reportUse() { channel.send(AppMessage.isUsed) }

    /// Asks the tool to end this process and to run another one, for a reason.
    @Sendable func restart(_ reason: String) { channel.send(AppMessage.hangs(reason)) }

    /// Asks the tool to open a place in the source, written as `FILE:LINE:COLUMN`, in the user's editor.
    func edit(_ place: String) { channel.send(AppMessage.edit(place)) }

    /// Carries out the tool's messages until the process ends.
    ///
    /// It does not listen on the main actor, so that an app that hangs there ends with the tool, too.
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
