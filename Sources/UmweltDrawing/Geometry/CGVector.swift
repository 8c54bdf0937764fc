import Foundation

/// A direction and a length.
public struct CGVector: Sendable, Hashable, Codable {
    /// The distance to the right.
    public var dx: CGFloat

    /// The distance down.
    public var dy: CGFloat

    /// The vector of length zero.
    public static let zero = CGVector()

    /// Makes a vector of length zero.
    public init() { self.init(dx: 0, dy: 0) }

    /// Makes a vector.
    ///
    /// - Parameters:
    ///   - dx: The distance to the right, in points.
    ///   - dy: The distance down, in points.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }
}
