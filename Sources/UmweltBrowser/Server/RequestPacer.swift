internal import NIOCore

/// A channel handler before the HTTP handlers that passes a client's input on in pieces, each in the connection's turn
/// and after the previous response.
///
/// A read may bring thousands of requests. Otherwise the input of twenty clients could block pages for a third of a
/// second.
final class RequestPacer: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer
    typealias OutboundIn = Never

    /// The greatest length of a piece in bytes: the requests in it are parsed in about a millisecond.
    static let pieceLength = 4096

    private let turns: ConnectionScheduler

    /// The parts that have been read of the client and not passed on.
    private var rest: ByteBuffer?

    private var isWaiting = false

    /// True if the server stops, which is signalled after earlier input.
    private var isStopping = false

    init(turns: ConnectionScheduler) { self.turns = turns }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        var data = unwrapInboundIn(data)
        if rest == nil {
            rest = data
        } else {
            // The end of a connection is read without being asked for.
            rest?.writeBuffer(&data)
        }
        waitForTurn(context)
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        if rest == nil { context.fireChannelReadComplete() }
    }

    func read(context: ChannelHandlerContext) {
        if rest == nil { context.read() } else { waitForTurn(context) }
    }

    private func waitForTurn(_ context: ChannelHandlerContext) {
        guard !isWaiting else { return }
        isWaiting = true
        turns.wait { [self] in
            isWaiting = false
            passPiece(context)
        }
    }

    private func passPiece(_ context: ChannelHandlerContext) {
        guard var data = rest, let piece = data.readSlice(length: min(data.readableBytes, Self.pieceLength)) else {
            return
        }
        rest = data.readableBytes > 0 ? data : nil
        context.fireChannelRead(wrapInboundOut(piece))
        context.fireChannelReadComplete()
        if isStopping && rest == nil {
            isStopping = false
            context.fireUserInboundEventTriggered(ServerStop())
        }
        // A socket asks for more after it has read; the handlers behind this one hold that back while answers are due.
        context.channel.read()
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        guard event is ServerStop, rest != nil else { return context.fireUserInboundEventTriggered(event) }
        isStopping = true
    }

    func channelInactive(context: ChannelHandlerContext) {
        rest = nil
        context.fireChannelInactive()
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        guard let data = rest else { return }
        rest = nil
        context.fireChannelRead(wrapInboundOut(data))
        context.fireChannelReadComplete()
    }
}
