import Foundation

/// A type-erased gradient: of given stops, or of the shades of a colour.
///
/// As a style, it runs from top to bottom.
public struct AnyGradient: Hashable, ShapeStyle, Sendable {
    enum Stops: Hashable, Sendable {
        case gradient(Gradient)
        case shades(of: Color)
    }

    let stops: Stops
    let colorSpace: Gradient.ColorSpace

    init(stops: Stops, colorSpace: Gradient.ColorSpace) {
        self.stops = stops
        self.colorSpace = colorSpace
    }

    /// Erases the type of a gradient.
    ///
    /// - Parameter gradient: The colours and their positions.
    public init(_ gradient: Gradient) { self.init(stops: .gradient(gradient), colorSpace: .device) }

    /// Returns the gradient with colours that are interpolated in another colour space.
    ///
    /// - Parameter space: The colour space of the interpolation.
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { AnyGradient(stops: stops, colorSpace: space) }

    func resolvedStops(in environment: EnvironmentValues) -> [GradientPaint.Stop] {
        switch stops {
        case .gradient(let gradient): return gradient.resolvedStops(in: environment, colorSpace: colorSpace)
        case .shades(let color):
            let base = color.resolve(in: environment)
            let white = Color.Resolved(red: 1, green: 1, blue: 1, opacity: base.opacity)
            return [
                GradientPaint.Stop(color: base.mixedPerceptually(with: white, by: 0.18), location: 0),
                GradientPaint.Stop(color: base, location: 1),
            ]
        }
    }

    /// Returns the paint of the gradient, from top to bottom.
    public func _paint(in environment: EnvironmentValues) -> Paint {
        .gradient(
            GradientPaint(
                stops: resolvedStops(in: environment),
                geometry: .linear(from: CGPoint(x: 0.5, y: 0), to: CGPoint(x: 0.5, y: 1))))
    }
}

extension Color {
    /// A gradient from a slightly brighter shade of this colour to the colour itself.
    public var gradient: AnyGradient { AnyGradient(stops: .shades(of: self), colorSpace: .device) }
}
