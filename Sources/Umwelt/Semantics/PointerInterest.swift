import Foundation

/// What a node has to do with pointers, for hosts that find out by themselves what a pointer is over.
public struct PointerInterest: Sendable, Hashable {
    /// Which events a node wants.
    public struct Events: OptionSet, Sendable, Hashable {
        /// The events as bits.
        public let rawValue: UInt8

        /// Makes a set from bits.
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// Those of a pointer that is put down on it, or on anything inside.
        public static let presses = Events(rawValue: 1)
        /// With ``presses``: it follows the pointer wherever that goes, so that the system must not scroll instead.
        public static let drags = Events(rawValue: 2)
        /// That a pointer comes and goes.
        public static let visits = Events(rawValue: 4)
        /// Every place of a pointer that is over it.
        public static let hovers = Events(rawValue: 8)
        /// That somebody asks for its menu.
        public static let menus = Events(rawValue: 16)
    }

    /// An outline that catches pointers.
    public struct Shape: Sendable, Hashable {
        /// The outline, in the node's own coordinates.
        public var path: Path

        /// Whether areas that overlap an odd number of times are outside.
        public var isEvenOdd: Bool
    }

    /// The events that the node wants.
    public var events: Events = []

    /// Whether pointers go through the node and all that is inside.
    public var isUntouchable = false

    /// What catches pointers in place of what the node and those inside draw; nil for that.
    public var shape: Shape?

    /// Nothing to do with pointers.
    public init() {}

    /// That of a node that pointers go through, with all that is inside.
    static var none: PointerInterest {
        var interest = PointerInterest()
        interest.isUntouchable = true
        return interest
    }
}
