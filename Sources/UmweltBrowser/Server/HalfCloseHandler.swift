internal import NIOCore

/// The first channel handler of a connection. It ends the connection after its last response so that the client can
/// still read it: it only closes the output, and discards further input.
///
/// A connection that is closed while something that came has not been read is reset, and the client loses the answer.
final class HalfCloseHandler: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundIn = ByteBuffer

    /// The outbound event of a handler that has written the last answer.
    struct Event: Sendable {}

    /// The time that a client has to read the answer and to close the connection. A guess, as is the length below.
    private static let time = TimeAmount.seconds(1)

    /// The bytes that are discarded at most; the client has to wait with more.
    private static let longestRest = 1_000_000

    private var isEnded = false
    private var rest = longestRest
    private var timer: Scheduled<Void>?

    func triggerUserOutboundEvent(context: ChannelHandlerContext, event: Any, promise: EventLoopPromise<Void>?) {
        guard event is Event else { return context.triggerUserOutboundEvent(event, promise: promise) }
        promise?.succeed()
        guard !isEnded else { return }
        isEnded = true
        timer = context.eventLoop.assumeIsolated().scheduleTask(in: Self.time) { context.close(promise: nil) }
        context.close(mode: .output, promise: nil)
        context.read()
    }

    func read(context: ChannelHandlerContext) {
        if !isEnded { context.read() }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard isEnded else { return context.fireChannelRead(data) }
        rest -= unwrapInboundIn(data).readableBytes
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        guard isEnded else { return context.fireChannelReadComplete() }
        if rest > 0 { context.read() }
    }

    func handlerRemoved(context: ChannelHandlerContext) { timer?.cancel() }
}
