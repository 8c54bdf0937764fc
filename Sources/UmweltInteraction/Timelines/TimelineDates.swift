import Foundation

/// The dates of a schedule, as time goes by.
struct TimelineDates<Dates: IteratorProtocol> where Dates.Element == Date {
    private var dates: Dates

    /// The latest date that has been reached; nil before the first one.
    private(set) var current: Date?

    /// The date that is reached next; nil after the last one.
    private(set) var next: Date?

    /// Makes the dates of a schedule, with those reached that lie before a given date.
    init(_ dates: Dates, at now: Date) {
        self.dates = dates
        next = following(Date(timeIntervalSinceReferenceDate: -.infinity))
        move(to: now)
    }

    /// Goes on to the latest date that is not after a given one.
    mutating func move(to now: Date) {
        while let due = next, due.timeIntervalSince(now) <= AnimationDriver.tolerance {
            current = due
            next = following(due)
        }
    }

    /// Returns the date after one that the schedule has given; nil if there is none.
    ///
    /// Dates that are not later are left out. A schedule with a thousand of them in a row, a guess, gives no others.
    private mutating func following(_ date: Date) -> Date? {
        for _ in 0..<1000 {
            guard let new = dates.next() else { return nil }
            if new > date { return new }
        }
        return nil
    }
}
