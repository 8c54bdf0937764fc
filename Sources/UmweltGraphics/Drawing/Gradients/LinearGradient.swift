import Foundation

/// A style of colours that change along a line.
///
/// ```swift
/// Rectangle().fill(LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom))
/// ```
///
/// As a view, it fills the proposed size.
public nonisolated struct LinearGradient: GradientStyle, Sendable {
    package let gradient: AnyGradient
    let startPoint: UnitPoint
    let endPoint: UnitPoint

    nonisolated init(_ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        self.startPoint = startPoint
        self.endPoint = endPoint
    }

    /// Makes a style from a gradient.
    ///
    /// - Parameters:
    ///   - gradient: The colours and their positions.
    ///   - startPoint: The point of the first colour, in the unit space of the filled shape.
    ///   - endPoint: The point of the last colour, in the unit space of the filled shape.
    nonisolated public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(AnyGradient(gradient), startPoint: startPoint, endPoint: endPoint)
    }

    /// Makes a style from evenly spaced colours.
    ///
    /// - Parameters:
    ///   - colors: The colours, at equal distances.
    ///   - startPoint: The point of the first colour, in the unit space of the filled shape.
    ///   - endPoint: The point of the last colour, in the unit space of the filled shape.
    nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    /// Makes a style from colours at positions.
    ///
    /// - Parameters:
    ///   - stops: The colours and their positions from 0 to 1.
    ///   - startPoint: The point of the first colour, in the unit space of the filled shape.
    ///   - endPoint: The point of the last colour, in the unit space of the filled shape.
    nonisolated public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }

    package nonisolated var geometry: GradientPaint.Geometry {
        .linear(from: startPoint.point, to: endPoint.point)
    }
}

extension ShapeStyle where Self == LinearGradient {
    /// Returns a style of colours that change along a line from `startPoint` to `endPoint`.
    ///
    /// - Parameters:
    ///   - gradient: The colours and their positions.
    ///   - startPoint: The point of the first colour, in the unit space of the filled shape.
    ///   - endPoint: The point of the last colour, in the unit space of the filled shape.
    public static func linearGradient(
        _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }

    /// Returns a style of colours that change along a line from `startPoint` to `endPoint`.
    ///
    /// - Parameters:
    ///   - colors: The colours, at equal distances.
    ///   - startPoint: The point of the first colour, in the unit space of the filled shape.
    ///   - endPoint: The point of the last colour, in the unit space of the filled shape.
    public static func linearGradient(
        colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }

    /// Returns a style of colours that change along a line from `startPoint` to `endPoint`.
    ///
    /// - Parameters:
    ///   - stops: The colours and their positions from 0 to 1.
    ///   - startPoint: The point of the first colour, in the unit space of the filled shape.
    ///   - endPoint: The point of the last colour, in the unit space of the filled shape.
    public static func linearGradient(
        stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
    }

    /// Returns a style of colours that change along a line from `startPoint` to `endPoint`.
    ///
    /// - Parameters:
    ///   - gradient: The colours and their positions.
    ///   - startPoint: The point of the first colour, in the unit space of the filled shape.
    ///   - endPoint: The point of the last colour, in the unit space of the filled shape.
    public static func linearGradient(
        _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(gradient, startPoint: startPoint, endPoint: endPoint)
    }
}
