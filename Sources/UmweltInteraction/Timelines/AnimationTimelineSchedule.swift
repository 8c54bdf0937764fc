import Foundation

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// A schedule of every frame that the display shows.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

    /// A schedule of frames, which can be paused.
    ///
    /// - Parameters:
    ///   - minimumInterval: The shortest time from one date to the next, in seconds; nil for every frame.
    ///   - paused: True for no dates.
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}

/// A schedule of frames, which can be paused.
///
/// The schedule assumes a display with 60 frames a second: a server does not know the page's frame rate.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    /// The dates of the schedule.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        fileprivate var dates: EvenDates?

        /// Returns the next date; nil if the schedule is paused.
        public mutating func next() -> Date? { dates?.next() }
    }

    /// The shortest time from one date to the next, in seconds; nil for every frame.
    let minimumInterval: Double?

    /// True if there are no dates.
    let isPaused: Bool

    /// Makes a schedule.
    ///
    /// - Parameters:
    ///   - minimumInterval: The shortest time from one date to the next, in seconds; nil for every frame. Intervals
    ///     below a frame, 1/60 of a second, are treated as a frame; an infinite interval yields a single date.
    ///   - paused: True for no dates.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        self.minimumInterval = minimumInterval
        isPaused = paused
    }

    /// Returns the dates from a given date; none if the schedule is paused, or in low-frequency mode.
    ///
    /// - Parameters:
    ///   - start: The first date.
    ///   - mode: The rate. In low-frequency mode there are no dates, as if the schedule were paused.
    public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
        guard !isPaused, mode == .normal else { return Entries(dates: nil) }
        // `Double.maximum` ignores an operand that is not a number.
        let interval = Double.maximum(minimumInterval ?? 0, 1 / 60)
        return Entries(dates: EvenDates(from: start, by: interval, at: start))
    }
}
