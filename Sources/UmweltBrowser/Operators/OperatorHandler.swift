internal import NIOCore
internal import NIOHTTP1

/// The channel handler that answers one request of an operator or a proxy, and ends the connection.
final class OperatorHandler: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private let answers: OperatorResponses
    private var isAnswered = false

    init(_ answers: OperatorResponses) { self.answers = answers }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !isAnswered, case .head(let request) = unwrapInboundIn(data) else { return }
        isAnswered = true
        let response = answers.answer(request)
        var head = HTTPResponseHead(version: .http1_1, status: response.status, headers: response.headers)
        head.headers.add(name: "Content-Length", value: "\(response.length)")
        head.headers.add(name: "Connection", value: "close")
        context.write(wrapOutboundOut(.head(head)), promise: nil)
        if request.method != .HEAD {
            for part in response.body {
                context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: part)))), promise: nil)
            }
        }
        context.writeAndFlush(wrapOutboundOut(.end(nil))).assumeIsolated().whenComplete { _ in
            context.triggerUserOutboundEvent(HalfCloseHandler.Event(), promise: nil)
        }
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if event is IdleStateHandler.IdleStateEvent || event is ServerStop { context.close(promise: nil) }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
}
