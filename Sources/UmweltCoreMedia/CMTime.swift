import Foundation

/// The numerator of a time.
public typealias CMTimeValue = Int64
/// The denominator of a time: the parts of a second.
public typealias CMTimeScale = Int32
/// The number that distinguishes times of different timelines.
public typealias CMTimeEpoch = Int64

/// A time in seconds as a fraction.
public struct CMTime: Sendable {
    /// The numerator.
    public var value: CMTimeValue
    /// The denominator: the parts of a second.
    public var timescale: CMTimeScale
    /// The kind of the time.
    public var flags: CMTimeFlags
    /// The number that distinguishes times of different timelines.
    public var epoch: CMTimeEpoch

    /// Makes a time of its parts.
    ///
    /// - Parameters:
    ///   - value: The numerator.
    ///   - timescale: The denominator.
    ///   - flags: The kind of the time.
    ///   - epoch: The number of the timeline.
    public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
        self.value = value
        self.timescale = timescale
        self.flags = flags
        self.epoch = epoch
    }

    /// Makes an invalid time.
    public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }

    /// Makes a time as a fraction. A denominator of zero makes an invalid time.
    ///
    /// - Parameters:
    ///   - value: The numerator.
    ///   - timescale: The denominator.
    public init(value: CMTimeValue, timescale: CMTimeScale) {
        self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
    }

    /// Makes a time of seconds, rounded to a denominator.
    ///
    /// - Parameters:
    ///   - seconds: The seconds.
    ///   - preferredTimescale: The denominator; a smaller one is used for times that would be too large.
    public init(seconds: Double, preferredTimescale: CMTimeScale) {
        guard preferredTimescale > 0, !seconds.isNaN else {
            self.init()
            return
        }
        guard seconds.isFinite else {
            self = seconds > 0 ? .positiveInfinity : .negativeInfinity
            return
        }
        var scale = preferredTimescale
        // Beyond 2^62 a sum of two times would not fit.
        while abs(seconds) * Double(scale) >= 0x1p62, scale > 1 { scale /= 2 }
        guard abs(seconds) * Double(scale) < 0x1p62 else {
            self = seconds > 0 ? .positiveInfinity : .negativeInfinity
            return
        }
        let exact = seconds * Double(scale)
        let value = exact.rounded()
        self.init(
            value: CMTimeValue(value), timescale: scale, flags: value == exact ? .valid : [.valid, .hasBeenRounded],
            epoch: 0)
    }

    /// The invalid time.
    public static let invalid = CMTime()
    /// The time zero.
    public static let zero = CMTime(value: 0, timescale: 1)
    /// A time that is not known, such as the duration of a live stream.
    public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
    /// The time after all others.
    public static let positiveInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
    /// The time before all others.
    public static let negativeInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)

    /// The seconds; not a number for invalid and indefinite times.
    public var seconds: Double {
        if flags.contains(.positiveInfinity) { return .infinity }
        if flags.contains(.negativeInfinity) { return -.infinity }
        return isNumeric ? Double(value) / Double(timescale) : .nan
    }

    /// True unless the time is invalid.
    public var isValid: Bool { flags.contains(.valid) }
    /// True for a time that is a number.
    public var isNumeric: Bool { flags.intersection([.valid, .impliedValueFlagsMask]) == .valid && timescale > 0 }
    /// True for a time that is not known.
    public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
    /// True for the time after all others.
    public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
    /// True for the time before all others.
    public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
    /// True if the time was rounded to its denominator.
    public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }

    /// Returns the time with another denominator.
    ///
    /// - Parameters:
    ///   - newTimescale: The denominator.
    ///   - method: The rounding.
    public func convertScale(_ newTimescale: CMTimeScale, method: CMTimeRoundingMethod) -> CMTime {
        guard isNumeric, newTimescale > 0, newTimescale != timescale else { return self }
        let exact = Double(value) * Double(newTimescale) / Double(timescale)
        let rounded = exact.rounded(method.rule)
        guard abs(rounded) < 0x1p63 else { return rounded > 0 ? .positiveInfinity : .negativeInfinity }
        return CMTime(
            value: CMTimeValue(rounded), timescale: newTimescale,
            flags: rounded == exact ? flags : flags.union(.hasBeenRounded), epoch: epoch)
    }
}

/// The kinds of times.
public struct CMTimeFlags: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Not invalid.
    public static let valid = CMTimeFlags(rawValue: 1 << 0)
    /// Rounded to its denominator.
    public static let hasBeenRounded = CMTimeFlags(rawValue: 1 << 1)
    /// After all others.
    public static let positiveInfinity = CMTimeFlags(rawValue: 1 << 2)
    /// Before all others.
    public static let negativeInfinity = CMTimeFlags(rawValue: 1 << 3)
    /// Not known.
    public static let indefinite = CMTimeFlags(rawValue: 1 << 4)
    /// All kinds that are no numbers.
    public static let impliedValueFlagsMask: CMTimeFlags = [.positiveInfinity, .negativeInfinity, .indefinite]
}

/// The ways to round a time to a denominator.
public enum CMTimeRoundingMethod: UInt32, Sendable {
    /// To the nearest; halves away from zero.
    case roundHalfAwayFromZero = 1
    /// Towards zero.
    case roundTowardZero
    /// Away from zero.
    case roundAwayFromZero
    /// Up.
    case roundTowardPositiveInfinity = 5
    /// Down.
    case roundTowardNegativeInfinity = 6
    /// To the nearest.
    public static let `default` = CMTimeRoundingMethod.roundHalfAwayFromZero

    fileprivate var rule: FloatingPointRoundingRule {
        switch self {
        case .roundHalfAwayFromZero: .toNearestOrAwayFromZero
        case .roundTowardZero: .towardZero
        case .roundAwayFromZero: .awayFromZero
        case .roundTowardPositiveInfinity: .up
        case .roundTowardNegativeInfinity: .down
        }
    }
}
