/// The gestures that a gesture modifier enables: its own, those inside, both or none.
public nonisolated struct GestureMask: OptionSet, Sendable {
    /// The gestures as bits.
    public let rawValue: UInt32

    /// Makes a mask from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// No gestures at all.
    public static let none: GestureMask = []

    /// The gesture that is added, and none of those inside.
    public static let gesture = GestureMask(rawValue: 1)

    /// The gestures inside, without the added gesture.
    public static let subviews = GestureMask(rawValue: 2)

    /// The gesture that is added and those inside.
    public static let all: GestureMask = [.gesture, .subviews]
}
