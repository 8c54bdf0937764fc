internal import NIOCore
internal import NIOWebSocket
import Synchronization

/// The WebSocket of a page: passes frames between its channel, on the server's thread, and its ``PageConnection``, on
/// the main actor.
///
/// Both threads wake each other, and no third one: each change of threads takes as long as a small update. Frames are
/// handled one by one, in order; a page of which several wait is not read until most of them are. A frame for the page
/// is made when nothing that it has sent waits, and the one before has gone out: a change after a pause goes out at
/// once, and those that come meanwhile go together.
final class PageSocket: Sendable {
    /// The numbers of frames that wait from which the page is not read, and with which it is read again.
    private static let most = 10
    private static let few = 2

    private let channel: any Channel
    private let connections: ConnectionList
    private let metrics: ServerMetrics
    private let state = Mutex(State())
    @MainActor private var connection: PageConnection?
    @MainActor private var isKept = false

    /// True if the next frame is made when the current work of the main actor ends.
    @MainActor private var isSendDue = false

    private struct State {
        /// The frames that have not been handled, and the end.
        var waiting: [Received] = []

        /// True if the page's frames are handled as they come.
        var isOpen = false

        /// True if nothing is received any more.
        var isOver = false

        /// True if the channel wants to read, and may not.
        var isReadHeld = false

        /// True while a frame for the page has not gone out.
        var isSending = false

        /// True if there may be another frame for the page when this one has gone out.
        var isDue = false
    }

    private enum Received {
        case frame(WebSocketFrame)
        case fault(PageCloseReason)
        case end
    }

    init(_ channel: any Channel, connections: ConnectionList, metrics: ServerMetrics) {
        self.channel = channel
        self.connections = connections
        self.metrics = metrics
    }

    /// Begins to handle what the page sends, also what it has sent already.
    ///
    /// - Parameters:
    ///   - connection: The connection of the page.
    ///   - time: The time that the page has to say what its window is like.
    @MainActor func open(_ connection: PageConnection, within time: TimeAmount) {
        self.connection = connection
        connection.onDue = { [weak self] in self?.sendLater() }
        connection.onEnd { [channel] in
            // A page that reads nothing would never take the last frame.
            channel.eventLoop.scheduleTask(in: .seconds(1)) { channel.close(promise: nil) }
        }
        let timer = channel.eventLoop.scheduleTask(in: time) { [weak self] in
            Task { @MainActor in self?.connection?.closeUnlessShown() }
        }
        channel.closeFuture.whenComplete { _ in timer.cancel() }
        let count = state.withLock { state in
            state.isOpen = true
            return state.waiting.count
        }
        for _ in 0..<count { handleLater() }
    }

    // MARK: In

    fileprivate func receive(_ frame: WebSocketFrame) {
        if metrics.isRead { metrics.queue.increment() }
        receive(.frame(frame))
    }

    /// Receives the error with which the channel gives up.
    fileprivate func receive(_ error: any Error) {
        switch error {
        case let fault as PageCloseReason: receive(.fault(fault))
        case NIOWebSocketError.multiByteControlFrameLength:
            receive(.fault(.protocolError("A ping is too long.")))
        case is NIOWebSocketError: receive(.fault(.protocolError("There is no such frame.")))
        default: end()
        }
    }

    /// Receives the end: a lost connection is no error, it is how connections end.
    fileprivate func end() { receive(.end) }

    private func receive(_ received: Received) {
        let isOpen = state.withLock { state in
            guard !state.isOver else { return false }
            if case .frame = received {} else { state.isOver = true }
            state.waiting.append(received)
            return state.isOpen
        }
        if isOpen { handleLater() }
    }

    /// Returns true if the channel may read on; otherwise it is told when it may.
    fileprivate func mayRead() -> Bool {
        state.withLock { state in
            state.isReadHeld = state.waiting.count >= Self.most
            return !state.isReadHeld
        }
    }

    /// The main actor goes through other work between two frames.
    private func handleLater() { Task { @MainActor in handleNext() } }

    @MainActor private func handleNext() {
        let (next, isLast, readsOn) = state.withLock { state -> (Received?, Bool, Bool) in
            let next = state.waiting.isEmpty ? nil : state.waiting.removeFirst()
            let readsOn = state.isReadHeld && state.waiting.count <= Self.few
            if readsOn { state.isReadHeld = false }
            return (next, state.waiting.isEmpty, readsOn)
        }
        guard let connection, let next else { return }
        if readsOn { channel.read() }
        // A frame that becomes due now is sent below, or with those of the messages that wait.
        let wasDue = isSendDue
        isSendDue = true
        switch next {
        case .frame(let frame): connection.receive(frame)
        case .fault(let fault): connection.close(fault)
        case .end: connection.end()
        }
        isSendDue = wasDue
        if !isKept && connection.isShown {
            isKept = true
            connections.keep(channel)
        }
        if isLast { send() }
    }

    // MARK: Out

    /// Sends after the current work of the main actor, which may be in the middle of an update.
    @MainActor private func sendLater() {
        guard !isSendDue else { return }
        isSendDue = true
        Task { @MainActor in
            isSendDue = false
            send()
        }
    }

    /// Sends the next frame, if there is one and the one before has gone out.
    @MainActor private func send() {
        guard let connection else { return }
        let isReady = state.withLock { state in
            state.isDue = state.isSending
            return !state.isSending
        }
        guard isReady else { return }
        guard let frame = connection.next() else {
            if connection.hasEnded {
                self.connection = nil
                channel.close(promise: nil)
            }
            return
        }
        state.withLock { state in
            state.isSending = true
            state.isDue = connection.isDue
        }
        // The server's thread is woken once: a promise that is followed from here would wake it a second time.
        channel.eventLoop.execute { [self] in
            channel.writeAndFlush(frame).whenComplete { [self] result in hasSent(result) }
        }
    }

    private func hasSent(_ result: Result<Void, any Error>) {
        let isDue = state.withLock { state in
            state.isSending = false
            return state.isDue
        }
        switch result {
        case .success: if isDue { Task { @MainActor in send() } }
        case .failure: end()
        }
    }
}

/// The last channel handler of a page's WebSocket.
final class PageSocketHandler: ChannelInboundHandler, ChannelOutboundHandler {
    typealias InboundIn = WebSocketFrame
    typealias OutboundIn = WebSocketFrame
    typealias OutboundOut = WebSocketFrame

    private let socket: PageSocket

    init(_ socket: PageSocket) { self.socket = socket }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) { socket.receive(unwrapInboundIn(data)) }

    func read(context: ChannelHandlerContext) { if socket.mayRead() { context.read() } }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { socket.receive(error) }

    func channelInactive(context: ChannelHandlerContext) {
        socket.end()
        context.fireChannelInactive()
    }
}
