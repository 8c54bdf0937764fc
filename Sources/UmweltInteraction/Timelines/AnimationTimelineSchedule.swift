import Foundation

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// A schedule of every frame that the display shows.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

    /// A schedule of frames, which can be paused.
    ///
    /// - Parameters:
    ///   - minimumInterval: The shortest time from one date to the next, in seconds; nil for every frame.
    ///   - paused: True to give no dates.
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}

/// A schedule of frames, which can be paused.
///
/// A display is taken to show 60 frames a second: a program on a server does not know the page's.
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
    ///   - minimumInterval: The shortest time from one date to the next, in seconds; nil for every frame. Less than a
    ///     frame's, 1/60, counts as that; of an infinite one comes a single date.
    ///   - paused: True to give no dates.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        self.minimumInterval = minimumInterval
        isPaused = paused
    }

    /// Returns the dates from a given one on; none if the schedule is paused or asked for few.
    ///
    /// - Parameters:
    ///   - start: The first date.
    ///   - mode: The rate. At a low one there are no dates, as if the schedule were paused.
    public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
        guard !isPaused, mode == .normal else { return Entries(dates: nil) }
        // Of two numbers the one that is a number, if the other is none.
        let interval = Double.maximum(minimumInterval ?? 0, 1 / 60)
        return Entries(dates: EvenDates(from: start, by: interval, at: start))
    }
}
