import Foundation

/// A condition that determines when a notification is delivered; use one of its subclasses.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
    /// True to deliver the notification each time that the condition is met.
    public let repeats: Bool

    init(repeats: Bool) { self.repeats = repeats }

    /// Returns the next date of delivery after a date; nil if there is none.
    func date(after date: Date) -> Date? { nil }
}

/// Delivers a notification after a number of seconds.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// The number of seconds.
    public let timeInterval: TimeInterval

    /// Makes a trigger.
    ///
    /// - Parameters:
    ///   - timeInterval: The number of seconds, more than zero.
    ///   - repeats: If true, each time that they have passed: then they are 60 at least.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        precondition(timeInterval > 0, "A trigger needs a time interval greater than 0: got \(timeInterval).")
        precondition(
            !repeats || timeInterval >= 60, "A trigger that repeats needs 60 seconds at least: got \(timeInterval).")
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }

    /// Returns the date that is a time interval from now.
    open func nextTriggerDate() -> Date? { date(after: Date()) }

    override func date(after date: Date) -> Date? { date + timeInterval }
}

/// Delivers a notification when the date matches components.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// The components.
    public let dateComponents: DateComponents

    /// Makes a trigger for the next date that matches components, or with repeats for each.
    ///
    /// - Parameters:
    ///   - dateComponents: The components of the date to match.
    ///   - repeats: True to deliver the notification each time.
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }

    /// Returns the next matching date; nil if there is none.
    open func nextTriggerDate() -> Date? { date(after: Date()) }

    override func date(after date: Date) -> Date? {
        var calendar = dateComponents.calendar ?? .current
        if let timeZone = dateComponents.timeZone { calendar.timeZone = timeZone }
        return calendar.nextDate(after: date, matching: dateComponents, matchingPolicy: .nextTime)
    }
}

/// A notification that an app has scheduled.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
    /// The identifier; a pending request with the same identifier is replaced.
    public let identifier: String
    /// The content.
    public let content: UNNotificationContent
    /// The condition for the delivery; nil to deliver at once.
    public let trigger: UNNotificationTrigger?

    /// Makes a request with a copy of the content.
    ///
    /// - Parameters:
    ///   - identifier: The identifier.
    ///   - content: The content of the notification.
    ///   - trigger: The condition for the delivery; nil to deliver at once.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        self.content = content.copy() as? UNNotificationContent ?? content
        self.trigger = trigger
    }
}

/// A notification that has been delivered.
open class UNNotification: NSObject, @unchecked Sendable {
    /// The time of its delivery.
    public let date: Date
    /// The request that it was made of.
    public let request: UNNotificationRequest

    init(date: Date, request: UNNotificationRequest) {
        self.date = date
        self.request = request
    }
}

/// The choice of an action in a notification.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
    /// The notification.
    public let notification: UNNotification
    /// The identifier of the action.
    public let actionIdentifier: String

    init(notification: UNNotification, actionIdentifier: String) {
        self.notification = notification
        self.actionIdentifier = actionIdentifier
    }
}

/// The identifier of the action that opens the app.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The identifier of the action that dismisses a notification.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
