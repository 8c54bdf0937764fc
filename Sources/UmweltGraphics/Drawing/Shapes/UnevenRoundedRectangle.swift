import Foundation

/// A rectangle with a radius for each corner.
///
/// ```swift
/// UnevenRoundedRectangle(topLeadingRadius: 16, topTrailingRadius: 16)
/// ```
public nonisolated struct UnevenRoundedRectangle: Shape, InsettableShape {
    /// The radii of the corners, in points.
    public var cornerRadii: RectangleCornerRadii

    /// The form of the corners.
    public var style: RoundedCornerStyle

    /// Makes a rectangle with a radius for each corner.
    ///
    /// - Parameters:
    ///   - cornerRadii: The radii of the corners, in points.
    ///   - style: The form of the corners: parts of circles, or a smoother curve.
    @inlinable nonisolated public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    /// Makes a rectangle with a radius in points for each corner; corners without one are sharp.
    ///
    /// - Parameters:
    ///   - topLeadingRadius: The radius of the top leading corner, in points.
    ///   - bottomLeadingRadius: The radius of the bottom leading corner, in points.
    ///   - bottomTrailingRadius: The radius of the bottom trailing corner, in points.
    ///   - topTrailingRadius: The radius of the top trailing corner, in points.
    ///   - style: The form of the corners: parts of circles, or a smoother curve.
    nonisolated public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
                topTrailing: topTrailingRadius), style: style)
    }

    /// Returns the outline in a rectangle.
    ///
    /// - Parameter rect: The rectangle, in points.
    nonisolated public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
    }

    /// Returns a smaller rectangle whose corners have the same centres.
    ///
    /// - Parameter amount: The distance, in points.
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        Inset(
            base: UnevenRoundedRectangle(cornerRadii: cornerRadii.inset(by: amount), style: style), amount: amount)
    }
}
