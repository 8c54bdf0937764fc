import Foundation

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

/// The delegate of the notification center. All its methods are optional.
public protocol UNUserNotificationCenterDelegate: AnyObject {
    /// Called when a notification is delivered while the app has an active window. The default calls the asynchronous
    /// function.
    ///
    /// - Parameters:
    ///   - center: The notification center.
    ///   - notification: The notification.
    ///   - completionHandler: The function to call with the presentation; no options to show nothing.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)

    /// Called when the user opens a notification, chooses an action of its category, or dismisses the notification. The
    /// default calls the asynchronous function.
    ///
    /// - Parameters:
    ///   - center: The notification center.
    ///   - response: The user's response.
    ///   - completionHandler: The function to call after the response is handled.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void)

    /// Called when a notification is delivered while the app has an active window. The default returns no options.
    ///
    /// - Parameters:
    ///   - center: The notification center.
    ///   - notification: The notification.
    /// - Returns: The presentation; no options to show nothing.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions

    /// Called when the user opens a notification, chooses an action of its category, or dismisses the notification.
    ///
    /// - Parameters:
    ///   - center: The notification center.
    ///   - response: The user's response.
    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async

    /// Called when the user asks for the app's notification settings. Neither browsers nor desktops offer that.
    ///
    /// - Parameters:
    ///   - center: The notification center.
    ///   - notification: The notification.
    func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        let call = DelegateCall(delegate: self, completion: completionHandler)
        Task { call.completion(await call.delegate.userNotificationCenter(center, willPresent: notification)) }
    }

    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        let call = DelegateCall(delegate: self, completion: completionHandler)
        Task {
            await call.delegate.userNotificationCenter(center, didReceive: response)
            call.completion()
        }
    }

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

/// A delegate and the handler of one call: the task of the call is the only one that uses the handler.
private struct DelegateCall<Completion>: @unchecked Sendable {
    let delegate: any UNUserNotificationCenterDelegate
    let completion: Completion
}
