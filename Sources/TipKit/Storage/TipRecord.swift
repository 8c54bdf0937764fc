import Foundation

/// The stored state of an app's tips, parameters and events.
struct TipRecord: Codable, Sendable {
    /// The states of tips by their identifiers.
    var tips: [String: TipState] = [:]

    /// The values of parameters by their identifiers, as JSON.
    var parameters: [String: Data] = [:]

    /// The donations to events by their identifiers, the oldest first.
    var events: [String: [Donation]] = [:]

    /// The time when a tip has last appeared for the first time; nil before.
    var lastDisplay: Date?

    /// The state of a tip.
    struct TipState: Codable, Sendable {
        /// The number of appearances.
        var displayCount = 0

        /// The seconds for which the tip was visible.
        var displayDuration: TimeInterval = 0

        /// The reason why the tip is not shown any more; nil while it may be.
        var invalidation: Tips.InvalidationReason?
    }

    /// An occurrence of an event.
    struct Donation: Codable, Sendable {
        let date: Date

        /// The information, as JSON.
        let info: Data
    }
}
