internal import NIOCore
internal import NIOWebSocket
import Synchronization
import Umwelt

/// The notice of a hang to pages: sent by the server's thread, as their connections wait for the main
/// actor.
final class HangNotifier: Sendable {
    private struct State {
        var message: HangMessage?
        var pages: [ObjectIdentifier: any Channel] = [:]
    }

    private let state = Mutex(State())
    private let restart: (@Sendable (String) -> Void)?

    /// Makes a notifier.
    ///
    /// - Parameter restart: Replaces the process by another one, given the name of the endless function; nil without a
    ///   tool.
    init(restart: (@Sendable (String) -> Void)? = nil) { self.restart = restart }

    /// Informs all current and future pages that the app does not respond; nil when it responds again.
    func show(_ hang: Hang?) {
        let message = hang.map { HangMessage(hang: $0.sentence, canRestart: restart != nil) }
        let pages = state.withLock { state in
            state.message = message
            return Array(state.pages.values)
        }
        for page in pages { Self.send(message ?? HangMessage(hang: ""), to: page) }
    }

    /// The sentence of the hang; nil while the main actor answers.
    var hang: String? { state.withLock { $0.message?.hang } }

    /// Adds the connection of a page, until it is closed.
    func add(_ page: any Channel) {
        let message = state.withLock { state in
            state.pages[ObjectIdentifier(page)] = page
            return state.message
        }
        if let message { Self.send(message, to: page) }
        page.closeFuture.whenComplete { [self] _ in
            state.withLock { $0.pages[ObjectIdentifier(page)] = nil }
        }
    }

    /// Restarts the app. Returns false if it responds, or without a tool.
    func startAnew() -> Bool {
        guard let restart, let message = state.withLock({ $0.message }) else { return false }
        restart(message.hang)
        return true
    }

    private static func send(_ message: HangMessage, to page: any Channel) {
        let data = ByteBuffer(bytes: message.json)
        page.writeAndFlush(WebSocketFrame(fin: true, opcode: .text, data: data), promise: nil)
    }
}
