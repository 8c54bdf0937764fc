import Foundation

extension TimelineSchedule {
    /// A schedule of given dates.
    ///
    /// - Parameter dates: The dates, each later than the one before.
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
        ExplicitTimelineSchedule(dates)
    }
}

/// A schedule of given dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    private let dates: Entries

    /// Makes a schedule.
    ///
    /// - Parameter dates: The dates, each later than the one before.
    public init(_ dates: Entries) { self.dates = dates }

    /// Returns the dates as they were given.
    ///
    /// - Parameters:
    ///   - startDate: The date from which they are asked for; those before it are left in.
    ///   - mode: The rate; the schedule has but one.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}
