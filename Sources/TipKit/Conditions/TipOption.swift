import Foundation

/// An option of a tip.
public protocol TipOption: Sendable {}

extension Tips {
    /// An option with the number of times that a tip may appear. After that it is invalidated.
    public struct MaxDisplayCount: TipOption {
        let count: Int

        /// Makes the option.
        ///
        /// - Parameter maxDisplayCount: The number of appearances.
        public init(_ maxDisplayCount: Int) { count = maxDisplayCount }
    }

    /// An option with the time that a tip may be visible, over all of its appearances. After that it is invalidated.
    public struct MaxDisplayDuration: TipOption {
        let seconds: TimeInterval

        /// Makes the option.
        ///
        /// - Parameter maxDisplayDuration: The time in seconds.
        public init(_ maxDisplayDuration: TimeInterval) { seconds = maxDisplayDuration }
    }

    /// An option that lets a tip appear regardless of the display frequency.
    public struct IgnoresDisplayFrequency: TipOption {
        let isIgnored: Bool

        /// Makes the option.
        ///
        /// - Parameter ignoresDisplayFrequency: True to ignore the display frequency.
        public init(_ ignoresDisplayFrequency: Bool) { isIgnored = ignoresDisplayFrequency }
    }
}
