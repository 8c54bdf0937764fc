import Foundation
import Umwelt

extension UIApplication {
    /// An option of opening a URL.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name of the option.
        public let rawValue: String

        /// Makes an option of a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The option to open the URL in an installed app only, and not in the browser. A browser cannot tell its own
        /// pages from the app's: with this option no URL is opened.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
    }

    /// The URL of the app's settings in the system. There are none here, and the URL is not opened.
    public nonisolated static let openSettingsURLString = "app-settings:"

    /// The URL of the settings of the app's notifications in the system. There are none here, and the URL is not
    /// opened.
    public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"

    /// Opens a URL outside of the app: in the browser in another tab.
    ///
    /// - Parameters:
    ///   - options: Options by key.
    ///   - completion: Called with the result, after the browser has reported it.
    public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        guard options[.universalLinksOnly] as? Bool != true, let window = OpenWindows.current else {
            completion?(false)
            return
        }
        window.system.open(url) { completion?($0) }
    }

    /// Opens a URL outside of the app: in the browser in another tab. Returns true if it was opened, after the browser
    /// has reported it.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - options: Options, which have no effect.
    @discardableResult
    public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        await withCheckedContinuation { done in open(url, options: options) { done.resume(returning: $0) } }
    }

    /// Returns true for a URL whose scheme the browser may open for the app. False without a browser, as in pictures.
    ///
    /// - Parameter url: The URL.
    public func canOpenURL(_ url: URL) -> Bool { OpenWindows.current?.surface?.canOpen(url) ?? false }
}
