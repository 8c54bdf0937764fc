import Foundation

/// Colours at the points of a grid, which may be moved, and smooth changes between them.
///
/// ```swift
/// MeshGradient(
///     width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .purple, .orange, .blue])
/// ```
///
/// Points are from (0, 0), the top left corner of what is drawn, to (1, 1), row by row. A grid needs at least two rows and
/// two columns, a point and a colour for each place; else its background is drawn and a warning logged. As a view it fills
/// the space that it is offered. SVG and browsers know no such colours: there they are an image that shapes and text are
/// filled with.
public nonisolated struct MeshGradient: ShapeStyle, View, SystemView, Equatable, Sendable {
    /// Where the points of the grid are, row by row.
    public typealias Locations = MeshPaint.Locations

    /// The colours at the points of the grid, row by row.
    public enum Colors: Equatable, Sendable {
        /// Colours that depend on the environment.
        case colors([Color])
        /// Colours whose components are known.
        case resolvedColors([Color.Resolved])
    }

    /// A point with the control points of the curves that lead to its neighbours.
    public typealias BezierPoint = MeshPaint.BezierPoint

    /// How many points a row has.
    public var width: Int

    /// How many rows there are.
    public var height: Int

    /// Where the points are.
    public var locations: Locations

    /// Which colours are there.
    public var colors: Colors

    /// What is where the grid is not.
    public var background: Color

    /// Whether colours pass through points smoothly, instead of changing evenly from each to the next.
    public var smoothsColors: Bool

    /// What the colours between two are.
    public var colorSpace: Gradient.ColorSpace

    /// Makes a style from a grid.
    nonisolated public init(
        width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.width = width
        self.height = height
        self.locations = locations
        self.colors = colors
        self.background = background
        self.smoothsColors = smoothsColors
        self.colorSpace = colorSpace
    }

    /// Makes a style from points and colours.
    nonisolated public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
            smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// Makes a style from points and colours whose components are known.
    nonisolated public init(
        width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// Makes a style from points with curves between them, and colours.
    nonisolated public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// Makes a style from points with curves between them, and colours whose components are known.
    nonisolated public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved],
        background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints),
            colors: .resolvedColors(resolvedColors), background: background, smoothsColors: smoothsColors,
            colorSpace: colorSpace)
    }

    /// What to draw with in an environment.
    public func _paint(in environment: EnvironmentValues) -> Paint {
        let background = background.resolve(in: environment)
        let resolved =
            switch colors {
            case .colors(let colors): colors.map { $0.resolve(in: environment) }
            case .resolvedColors(let colors): colors
            }
        let count =
            switch locations {
            case .points(let points): points.count
            case .bezierPoints(let points): points.count
            }
        // Divided, as a product may be too large for a number.
        guard width >= 2, height >= 2, count == resolved.count, count.isMultiple(of: width), count / width == height
        else {
            OnceLog.gradients.warning(
                "A mesh gradient of \(width) × \(height) has \(count) points and \(resolved.count) colors. It needs at "
                    + "least 2 × 2, and a point and a color for each place; its background is drawn.")
            return .color(background)
        }
        return .mesh(
            MeshPaint(
                points: MeshPaint.Points(locations, columns: width, rows: height), colors: resolved,
                background: background, isSmooth: smoothsColors, isPerceptual: colorSpace.isPerceptual))
    }

    /// The style, as a view.
    nonisolated public var body: some View { _ShapeView(shape: Rectangle(), style: self) }
}
