internal import NIOCore

/// The limits for input from the network. A connection beyond them is refused or closed, without an effect on others.
struct ServerLimits: Sendable {
    /// The greatest length of a request line with its headers, in bytes.
    var requestHead = 16 * 1024

    /// The greatest number of lines of a request with its headers. Browsers send about twenty.
    var requestLines = 100

    /// The time from the first byte of a request to the end of its headers.
    var headDeadline = Duration.seconds(10)

    /// The time after which an idle connection without a page is closed; and the time limit for a page to send its
    /// window's properties.
    var idleTime = Duration.seconds(30)

    /// The greatest number of connections.
    ///
    /// At this number, the oldest connection without a page is closed for the next one. So clients that only hold
    /// connections cannot block others.
    var connections = 4096

    /// The greatest number of connections from one address; beyond it, the same address loses its oldest one without a
    /// page.
    var connectionsOfAddress = 2048

    /// The time that pages have to close their sockets when the server stops.
    var closeTimeout = Duration.milliseconds(250)

    /// The time for the answers to requests that have begun to arrive when the server stops. A guess: less than the
    /// tool's time limit for ending the process.
    var lastAnswers = Duration.seconds(2)

    /// The time that a new connection has for the first byte of its request when the server stops. A guess.
    var firstByte = Duration.milliseconds(250)

    /// The limits for a process with a maximum number of open files: a quarter of them, at most 256, are reserved for
    /// the app.
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
