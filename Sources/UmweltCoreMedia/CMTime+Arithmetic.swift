import Foundation

extension CMTime: Comparable, Hashable {
    /// Returns true for times of the same seconds, whatever their denominators. Two indefinite times are equal, and so
    /// are two invalid ones.
    public static func == (left: CMTime, right: CMTime) -> Bool { order(left, right) == 0 }

    /// Returns true if a time is before another. Invalid times are after all others, indefinite ones before these.
    public static func < (left: CMTime, right: CMTime) -> Bool { order(left, right) < 0 }

    public func hash(into hasher: inout Hasher) { hasher.combine(isNumeric ? seconds : Double(flags.rawValue)) }

    fileprivate static func order(_ left: CMTime, _ right: CMTime) -> Int {
        let (a, b) = (left.rank, right.rank)
        if a != b { return a < b ? -1 : 1 }
        guard left.isNumeric, right.isNumeric else { return 0 }
        // The product of 64 and 32 bits.
        let (first, second) = (
            left.value.multipliedFullWidth(by: Int64(right.timescale)),
            right.value.multipliedFullWidth(by: Int64(left.timescale))
        )
        if first == second { return 0 }
        return first < second ? -1 : 1
    }

    /// The position of the kind of a time among all.
    private var rank: Int {
        if !isValid { return 4 }
        if isNegativeInfinity { return 0 }
        return isIndefinite ? 3 : isPositiveInfinity ? 2 : 1
    }

    /// Returns the sum of two times.
    public static func + (left: CMTime, right: CMTime) -> CMTime { sum(left, right, sign: 1) }

    /// Returns the difference of two times.
    public static func - (left: CMTime, right: CMTime) -> CMTime { sum(left, right, sign: -1) }

    private static func sum(_ left: CMTime, _ right: CMTime, sign: Int64) -> CMTime {
        guard left.isValid, right.isValid else { return .invalid }
        guard left.isNumeric, right.isNumeric else {
            if left.isIndefinite || right.isIndefinite { return .indefinite }
            let seconds = left.seconds + Double(sign) * right.seconds
            return seconds.isNaN ? .invalid : seconds > 0 ? .positiveInfinity : .negativeInfinity
        }
        if left.timescale == right.timescale {
            let (value, isTooLarge) = left.value.addingReportingOverflow(sign * right.value)
            if !isTooLarge { return CMTime(value: value, timescale: left.timescale) }
        }
        // Denominators in use are multiples of each other, or have a small common one.
        let common = Int64(left.timescale) / gcd(left.timescale, right.timescale) * Int64(right.timescale)
        if common <= Int64(Int32.max) {
            let (a, isFirstTooLarge) = left.value.multipliedReportingOverflow(by: common / Int64(left.timescale))
            let (b, isSecondTooLarge) = right.value.multipliedReportingOverflow(by: common / Int64(right.timescale))
            let (value, isSumTooLarge) = a.addingReportingOverflow(sign * b)
            if !isFirstTooLarge, !isSecondTooLarge, !isSumTooLarge {
                return CMTime(value: value, timescale: CMTimeScale(common))
            }
        }
        return CMTime(
            seconds: left.seconds + Double(sign) * right.seconds,
            preferredTimescale: max(left.timescale, right.timescale)
        )
    }

    private static func gcd(_ a: Int32, _ b: Int32) -> Int64 {
        var (a, b) = (Int64(a), Int64(b))
        while b != 0 { (a, b) = (b, a % b) }
        return a
    }
}

/// Makes a time as a fraction.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }

/// Makes a time of seconds.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

/// Returns the seconds of a time.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

/// Returns the sum of two times.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }

/// Returns the difference of two times.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }

/// Returns a time by a factor.
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Float64) -> CMTime {
    guard time.isNumeric else { return time }
    return CMTime(seconds: time.seconds * multiplier, preferredTimescale: time.timescale)
}

/// Returns -1, 0 or 1: whether a time is before, at or after another.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 { Int32(CMTime.order(time1, time2)) }
