import Foundation

extension ViewHost {
    /// Opens a URL in the window, from outside of the app. Returns false if no view handles it.
    @discardableResult
    public func openExternally(_ url: URL) -> Bool {
        update()
        defer { update() }
        return root.externalEvents.open(url)
    }

    /// Continues an activity in the window. Returns false if no view handles its type.
    @discardableResult
    public func proceed(with activity: NSUserActivity) -> Bool {
        update()
        defer { update() }
        return root.externalEvents.proceed(with: activity)
    }

    /// The user's activity in the window, as its views describe it; nil if none does.
    public var userActivity: NSUserActivity? {
        update()
        return root.externalEvents.activity
    }
}
