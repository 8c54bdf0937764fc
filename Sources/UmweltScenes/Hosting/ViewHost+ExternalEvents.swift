import Foundation

extension ViewHost {
    /// Opens a URL in the window, from outside of the app.
    ///
    /// A URL that the app waits for, such as the answer of a page on which its user signs in, is not passed to views. A
    /// view with a `navigationURL` handles the path of a URL of the web. Views with `onOpenURL` receive the URLs that
    /// it does not handle, and every URL with a query or a fragment. If no view handles it, the window shows its root,
    /// and the log says so.
    ///
    /// - Returns: False if no view handles it; otherwise true.
    @discardableResult
    public func openExternally(_ url: URL) -> Bool {
        update()
        // The caller shows the URL from now on, and is told which one the window has instead.
        sentValues.navigationURL = nil
        defer { update() }
        if tree.awaitedURLs.open(url) { return true }
        let isWeb = url.scheme == "http" || url.scheme == "https"
        guard isWeb, !root.navigationURLs.isEmpty else { return root.externalEvents.open(url) }
        let isTaken = root.navigationURLs.go(to: url.path(percentEncoded: true), below: navigationBase)
        if isTaken && url.query() == nil && url.fragment() == nil { return true }
        update()
        let isHandled = root.externalEvents.open(url)
        if isTaken || isHandled { return true }
        Log.views.warning("A page was opened with a path that names nothing in the app: the root is shown.")
        root.navigationURLs.goToRoot()
        return false
    }

    /// The path of the window's URL below that of the app, which begins with a slash; nil if no view gives it one.
    ///
    /// The browser shows it in the address of the page. Setting it, to what a view made of its value, brings that value
    /// back; another path does nothing, and nil is the path of the root.
    public var navigationURL: String? {
        get {
            update()
            return root.navigationURLs.path
        }
        set {
            update()
            _ = root.navigationURLs.go(to: newValue ?? "/", below: "")
            update()
        }
    }

    /// Continues an activity in the window.
    ///
    /// - Returns: False if no view handles its type; otherwise true.
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
