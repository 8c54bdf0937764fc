import Foundation

/// A style of colours that change from a centre outwards, in ellipses with the proportions of the shape that is drawn.
///
/// ```swift
/// Rectangle().fill(EllipticalGradient(colors: [.white, .blue]))
/// ```
///
/// As a view, it fills the proposed size.
public nonisolated struct EllipticalGradient: GradientStyle, Sendable {
    package let gradient: AnyGradient
    let center: UnitPoint
    let startRadiusFraction: CGFloat
    let endRadiusFraction: CGFloat

    nonisolated init(
        _ gradient: AnyGradient, center: UnitPoint, startRadiusFraction: CGFloat, endRadiusFraction: CGFloat
    ) {
        self.gradient = gradient
        self.center = center
        self.startRadiusFraction = startRadiusFraction
        self.endRadiusFraction = endRadiusFraction
    }

    /// Makes a style from a gradient.
    ///
    /// - Parameters:
    ///   - gradient: The colours.
    ///   - center: The centre of the ellipses.
    ///   - startRadiusFraction: The radius of the first colour, as a fraction of the width and height of the shape.
    ///   - endRadiusFraction: The radius of the last colour, as a fraction of the width and height of the shape.
    nonisolated public init(
        gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            AnyGradient(gradient), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    /// Makes a style from evenly spaced colours; radii are fractions of the width and height of the shape.
    ///
    /// - Parameters:
    ///   - colors: The colours, at equal distances.
    ///   - center: The centre, in the unit space of the filled shape.
    ///   - startRadiusFraction: The distance of the first colour from the centre, as a share of the size.
    ///   - endRadiusFraction: The distance of the last colour from the centre, as a share of the size.
    nonisolated public init(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    /// Makes a style from stops; radii are fractions of the width and height of the shape.
    ///
    /// - Parameters:
    ///   - stops: The colours and their positions from 0 to 1.
    ///   - center: The centre, in the unit space of the filled shape.
    ///   - startRadiusFraction: The distance of the first colour from the centre, as a share of the size.
    ///   - endRadiusFraction: The distance of the last colour from the centre, as a share of the size.
    nonisolated public init(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    package nonisolated var geometry: GradientPaint.Geometry {
        .elliptical(center: center.point, startRadius: startRadiusFraction, endRadius: endRadiusFraction)
    }
}

extension ShapeStyle where Self == EllipticalGradient {
    /// Returns a style of colours that change from a centre outwards, in ellipses with the proportions of the shape
    /// that is drawn.
    ///
    /// - Parameters:
    ///   - gradient: The colours and their positions.
    ///   - center: The centre, in the unit space of the filled shape.
    ///   - startRadiusFraction: The distance of the first colour from the centre, as a share of the size.
    ///   - endRadiusFraction: The distance of the last colour from the centre, as a share of the size.
    public static func ellipticalGradient(
        _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    /// Returns a style of colours that change from a centre outwards, in ellipses with the proportions of the shape
    /// that is drawn.
    ///
    /// - Parameters:
    ///   - colors: The colours, at equal distances.
    ///   - center: The centre, in the unit space of the filled shape.
    ///   - startRadiusFraction: The distance of the first colour from the centre, as a share of the size.
    ///   - endRadiusFraction: The distance of the last colour from the centre, as a share of the size.
    public static func ellipticalGradient(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            colors: colors, center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    /// Returns a style of colours that change from a centre outwards, in ellipses with the proportions of the shape
    /// that is drawn.
    ///
    /// - Parameters:
    ///   - stops: The colours and their positions from 0 to 1.
    ///   - center: The centre, in the unit space of the filled shape.
    ///   - startRadiusFraction: The distance of the first colour from the centre, as a share of the size.
    ///   - endRadiusFraction: The distance of the last colour from the centre, as a share of the size.
    public static func ellipticalGradient(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            stops: stops, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction
        )
    }

    /// Returns a style of colours that change from a centre outwards, in ellipses with the proportions of the shape
    /// that is drawn.
    ///
    /// - Parameters:
    ///   - gradient: The colours and their positions.
    ///   - center: The centre, in the unit space of the filled shape.
    ///   - startRadiusFraction: The distance of the first colour from the centre, as a share of the size.
    ///   - endRadiusFraction: The distance of the last colour from the centre, as a share of the size.
    public static func ellipticalGradient(
        _ gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            gradient, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
    }
}
