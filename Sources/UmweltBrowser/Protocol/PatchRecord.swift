/// The message that changes a page: what is different about its window, and what the page is asked to do.
struct PatchRecord: Codable, Equatable {
    /// The session, which says that all is new; nil if the patch changes what is there.
    var session: String?
    /// The name of the browser's tab; always together with the session.
    var tab: String?
    /// The window's title.
    var title: String?
    /// Whether the window is light or dark.
    var colorScheme: ColorSchemeRecord?
    /// How many times one can go back.
    var navigationDepth: Int?
    /// The nodes to remove, each with all that is inside.
    var removed: [UInt32]?
    /// The nodes that are new or different; new ones after the node that they are in.
    var nodes: [NodeRecord]?
    /// The URLs to open.
    var urls: [String]?
    /// The windows to open.
    var windows: [WindowRecord]?
    /// The node that the keyboard is directed to; zero for none.
    var focus: UInt32?

    enum CodingKeys: String, CodingKey {
        case session = "s"
        case tab = "m"
        case title = "t"
        case colorScheme = "c"
        case navigationDepth = "h"
        case removed = "r"
        case nodes = "n"
        case urls = "u"
        case windows = "w"
        case focus = "f"
    }
}

/// The color scheme of a window.
enum ColorSchemeRecord: String, Codable, CaseIterable {
    case light, dark
}

/// A window that a page is asked to open.
struct WindowRecord: Codable, Equatable {
    /// The name of the tab that shows it, if there is one.
    var name: String
    /// What opens it, where there is no such tab.
    var ticket: String
    /// How large it is to be, apart from the tabs, in points; nil for a tab.
    var size: PairRecord?

    enum CodingKeys: String, CodingKey {
        case name = "n"
        case ticket = "t"
        case size = "f"
    }
}
