import Foundation
internal import UmweltLive

extension BrowserHost {
    /// Serves the tool's notices until the process ends, while there is no app to serve: it is being built, does not
    /// compile, or has crashed in its first body.
    ///
    /// - Parameter settings: The settings of the host, with the socket of the tool.
    /// - Throws: The reason if the notices cannot be served.
    public static func serveNotices(settings: BrowserSettings) async throws -> Never {
        guard let path = settings.tool else {
            throw LiveChannelError(description: "Notices are served only for `umwelt run`.")
        }
        let tool = try ToolConnection(path: path)
        let host = BrowserHost(settings: settings, launch: tool.launch)
        host.listener = tool.socket.map(PageListener.init(descriptor:))
        host.onEdit = tool.edit
        let url = try await host.start()
        tool.say(url, token: host.token ?? "")
        await host.follow(tool)
    }

    /// Carries out the tool's messages until the process ends.
    func follow(_ tool: ToolConnection) async -> Never {
        await tool.serve(
            show: { self.notice = $0 }, state: { self.snapshot }, stop: { await self.stop(isReplaced: true) })
    }
}
