/// The properties of a presentation in front of the window.
struct DialogRecord: MessageRecord {
    /// The frame of the presentation, in window coordinates.
    var card: BoxRecord
    /// The ARIA role, if it is not `dialog`.
    var kind: Kind?
    @Flag var isDark = false
    /// If true, the views behind can be used too.
    @Flag var letsThrough = false

    enum Kind: String, MessageValue, Decodable, CaseIterable {
        case alertdialog, menu
    }

    enum CodingKeys: String, CodingKey {
        case card = "c"
        case kind = "k"
        case isDark = "d"
        case letsThrough = "t"
    }
}

/// The properties of a scroll view.
struct ScrollRecord: MessageRecord {
    /// The axes along which the content is larger than the viewport.
    var scrolls: AxesRecord
    /// The axes with scroll bars.
    var indicators: AxesRecord
    /// If true, the user cannot scroll.
    @Flag var isLocked = false
    /// If true, the page reports when the user starts and ends scrolling.
    @Flag var settles = false
    /// If true, pulling the content down refreshes it.
    @Flag var refreshes = false
    /// If true, content is also shown outside of the viewport.
    @Flag var showsOutside = false
    /// The insets of the content at its start and end, in CSS's order: top, right, bottom, left; nil for none.
    var insets: [Double]?
    /// The axes along which enclosing scroll views never scroll instead.
    var keeps: AxesRecord?

    enum CodingKeys: String, CodingKey {
        case scrolls = "m"
        case indicators = "b"
        case isLocked = "k"
        case settles = "s"
        case refreshes = "g"
        case showsOutside = "u"
        case insets = "i"
        case keeps = "o"
    }
}

/// The properties of a list.
struct ListRecord: MessageRecord {
    var selection: Selection

    /// The number of rows that can be selected.
    enum Selection: Int, MessageValue, Decodable, CaseIterable {
        case none, one, many
    }

    enum CodingKeys: String, CodingKey {
        case selection = "m"
    }
}

/// The properties of a list row.
struct RowRecord: MessageRecord {
    /// The position, from 1, and the number of rows.
    var place: [Int]
    /// The selection state; nil if the row cannot be selected.
    var selection: OnOffRecord?
    /// If true, the row can be pressed.
    @Flag var isPressable = false
    @Flag var canDelete = false
    /// If true, the row itself is dragged to another place.
    @Flag var canMove = false
    /// The axes with swipe actions: 1 if there are any, to the left and to the right.
    var swipes: AxesRecord?

    enum CodingKeys: String, CodingKey {
        case place = "m"
        case selection = "c"
        case isPressable = "d"
        case canDelete = "e"
        case canMove = "o"
        case swipes = "s"
    }
}

/// The properties of the content of the selected tab.
struct TabPanelRecord: MessageRecord {
    /// If true, swipes select the next tab.
    @Flag var isSwiped = false

    enum CodingKeys: String, CodingKey {
        case isSwiped = "s"
    }
}
