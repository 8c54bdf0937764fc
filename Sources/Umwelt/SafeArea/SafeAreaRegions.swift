/// What keeps views from some parts of a window.
public struct SafeAreaRegions: OptionSet, Sendable {
    /// The regions as bits.
    public let rawValue: UInt

    /// Makes a set from bits.
    @inlinable public init(rawValue: UInt) { self.rawValue = rawValue }

    /// What the window is in and what is in front of it, such as bars.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// A keyboard on the screen. There is none here.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// All of them.
    public static let all: SafeAreaRegions = [.container, .keyboard]
}
