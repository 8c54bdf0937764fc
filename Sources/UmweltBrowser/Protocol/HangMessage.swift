/// The message that says whether the app responds, which the server sends by itself.
struct HangMessage: MessageRecord {
    /// The hang in one sentence; empty if the app responds again.
    var hang: String
    /// If true, the page can have the app started anew.
    @Flag var canRestart = false

    enum CodingKeys: String, CodingKey {
        case hang = "g"
        case canRestart = "a"
    }
}
