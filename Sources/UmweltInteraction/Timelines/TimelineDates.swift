import Foundation

/// The dates of a schedule over time.
struct TimelineDates<Dates: IteratorProtocol> where Dates.Element == Date {
    private var dates: Dates

    /// The last date that has passed; nil before the first one.
    private(set) var current: Date?

    /// The next date; nil after the last one.
    private(set) var next: Date?

    /// Makes the dates of a schedule, and skips those before a given date.
    init(_ dates: Dates, at now: Date) {
        self.dates = dates
        next = following(Date(timeIntervalSinceReferenceDate: -.infinity))
        move(to: now)
    }

    /// Advances to the last date at or before a given date.
    mutating func move(to now: Date) {
        while let due = next, due.timeIntervalSince(now) <= AnimationDriver.tolerance {
            current = due
            next = following(due)
        }
    }

    /// Returns the next later date of the schedule; nil for none.
    ///
    /// Dates that are not later are left out. A schedule that returns a thousand earlier dates in a row, a guess,
    /// counts as ended.
    private mutating func following(_ date: Date) -> Date? {
        for _ in 0..<1000 {
            guard let new = dates.next() else { return nil }
            if new > date { return new }
        }
        return nil
    }
}
