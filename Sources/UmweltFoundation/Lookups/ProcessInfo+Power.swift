import Foundation

extension ProcessInfo {
    /// True if the user wants the system to save power. False: browsers and desktops say nothing of it to apps.
    public var isLowPowerModeEnabled: Bool { false }
}

extension Notification.Name {
    /// The notification that the user has changed whether the system saves power. It is not posted, as it does not
    /// change here.
    public static let NSProcessInfoPowerStateDidChange = Notification.Name(
        "NSProcessInfoPowerStateDidChangeNotification")
}
