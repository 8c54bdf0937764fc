internal import NIOCore

/// The limits of what the server takes from a network. A connection beyond them is refused or closed; no other one
/// notices.
struct ServerLimits: Sendable {
    /// The greatest length of a request line with its headers, in bytes.
    var requestHead = 16 * 1024

    /// The greatest number of lines of a request with its headers. Browsers send about twenty.
    var requestLines = 100

    /// The time from the first byte of a request to the end of its headers.
    var headDeadline = Duration.seconds(10)

    /// The time after which a connection is closed that shows no page, and on which nothing is sent or received; and
    /// the time that a page has to say what its window is like.
    var idleTime = Duration.seconds(30)

    /// The greatest number of connections.
    ///
    /// At this number, the connection that has been without a page for the longest time is closed for the next one. So
    /// clients that only hold connections keep no other out.
    var connections = 4096

    /// The greatest number of connections from one address; beyond it, the same address loses its oldest one without a
    /// page.
    var connectionsOfAddress = 2048

    /// The time that pages have to close their sockets when the server stops.
    var closeTimeout = Duration.milliseconds(250)

    /// The time for the answers to requests that have begun to arrive when the server stops. A guess: it is less than
    /// the tool gives the process to end.
    var lastAnswers = Duration.seconds(2)

    /// The time that a new connection has for the first byte of its request when the server stops. A guess.
    var firstByte = Duration.milliseconds(250)

    /// The limits for a process that may open so many files: a quarter of them, at most 256, are left for the app.
    func limited(toFiles files: Int) -> ServerLimits {
        var limits = self
        limits.connections = min(connections, max(files - min(files / 4, 256), 1))
        limits.connectionsOfAddress = min(connectionsOfAddress, limits.connections)
        return limits
    }
}

extension TimeAmount {
    /// Makes the same length of time, to the nanosecond.
    init(_ duration: Duration) {
        let (seconds, attoseconds) = duration.components
        self = .seconds(seconds) + .nanoseconds(attoseconds / 1_000_000_000)
    }
}
