import Foundation

/// A style of colours that change from a centre outwards.
///
/// ```swift
/// Rectangle().fill(RadialGradient(colors: [.white, .blue], center: .center, startRadius: 0, endRadius: 80))
/// ```
///
/// As a view, it fills the proposed size.
public nonisolated struct RadialGradient: GradientStyle, Sendable {
    package let gradient: AnyGradient
    let center: UnitPoint
    let startRadius: CGFloat
    let endRadius: CGFloat

    nonisolated init(_ gradient: AnyGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.gradient = gradient
        self.center = center
        self.startRadius = startRadius
        self.endRadius = endRadius
    }

    /// Makes a style from a gradient; radii are in points.
    ///
    /// - Parameters:
    ///   - gradient: The colours and their positions.
    ///   - center: The centre, in the unit space of the filled shape.
    ///   - startRadius: The distance of the first colour from the centre, in points.
    ///   - endRadius: The distance of the last colour from the centre, in points.
    nonisolated public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(AnyGradient(gradient), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Makes a style from evenly spaced colours; radii are in points.
    ///
    /// - Parameters:
    ///   - colors: The colours, at equal distances.
    ///   - center: The centre, in the unit space of the filled shape.
    ///   - startRadius: The distance of the first colour from the centre, in points.
    ///   - endRadius: The distance of the last colour from the centre, in points.
    nonisolated public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Makes a style from colours at positions; radii are in points.
    ///
    /// - Parameters:
    ///   - stops: The colours and their positions from 0 to 1.
    ///   - center: The centre, in the unit space of the filled shape.
    ///   - startRadius: The distance of the first colour from the centre, in points.
    ///   - endRadius: The distance of the last colour from the centre, in points.
    nonisolated public init(
        stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) {
        self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    package nonisolated var geometry: GradientPaint.Geometry {
        .radial(center: center.point, startRadius: startRadius, endRadius: endRadius)
    }
}

extension ShapeStyle where Self == RadialGradient {
    /// Returns a style of colours that change from a centre outwards; radii are in points.
    ///
    /// - Parameters:
    ///   - gradient: The colours and their positions.
    ///   - center: The centre, in the unit space of the filled shape.
    ///   - startRadius: The distance of the first colour from the centre, in points.
    ///   - endRadius: The distance of the last colour from the centre, in points.
    public static func radialGradient(
        _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Returns a style of colours that change from a centre outwards; radii are in points.
    ///
    /// - Parameters:
    ///   - colors: The colours, at equal distances.
    ///   - center: The centre, in the unit space of the filled shape.
    ///   - startRadius: The distance of the first colour from the centre, in points.
    ///   - endRadius: The distance of the last colour from the centre, in points.
    public static func radialGradient(
        colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Returns a style of colours that change from a centre outwards; radii are in points.
    ///
    /// - Parameters:
    ///   - stops: The colours and their positions from 0 to 1.
    ///   - center: The centre, in the unit space of the filled shape.
    ///   - startRadius: The distance of the first colour from the centre, in points.
    ///   - endRadius: The distance of the last colour from the centre, in points.
    public static func radialGradient(
        stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Returns a style of colours that change from a centre outwards; radii are in points.
    ///
    /// - Parameters:
    ///   - gradient: The colours and their positions.
    ///   - center: The centre, in the unit space of the filled shape.
    ///   - startRadius: The distance of the first colour from the centre, in points.
    ///   - endRadius: The distance of the last colour from the centre, in points.
    public static func radialGradient(
        _ gradient: AnyGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }
}
