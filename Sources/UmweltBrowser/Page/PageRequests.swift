import Foundation
import Umwelt

/// The requests to a page beside showing its window.
struct PageRequests {
    /// URLs to open, by the numbers under which the page answers.
    var urls: [(id: Int, url: URL)] = []

    /// Texts to put on the clipboard.
    var copies: [String] = []

    /// Texts that assistive technology reads out.
    var announcements: [String] = []

    /// The players without a node whose state has changed.
    var sounds: [PlayerSemantics] = []

    /// True to keep the screen on without user input; nil for no change.
    var keepsScreenOn: Bool?

    /// Windows to open.
    var windows: [Window] = []

    /// Requests for files.
    var files: [FileRequest] = []

    /// Requests about notifications.
    var notifications: [Notification] = []

    /// The number of addresses that the page has reported and the window has opened; nil for no change.
    var addresses: Int?

    /// The marks around a view that is inspected; nil for no change.
    var marks: Marks?

    /// The picking mode, in which the next click picks a view for the inspector; nil for no change.
    var picks: Bool?

    /// A request about notifications.
    enum Notification {
        /// The question with a number whether the user lets the app show them; with true, an undecided user is asked.
        case question(Int, asks: Bool)
        case shown(HostNotification)
        case removed([String])
        case badge(Int)
    }

    /// The rectangles that mark a view, or none.
    struct Marks {
        let geometry: InspectedGeometry?
    }

    /// A window of the app.
    struct Window {
        /// The name of the tab that shows the window, or of a new tab.
        let name: String

        /// The ticket that opens the window, if no tab shows it.
        let ticket: String

        /// The size of a separate browser window, in points; nil for a tab.
        let size: CGSize?
    }

    /// True without requests.
    var isEmpty: Bool {
        urls.isEmpty && copies.isEmpty && announcements.isEmpty && sounds.isEmpty && keepsScreenOn == nil
            && windows.isEmpty && files.isEmpty && notifications.isEmpty && addresses == nil
            && marks == nil && picks == nil
    }

    /// Returns true if a page may open a URL: one of a scheme in a list, and of usual length.
    static func allows(_ url: URL, schemes: LinkSchemes = .current) -> Bool {
        guard let scheme = url.scheme, url.absoluteString.utf8.count <= 8192 else { return false }
        return schemes.contains(scheme)
    }
}
