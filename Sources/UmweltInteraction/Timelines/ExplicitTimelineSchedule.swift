import Foundation

extension TimelineSchedule {
    /// A schedule with fixed dates.
    ///
    /// - Parameter dates: The dates, in ascending order.
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
        ExplicitTimelineSchedule(dates)
    }
}

/// A schedule with fixed dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    private let dates: Entries

    /// Makes a schedule.
    ///
    /// - Parameter dates: The dates, in ascending order.
    public init(_ dates: Entries) { self.dates = dates }

    /// Returns the fixed dates.
    ///
    /// - Parameters:
    ///   - startDate: The date for the start; earlier dates are included.
    ///   - mode: The rate; the schedule has but one.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}
