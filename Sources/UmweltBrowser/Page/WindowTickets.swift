import Umwelt

/// The windows that views have asked for, until their pages come. Each ticket is good once.
struct WindowTickets {
    /// How many may wait; pages that the browser did not let open never come.
    static let most = 100

    private var waiting: [(ticket: String, request: WindowRequest)] = []

    /// Issues a ticket for a window.
    mutating func issue(for request: WindowRequest) -> String {
        let ticket = RequestOrigin.secret()
        waiting.append((ticket, request))
        if waiting.count > Self.most { waiting.removeFirst() }
        return ticket
    }

    /// Takes a ticket; nil if there is none, or not any more.
    mutating func take(_ ticket: String) -> WindowRequest? {
        guard let index = waiting.firstIndex(where: { $0.ticket == ticket }) else { return nil }
        return waiting.remove(at: index).request
    }
}
