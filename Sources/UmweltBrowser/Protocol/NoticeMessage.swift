/// The message that shows a notice of the tool, in front of the app.
struct NoticeMessage: MessageRecord {
    /// The notice; nil removes the current one.
    var notice: NoticeRecord?

    enum CodingKeys: String, CodingKey {
        case notice = "b"
    }

    func writeProperties(to json: inout JSONBuffer) { json.add("b", orNull: notice) }
}

/// A notice of the tool.
struct NoticeRecord: MessageRecord {
    /// The event, in one line.
    var title: String
    /// The details, such as the messages of the compiler.
    var text: String
    /// True for a progress notice, which ends by itself.
    @Flag var isProgress = false

    enum CodingKeys: String, CodingKey {
        case title = "t"
        case text = "x"
        case isProgress = "p"
    }
}
