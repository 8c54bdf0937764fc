import Foundation

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// A schedule of dates at a constant interval.
    ///
    /// - Parameters:
    ///   - startDate: The first date; later ones are a multiple of the interval after it.
    ///   - interval: The time from one date to the next, in seconds.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

/// A schedule of dates at a constant interval.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    /// The dates of the schedule.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        fileprivate var dates: EvenDates

        /// Returns the next date; nil after the last.
        public mutating func next() -> Date? { dates.next() }
    }

    private let startDate: Date
    private let interval: TimeInterval

    /// Makes a schedule.
    ///
    /// - Parameters:
    ///   - startDate: The first date; later ones are a multiple of the interval after it.
    ///   - interval: The time from one date to the next, in seconds. Intervals below a millisecond are treated as one;
    ///     intervals that are not positive yield only the first date.
    public init(from startDate: Date, by interval: TimeInterval) {
        self.startDate = startDate
        self.interval = interval
    }

    /// Returns the dates from the last one at or before a given date, or from the first one if that is later.
    ///
    /// - Parameters:
    ///   - startDate: The date for the start of the sequence.
    ///   - mode: The rate; the schedule has but one.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        Entries(dates: EvenDates(from: self.startDate, by: interval, at: startDate))
    }
}
