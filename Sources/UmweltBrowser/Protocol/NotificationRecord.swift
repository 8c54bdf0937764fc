/// A request to a page about notifications of its browser. One of the properties is present.
struct NotificationRequestRecord: MessageRecord {
    /// The question whether the user lets the app show notifications.
    var question: NotificationQuestionRecord?
    /// The notification to show.
    var shown: NotificationRecord?
    /// The identifiers of the notifications to remove.
    var removed: [String]?
    /// The number on the app's icon; zero for none.
    var badge: Int?

    enum CodingKeys: String, CodingKey {
        case question = "q"
        case shown = "n"
        case removed = "r"
        case badge = "b"
    }
}

/// The question whether the user lets the app show notifications.
struct NotificationQuestionRecord: MessageRecord {
    /// The number of the question.
    var id: Int
    /// If true, an undecided user is asked.
    @Flag var asks = false

    enum CodingKeys: String, CodingKey {
        case id = "i"
        case asks = "a"
    }
}

/// A notification of the browser.
struct NotificationRecord: MessageRecord {
    /// The identifier; the notification replaces an earlier one with the same identifier.
    var id: String
    var title: String
    /// The text below the title.
    var text: String
    /// If true, no sound is played.
    @Flag var isSilent = false
    /// The buttons; nil for none.
    var actions: [NotificationActionRecord]?

    enum CodingKeys: String, CodingKey {
        case id = "i"
        case title = "t"
        case text = "b"
        case isSilent = "s"
        case actions = "a"
    }
}

/// A button of a notification.
struct NotificationActionRecord: MessageRecord {
    var id: String
    var title: String
    /// If true, the button brings the page to the front.
    @Flag var opensApp = false

    enum CodingKeys: String, CodingKey {
        case id = "i"
        case title = "t"
        case opensApp = "o"
    }
}
