import Foundation

/// The activity type of web browsing: `webpageURL` is the page's URL.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// A description of the user's activity in the app, from which it can be continued elsewhere.
///
/// Views describe an activity with ``View/userActivity(_:isActive:_:)`` and continue one with
/// ``View/onContinueUserActivity(_:perform:)``. No host passes activities on to other devices or searches them; a host
/// reads the window's with ``HostNavigation/userActivity``.
public final class NSUserActivity: NSObject {
    /// The type of the activity, which the app names.
    public let activityType: String

    /// The title of the activity, which hosts may show; nil for none.
    public var title: String?

    /// The values for continuing the activity; nil for none.
    public var userInfo: [AnyHashable: Any]?

    /// The keys without which the activity cannot be continued; nil if that is of no interest.
    public var requiredUserInfoKeys: Set<String>?

    /// The page of the web that shows the same; nil for none.
    public var webpageURL: URL?

    /// The referring page; nil for none.
    public var referrerURL: URL?

    /// The search terms for the activity.
    public var keywords: Set<String> = []

    /// An identifier of the activity's content, which selects a scene; nil for none.
    public var targetContentIdentifier: String?

    /// An identifier for removing the activity from lists; nil for none.
    public var persistentIdentifier: String?

    /// The time after which the activity is of no interest; nil for no such time.
    public var expirationDate: Date?

    /// True if the description has changed and the views are to describe it again.
    public var needsSave = false

    /// True if the activity may be continued on other devices.
    public var isEligibleForHandoff = true

    /// True if the activity may be found by the user's searches.
    public var isEligibleForSearch = false

    /// True if the activity may be found by everyone's searches.
    public var isEligibleForPublicIndexing = false

    /// True if the system may propose the activity.
    public var isEligibleForPrediction = false

    /// Makes an activity of a type, without a description.
    ///
    /// - Parameter activityType: The type, a reverse domain name that views handle by
    ///   `onContinueUserActivity(_:perform:)`.
    public init(activityType: String) { self.activityType = activityType }

    /// Adds values to ``userInfo``, and replaces those with the same keys.
    ///
    /// - Parameter otherDictionary: The values to add.
    public func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }
}

extension NSUserActivity {
    /// The errors of typed payloads.
    enum PayloadError: Error {
        /// The activity has no payload.
        case missing
    }

    private static let payloadKey = "typed payload"

    /// Sets the values for continuing the activity as one value.
    ///
    /// - Parameter payload: The value, which replaces an earlier one.
    /// - Throws: The error of the value's encoding.
    public func setTypedPayload<T: Codable>(_ payload: T) throws {
        addUserInfoEntries(from: [Self.payloadKey: try JSONEncoder().encode(payload)])
    }

    /// Returns the value that ``setTypedPayload(_:)`` has set.
    ///
    /// - Parameter type: The type of the payload.
    /// - Throws: An error if there is no value, or it has another type.
    public func typedPayload<T: Codable>(_ type: T.Type) throws -> T {
        guard let json = userInfo?[Self.payloadKey] as? Data else { throw PayloadError.missing }
        return try JSONDecoder().decode(type, from: json)
    }
}
