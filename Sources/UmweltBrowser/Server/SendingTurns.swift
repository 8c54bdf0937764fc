internal import NIOCore

/// The order in which connections answer requests: each sends a part in its turn, and all together for a few
/// milliseconds at a time, so that pages do not wait for those who ask for much.
///
/// It is used on the thread of its event loop only.
final class SendingTurns: @unchecked Sendable {
    /// The time for which parts are sent before frames of pages are looked for.
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
