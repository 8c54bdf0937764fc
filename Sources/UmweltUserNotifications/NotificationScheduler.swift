import Foundation
import Logging
import Umwelt

/// The pending and the delivered notifications of a notification center, whose hosts show them.
///
/// A notification is shown by the window in which it was scheduled, or by the window in use if the first one is closed or
/// has no page any more.
@MainActor
final class NotificationScheduler {
    /// The clock of the triggers.
    var clock: any HostClock = SystemClock()

    /// Returns the window that the user works with; nil for none.
    var currentWindow: @MainActor () -> ViewHost? = { OpenWindows.current }

    /// The categories of the app.
    var categories: Set<UNNotificationCategory> = []

    /// The center that the delegate is called with, which owns the scheduler.
    weak var center: UNUserNotificationCenter?

    private var waiting: [Waiting] = []
    private var shown: [Delivered] = []
    private let logger = Logger(label: "Umwelt.notifications")
    private var hasWarned = false

    /// A scheduled request.
    private final class Waiting {
        let request: UNNotificationRequest
        weak var window: ViewHost?
        var alarm: (any ClockAlarm)?

        init(_ request: UNNotificationRequest, in window: ViewHost?) {
            self.request = request
            self.window = window
        }
    }

    /// A notification that the user can see, or that the delegate put into the list.
    private struct Delivered {
        let notification: UNNotification
        weak var window: ViewHost?
    }

    nonisolated init() {}

    // MARK: Permission

    /// Returns whether the user lets the app show notifications.
    ///
    /// - Parameter asking: If true, an undecided user is asked first. While the app is being launched, the user is asked
    ///   in its first window.
    func permission(asking: Bool) async -> HostNotification.Permission {
        if asking { await withCheckedContinuation { done in OpenWindows.afterLaunch { done.resume() } } }
        guard let window = currentWindow(), let surface = window.surface, !isServed(window) else {
            return unavailable(asking)
        }
        let permission = await withCheckedContinuation { continuation in
            surface.requestNotifications(asking: asking) { continuation.resume(returning: $0) }
        }
        return permission == .unavailable ? unavailable(asking) : permission
    }

    /// Returns true for a window of one visitor's app among others: the process has one notification center, which
    /// must not show a visitor's notifications to another.
    private func isServed(_ window: ViewHost) -> Bool { !window.system.keepsCopies }

    private func unavailable(_ isAsked: Bool) -> HostNotification.Permission {
        if isAsked && !hasWarned {
            hasWarned = true
            logger.notice(
                """
                No notification can be shown: the app has no window yet, has an app for each visitor, or runs where \
                there are no notifications. Requests stay pending and can be listed.
                """)
        }
        return .unavailable
    }

    // MARK: Requests

    /// The pending requests, in the order in which they were scheduled.
    var pending: [UNNotificationRequest] { waiting.map(\.request) }

    /// Schedules a request, which replaces a pending one with the same identifier.
    ///
    /// - Throws: `UNError` if the trigger has no date.
    func add(_ request: UNNotificationRequest) throws {
        let window = currentWindow()
        guard let trigger = request.trigger else {
            removePending([request.identifier])
            deliver(request, in: window)
            return
        }
        guard let date = trigger.date(after: clock.now) else { throw UNError(.notificationInvalidNoDate) }
        removePending([request.identifier])
        let new = Waiting(request, in: window)
        window?.system.pendingNotifications += 1
        waiting.append(new)
        set(new, to: date)
    }

    private func set(_ request: Waiting, to date: Date) {
        request.alarm = clock.alarm(at: date) { [weak self, weak request] in
            onMainActor(
                { @MainActor (parts: (NotificationScheduler?, Waiting?)) in
                    if let request = parts.1 { parts.0?.fire(request) }
                }, (self, request))
        }
    }

    private func fire(_ request: Waiting) {
        let trigger = request.request.trigger
        if trigger?.repeats == true, let next = trigger?.date(after: clock.now) {
            set(request, to: next)
        } else {
            removePending([request.request.identifier])
        }
        deliver(request.request, in: request.window)
    }

    /// Removes pending requests; nil for all.
    func removePending(_ identifiers: [String]?) {
        waiting.removeAll { request in
            guard identifiers?.contains(request.request.identifier) ?? true else { return false }
            request.alarm?.cancel()
            request.window?.system.pendingNotifications -= 1
            return true
        }
    }

    // MARK: Delivery

    /// The delivered notifications, the oldest first.
    var delivered: [UNNotification] { shown.map(\.notification) }

