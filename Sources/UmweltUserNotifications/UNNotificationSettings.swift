import Foundation
import Umwelt

/// The kinds of notification for which an app requests permission.
public struct UNAuthorizationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Numbers beside the icon.
    public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
    /// Sounds.
    public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
    /// Texts.
    public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
    /// Texts in a car.
    public static let carPlay = UNAuthorizationOptions(rawValue: 1 << 3)
    /// Sounds of critical alerts.
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 1 << 4)
    /// A button for the app's own settings.
    public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 1 << 5)
    /// Without asking the user, quietly.
    public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
}

/// The permission to notify the user.
public enum UNAuthorizationStatus: Int, Sendable {
    /// The user has not been asked.
    case notDetermined
    /// The user has not allowed it.
    case denied
    /// The user has allowed it.
    case authorized
    /// The app may notify quietly.
    case provisional
    /// The app may notify for a while.
    case ephemeral
}

/// The permission for one kind of notification.
public enum UNNotificationSetting: Int, Sendable {
    /// The device has not got it.
    case notSupported
    /// The user has turned it off.
    case disabled
    /// The user has turned it on.
    case enabled
}

/// The form of texts.
public enum UNAlertStyle: Int, Sendable {
    case none
    case banner
    case alert
}

/// When previews of notifications are shown.
public enum UNShowPreviewsSetting: Int, Sendable {
    case always
    case whenAuthenticated
    case never
}

/// The notification settings of an app, which follow from the one permission that browsers and desktops have.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
    /// The permission.
    public let authorizationStatus: UNAuthorizationStatus

    /// False if the host shows no notifications.
    private let isSupported: Bool

    init(_ permission: HostNotification.Permission) {
        authorizationStatus =
            switch permission {
            case .undecided: .notDetermined
            case .allowed: .authorized
            case .denied, .unavailable: .denied
            }
        isSupported = permission != .unavailable
    }

    private var setting: UNNotificationSetting {
        isSupported ? authorizationStatus == .authorized ? .enabled : .disabled : .notSupported
    }

    /// Sounds.
    open var soundSetting: UNNotificationSetting { setting }
    /// Numbers beside the icon.
    open var badgeSetting: UNNotificationSetting { setting }
    /// Texts.
    open var alertSetting: UNNotificationSetting { setting }
    /// The list of notifications.
    open var notificationCenterSetting: UNNotificationSetting { setting }
    /// The locked screen.
    open var lockScreenSetting: UNNotificationSetting { .notSupported }
    /// Texts in a car.
    open var carPlaySetting: UNNotificationSetting { .notSupported }
    /// Sounds of critical alerts.
    open var criticalAlertSetting: UNNotificationSetting { .notSupported }
    /// Notifications that are read out.
    open var announcementSetting: UNNotificationSetting { .notSupported }
    /// Urgent notifications.
    open var timeSensitiveSetting: UNNotificationSetting { .notSupported }
    /// Summaries.
    open var scheduledDeliverySetting: UNNotificationSetting { .notSupported }
    /// Notifications of messages of users.
    open var directMessagesSetting: UNNotificationSetting { .notSupported }
    /// The form of texts.
    open var alertStyle: UNAlertStyle { setting == .enabled ? .banner : .none }
    /// When previews of notifications are shown.
    open var showPreviewsSetting: UNShowPreviewsSetting { setting == .enabled ? .always : .never }
    /// True if the app has its own page of notification settings.
    open var providesAppNotificationSettings: Bool { false }
}

/// An error of notifications.
public struct UNError: Error, CustomNSError, Sendable {
    /// The kinds of errors.
    public enum Code: Int, Sendable {
        case notificationsNotAllowed = 1
        case attachmentInvalidURL = 100
        case notificationInvalidNoDate = 1400
        case notificationInvalidNoContent = 1401
        case badgeInputInvalid = 1600
    }

    /// The kind.
    public let code: Code

    /// Makes an error.
    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { UNErrorDomain }
    public var errorCode: Int { code.rawValue }
}

/// The domain of errors of notifications.
public let UNErrorDomain = "UNErrorDomain"
