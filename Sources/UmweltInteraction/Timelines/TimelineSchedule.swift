import Foundation

/// A type that provides the dates at which a timeline view updates its content.
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
    /// The requested rate of dates.
    typealias Mode = TimelineScheduleMode

    /// The type of the sequence of dates.
    associatedtype Entries: Sequence where Self.Entries.Element == Date

    /// Returns the dates, in ascending order.
    ///
    /// - Parameters:
    ///   - startDate: The date for the start of the sequence. The first date may be before it, and applies at the
    ///     start.
    ///   - mode: The requested rate of dates.
    func entries(from startDate: Date, mode: Self.Mode) -> Self.Entries
}

/// The requested rate of a schedule's dates.
public enum TimelineScheduleMode: Sendable {
    /// The schedule's own rate.
    case normal
    /// A lower rate, for content that is not viewed closely: only the most important dates.
    case lowFrequency
}
