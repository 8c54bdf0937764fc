import Foundation

/// The text, the sound and the data of a notification.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    // Subclasses that can be changed are copied when a request is made of them: shared content does not change.
    fileprivate(set) var values = Values()

    struct Values {
        var title = ""
        var subtitle = ""
        var body = ""
        var badge: NSNumber?
        var sound: UNNotificationSound?
        var userInfo: [AnyHashable: Any] = [:]
        var categoryIdentifier = ""
        var threadIdentifier = ""
        var targetContentIdentifier: String?
        var interruptionLevel = UNNotificationInterruptionLevel.active
        var relevanceScore = 0.0
        var filterCriteria: String?
    }

    /// The title.
    open var title: String { values.title }
    /// The line below the title.
    open var subtitle: String { values.subtitle }
    /// The message.
    open var body: String { values.body }
    /// The number for the badge on the app's icon; nil to leave it unchanged.
    open var badge: NSNumber? { values.badge }
    /// The sound; nil for none.
    open var sound: UNNotificationSound? { values.sound }
    /// The app's own data.
    open var userInfo: [AnyHashable: Any] { values.userInfo }
    /// The identifier of the category with the notification's actions.
    open var categoryIdentifier: String { values.categoryIdentifier }
    /// The identifier of the group in which the notification is shown.
    open var threadIdentifier: String { values.threadIdentifier }
    /// The identifier of the window that the notification is for.
    open var targetContentIdentifier: String? { values.targetContentIdentifier }
    /// The urgency.
    open var interruptionLevel: UNNotificationInterruptionLevel { values.interruptionLevel }
    /// The weight in a summary, from 0 to 1.
    open var relevanceScore: Double { values.relevanceScore }
    /// A text with which a Focus can filter the notification.
    open var filterCriteria: String? { values.filterCriteria }

    /// Returns content that does not change.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UNNotificationContent()
        copy.values = values
        return copy
    }

    /// Returns content that can be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = UNMutableNotificationContent()
        copy.values = values
        return copy
    }
}

/// Content of a notification that can be changed.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
    /// The title.
    open override var title: String {
        get { values.title }
        set { values.title = newValue }
    }

    /// The line below the title.
    open override var subtitle: String {
        get { values.subtitle }
        set { values.subtitle = newValue }
    }

    /// The message.
    open override var body: String {
        get { values.body }
        set { values.body = newValue }
    }

    /// The number for the badge on the app's icon; nil to leave it unchanged.
    open override var badge: NSNumber? {
        get { values.badge }
        set { values.badge = newValue }
    }

    /// The sound; nil for none.
    open override var sound: UNNotificationSound? {
        get { values.sound }
        set { values.sound = newValue }
    }

    /// The app's own data.
    open override var userInfo: [AnyHashable: Any] {
        get { values.userInfo }
        set { values.userInfo = newValue }
    }

    /// The identifier of the category with the notification's actions.
    open override var categoryIdentifier: String {
        get { values.categoryIdentifier }
        set { values.categoryIdentifier = newValue }
    }

    /// The identifier of the group in which the notification is shown.
    open override var threadIdentifier: String {
        get { values.threadIdentifier }
        set { values.threadIdentifier = newValue }
    }

    /// The identifier of the window that the notification is for.
    open override var targetContentIdentifier: String? {
        get { values.targetContentIdentifier }
        set { values.targetContentIdentifier = newValue }
    }

    /// The urgency.
    open override var interruptionLevel: UNNotificationInterruptionLevel {
        get { values.interruptionLevel }
        set { values.interruptionLevel = newValue }
    }

    /// The weight in a summary, from 0 to 1.
    open override var relevanceScore: Double {
        get { values.relevanceScore }
        set { values.relevanceScore = newValue }
    }

    /// A text with which a Focus can filter the notification.
    open override var filterCriteria: String? {
        get { values.filterCriteria }
        set { values.filterCriteria = newValue }
    }
}

/// The urgency of a notification.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
    case passive
    case active
    case timeSensitive
    case critical
}

/// The sound of a notification.
open class UNNotificationSound: NSObject, @unchecked Sendable {
    /// The name of the sound's file; nil for the system's sound.
    let name: UNNotificationSoundName?

    private init(name: UNNotificationSoundName?) { self.name = name }

    /// A sound from a file of the app.
    public convenience init(named name: UNNotificationSoundName) { self.init(name: name) }

    /// The system's sound.
    public static let `default` = UNNotificationSound(name: nil)
    /// The system's sound of critical alerts.
    public static let defaultCritical = UNNotificationSound(name: nil)
}

/// The name of a sound's file.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}
