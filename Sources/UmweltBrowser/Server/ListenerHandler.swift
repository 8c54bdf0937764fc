import Foundation
internal import NIOCore
import Umwelt

/// The channel handler of the listening socket: it stores the last error, and reports when connections cannot be
/// accepted.
///
/// `AcceptBackoffHandler`, which precedes it, pauses after an error and continues.
final class ListenerHandler: ChannelInboundHandler {
    typealias InboundIn = any Channel

    private let onEnd: @Sendable ((any Error)?) -> Void
    private var lastError: (any Error)?
    private var hasWarned = false

    /// Makes a handler; `onEnd` is called with the last error when the socket is closed.
    init(onEnd: @escaping @Sendable ((any Error)?) -> Void) { self.onEnd = onEnd }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        lastError = error
        guard !hasWarned else { return }
        hasWarned = true
        Log.server.warning("A connection cannot be accepted; the server tries again: \(BrowserServer.reason(error))")
    }

    func channelInactive(context: ChannelHandlerContext) {
        onEnd(lastError)
        context.fireChannelInactive()
    }
}
