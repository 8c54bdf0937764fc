/// What a page says when it comes: what it wants to show.
struct PageHello: Sendable {
    /// The session that the page had; a new page has none.
    var session: String?

    /// The name of the preview that it shows; nil for none, or for the only one.
    var preview: String?

    /// The ticket by which it was opened, if the app opened it. It counts more than the session: a page that opens
    /// another gives it a copy of its own.
    var ticket: String?
}
