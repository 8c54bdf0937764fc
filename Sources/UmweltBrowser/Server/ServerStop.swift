internal import NIOCore

/// The inbound event of a connection when the server stops: the connection ends after pending responses.
struct ServerStop: Sendable {}

/// The channel handler of a WebSocket that shows no page yet, which the server closes when it stops.
final class ServerStopHandler: ChannelInboundHandler {
    typealias InboundIn = NIOAny

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if event is ServerStop {
            context.close(promise: nil)
        } else {
            context.fireUserInboundEventTriggered(event)
        }
    }
}
