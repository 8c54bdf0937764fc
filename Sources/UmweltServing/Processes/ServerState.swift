import Synchronization

/// The state of the server as operators and proxies see it, on any thread.
package final class ServerState: Sendable {
    /// The phases from the start to the end.
    package enum Phase {
        case starting
        /// Pages are welcome.
        case ready
        /// The process is about to end: no page is accepted any more, and connected pages are disconnected.
        case draining
    }

    private let current = Mutex(Phase.starting)

    /// Makes the state of a server that starts.
    package init() {}

    /// The phase. Draining cannot be reversed.
    package var phase: Phase { current.withLock { $0 } }

    /// Begins a phase.
    package func begin(_ phase: Phase) { current.withLock { if $0 != .draining { $0 = phase } } }
}
