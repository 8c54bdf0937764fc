import Foundation
import OpenCombine

/// A time of the calendar, as run loops and operation queues use it.
public struct SchedulerDate: Strideable, Hashable, Codable, Sendable {
    /// The time.
    public var date: Date

    /// Makes a time of a date.
    ///
    /// - Parameter date: The date.
    public init(_ date: Date) { self.date = date }

    /// Returns the interval to another time.
    ///
    /// - Parameter other: The other time.
    public func distance(to other: SchedulerDate) -> Stride { Stride(other.date.timeIntervalSince(date)) }

    /// Returns the time that is later by an interval.
    ///
    /// - Parameter distance: The interval; negative for an earlier time.
    public func advanced(by distance: Stride) -> SchedulerDate {
        SchedulerDate(date.addingTimeInterval(distance.timeInterval))
    }

    /// An interval between times, in seconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
        Hashable, Codable, Sendable
    {
        /// The number of seconds.
        public var magnitude: TimeInterval

        /// The number of seconds.
        public var timeInterval: TimeInterval { magnitude }

        /// Makes an interval of seconds.
        ///
        /// - Parameter timeInterval: The interval in seconds.
        public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }

        /// Makes an interval of seconds.
        ///
        /// - Parameter value: The time in seconds.
        public init(floatLiteral value: TimeInterval) { self.init(value) }

        /// Makes an interval of seconds.
        ///
        /// - Parameter value: The time in seconds.
        public init(integerLiteral value: TimeInterval) { self.init(value) }

        /// Makes an interval of seconds; nil if there are too many to be counted exactly.
        ///
        /// - Parameter source: The number.
        public init?<T>(exactly source: T) where T: BinaryInteger {
            guard let magnitude = TimeInterval(exactly: source) else { return nil }
            self.init(magnitude)
        }

        /// True if the left interval is shorter.
        public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }

        /// The product, in seconds.
        public static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude * rhs.magnitude) }

        /// The sum.
        public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude + rhs.magnitude) }

        /// The difference.
        public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude - rhs.magnitude) }

        /// Multiplies the interval, in seconds.
        public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }

        /// Returns an interval of seconds.
        ///
        /// - Parameter s: The number of seconds.
        public static func seconds(_ s: Int) -> Stride { Stride(TimeInterval(s)) }

        /// Returns an interval of seconds.
        ///
        /// - Parameter s: The number of seconds.
        public static func seconds(_ s: Double) -> Stride { Stride(s) }

        /// Returns an interval of milliseconds.
        ///
        /// - Parameter ms: The number of milliseconds.
        public static func milliseconds(_ ms: Int) -> Stride { Stride(TimeInterval(ms) / 1e3) }

        /// Returns an interval of microseconds.
        ///
        /// - Parameter us: The number of microseconds.
        public static func microseconds(_ us: Int) -> Stride { Stride(TimeInterval(us) / 1e6) }

        /// Returns an interval of nanoseconds.
        ///
        /// - Parameter ns: The number of nanoseconds.
        public static func nanoseconds(_ ns: Int) -> Stride { Stride(TimeInterval(ns) / 1e9) }
    }
}
