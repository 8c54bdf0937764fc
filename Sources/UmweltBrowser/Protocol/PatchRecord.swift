/// The message that updates a page: the changes of its window, and requests to the page.
struct PatchRecord: MessageRecord {
    /// The session, which marks a patch as a complete description; nil if the patch changes what the page shows.
    var session: String?
    /// The name of the browser's tab; present exactly if the session is.
    var tab: String?
    /// The window's title.
    var title: String?
    /// The colour scheme of the window.
    var colorScheme: ColorSchemeRecord?
    /// The number of navigation levels above the root.
    var navigationDepth: Int?
    /// The path of the page's address below that of the app, with its escapes; nil for no change, or if the page has
    /// none of its own.
    var address: String?
    /// The number of addresses that the page has told over this connection, after which the patch is; nil if it has
    /// told none since the last patch.
    var addresses: Int?
    /// The nodes to remove, each with its descendants.
    var removed: [UInt32]?
    /// The new and the changed nodes; new ones after their parents.
    var nodes: [NodeRecord]?
    /// The curves of the nodes' motions, each as the function `linear` of CSS has it.
    var curves: [String]?
    /// The URLs to open.
    var urls: [URLRequestRecord]?
    /// The texts to put on the clipboard.
    var copies: [String]?
    /// The texts that assistive technology reads out.
    var announcements: [String]?
    /// The screen's behaviour while the user does nothing.
    var screen: ScreenRecord?
    /// The windows to open.
    var windows: [WindowRecord]?
    /// The requests for files that the page has not been told yet.
    var files: [FileRequestRecord]?
    /// The node that has the keyboard focus; zero for none.
    var focus: UInt32?
    /// The rectangles that mark a view which is inspected: its frame, what is inside of its padding, and the safe area.
    /// Without a frame there are no marks any more.
    var marks: MarksRecord?
    /// The way in which clicks count: they choose a view for the inspector, or are the app's.
    var clicks: ClicksRecord?

    enum CodingKeys: String, CodingKey {
        case session = "s"
        case tab = "m"
        case title = "t"
        case colorScheme = "c"
        case navigationDepth = "h"
        case address = "p"
        case addresses = "d"
        case removed = "r"
        case nodes = "n"
        case curves = "e"
        case urls = "u"
        case copies = "k"
        case announcements = "a"
        case screen = "o"
        case windows = "w"
        case files = "x"
        case focus = "f"
        case marks = "q"
        case clicks = "l"
    }
}

/// The marks around a view.
struct MarksRecord: MessageRecord {
    /// The frame of the view in the window.
    var frame: BoxRecord?
    /// The rectangle inside of the view's padding.
    var content: BoxRecord?
    /// The rectangle that nothing covers.
    var safeArea: BoxRecord?

    enum CodingKeys: String, CodingKey {
        case frame = "f"
        case content = "c"
        case safeArea = "s"
    }
}

/// Whose clicks in a window are.
enum ClicksRecord: String, MessageValue, Decodable, CaseIterable {
    case app, inspector
}

/// The colour scheme of a window.
enum ColorSchemeRecord: String, MessageValue, Decodable, CaseIterable {
    case light, dark
}

/// A screen's behaviour while its user does nothing: it stays on, or does as the system has it.
enum ScreenRecord: String, MessageValue, Decodable, CaseIterable {
    case on, usual
}

/// A URL that a page is asked to open; it answers what became of it.
struct URLRequestRecord: MessageRecord {
    /// The number of the request.
    var id: Int
    /// The URL.
    var url: String

    enum CodingKeys: String, CodingKey {
        case id = "i"
        case url = "u"
    }
}

/// A window that a page is asked to open.
struct WindowRecord: MessageRecord {
    /// The name of the tab that shows the window; if there is none, the name for a new tab.
    var name: String
    /// The ticket that opens the window, if no tab shows it.
    var ticket: String
    /// The size of a separate browser window, in points; nil for a tab.
    var size: PairRecord?

    enum CodingKeys: String, CodingKey {
        case name = "n"
        case ticket = "t"
        case size = "f"
    }
}
