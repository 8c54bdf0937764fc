internal import NIOCore
internal import NIOHTTP1
internal import NIOWebSocket
import UmweltServing

/// The channel handlers of a connection: those for HTTP, and after the upgrade those for a page's WebSocket.
struct ConnectionPipeline: Sendable {
    let resources: PageResources
    let connect: BrowserServer.Connect
    let connections: ConnectionList
    let turns: ConnectionScheduler
    let limits: ServerLimits
    let metrics: ServerMetrics

    /// The HTTP handlers that a WebSocket does not need, besides those that the upgrade removes itself.
    private enum Name {
        static let answerEnd = "answer end"
        static let idle = "idle"
        static let idleEnd = "idle end"
        static let turns = "turns"
        static let requestHead = "request head"
        static let response = "response"
        static let all = [answerEnd, idle, idleEnd, turns, requestHead, response]
    }

    /// Adds the handlers of HTTP to a new connection.
    func configure(_ channel: any Channel) throws {
        let pipeline = channel.pipeline.syncOperations
        try pipeline.addHandler(HalfCloseHandler(), name: Name.answerEnd)
        try pipeline.addHandler(IdleStateHandler(allTimeout: TimeAmount(limits.idleTime)), name: Name.idle)
        try pipeline.addHandler(IdleTimeoutHandler(), name: Name.idleEnd)
        try pipeline.addHandler(RequestPacer(turns: turns), name: Name.turns)
        let heads = RequestHeadLimit(limits: limits)
        try pipeline.addHandler(heads, name: Name.requestHead)
        try pipeline.configureHTTPServerPipeline(
            withServerUpgrade: (upgraders: [upgrader], completionHandler: { _ in }))
        try pipeline.addHandler(
            ResponseHandler(resources: resources, turns: turns, heads: heads, firstByte: TimeAmount(limits.firstByte)),
            name: Name.response)
    }

    private var upgrader: NIOWebSocketServerUpgrader {
        NIOWebSocketServerUpgrader(
            maxFrameSize: PageConnection.longestEdit, automaticErrorHandling: false,
            shouldUpgrade: { [resources] channel, request in
                let visit = resources.visit(request, from: channel.remoteAddress?.ipAddress ?? "")
                return channel.eventLoop.makeSucceededFuture(visit == nil ? nil : HTTPHeaders())
            },
            upgradePipelineHandler: { channel, request in
                channel.eventLoop.makeCompletedFuture { try openSocket(channel, for: request) }
            })
    }

    /// Replaces the HTTP handlers by those of the WebSocket, and starts passing frames.
    private func openSocket(_ channel: any Channel, for request: HTTPRequestHead) throws {
        guard let visit = resources.visit(request, from: channel.remoteAddress?.ipAddress ?? "") else {
            throw ChannelError.inappropriateOperationForState
        }
        if let gate = resources.gate, let visitor = visit.visitor {
            gate.enter(visitor)
            channel.closeFuture.whenComplete { _ in gate.leave(visitor) }
        }
        for name in Name.all { channel.pipeline.removeHandler(name: name, promise: nil) }
        let pipeline = channel.pipeline.syncOperations
        let decoder = try pipeline.handler(type: ByteToMessageHandler<WebSocketFrameDecoder>.self)
        try pipeline.addHandler(FrameLengthLimit(), position: .before(decoder))
        try pipeline.addHandler(ServerStopHandler(), position: .after(decoder))
        let socket = PageSocket(channel, connections: connections, metrics: metrics)
        try pipeline.addHandler(PageSocketHandler(socket))
        resources.hangs.add(channel)
        let time = TimeAmount(limits.idleTime)
        Task { @MainActor [connect] in
            guard let connection = await connect(visit) else { return channel.close(promise: nil) }
            socket.open(connection, within: time)
        }
    }
}

/// A channel handler that closes a connection after it has been idle for too long.
private final class IdleTimeoutHandler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = NIOAny

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if event is IdleStateHandler.IdleStateEvent {
            context.close(promise: nil)
        } else {
            context.fireUserInboundEventTriggered(event)
        }
    }
}
