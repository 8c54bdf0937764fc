/// Which parts of a path are inside.
public struct FillStyle: Equatable, Sendable {
    /// Whether a point is inside if a ray from it crosses the outline an odd number of times.
    public var isEOFilled: Bool

    /// Whether edges are smooth.
    public var isAntialiased: Bool

    /// Makes a style.
    @inlinable public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
