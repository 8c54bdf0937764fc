import Foundation

/// The options of a symbol effect: its speed and repetitions.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// The factor of the speed, from 0.01 to 100.
    private(set) var speed = 1.0

    /// The repetitions; nil for the effect's default: while it is active, or once for each change.
    private(set) var repetition: Repetition?

    /// A number of plays and the time between them.
    struct Repetition: Hashable {
        /// The number of plays, at least 1; nil for no end.
        var count: Int?

        /// The seconds between two plays; nil for the effect's default.
        var delay: Double?
    }

    /// The options without a wish.
    public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }

    /// Returns options with a speed.
    ///
    /// - Parameter speed: The factor of the usual speed, above 0.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }

    /// Returns the options with a speed.
    ///
    /// - Parameter speed: The factor of the usual speed, above 0.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        var copy = self
        copy.speed = speed.isNaN ? 1 : min(max(speed, 0.01), 100)
        return copy
    }

    /// Returns options with a number of plays; nil for no end.
    ///
    /// - Parameter count: The number of plays; nil for no end.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions().with(count, nil) }

    /// Returns the options with a number of plays; nil for no end.
    ///
    /// - Parameter count: The number of plays; nil for no end.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { with(count, nil) }

    /// The options for an effect that repeats without end.
    public static var repeating: SymbolEffectOptions { SymbolEffectOptions().with(nil, nil) }

    /// The same options for an effect that repeats without end.
    public var repeating: SymbolEffectOptions { with(nil, nil) }

    /// The options for an effect that plays once.
    public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions().nonRepeating }

    /// The same options for an effect that plays once.
    public var nonRepeating: SymbolEffectOptions { with(1, nil) }

    /// Returns the options with a repeat behaviour.
    ///
    /// - Parameter behavior: The kind of repetition.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        with(behavior.repetition.count, behavior.repetition.delay)
    }

    /// Returns options with a repeat behaviour.
    ///
    /// - Parameter behavior: The kind of repetition.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        SymbolEffectOptions().repeat(behavior)
    }

    /// The repetition of an effect.
    public struct RepeatBehavior {
        let repetition: Repetition

        /// The effect starts and ends each time, forever.
        public static var periodic: RepeatBehavior { periodic() }

        /// Returns a behaviour in which the effect starts and ends each time.
        ///
        /// - Parameters:
        ///   - count: The number of plays, at least 1; nil for no end.
        ///   - delay: The seconds between two plays; nil for the effect's default.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            RepeatBehavior(repetition: Repetition(count: count, delay: delay))
        }

        /// The effect repeats without a pause, forever.
        public static var continuous: RepeatBehavior { periodic(nil, delay: 0) }
    }

    private func with(_ count: Int?, _ delay: Double?) -> SymbolEffectOptions {
        var copy = self
        copy.repetition = Repetition(
            count: count.map { max($0, 1) }, delay: delay.map { $0.isFinite ? min(max($0, 0), 3600) : 0 })
        return copy
    }
}
