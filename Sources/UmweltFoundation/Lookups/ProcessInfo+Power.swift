import Foundation

extension ProcessInfo {
    /// True if the user wants the system to save power. Always false: browsers and desktops do not report it.
    public var isLowPowerModeEnabled: Bool { false }
}

extension Notification.Name {
    /// The notification that the user has changed whether the system saves power. It is never posted, because the value
    /// never changes here.
    public static let NSProcessInfoPowerStateDidChange = Notification.Name(
        "NSProcessInfoPowerStateDidChangeNotification")
}
