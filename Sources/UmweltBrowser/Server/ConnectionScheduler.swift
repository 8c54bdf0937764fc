internal import NIOCore

/// The scheduling of connections' requests and responses: in each turn a connection reads a few kilobytes or sends a
/// part, and all together take a few milliseconds at a time, so that pages do not wait for large requests.
///
/// It is used on the thread of its event loop only.
final class ConnectionScheduler: @unchecked Sendable {
    /// The time for turns before frames of pages are handled.
    private static let duration = TimeAmount.milliseconds(2)

    private let loop: any EventLoop
    private let now: () -> NIODeadline
    private var waiting = CircularBuffer<() -> Void>()
    private var isRunning = false

    /// The time of turns since the last pause. Many connections may be readable at the same time: all of them share it.
    private var spent = TimeAmount.zero
    private var isPauseScheduled = false

    init(on loop: any EventLoop, now: @escaping () -> NIODeadline = { .now() }) {
        self.loop = loop
        self.now = now
    }

    /// Runs `body` in its turn.
    func wait(_ body: @escaping () -> Void) {
        loop.preconditionInEventLoop()
        waiting.append(body)
        if !isRunning { runTurns() }
    }

    private func runTurns() {
        guard spent < Self.duration else { return }
        isRunning = true
        var start = now()
        while spent < Self.duration, let body = waiting.popFirst() {
            body()
            let end = now()
            spent += end - start
            start = end
        }
        isRunning = false
        guard !isPauseScheduled else { return }
        isPauseScheduled = true
        // The loop runs what is due before it looks for events: what is due later comes after them.
        loop.assumeIsolated().scheduleTask(in: .milliseconds(1)) { [self] in
            isPauseScheduled = false
            spent = .zero
            if !waiting.isEmpty { runTurns() }
        }
    }
}
