/// An event of a web page that a host shows.
public enum WebPageEvent: Sendable, Hashable, Codable {
    /// The page has loaded; without a title if the host cannot read it.
    case finished(load: Int, title: String? = nil)
    /// The page has not loaded.
    case failed(load: Int, reason: String)
    /// A call has returned a value, as JSON; nil for none.
    case returned(call: Int, value: String? = nil)
    /// A call has thrown an exception.
    case threw(call: Int, reason: String)
    /// A script has posted a message to a handler, as JSON.
    case posted(handler: String, body: String)
}
