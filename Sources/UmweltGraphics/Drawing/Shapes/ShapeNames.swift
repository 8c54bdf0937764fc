import Foundation

extension Shape where Self == Rectangle {
    /// A rectangle.
    public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
    /// Returns a rectangle with rounded corners of a size in points.
    ///
    /// - Parameters:
    ///   - cornerSize: The width and height of the corners, in points.
    ///   - style: The form of the corners: parts of circles, or a smoother curve.
    public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }

    /// Returns a rectangle with rounded corners of a radius in points.
    ///
    /// - Parameters:
    ///   - cornerRadius: The radius of the corners, in points.
    ///   - style: The form of the corners: parts of circles, or a smoother curve.
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}

extension Shape where Self == UnevenRoundedRectangle {
    /// Returns a rectangle with a radius for each corner.
    ///
    /// - Parameters:
    ///   - cornerRadii: The radii of the corners, in points.
    ///   - style: The form of the corners: parts of circles, or a smoother curve.
    public static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> Self {
        UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
    }

    /// Returns a rectangle with a radius in points for each corner; corners without one are sharp.
    ///
    /// - Parameters:
    ///   - topLeadingRadius: The radius of the top leading corner, in points.
    ///   - bottomLeadingRadius: The radius of the bottom leading corner, in points.
    ///   - bottomTrailingRadius: The radius of the bottom trailing corner, in points.
    ///   - topTrailingRadius: The radius of the top trailing corner, in points.
    ///   - style: The form of the corners: parts of circles, or a smoother curve.
    public static func rect(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) -> Self {
        UnevenRoundedRectangle(
            topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
            bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
    }
}

extension Shape where Self == Capsule {
    /// A rectangle whose shorter sides are half circles.
    public static var capsule: Capsule { Capsule() }

    /// Returns a rectangle whose shorter sides are half circles.
    ///
    /// - Parameter style: The form of the corners: parts of circles, or a smoother curve.
    public static func capsule(style: RoundedCornerStyle) -> Self { Capsule(style: style) }
}

extension Shape where Self == Ellipse {
    /// An ellipse.
    public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Circle {
    /// A circle.
    public static var circle: Circle { Circle() }
}
