internal import NIOCore

/// The order in which the requests of connections are read and answered: each connection has a few kilobytes read or a
/// part sent in its turn, and all together a few milliseconds at a time, so that pages do not wait for those who ask for
/// much.
///
/// It is used on the thread of its event loop only.
final class ConnectionTurns: @unchecked Sendable {
    /// The time for which turns follow each other before frames of pages are looked for.
    private static let duration = TimeAmount.milliseconds(2)

    private let loop: any EventLoop
    private var waiting = CircularBuffer<() -> Void>()
    private var isScheduled = false

    init(on loop: any EventLoop) { self.loop = loop }

    /// Runs `body` in its turn.
    func wait(_ body: @escaping () -> Void) {
        loop.preconditionInEventLoop()
        waiting.append(body)
        guard !isScheduled else { return }
        isScheduled = true
        take()
    }

    private func take() {
        let end = NIODeadline.now() + Self.duration
        while let body = waiting.popFirst() {
            body()
            if NIODeadline.now() >= end { break }
        }
        isScheduled = !waiting.isEmpty
        guard isScheduled else { return }
        // The loop runs what is due before it looks for events: what is due later comes after them.
        loop.assumeIsolated().scheduleTask(in: .milliseconds(1)) { [self] in take() }
    }
}
