@_spi(Kernel) import UmweltCore
import Foundation

/// An element of a view that handles events from outside of the app.
protocol ExternalEventHandler: _Element {
    /// Handles a URL. Returns false if the view handles none.
    func open(_ url: URL) -> Bool

    /// Handles an activity. Returns false if the view handles no activity of its type.
    func proceed(with activity: NSUserActivity) -> Bool

    /// The activity that the view describes now; nil for none.
    var describedActivity: NSUserActivity? { get }
}

extension ExternalEventHandler {
    func open(_ url: URL) -> Bool { false }
    func proceed(with activity: NSUserActivity) -> Bool { false }
    var describedActivity: NSUserActivity? { nil }
}

/// The views of a window that handle events from outside the app, in order of appearance.
final class ExternalEventHandlers {
    private struct Entry {
        weak var handler: (any ExternalEventHandler)?
    }

    private var entries: [Entry] = []

    func add(_ handler: any ExternalEventHandler) { entries.append(Entry(handler: handler)) }

    func remove(_ handler: any ExternalEventHandler) {
        entries.removeAll { $0.handler == nil || $0.handler === handler }
    }

    /// All handlers that still exist. Handling an event may add and remove some.
    private var handlers: [any ExternalEventHandler] { entries.compactMap(\.handler) }

    /// Passes a URL to all views that handle URLs. Without any, views that continue web browsing receive it. Returns
    /// false if no view handles it.
    func open(_ url: URL) -> Bool {
        var isHandled = false
        for handler in handlers where handler.open(url) { isHandled = true }
        if isHandled { return true }
        let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
        activity.webpageURL = url
        return proceed(with: activity)
    }

    /// Passes an activity to all views that continue its type. Returns false without changes.
    func proceed(with activity: NSUserActivity) -> Bool {
        var isHandled = false
        for handler in handlers where handler.proceed(with: activity) { isHandled = true }
        return isHandled
    }

    /// The activity of the last view that describes one; nil if none does.
    var activity: NSUserActivity? {
        for handler in handlers.reversed() where !handler.isInInactiveSubtree {
            if let activity = handler.describedActivity { return activity }
        }
        return nil
    }
}

extension WindowElement {
    /// The views of the window that handle events from outside of the app.
    final var externalEvents: ExternalEventHandlers { attachments.object { ExternalEventHandlers() } }
}
