import Foundation
internal import NIOCore
internal import NIOHTTP1
internal import NIOWebSocket

/// The channel handler that answers requests, one after the other.
///
/// Bodies are sent in parts, each after the previous part and the turns of other connections: a client that reads
/// slowly or not at all costs the memory of one part. A response ends when all of it has been sent: before that, the
/// next request is not read.
final class ResponseHandler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    /// The length of a part in bytes: about the default send buffer of a socket.
    private static let partLength = 65_536

    private let resources: PageResources
    private let turns: ConnectionScheduler

    /// The handler that counts the started requests.
    private let heads: RequestHeadLimit

    /// The time until which a request is waited for if the server stops and there has been none.
    private let firstByteDeadline: NIODeadline

    private var request: HTTPRequestHead?

    /// The number of requests that have been answered.
    private var answered = 0

    /// True if no request follows, because the server stops.
    private var isStopping = false

    /// The pieces of the body that have not been sent.
    private var rest: ArraySlice<Data> = []

    /// The file that is sent afterwards, and its sent length; nil for none, or at its end.
    private var file: (file: ServedFile, sent: Int)?

    private var closesAfterwards = false

    /// The file that a page sends; nil if it sends none.
    private var reception: FileUpload?

    init(resources: PageResources, turns: ConnectionScheduler, heads: RequestHeadLimit, firstByte: TimeAmount) {
        self.resources = resources
        self.turns = turns
        self.heads = heads
        firstByteDeadline = .now() + firstByte
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head):
            guard Self.hasBody(head) else { return request = head }
            do throws(RefusedFile) {
                reception = try resources.receiveFile(head, from: Self.peer(context))
                request = head
            } catch {
                // The body is not read.
                send(error.response, closes: true, context)
            }
        case .body(let part):
            guard let file = reception, !file.write(part) else { return }
            file.abandon()
            (reception, request) = (nil, nil)
            send(ServerResponse(.payloadTooLarge), closes: true, context)
        case .end:
            if let file = reception {
                (reception, request) = (nil, nil)
                let name = Data(file.finish().utf8)
                return send(ServerResponse([name], type: "text/plain", caching: "no-store"), closes: true, context)
            }
            guard let head = request else { return }
            request = nil
            turns.wait { [self] in
                guard context.channel.isActive else { return }
                let closes = !head.isKeepAlive || head.version != .http1_1
                // Without proxies it makes no difference who asks.
                let peer = resources.proxies.trusted.isEmpty ? "" : Self.peer(context)
                guard let font = resources.font(for: head, from: peer) else {
                    return send(resources.answer(head, from: peer), closes: closes, context)
                }
                let answer = context.eventLoop.makePromise(of: ServerResponse.self)
                resources.answer(font, for: resources.client(of: head, from: Self.peer(context))) { answer.succeed($0) }
                answer.futureResult.assumeIsolated().whenSuccess { [self] response in
                    if context.channel.isActive { send(response, closes: closes, context) }
                }
            }
        }
    }

    func channelInactive(context: ChannelHandlerContext) {
        reception?.abandon()
        reception = nil
        context.fireChannelInactive()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        switch error {
        // A request that asks in vain for a WebSocket is answered as any other one.
        case is NIOWebSocketUpgradeError, is HTTPServerUpgradeErrors: break
        // The handler of protocol errors has answered.
        case is HTTPParserError: context.triggerUserOutboundEvent(HalfCloseHandler.Event(), promise: nil)
        default: context.close(promise: nil)
        }
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        guard event is ServerStop else { return context.fireUserInboundEventTriggered(event) }
        isStopping = true
        // The connection ends with its last answer, of which the client may still be reading.
        if heads.begun > answered || closesAfterwards { return }
        if heads.begun > 0 { return context.close(promise: nil) }
        context.eventLoop.assumeIsolated().scheduleTask(deadline: firstByteDeadline) { [self] in
            if heads.begun == 0 { context.close(promise: nil) }
        }
    }

    /// Returns the address at the other end of a connection.
    private static func peer(_ context: ChannelHandlerContext) -> String {
        context.channel.remoteAddress?.ipAddress ?? ""
    }

    private static func hasBody(_ head: HTTPRequestHead) -> Bool {
        head.headers.contains(name: "Transfer-Encoding") || head.headers["Content-Length"].contains { $0 != "0" }
    }

    private func send(_ response: ServerResponse, closes isAsked: Bool, _ context: ChannelHandlerContext) {
        let closes = isAsked || isStopping
        closesAfterwards = closes
        var head = HTTPResponseHead(version: .http1_1, status: response.status, headers: response.headers)
        if response.status != .noContent { head.headers.add(name: "Content-Length", value: "\(response.length)") }
        if closes { head.headers.add(name: "Connection", value: "close") }
        let sent = context.write(wrapOutboundOut(.head(head)))
        rest = response.body[...]
        file = response.file.flatMap { $0.length > 0 ? ($0, 0) : nil }
        if !isAllSent { return sendPart(context) }
        context.flush()
        sent.assumeIsolated().whenSuccess { [self] in finish(context) }
    }

    private var isAllSent: Bool { rest.isEmpty && file == nil }

    private func sendPart(_ context: ChannelHandlerContext) {
        // A client that has been promised more sees by the end of the connection that this is not all.
        guard let part = nextPart(context.channel.allocator) else { return context.close(promise: nil) }
        context.writeAndFlush(wrapOutboundOut(.body(.byteBuffer(part)))).assumeIsolated().whenSuccess { [self] in
            if isAllSent { return finish(context) }
            turns.wait { [self] in sendPart(context) }
        }
    }

    /// Returns the next part of the body, and advances; nil if the rest of the file no longer exists.
    private func nextPart(_ allocator: ByteBufferAllocator) -> ByteBuffer? {
        if let piece = rest.popFirst() {
            let part = piece.prefix(Self.partLength)
            if part.count < piece.count { rest = [piece.dropFirst(part.count)] + rest }
            var buffer = allocator.buffer(capacity: part.count)
            _ = part.withUnsafeBytes { buffer.writeBytes($0) }
            return buffer
        }
        guard let (file, sent) = file else { return nil }
        let count = min(Self.partLength, file.length - sent)
        self.file = sent + count < file.length ? (file, sent + count) : nil
        var buffer = allocator.buffer(capacity: count)
        return file.read(count, from: sent, to: &buffer) ? buffer : nil
    }

    private func finish(_ context: ChannelHandlerContext) {
        let sent = context.writeAndFlush(wrapOutboundOut(.end(nil)))
        answered += 1
        if isStopping { closesAfterwards = true }
        guard closesAfterwards else { return }
        sent.assumeIsolated().whenComplete { _ in
            context.triggerUserOutboundEvent(HalfCloseHandler.Event(), promise: nil)
        }
    }
}
