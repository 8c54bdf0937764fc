import Synchronization

/// The requests for single characters of fonts that wait for their file, counted by client.
///
/// Each takes some milliseconds of the queue shared by all pages, and any client can send them. A page sends a few for
/// each font; a client beyond the limit has to retry later.
final class FontRequestLimiter: Sendable {
    /// The greatest number of pending requests of a client: those of ten pages full of Chinese, a second or two of the
    /// queue. A guess.
    static let limit = 64

    private let waiting = Mutex<[String: Int]>([:])

    /// Starts a request, if the client is below the limit.
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
