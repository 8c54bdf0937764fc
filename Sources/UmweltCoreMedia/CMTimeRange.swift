/// A range of times.
public struct CMTimeRange: Hashable, Sendable {
    /// The first time.
    public var start: CMTime
    /// The duration.
    public var duration: CMTime

    /// Makes a range.
    ///
    /// - Parameters:
    ///   - start: The first time.
    ///   - duration: The duration.
    public init(start: CMTime, duration: CMTime) {
        self.start = start
        self.duration = duration
    }

    /// Makes a range.
    ///
    /// - Parameters:
    ///   - start: The first time.
    ///   - end: The time after the last.
    public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

    /// The invalid range.
    public static let invalid = CMTimeRange(start: .invalid, duration: .invalid)
    /// The empty range at zero.
    public static let zero = CMTimeRange(start: .zero, duration: .zero)

    /// The time after the last.
    public var end: CMTime { start + duration }
    /// True if both times are valid.
    public var isValid: Bool { start.isValid && duration.isValid }
    /// True for a range without times.
    public var isEmpty: Bool { isValid && duration == .zero }

    /// Returns true if a time is in the range.
    ///
    /// - Parameter time: The time.
    public func containsTime(_ time: CMTime) -> Bool { time >= start && time < end }
}

/// Makes a range.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
    CMTimeRange(start: start, duration: duration)
}
