/// The message that updates a page: the changes of its window, and requests to the page.
struct PatchRecord: MessageRecord {
    /// The session, which marks a patch as a complete description; nil for changes.
    var session: String?
    /// The name of the browser's tab; present exactly if the session is.
    var tab: String?
    /// The window's title.
    var title: String?
    /// The colour scheme of the window.
    var colorScheme: ColorSchemeRecord?
    /// The number of navigation levels above the root.
    var navigationDepth: Int?
    /// The path of the page's address below the app's base path, escaped; nil for no change, or if the page has none.
    var address: String?
    /// The number of addresses that the page has reported over this connection before the patch; nil for no change.
    var addresses: Int?
    /// The nodes to remove, each with its descendants.
    var removed: [UInt32]?
    /// The new and the changed nodes; new nodes follow their parents.
    var nodes: [NodeRecord]?
    /// The curves of the nodes' motions, each as the function `linear` of CSS has it.
    var curves: [String]?
    /// The URLs to open.
    var urls: [URLRequestRecord]?
    /// The texts to put on the clipboard.
    var copies: [String]?
    /// The texts that assistive technology reads out.
    var announcements: [String]?
    /// The players without a node whose state has changed.
    var sounds: [PlayerRecord]?
    /// True if the screen stays on without user input.
    var screen: ScreenRecord?
    /// The windows to open.
    var windows: [WindowRecord]?
    /// The new requests for files.
    var files: [FileRequestRecord]?
    /// The requests about notifications, in the order of the app.
    var notifications: [NotificationRequestRecord]?
    /// The node that has the keyboard focus; zero for none.
    var focus: UInt32?
    /// The highlights of an inspected view: its frame, the area inside its padding, and the safe area. Without a frame
    /// the highlights are removed.
    var marks: MarksRecord?
    /// True if clicks pick a view for the inspector instead of going to the app.
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
        case sounds = "y"
        case screen = "o"
        case windows = "w"
        case files = "x"
        case notifications = "i"
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
    /// The safe area.
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

/// The choice between a screen that stays on without user input and one that follows the system's setting.
enum ScreenRecord: String, MessageValue, Decodable, CaseIterable {
    case on, usual
}

/// A request to a page to open a URL; it responds with the result.
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

/// A request to a page to open a window.
struct WindowRecord: MessageRecord {
    /// The name of the tab that shows the window, or of a new tab.
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
