import Foundation

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// A schedule of the beginning of every minute.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

/// A schedule of the beginning of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    /// The dates of the schedule.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        fileprivate var dates: EvenDates

        /// Returns the next date.
        public mutating func next() -> Date? { dates.next() }
    }

    /// Makes a schedule.
    public init() {}

    /// Returns the starts of minutes, from the minute that contains a given date.
    ///
    /// - Parameters:
    ///   - startDate: The date for the start of the sequence.
    ///   - mode: The rate; the schedule has but one.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        // The reference date is the beginning of a minute, in every time zone of today.
        let minutes = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down)
        return Entries(
            dates: EvenDates(from: Date(timeIntervalSinceReferenceDate: minutes * 60), by: 60, at: startDate))
    }
}
