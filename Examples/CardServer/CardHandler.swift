import Foundation
import NIOCore
import NIOHTTP1

/// Answers the requests of a connection for cards.
final class CardHandler: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private let press: CardPress
    private var request: HTTPRequestHead?

    init(press: CardPress) { self.press = press }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head): request = head
        case .body: break
        case .end:
            guard let head = request else { return }
            let answer = context.eventLoop.makeFutureWithTask { [press] in await Self.answer(head, press) }
            answer.assumeIsolated().whenSuccess { [self] in send($0, closes: !head.isKeepAlive, context) }
        }
    }

    /// Closes the connection after an error, or when nothing has happened for a while.
    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if event is IdleStateHandler.IdleStateEvent { context.close(promise: nil) }
    }

    private struct Answer: Sendable {
        var status = HTTPResponseStatus.ok
        var headers: HTTPHeaders = [:]
        var body = Data()
    }

    private static func answer(_ request: HTTPRequestHead, _ press: CardPress) async -> Answer {
        let parts = request.uri.split(separator: "?", maxSplits: 1)
        guard request.method == .GET, parts.first == "/card" else { return Answer(status: .notFound) }
        do {
            let png = try await press.png(of: Card(query: parts.count > 1 ? String(parts[1]) : ""))
            return Answer(headers: ["Content-Type": "image/png", "Cache-Control": "max-age=3600"], body: png)
        } catch let error as CardError {
            return Answer(
                status: .badRequest, headers: ["Content-Type": "text/plain; charset=utf-8"],
                body: Data((error.description + "\n").utf8))
        } catch {
            return Answer(status: .internalServerError)
        }
    }

    private func send(_ answer: Answer, closes: Bool, _ context: ChannelHandlerContext) {
        var head = HTTPResponseHead(version: .http1_1, status: answer.status, headers: answer.headers)
        head.headers.add(name: "Content-Length", value: "\(answer.body.count)")
        if closes { head.headers.add(name: "Connection", value: "close") }
        context.write(wrapOutboundOut(.head(head)), promise: nil)
        context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: answer.body)))), promise: nil)
        let sent = context.writeAndFlush(wrapOutboundOut(.end(nil)))
        if closes { sent.assumeIsolated().whenComplete { _ in context.close(promise: nil) } }
    }
}
