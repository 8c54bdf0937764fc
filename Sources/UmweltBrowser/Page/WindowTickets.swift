import Umwelt
import UmweltServing

/// The windows that views have requested, until their pages connect. Each ticket is valid once.
struct WindowTickets {
    /// The greatest number of waiting requests. Pages that the browser did not allow to open never connect.
    static let most = 100

    private var waiting: [(ticket: String, request: WindowRequest)] = []

    /// Issues a ticket for a window, and drops the oldest one if there are too many.
    mutating func issue(for request: WindowRequest) -> String {
        let ticket = Secret.random()
        waiting.append((ticket, request))
        if waiting.count > Self.most { waiting.removeFirst() }
        return ticket
    }

    /// Redeems a ticket; returns nil if it does not exist, or not any more.
    mutating func redeem(_ ticket: String) -> WindowRequest? {
        guard let index = waiting.firstIndex(where: { $0.ticket == ticket }) else { return nil }
        return waiting.remove(at: index).request
    }
}
