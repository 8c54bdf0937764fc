import Foundation

/// A type that gives the dates at which a timeline view runs its content.
///
/// ```swift
/// struct OnTheHour: TimelineSchedule {
///     func entries(from startDate: Date, mode: Mode) -> [Date] {
///         let calendar = Calendar.current
///         let now = calendar.dateInterval(of: .hour, for: startDate)?.start ?? startDate
///         return (0..<24).compactMap { calendar.date(byAdding: .hour, value: $0, to: now) }
///     }
/// }
/// ```
public protocol TimelineSchedule {
    /// The rate at which dates are asked for.
    typealias Mode = TimelineScheduleMode

    /// The type of the sequence of dates.
    associatedtype Entries: Sequence where Self.Entries.Element == Date

    /// Returns the dates, each later than the one before.
    ///
    /// - Parameters:
    ///   - startDate: The date from which they are asked for. The first may lie before it, and is what holds then.
    ///   - mode: The rate at which they are asked for.
    func entries(from startDate: Date, mode: Self.Mode) -> Self.Entries
}

/// The rate at which a schedule is asked for dates.
public enum TimelineScheduleMode: Sendable {
    /// The schedule's own rate.
    case normal
    /// A lower rate, for content that is not looked at closely: only what matters most.
    case lowFrequency
}
