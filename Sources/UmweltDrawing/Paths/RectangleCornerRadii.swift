import Foundation

/// The radii of a rectangle's corners, in points.
public struct RectangleCornerRadii: Equatable, Hashable, Sendable {
    /// The radius at the top leading corner.
    public var topLeading: CGFloat
    /// The radius at the bottom leading corner.
    public var bottomLeading: CGFloat
    /// The radius at the bottom trailing corner.
    public var bottomTrailing: CGFloat
    /// The radius at the top trailing corner.
    public var topTrailing: CGFloat

    /// Makes radii; corners without an argument are sharp.
    ///
    /// - Parameters:
    ///   - topLeading: The radius of the corner, in points.
    ///   - bottomLeading: The radius of the corner, in points.
    ///   - bottomTrailing: The radius of the corner, in points.
    ///   - topTrailing: The radius of the corner, in points.
    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }

    /// Returns the radii of a rectangle that is smaller on each side, whose corners have the same centres.
    package func inset(by amount: CGFloat) -> RectangleCornerRadii {
        RectangleCornerRadii(
            topLeading: max(topLeading - amount, 0), bottomLeading: max(bottomLeading - amount, 0),
            bottomTrailing: max(bottomTrailing - amount, 0), topTrailing: max(topTrailing - amount, 0))
    }
}
