/// The message that shows a notice of the tool, in front of the app.
struct NoticeMessage: Codable, Equatable {
    /// The notice; nil, which is sent, removes the one that is shown.
    var notice: NoticeRecord?

    enum CodingKeys: String, CodingKey {
        case notice = "b"
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(notice, forKey: .notice)
    }
}

/// A notice of the tool.
struct NoticeRecord: Codable, Equatable {
    /// The event, in one line.
    var title: String
    /// The details, such as the messages of the compiler.
    var text: String
    /// True if the notice says what goes on and ends by itself.
    @Flag var isProgress = false

    enum CodingKeys: String, CodingKey {
        case title = "t"
        case text = "x"
        case isProgress = "p"
    }
}
