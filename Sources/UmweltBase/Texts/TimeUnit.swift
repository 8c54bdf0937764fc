import Foundation

/// A unit of time in a formatted amount, from the largest to the smallest.
package enum TimeUnit: Int, Codable, Sendable, Comparable, CaseIterable {
    case year, month, week, day, hour, minute, second

    package static func < (left: TimeUnit, right: TimeUnit) -> Bool { left.rawValue > right.rawValue }

    /// The name of the unit in ICU's number skeletons, as in `unit/hour`.
    package var name: String {
        switch self {
        case .year: "year"
        case .month: "month"
        case .week: "week"
        case .day: "day"
        case .hour: "hour"
        case .minute: "minute"
        case .second: "second"
        }
    }

    /// The usual length, in seconds.
    package var seconds: Double {
        switch self {
        case .year: 365 * 86_400
        case .month: 30 * 86_400
        case .week: 7 * 86_400
        case .day: 86_400
        case .hour: 3600
        case .minute: 60
        case .second: 1
        }
    }

    /// The component of a calendar's dates.
    package var component: Calendar.Component {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }
}
