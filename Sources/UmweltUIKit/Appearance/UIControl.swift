import Foundation

/// The controls of UIKit, of which only their states have a meaning here.
public enum UIControl {
    /// A set of states of a control.
    public struct State: OptionSet, Sendable {
        /// The states as bits.
        public let rawValue: UInt

        /// Makes a set from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// None of the others.
        public static let normal: State = []
        /// Pressed.
        public static let highlighted = State(rawValue: 1 << 0)
        /// Disabled.
        public static let disabled = State(rawValue: 1 << 1)
        /// Selected.
        public static let selected = State(rawValue: 1 << 2)
        /// With the focus.
        public static let focused = State(rawValue: 1 << 3)
    }
}
