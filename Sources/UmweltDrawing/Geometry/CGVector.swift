import Foundation

/// A direction and a length.
public struct CGVector: Sendable, Hashable, Codable {
    /// How far it goes to the right.
    public var dx: CGFloat

    /// How far it goes down.
    public var dy: CGFloat

    /// A vector that goes nowhere.
    public static let zero = CGVector()

    /// Makes a vector that goes nowhere.
    public init() { self.init(dx: 0, dy: 0) }

    /// Makes a vector.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }
}
