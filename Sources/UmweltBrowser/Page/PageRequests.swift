import Foundation

/// What a page is asked to do, beside showing its window.
struct PageRequests {
    /// URLs to open.
    var urls: [URL] = []

    /// Windows to open.
    var windows: [Window] = []

    /// A window of the app.
    struct Window {
        /// The name of the tab that shows it, if there is one.
        let name: String

        /// What opens it, where there is no such tab.
        let ticket: String

        /// How large it is to be, apart from the tabs; nil for a tab.
        let size: CGSize?
    }

    /// Whether there is nothing to do.
    var isEmpty: Bool { urls.isEmpty && windows.isEmpty }

    /// Whether a page may be asked to open a URL: not if it would run or show something as if it came from here.
    static func allows(_ url: URL) -> Bool {
        guard let scheme = url.scheme?.lowercased(), url.absoluteString.utf8.count <= 8192 else { return false }
        return !["about", "blob", "data", "file", "filesystem", "javascript", "view-source"].contains(scheme)
    }
}
