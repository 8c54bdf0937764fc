import Foundation
import OpenCombine

/// A time of the calendar, as run loops and operation queues go by it.
public struct SchedulerDate: Strideable, Hashable, Codable, Sendable {
    /// The time.
    public var date: Date

    /// Takes a time.
    public init(_ date: Date) { self.date = date }

    /// How long it is to another time.
    public func distance(to other: SchedulerDate) -> Stride { Stride(other.date.timeIntervalSince(date)) }

    /// A time that is later by a distance.
    public func advanced(by distance: Stride) -> SchedulerDate {
        SchedulerDate(date.addingTimeInterval(distance.timeInterval))
    }

    /// A time between times, in seconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
        Hashable, Codable, Sendable
    {
        /// The seconds.
        public var magnitude: TimeInterval

        /// The seconds.
        public var timeInterval: TimeInterval { magnitude }

        /// Takes seconds.
        public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }

        /// Seconds.
        public init(floatLiteral value: TimeInterval) { self.init(value) }

        /// Seconds.
        public init(integerLiteral value: TimeInterval) { self.init(value) }

        /// Seconds; nil if there are too many to be counted exactly.
        public init?<T>(exactly source: T) where T: BinaryInteger {
            guard let magnitude = TimeInterval(exactly: source) else { return nil }
            self.init(magnitude)
        }

        /// Whether one is less than the other.
        public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }

        /// One times the other.
        public static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude * rhs.magnitude) }

        /// Both together.
        public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude + rhs.magnitude) }

        /// One without the other.
        public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude - rhs.magnitude) }

        /// Multiplies it.
        public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }

        /// A number of seconds.
        public static func seconds(_ s: Int) -> Stride { Stride(TimeInterval(s)) }

        /// A number of seconds.
        public static func seconds(_ s: Double) -> Stride { Stride(s) }

        /// A number of thousandths of a second.
        public static func milliseconds(_ ms: Int) -> Stride { Stride(TimeInterval(ms) / 1e3) }

        /// A number of millionths of a second.
        public static func microseconds(_ us: Int) -> Stride { Stride(TimeInterval(us) / 1e6) }

        /// A number of billionths of a second.
        public static func nanoseconds(_ ns: Int) -> Stride { Stride(TimeInterval(ns) / 1e9) }
    }
}
