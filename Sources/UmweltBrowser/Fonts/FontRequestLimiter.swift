import Synchronization

/// The requests for single characters of fonts that wait for their file, counted by client.
///
/// Each takes some milliseconds of the one queue that all pages share, and any page of the machine's browsers can send
/// them. A page has a few for each font; beyond the limit a client is told to ask again.
final class FontRequestLimiter: Sendable {
    /// The greatest number of requests of one client that wait: those of ten pages full of Chinese, and a second or two
    /// of the queue. A guess.
    static let limit = 64

    private let waiting = Mutex<[String: Int]>([:])

    /// Begins a request, if the client has a turn left.
    ///
    /// - Parameter client: The client's address.
    /// - Returns: False if it has not.
    func begin(for client: String) -> Bool {
        waiting.withLock { waiting in
            let count = waiting[client, default: 0]
            guard count < Self.limit else { return false }
            waiting[client] = count + 1
            return true
        }
    }

    /// Ends a request that has begun.
    func end(for client: String) {
        waiting.withLock { waiting in
            let count = waiting[client, default: 1] - 1
            waiting[client] = count == 0 ? nil : count
        }
    }

    /// The number of clients that wait.
    var clients: Int { waiting.withLock { $0.count } }
}
