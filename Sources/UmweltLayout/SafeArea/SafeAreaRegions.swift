/// The regions of a window that views avoid.
public struct SafeAreaRegions: OptionSet, Sendable {
    /// The regions as bits.
    public let rawValue: UInt

    /// Makes a set from bits.
    @inlinable public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The edges of the window and the views in front of the content, such as bars.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// A keyboard on the screen. Umwelt has none.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// All regions.
    public static let all: SafeAreaRegions = [.container, .keyboard]
}
