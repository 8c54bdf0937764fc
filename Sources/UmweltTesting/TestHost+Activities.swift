import Foundation
import Umwelt

extension TestHost {
    /// Opens a URL in the window, as if another app had opened this app with the URL.
    ///
    /// ```swift
    /// host.openURL(URL(string: "https://example.com/books/3")!)
    /// ```
    ///
    /// - Parameter url: The URL, with a scheme of the app's own or of a web page.
    /// - Returns: False if no view handles it; otherwise true.
    @discardableResult
    public func openURL(_ url: URL) -> Bool { host.navigation.open(url) }

    /// Continues an activity in the window.
    ///
    /// - Parameter activity: The activity, whose type chooses the view.
    /// - Returns: False if no view handles its type; otherwise true.
    @discardableResult
    public func proceed(with activity: NSUserActivity) -> Bool { host.navigation.proceed(with: activity) }

    /// The user's activity in the window, as its views describe it; nil if none does.
    public var userActivity: NSUserActivity? { host.navigation.userActivity }
}
