/// What belongs to something that is presented in front of the window.
struct DialogRecord: Codable, Equatable {
    /// The rectangle of what is presented, in the window.
    var card: BoxRecord
    /// The role, as ARIA has it, if it is no dialog.
    var kind: Kind?
    @Flag var isDark = false

    enum Kind: String, Codable, CaseIterable {
        case alertdialog, menu
    }

    enum CodingKeys: String, CodingKey {
        case card = "c"
        case kind = "k"
        case isDark = "d"
    }
}

/// What belongs to something that scrolls.
struct ScrollRecord: Codable, Equatable {
    /// Whether there is more to the sides, and above or below.
    var scrolls: AxesRecord
    /// Whether scroll bars are shown.
    var indicators: AxesRecord
    /// Whether nobody may scroll.
    @Flag var isLocked = false
    /// Whether it wants to hear when its user begins and stops.
    @Flag var settles = false
    /// Whether its content is fetched again when it is pulled down.
    @Flag var refreshes = false
    /// Whether its content is shown outside too.
    @Flag var showsOutside = false
    /// Whether what is around it never scrolls in its place.
    var keeps: AxesRecord?

    enum CodingKeys: String, CodingKey {
        case scrolls = "m"
        case indicators = "b"
        case isLocked = "k"
        case settles = "s"
        case refreshes = "g"
        case showsOutside = "u"
        case keeps = "o"
    }
}

/// What belongs to a list.
struct ListRecord: Codable, Equatable {
    var selection: Selection

    /// How many rows can be selected.
    enum Selection: Int, Codable, CaseIterable {
        case none, one, many
    }

    enum CodingKeys: String, CodingKey {
        case selection = "m"
    }
}

/// What belongs to a row of a list.
struct RowRecord: Codable, Equatable {
    /// The place, from 1, and the number of rows.
    var place: [Int]
    /// Whether it is selected, if it can be.
    var selection: OnOffRecord?
    /// Whether pressing it does something.
    @Flag var isPressable = false
    @Flag var canDelete = false
    /// Whether it can be swiped to the left, and to the right.
    var swipes: AxesRecord?

    enum CodingKeys: String, CodingKey {
        case place = "m"
        case selection = "c"
        case isPressable = "d"
        case canDelete = "e"
        case swipes = "s"
    }
}

/// What belongs to the view of the chosen tab.
struct TabPanelRecord: Codable, Equatable {
    /// Whether swipes choose the next tab.
    @Flag var isSwiped = false

    enum CodingKeys: String, CodingKey {
        case isSwiped = "s"
    }
}
