import Foundation

/// Dates at a constant interval, in ascending order. They end where dates are so large that adding the interval changes
/// nothing.
struct EvenDates: IteratorProtocol, Sendable {
    /// A date of the sequence, in seconds since the reference date.
    private let origin: Double

    /// The time from one date to the next, in seconds; zero if there is but one.
    private let interval: Double

    /// The number of intervals from the origin to the next date.
    private var index = 0.0

    /// The date before, in seconds since the reference date.
    private var last = -Double.infinity

    /// Makes a sequence that starts with the last date at or before a given date.
    ///
    /// - Parameters:
    ///   - origin: The earliest date of the sequence.
    ///   - interval: The time from one date to the next, in seconds. Intervals below a millisecond are treated as one,
    ///     a guess at a useful minimum; intervals that are not positive yield only the origin.
    ///   - date: The date for the start of the sequence.
    init(from origin: Date, by interval: TimeInterval, at date: Date) {
        self.origin = origin.timeIntervalSinceReferenceDate
        self.interval = interval > 0 && interval.isFinite ? max(interval, 0.001) : 0
        let start = date.timeIntervalSinceReferenceDate
        let passed = ((start - self.origin) / self.interval).rounded(.down)
        guard passed.isFinite else { return }
        // The quotient of a date that is in the sequence may be rounded to either side of its place.
        if seconds(at: passed) > start {
            index = max(passed - 1, 0)
        } else {
            index = max(seconds(at: passed + 1) > start ? passed : passed + 1, 0)
        }
    }

    /// Returns a date in seconds since the reference date. Not added up: the millionth is as exact as the first.
    private func seconds(at index: Double) -> Double { origin + index * interval }

    mutating func next() -> Date? {
        let seconds = seconds(at: index)
        guard seconds.isFinite, seconds > last else { return nil }
        last = seconds
        index += 1
        return Date(timeIntervalSinceReferenceDate: seconds)
    }
}
