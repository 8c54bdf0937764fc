/// The rule for the inside of a path, and the smoothness of its edges.
public struct FillStyle: Equatable, Sendable {
    /// True if a point is inside where a ray from it crosses the outline an odd number of times (the even-odd rule).
    public var isEOFilled: Bool

    /// True if edges are smooth.
    public var isAntialiased: Bool

    /// Makes a style.
    ///
    /// - Parameters:
    ///   - eoFill: If true, the even-odd rule decides which points are inside.
    ///   - antialiased: If true, the edges are smooth.
    @inlinable public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
