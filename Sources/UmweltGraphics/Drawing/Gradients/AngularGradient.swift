import Foundation

/// A style of colours that change around a centre, clockwise from the right.
///
/// ```swift
/// Circle().fill(AngularGradient(colors: [.red, .yellow, .green, .blue, .red], center: .center))
/// ```
///
/// As a view, it fills the proposed size.
public nonisolated struct AngularGradient: GradientStyle, Sendable {
    package let gradient: AnyGradient
    let center: UnitPoint
    let startAngle: Angle
    let endAngle: Angle

    nonisolated init(_ gradient: AnyGradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.gradient = gradient
        self.center = center
        self.startAngle = startAngle
        self.endAngle = endAngle
    }

    /// Makes a style with colours between two angles, clockwise from the right.
    ///
    /// Half of the rest of the circle has the last colour, the other half the first.
    ///
    /// - Parameters:
    ///   - gradient: The colours and their positions.
    ///   - center: The centre, in the unit space of the filled shape.
    ///   - startAngle: The angle of the first colour; zero points to the right.
    ///   - endAngle: The angle of the last colour.
    nonisolated public init(
        gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
    ) {
        self.init(AnyGradient(gradient), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Makes a style with evenly spaced colours between two angles, clockwise from the right.
    ///
    /// - Parameters:
    ///   - colors: The colours, at equal distances.
    ///   - center: The centre, in the unit space of the filled shape.
    ///   - startAngle: The angle of the first colour; zero points to the right.
    ///   - endAngle: The angle of the last colour.
    nonisolated public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Makes a style with stops between two angles, clockwise from the right.
    ///
    /// - Parameters:
    ///   - stops: The colours and their positions from 0 to 1.
    ///   - center: The centre, in the unit space of the filled shape.
    ///   - startAngle: The angle of the first colour; zero points to the right.
    ///   - endAngle: The angle of the last colour.
    nonisolated public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Makes a style with a gradient all around, beginning at an angle clockwise from the right.
    ///
    /// - Parameters:
    ///   - gradient: The colours and their positions.
    ///   - center: The centre, in the unit space of the filled shape.
    ///   - angle: The angle; positive angles are clockwise.
    nonisolated public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        self.init(AnyGradient(gradient), center: center, startAngle: angle, endAngle: angle + .degrees(360))
    }

    /// Makes a style with evenly spaced colours all around, beginning at an angle clockwise from the right.
    ///
    /// - Parameters:
    ///   - colors: The colours, at equal distances.
    ///   - center: The centre, in the unit space of the filled shape.
    ///   - angle: The angle; positive angles are clockwise.
    nonisolated public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
    }

    /// Makes a style with stops all around, beginning at an angle clockwise from the right.
    ///
    /// - Parameters:
    ///   - stops: The colours and their positions from 0 to 1.
    ///   - center: The centre, in the unit space of the filled shape.
    ///   - angle: The angle; positive angles are clockwise.
    nonisolated public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
    }

    package nonisolated var geometry: GradientPaint.Geometry {
        .angular(center: center.point, start: startAngle, end: endAngle)
    }
}

extension ShapeStyle where Self == AngularGradient {
    /// Returns a style of colours that change around a centre, between two angles clockwise from the right.
    ///
    /// - Parameters:
    ///   - gradient: The colours and their positions.
    ///   - center: The centre, in the unit space of the filled shape.
    ///   - startAngle: The angle of the first colour; zero points to the right.
    ///   - endAngle: The angle of the last colour.
    public static func angularGradient(
        _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Returns a style of colours that change around a centre, between two angles clockwise from the right.
    ///
    /// - Parameters:
    ///   - colors: The colours, at equal distances.
    ///   - center: The centre, in the unit space of the filled shape.
    ///   - startAngle: The angle of the first colour; zero points to the right.
    ///   - endAngle: The angle of the last colour.
    public static func angularGradient(
        colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Returns a style of colours that change around a centre, between two angles clockwise from the right.
    ///
    /// - Parameters:
    ///   - stops: The colours and their positions from 0 to 1.
    ///   - center: The centre, in the unit space of the filled shape.
    ///   - startAngle: The angle of the first colour; zero points to the right.
    ///   - endAngle: The angle of the last colour.
    public static func angularGradient(
        stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Returns a style of colours that change around a centre, between two angles clockwise from the right.
    ///
    /// - Parameters:
    ///   - gradient: The colours and their positions.
    ///   - center: The centre, in the unit space of the filled shape.
    ///   - startAngle: The angle of the first colour; zero points to the right.
    ///   - endAngle: The angle of the last colour.
    public static func angularGradient(
        _ gradient: AnyGradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(gradient, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Returns a conic gradient, whose start angle is measured clockwise from the right.
    ///
    /// - Parameters:
    ///   - gradient: The colours and their positions.
    ///   - center: The centre, in the unit space of the filled shape.
    ///   - angle: The angle of the first colour; zero points to the right.
    public static func conicGradient(
        _ gradient: Gradient, center: UnitPoint, angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(gradient: gradient, center: center, angle: angle)
    }

    /// Returns a style of colours that change all around a centre, beginning at an angle clockwise from the right.
    ///
    /// - Parameters:
    ///   - colors: The colours, at equal distances.
    ///   - center: The centre, in the unit space of the filled shape.
    ///   - angle: The angle of the first colour; zero points to the right.
    public static func conicGradient(
        colors: [Color], center: UnitPoint, angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(colors: colors, center: center, angle: angle)
    }

    /// Returns a style of colours that change all around a centre, beginning at an angle clockwise from the right.
    ///
    /// - Parameters:
    ///   - stops: The colours and their positions from 0 to 1.
    ///   - center: The centre, in the unit space of the filled shape.
    ///   - angle: The angle of the first colour; zero points to the right.
    public static func conicGradient(
        stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(stops: stops, center: center, angle: angle)
    }

    /// Returns a style of colours that change all around a centre, beginning at an angle clockwise from the right.
    ///
    /// - Parameters:
    ///   - gradient: The colours and their positions.
    ///   - center: The centre, in the unit space of the filled shape.
    ///   - angle: The angle of the first colour; zero points to the right.
    public static func conicGradient(
        _ gradient: AnyGradient, center: UnitPoint = .center, angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
    }
}
