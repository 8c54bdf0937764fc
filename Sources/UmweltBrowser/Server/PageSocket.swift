internal import NIOCore
internal import NIOWebSocket
import Synchronization
import UmweltServing

/// The WebSocket of a page: passes frames between its channel, on the server's thread, and its ``PageConnection``, on
/// the main actor.
///
/// The two threads wake each other without a third one: each thread switch takes as long as a small update. Frames are
/// handled one by one, in order; a page with many waiting frames is not read until most are handled. A frame for the
/// page is created when no frame from it waits, and the previous one has been sent: a change after a pause is sent
/// immediately, and later changes are combined.
final class PageSocket: Sendable {
    /// The numbers of waiting frames at which reading from the page pauses and resumes.
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

        /// True if the page's frames are handled as they arrive.
        var isOpen = false

        /// True if nothing is received any more.
        var isOver = false

        /// True if the channel wants to read, and may not.
        var isReadHeld = false

        /// True while a frame is being sent to the page.
        var isSending = false

        /// True if another frame may follow the current one.
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

    /// Starts handling the page's frames, including those already received.
    ///
    /// - Parameters:
    ///   - connection: The connection of the page.
    ///   - time: The time limit for the page to send its window's properties.
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

    /// Receives the error that closes the channel.
    fileprivate func receive(_ error: any Error) {
        switch error {
        case let fault as PageCloseReason: receive(.fault(fault))
        case NIOWebSocketError.multiByteControlFrameLength:
            receive(.fault(.protocolError("A ping is too long.")))
        case is NIOWebSocketError: receive(.fault(.protocolError("There is no such frame.")))
        default: end()
        }
    }

    /// Receives the end: a lost connection is normal, not an error.
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

    /// Returns true if the channel may continue reading; otherwise it is notified later.
    fileprivate func mayRead() -> Bool {
        state.withLock { state in
            state.isReadHeld = state.waiting.count >= Self.most
            return !state.isReadHeld
        }
    }

    /// The main actor runs other work between two frames.
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

    /// Sends the next frame, if there is one and the previous one has been sent.
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
