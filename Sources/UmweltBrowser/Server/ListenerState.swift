internal import NIOCore

/// The states of the listening socket, from its start to its end, which may occur on another thread at any time.
struct ListenerState {
    private enum State {
        case starting(end: BrowserHostError?)
        case running(any Channel, ConnectionList)
        case stopped
    }

    private var state = State.stopped

    /// Notes that a socket is made.
    mutating func start() { state = .starting(end: nil) }

    /// Notes that the socket listens.
    ///
    /// - Throws: The reason why it does not any more.
    mutating func run(_ listener: any Channel, _ connections: ConnectionList) throws(BrowserHostError) {
        if case .starting(let end?) = state { throw end }
        state = .running(listener, connections)
    }

    /// Records that the socket was closed unexpectedly. Returns true if ``run(_:_:)`` will not report that.
    mutating func end(_ reason: BrowserHostError) -> Bool {
        switch state {
        case .starting: state = .starting(end: reason)
        case .running: return true
        case .stopped: break
        }
        return false
    }

    /// Records that the socket will be closed, and returns it with its connections; nil for none.
    mutating func stop() -> (listener: any Channel, connections: ConnectionList)? {
        defer { state = .stopped }
        guard case .running(let listener, let connections) = state else { return nil }
        return (listener, connections)
    }
}
