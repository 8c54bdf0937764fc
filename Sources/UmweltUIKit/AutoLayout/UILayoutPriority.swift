import Foundation

/// The priority of a view's size.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    /// The priority as a number up to 1000.
    public let rawValue: Float

    /// Makes a priority of a number up to 1000.
    public init(rawValue: Float) { self.rawValue = rawValue }

    /// Makes a priority of a number up to 1000.
    ///
    /// - Parameter rawValue: The priority, from 0 to 1000.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// The highest.
    public static let required = UILayoutPriority(1000)
    /// High.
    public static let defaultHigh = UILayoutPriority(750)
    /// Low.
    public static let defaultLow = UILayoutPriority(250)
    /// The lowest.
    public static let fittingSizeLevel = UILayoutPriority(50)
}
