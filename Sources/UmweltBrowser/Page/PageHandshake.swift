import Umwelt
import UmweltServing

/// The handshake of a page: the parameters with which it connects.
struct PageHandshake: Sendable {
    /// The session of the page; nil for a new page.
    var session: String?

    /// The name of the preview that it shows; nil for none, or for the only one.
    var preview: String?

    /// The ticket with which the app opened the page; nil otherwise. It takes precedence over the session, because
    /// browsers copy the session of a page to pages that it opens.
    var ticket: String?

    /// The name of the tab whose window the page inspects; nil for pages of the app.
    var inspects: String?

    /// The path of the page's address, escaped, if the user has navigated since the window's last one; nil otherwise.
    var path: String?

    /// The name of the visitor whose page it is; nil if all share an app.
    var visitor: VisitorID?

    /// The client that asks.
    var source: RequestSource?

    /// The languages that the browser asks for, the preferred ones first.
    var languages: [String] = []

    /// The `@AppStorage` values of the visitor's app.
    var defaults: [String: StoredValue] = [:]

    /// The state of the page from the last process.
    var kept = SavedPage()
}

extension PageHandshake {
    /// The visitor, as passed to the app.
    var visitorValue: Visitor {
        Visitor(
            id: visitor?.shown, user: source?.user, groups: source?.groups ?? [],
            address: source.flatMap { $0.address.isEmpty ? nil : $0.address }, languages: languages)
    }
}
