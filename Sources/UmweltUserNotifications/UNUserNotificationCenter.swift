import Foundation
import Synchronization
import Umwelt

/// The notifications of the app.
///
/// A page shows them as notifications of its browser, after the browser has asked the user; a window shows them as
/// notifications of the desktop. Requests are pending while the program runs, and are not stored. Apps that have
/// windows for several visitors show no notifications.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    private static let shared = UNUserNotificationCenter()

    private struct WeakDelegate: @unchecked Sendable {
        weak var object: (any UNUserNotificationCenterDelegate)?
    }

    private let delegateBox = Mutex(WeakDelegate())
    private let scheduler = NotificationScheduler()

    private override init() {
        super.init()
        let scheduler = scheduler
        MainQueue.run { [weak self] in
            onMainActor({ @MainActor (center: UNUserNotificationCenter?) in scheduler.center = center }, self)
        }
    }

    /// Makes a center for tests.
    ///
    /// - Parameters:
    ///   - clock: The clock of the triggers.
    ///   - window: The window in which notifications are scheduled.
    @MainActor package init(clock: any HostClock, window: ViewHost) {
        super.init()
        scheduler.center = self
        scheduler.clock = clock
        scheduler.currentWindow = { [weak window] in window }
    }

    /// The app's notifications.
    open class func current() -> UNUserNotificationCenter { shared }

    /// The delegate.
    open weak var delegate: (any UNUserNotificationCenterDelegate)? {
        get { delegateBox.withLock { $0.object } }
        set { delegateBox.withLock { [weak newValue] in $0.object = newValue } }
    }

    /// True if the system shows views of the app's own in notifications.
    open var supportsContentExtensions: Bool { false }

    /// Runs an action of the scheduler: at once on the main actor, else after earlier ones.
    private func schedule(_ action: @escaping @MainActor @Sendable (NotificationScheduler) -> Void) {
        MainQueue.run { [scheduler] in onMainActor(action, scheduler) }
    }

    // MARK: Permission

    /// Asks the user for the permission to show notifications, unless they have decided already.
    ///
    /// The options have no effect: browsers and desktops have one permission for all kinds of notifications.
    ///
    /// - Parameters:
    ///   - options: The kinds of notifications.
    ///   - completionHandler: Called with the result.
    open func requestAuthorization(
        options: UNAuthorizationOptions = [],
        completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        Task { completionHandler(await scheduler.permission(asking: true) == .allowed, nil) }
    }

    /// Asks the user for the permission to show notifications, unless they have decided already.
    ///
    /// The options have no effect: browsers and desktops have one permission for all kinds of notifications.
    ///
    /// - Returns: True if the user lets the app show notifications.
    open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        await scheduler.permission(asking: true) == .allowed
    }

    /// Calls a closure with the app's notification settings.
    ///
    /// - Parameter completionHandler: Called with the result.
    open func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
        Task { completionHandler(await notificationSettings()) }
    }

    /// Returns the app's notification settings.
    open func notificationSettings() async -> UNNotificationSettings {
        UNNotificationSettings(await scheduler.permission(asking: false))
    }

    // MARK: Requests

    /// Schedules a notification. It replaces a pending notification with the same identifier.
    ///
    /// - Throws: `UNError` if the trigger has no date.
    open func add(_ request: UNNotificationRequest) async throws { try await scheduler.add(request) }

    /// Schedules a notification. It replaces a pending notification with the same identifier.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - completionHandler: Called with the result.
    open func add(
        _ request: UNNotificationRequest,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        schedule { scheduler in
            let result = Result { try scheduler.add(request) }
            guard let completionHandler else { return }
            DispatchQueue.global().async {
                switch result {
                case .success: completionHandler(nil)
                case .failure(let error): completionHandler(error)
                }
            }
        }
    }

    /// Returns the pending requests.
    open func pendingNotificationRequests() async -> [UNNotificationRequest] { await scheduler.pending }

    /// Calls a closure with the pending requests.
    ///
    /// - Parameter completionHandler: Called with the result.
    open func getPendingNotificationRequests(
        completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
    ) {
        Task { completionHandler(await scheduler.pending) }
    }

    /// Removes pending requests.
    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        schedule { $0.removePending(identifiers) }
    }

    /// Removes all pending requests.
    open func removeAllPendingNotificationRequests() { schedule { $0.removePending(nil) } }

    // MARK: Delivered notifications

    /// Returns the notifications that were delivered, and that the user has not opened or dismissed.
    open func deliveredNotifications() async -> [UNNotification] { await scheduler.delivered }

    /// Calls a closure with the notifications that were delivered, and that the user has not opened or dismissed.
    ///
    /// - Parameter completionHandler: Called with the result.
    open func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
        Task { completionHandler(await scheduler.delivered) }
    }

    /// Removes delivered notifications, also from the screen.
    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
        schedule { $0.removeDelivered(identifiers) }
    }

    /// Removes all delivered notifications, also from the screen.
    open func removeAllDeliveredNotifications() { schedule { $0.removeDelivered(nil) } }

    // MARK: Categories and badges

    /// Sets the categories of the app's notifications.
    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
        schedule { $0.categories = categories }
    }

    /// Returns the categories of the app's notifications.
    open func notificationCategories() async -> Set<UNNotificationCategory> { await scheduler.categories }

    /// Calls a closure with the categories of the app's notifications.
    ///
    /// - Parameter completionHandler: Called with the result.
    open func getNotificationCategories(completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void) {
        Task { completionHandler(await scheduler.categories) }
    }

    /// Sets the number on the app's icon: that of an installed web app, or of a desktop with such numbers.
    ///
    /// - Throws: `UNError` for a negative number, or without the permission to show notifications.
    open func setBadgeCount(_ newBadgeCount: Int) async throws { try await scheduler.showBadge(newBadgeCount) }

    /// Sets the number on the app's icon: that of an installed web app, or of a desktop with such numbers.
    ///
    /// - Parameters:
    ///   - newBadgeCount: The number; zero for none.
    ///   - completionHandler: Called with an error for a negative number, or without the permission to show
    ///     notifications.
    open func setBadgeCount(
        _ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        Task {
            do {
                try await scheduler.showBadge(newBadgeCount)
                completionHandler?(nil)
            } catch {
                completionHandler?(error)
            }
        }
    }
}