    /// Removes delivered notifications; nil for all.
    func removeDelivered(_ identifiers: [String]?) {
        let removed = shown.filter { identifiers?.contains($0.notification.request.identifier) ?? true }
        for one in removed { one.window?.surface?.removeNotifications([one.notification.request.identifier]) }
        let names = Set(removed.map(\.notification.request.identifier))
        shown.removeAll { names.contains($0.notification.request.identifier) }
    }

    private func deliver(_ request: UNNotificationRequest, in origin: ViewHost?) {
        let notification = UNNotification(date: clock.now, request: request)
        let windows = [origin, currentWindow()].compactMap(\.self).filter { !$0.isClosed && !isServed($0) }
        deliver(notification, in: windows[...])
    }

    /// Shows a notification in the first of some windows that can.
    private func deliver(_ notification: UNNotification, in windows: ArraySlice<ViewHost>) {
        guard let window = windows.first else { return }
        guard let surface = window.surface else { return deliver(notification, in: windows.dropFirst()) }
        surface.requestNotifications(asking: false) { [weak self] permission in
            if permission == .allowed {
                self?.present(notification, in: window)
            } else {
                self?.deliver(notification, in: windows.dropFirst())
            }
        }
    }

    /// Shows a notification. While the app has an active window, the delegate decides how.
    private func present(_ notification: UNNotification, in window: ViewHost) {
        let isActive = window.system.appWindows.contains { $0.traits.scenePhase == .active }
        guard isActive else { return show(notification, [.banner, .list, .sound, .badge], in: window) }
        guard let center, let delegate = center.delegate else { return }
        delegate.userNotificationCenter(center, willPresent: notification) { [weak self, weak window] options in
            MainQueue.run { [weak self, weak window] in
                onMainActor(
                    { @MainActor (parts: (NotificationScheduler?, ViewHost?)) in
                        if let window = parts.1 { parts.0?.show(notification, options, in: window) }
                    }, (self, window))
            }
        }
    }

    private func show(
        _ notification: UNNotification, _ options: UNNotificationPresentationOptions, in window: ViewHost
    ) {
        let content = notification.request.content
        if options.contains(.badge), let badge = content.badge { window.system.showBadge(max(badge.intValue, 0)) }
        let isListed = !options.isDisjoint(with: .listed)
        let isShown = !options.isDisjoint(with: .shown)
        guard isListed || isShown else { return }
        let id = notification.request.identifier
        shown.removeAll { $0.notification.request.identifier == id }
        if isListed { shown.append(Delivered(notification: notification, window: window)) }
        guard isShown else { return }
        let category = categories.first { $0.identifier == content.categoryIdentifier }
        let actions = category?.actions ?? []
        let shownNotification = HostNotification(
            id: id, title: content.title, subtitle: content.subtitle, body: content.body,
            isSilent: content.sound == nil || !options.contains(.sound),
            // No host has a field for a text in a notification.
            actions: actions.filter { !($0 is UNTextInputNotificationAction) }
                .map {
                    HostNotification.Action(
                        id: $0.identifier, title: $0.title, opensApp: $0.options.contains(.foreground))
                })
        _ = window.surface?.show(shownNotification) { [weak self, weak window] response in
            self?.respond(response, to: notification, of: category, in: window)
        }
    }

    private func respond(
        _ response: HostNotification.Response, to notification: UNNotification, of category: UNNotificationCategory?,
        in window: ViewHost?
    ) {
        shown.removeAll { $0.notification === notification }
        var identifier = UNNotificationDefaultActionIdentifier
        var opensApp = true
        switch response {
        case .opened: break
        case .action(let id):
            identifier = id
            opensApp = category?.actions.first { $0.identifier == id }?.options.contains(.foreground) == true
        case .dismissed:
            guard category?.options.contains(.customDismissAction) == true else { return }
            identifier = UNNotificationDismissActionIdentifier
            opensApp = false
        }
        if opensApp { window?.system.raise() }
        guard let center else { return }
        let answer = UNNotificationResponse(notification: notification, actionIdentifier: identifier)
        center.delegate?.userNotificationCenter(center, didReceive: answer) {}
    }

    // MARK: Badge

    /// Shows a number on the app's icon.
    ///
    /// - Throws: `UNError` for a negative number, or without permission.
    func showBadge(_ count: Int) async throws {
        guard count >= 0 else { throw UNError(.badgeInputInvalid) }
        guard await permission(asking: false) == .allowed else { throw UNError(.notificationsNotAllowed) }
        currentWindow()?.system.showBadge(count)
    }
}

extension UNNotificationPresentationOptions {
    /// The options that put a notification into the list of delivered ones.
    fileprivate static let listed = UNNotificationPresentationOptions(rawValue: 1 << 2 | 1 << 3)
    /// The options that show a notification.
    fileprivate static let shown = UNNotificationPresentationOptions(rawValue: 1 << 2 | 1 << 4)
}
