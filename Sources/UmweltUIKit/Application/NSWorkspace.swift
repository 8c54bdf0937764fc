import Foundation
import Umwelt

/// The desktop around the app, with AppKit's names: the browser that shows the window opens URLs.
@MainActor @preconcurrency
public final class NSWorkspace: NSObject {
    /// The desktop.
    public static let shared = NSWorkspace()

    private override init() {}

    /// Opens a URL outside of the app: in the browser in another tab. Returns false for unsupported schemes, and
    /// without a browser, as in pictures.
    ///
    /// - Parameter url: The URL.
    @discardableResult
    public func open(_ url: URL) -> Bool {
        guard UIApplication.shared.canOpenURL(url) else { return false }
        UIApplication.shared.open(url)
        return true
    }
}
