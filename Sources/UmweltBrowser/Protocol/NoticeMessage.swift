/// The message that shows what the tool has to say, over the app.
struct NoticeMessage: Codable, Equatable {
    /// The notice; nil, which is sent, takes away the one that is shown.
    var notice: NoticeRecord?

    enum CodingKeys: String, CodingKey {
        case notice = "b"
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(notice, forKey: .notice)
    }
}

/// What the tool has to say.
struct NoticeRecord: Codable, Equatable {
    /// What has happened, in one line.
    var title: String
    /// The particulars, such as the compiler's words.
    var text: String

    enum CodingKeys: String, CodingKey {
        case title = "t"
        case text = "x"
    }
}
