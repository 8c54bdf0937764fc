import Foundation

/// Colours that change along a line.
///
/// ```swift
/// Rectangle().fill(LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom))
/// ```
///
/// As a view it fills the space that it is offered.
public nonisolated struct LinearGradient: ShapeStyle, View, SystemView, Sendable {
    let gradient: AnyGradient
    let startPoint: UnitPoint
    let endPoint: UnitPoint

    nonisolated init(_ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        self.startPoint = startPoint
        self.endPoint = endPoint
    }

    /// Makes a style from a gradient.
    nonisolated public init(
        gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) {
        self.init(
            AnyGradient(gradient), startPoint: startPoint, endPoint: endPoint)
    }

    /// Makes a style from colours that are equally far from each other.
    nonisolated public init(
        colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
    ) {
        self.init(
            AnyGradient(Gradient(colors: colors)), startPoint: startPoint, endPoint: endPoint)
    }

    /// Makes a style from colours at places.
    nonisolated public init(
        stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
    ) {
        self.init(
            AnyGradient(Gradient(stops: stops)), startPoint: startPoint, endPoint: endPoint)
    }

    /// What to draw with in an environment.
    public func _paint(in environment: EnvironmentValues) -> Paint {
        .gradient(
            GradientPaint(
                stops: gradient.resolvedStops(in: environment),
                geometry: .linear(from: startPoint.point, to: endPoint.point)))
    }

    /// The style, as a view.
    nonisolated public var body: some View { _ShapeView(shape: Rectangle(), style: self) }
}

extension ShapeStyle where Self == LinearGradient {
    /// Colours that change along a line.
    public static func linearGradient(
        _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }

    /// Colours that change along a line.
    public static func linearGradient(
        colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }

    /// Colours that change along a line.
    public static func linearGradient(
        stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
    }

    /// Colours that change along a line.
    public static func linearGradient(
        _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(gradient, startPoint: startPoint, endPoint: endPoint)
    }
}
