import Foundation
import Logging
import Synchronization

/// The notifications of the app.
///
/// Permission is always denied here, because neither the page nor the window shows notifications yet. Requests wait
/// until their time, can be listed and removed, as on a device whose user has turned notifications off.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    private static let shared = UNUserNotificationCenter()

    /// A pending request. A request with a repeated trigger stays pending forever.
    private struct Waiting {
        let request: UNNotificationRequest
        /// The date after which it does not wait; nil for never.
        let due: Date?
    }

    // The categories are objects that do not change.
    private struct State: @unchecked Sendable {
        var status = UNAuthorizationStatus.notDetermined
        var waiting: [Waiting] = []
        var categories: Set<UNNotificationCategory> = []
        weak var delegate: (any UNUserNotificationCenterDelegate)?
    }

    private let state = Mutex(State())
    private let logger = Logger(label: "Umwelt.notifications")

    private override init() {}

    /// The app's notifications.
    open class func current() -> UNUserNotificationCenter { shared }

    /// The delegate.
    open weak var delegate: (any UNUserNotificationCenterDelegate)? {
        get { state.withLock { $0.delegate } }
        set { state.withLock { [weak newValue] in $0.delegate = newValue } }
    }

    /// True if the system shows views of the app's own in notifications.
    open var supportsContentExtensions: Bool { false }

    // MARK: Permission

    /// Asks for the permission to notify, which is denied. The log has a line the first time.
    ///
    /// - Parameters:
    ///   - options: The options.
    ///   - completionHandler: Called with the result.
    open func requestAuthorization(
        options: UNAuthorizationOptions = [],
        completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        deny()
        DispatchQueue.global().async { completionHandler(false, nil) }
    }

    /// Asks for the permission to notify. Returns false: it is denied.
    open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        deny()
        return false
    }

    private func deny() {
        let isFirst = state.withLock { state in
            defer { state.status = .denied }
            return state.status == .notDetermined
        }
        guard isFirst else { return }
        logger.notice(
            "Notifications are not shown on Linux yet: the permission is denied. Requests wait and can be listed.")
    }

    /// Calls a closure with the app's notification settings.
    ///
    /// - Parameter completionHandler: Called with the result.
    open func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
        let settings = settings
        DispatchQueue.global().async { completionHandler(settings) }
    }

    /// Returns the app's notification settings.
    open func notificationSettings() async -> UNNotificationSettings { settings }

    private var settings: UNNotificationSettings {
        UNNotificationSettings(authorizationStatus: state.withLock { $0.status })
    }

    // MARK: Requests

    /// Schedules a notification. It replaces a pending notification with the same identifier.
    ///
    /// - Throws: `UNError` if the trigger has no date.
    open func add(_ request: UNNotificationRequest) async throws { try schedule(request) }

    /// Schedules a notification. It replaces a pending notification with the same identifier.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - completionHandler: Called with the result.
    open func add(
        _ request: UNNotificationRequest,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        let result = Result { try schedule(request) }
        guard let completionHandler else { return }
        DispatchQueue.global().async {
            switch result {
            case .success: completionHandler(nil)
            case .failure(let error): completionHandler(error)
            }
        }
    }

    private func schedule(_ request: UNNotificationRequest) throws {
        let date: Date? =
            switch request.trigger {
            case let trigger as UNTimeIntervalNotificationTrigger: trigger.nextTriggerDate()
            case let trigger as UNCalendarNotificationTrigger: trigger.nextTriggerDate()
            default: Date()
            }
        guard let date else { throw UNError(.notificationInvalidNoDate) }
        let waiting = Waiting(request: request, due: request.trigger?.repeats == true ? nil : date)
        state.withLock { state in
            state.waiting.removeAll { $0.request.identifier == waiting.request.identifier }
            state.waiting.append(waiting)
        }
    }

    /// Returns the pending requests.
    open func pendingNotificationRequests() async -> [UNNotificationRequest] { pending }

    /// Calls a closure with the pending requests.
    ///
    /// - Parameter completionHandler: Called with the result.
    open func getPendingNotificationRequests(
        completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
    ) {
        let requests = pending
        DispatchQueue.global().async { completionHandler(requests) }
    }

    private var pending: [UNNotificationRequest] {
        let now = Date()
        return state.withLock { state in
            state.waiting.removeAll { waiting in waiting.due.map { $0 <= now } ?? false }
            return state.waiting.map(\.request)
        }
    }

    /// Removes requests that wait.
    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        state.withLock { state in
            state.waiting.removeAll { identifiers.contains($0.request.identifier) }
        }
    }

    /// Removes all requests that wait.
    open func removeAllPendingNotificationRequests() { state.withLock { $0.waiting = [] } }

    // MARK: Delivered notifications

    /// Returns the notifications that the user sees: none, as the permission is denied.
    open func deliveredNotifications() async -> [UNNotification] { [] }

    /// Calls a closure with the notifications that the user sees: none, as the permission is denied.
    ///
    /// - Parameter completionHandler: Called with the result.
    open func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
        DispatchQueue.global().async { completionHandler([]) }
    }

    /// Removes delivered notifications; here there are none.
    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}

    /// Removes all delivered notifications; here there are none.
    open func removeAllDeliveredNotifications() {}

    // MARK: Categories and badges

    /// Sets the kinds of the app's notifications.
    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
        state.withLock { $0.categories = categories }
    }

    /// Returns the kinds of the app's notifications.
    open func notificationCategories() async -> Set<UNNotificationCategory> { state.withLock { $0.categories } }

    /// Calls a closure with the kinds of the app's notifications.
    ///
    /// - Parameter completionHandler: Called with the result.
    open func getNotificationCategories(completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void) {
        let categories = state.withLock { $0.categories }
        DispatchQueue.global().async { completionHandler(categories) }
    }

    /// Sets the number beside the app's icon.
    ///
    /// - Throws: `UNError`, as the permission is denied.
    open func setBadgeCount(_ newBadgeCount: Int) async throws { throw UNError(.notificationsNotAllowed) }

    /// Sets the number beside the app's icon. The closure gets an error, as the permission is denied.
    open func setBadgeCount(
        _ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        guard let completionHandler else { return }
        DispatchQueue.global().async { completionHandler(UNError(.notificationsNotAllowed)) }
    }
}

