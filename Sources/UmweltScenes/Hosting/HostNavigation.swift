@_spi(Kernel) import UmweltCore
import Foundation

/// The navigation of a window: back navigation, its URL, and URLs from outside the app.
@MainActor
public struct HostNavigation {
    let host: ViewHost

    private var root: RootElementBase { host.root }

    /// The number of back steps: the levels of all visible navigation stacks above their roots, and in a narrow window
    /// the sheets, covers and dialogs in front.
    ///
    /// On a phone, back navigation closes covers of an app, in web apps as in Android apps.
    public var depth: Int {
        host.update()
        return shownDepth
    }

    /// The navigation depth as the last update left it.
    var shownDepth: Int {
        root.node.presented.reduce(Self.depth(root.backStacks.value)) {
            $0 + Self.depth($1.backStacks) + ($1.isWayBack ? 1 : 0)
        }
    }

    /// Navigates back until no more than `depth` levels are left: first out of presentations and their levels, then in
    /// the window.
    ///
    /// - Parameter depth: The number of remaining levels.
    public func navigateBack(to depth: Int) {
        // The caller assumes this depth from now on.
        host.sent.values.navigationDepth = depth
        if self.depth > depth { host.checks.inspection?.actions?.record(.back) }
        while self.depth > depth {
            let before = self.depth
            navigateBack()
            // The app's path does not remove its values, or what is in front stays: no progress is possible.
            if self.depth == before { return }
        }
    }

    /// Navigates back one level.
    private func navigateBack() {
        for layer in root.node.presented.reversed() {
            if let stack = layer.backStacks.last(where: { $0.depth > 0 }) { return stack.navigateBack() }
            // A layer that lets the user through to what is behind is not in the way.
            if !layer.letsThrough {
                _ = layer.leaveByWayBack()
                return
            }
        }
        root.backStacks.value.last { $0.depth > 0 }?.navigateBack()
    }

    private static func depth(_ stacks: [any BackStack]) -> Int { stacks.reduce(0) { $0 + $1.depth } }

    // MARK: URLs and activities

    /// Opens a URL in the window, from outside of the app.
    ///
    /// A URL that the app waits for, such as the callback of a sign-in page, is not passed to views. A view with a
    /// `navigationURL` handles the path of a web URL. Views with `onOpenURL` receive the URLs that it does not handle,
    /// and every URL with a query or a fragment. If no view handles it, the window shows its root, and a message is
    /// logged.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - base: The base path of the app on its host, with which its web URLs start; empty for the root.
    /// - Returns: False if no view handles it; otherwise true.
    @discardableResult
    public func open(_ url: URL, below base: String = "") -> Bool {
        host.update()
        // The caller shows the URL from now on, and receives the URL of the window in its place.
        host.sent.values.navigationURL = nil
        defer { host.update() }
        if host.tree.pendingURLs.open(url) { return true }
        let isWeb = url.scheme == "http" || url.scheme == "https"
        guard isWeb, !root.navigationURLs.isEmpty else { return root.externalEvents.open(url) }
        let isTaken = root.navigationURLs.navigate(to: url.path(percentEncoded: true), below: base)
        if isTaken && url.query() == nil && url.fragment() == nil { return true }
        host.update()
        let isHandled = root.externalEvents.open(url)
        if isTaken || isHandled { return true }
        Log.views.warning(
            "The URL path of a page matches no navigation destination of the app: the root view is shown.")
        root.navigationURLs.navigateToRoot()
        return false
    }

    /// The path of the window's URL below the app's, with a leading slash; nil if no view sets it.
    ///
    /// The browser shows it in the address of the page. Setting it to a path that a view made from its value restores
    /// that value; another path has no effect, and nil is the path of the root.
    public var url: String? {
        get {
            host.update()
            return root.navigationURLs.path
        }
        nonmutating set {
            host.update()
            _ = root.navigationURLs.navigate(to: newValue ?? "/", below: "")
            host.update()
        }
    }

    /// Continues an activity in the window.
    ///
    /// - Parameter activity: The activity, whose type chooses the view.
    /// - Returns: False if no view handles its type; otherwise true.
    @discardableResult
    public func proceed(with activity: NSUserActivity) -> Bool {
        host.update()
        defer { host.update() }
        return root.externalEvents.proceed(with: activity)
    }

    /// The user's activity in the window, as its views describe it; nil if none does.
    public var userActivity: NSUserActivity? {
        host.update()
        return root.externalEvents.activity
    }
}

extension ViewHost {
    /// The navigation of the window.
    public var navigation: HostNavigation { HostNavigation(host: self) }
}
