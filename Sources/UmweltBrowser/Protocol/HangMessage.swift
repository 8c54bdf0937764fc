/// The message about whether the app responds, sent by the server thread.
struct HangMessage: MessageRecord {
    /// The hang in one sentence; empty if the app responds again.
    var hang: String
    /// If true, the page can restart the app.
    @Flag var canRestart = false

    enum CodingKeys: String, CodingKey {
        case hang = "g"
        case canRestart = "a"
    }
}
