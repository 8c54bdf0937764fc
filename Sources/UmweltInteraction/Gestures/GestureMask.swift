/// The gestures that a gesture modifier enables: its own, those of subviews, both or none.
public nonisolated struct GestureMask: OptionSet, Sendable {
    /// The gestures as bits.
    public let rawValue: UInt32

    /// Makes a mask from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// No gestures at all.
    public static let none: GestureMask = []

    /// The added gesture, and none of the subviews'.
    public static let gesture = GestureMask(rawValue: 1)

    /// The gestures inside, without the added gesture.
    public static let subviews = GestureMask(rawValue: 2)

    /// The added gesture and those of subviews.
    public static let all: GestureMask = [.gesture, .subviews]
}