/// The ways in which a notification is presented while the app is in the foreground.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A number beside the icon.
    public static let badge = UNNotificationPresentationOptions(rawValue: 1 << 0)
    /// A sound.
    public static let sound = UNNotificationPresentationOptions(rawValue: 1 << 1)
    /// A text.
    @available(*, deprecated, message: "Use list and banner.")
    public static let alert = UNNotificationPresentationOptions(rawValue: 1 << 2)
    /// An entry of the list of notifications.
    public static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)
    /// A banner.
    public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)
}

/// The delegate of the notification center. All of its methods may be left out.
public protocol UNUserNotificationCenterDelegate: AnyObject {
    /// Called when a notification arrives while the app is in the foreground. Never called here, because there is no
    /// receiver.
    ///
    /// - Parameters:
    ///   - center: The notification centre.
    ///   - notification: The notification.
    ///   - completionHandler: Called with the result.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)

    /// The user has chosen an action of a notification. Never called here, because there is no receiver.
    ///
    /// - Parameters:
    ///   - center: The notification centre.
    ///   - response: The user's response.
    ///   - completionHandler: Called with the result.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void)

    /// Called when a notification arrives while the app is in the foreground. Never called here, because there is no
    /// receiver.
    ///
    /// - Parameters:
    ///   - center: The notification centre.
    ///   - notification: The notification.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions

    /// The user has chosen an action of a notification. Never called here, because there is no receiver.
    ///
    /// - Parameters:
    ///   - center: The notification centre.
    ///   - response: The user's response.
    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async

    /// The user wants to see the app's settings of notifications. Never called here.
    ///
    /// - Parameters:
    ///   - center: The notification centre.
    ///   - notification: The notification.
    func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) { completionHandler([]) }

    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) { completionHandler() }

    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions { [] }

    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async {}

    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
    ) {}
}
