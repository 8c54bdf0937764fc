import Foundation

/// A style of colours at the points of a distorted grid, with smooth transitions between them.
///
/// ```swift
/// MeshGradient(
///     width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .purple, .orange, .blue])
/// ```
///
/// Points are fractions of the size of the shape that is drawn, from its top left corner, row by row. A grid needs at
/// least two rows and two columns, and a point and a colour for each vertex; otherwise its background is drawn and a
/// warning is logged once. As a view, it fills the proposed size.
///
/// SVG and browsers have no such gradients: there it is an image that shapes and text are filled with.
public nonisolated struct MeshGradient: ShapeStyle, View, SystemView, Equatable, Sendable {
    /// The positions of the points of the grid, row by row.
    public typealias Locations = MeshPaint.Locations

    /// The colours at the points of the grid, row by row.
    public enum Colors: Equatable, Sendable {
        /// Colours that depend on the environment.
        case colors([Color])
        /// Colours that are the same in every environment.
        case resolvedColors([Color.Resolved])
    }

    /// A point with the control points of the curves that lead to its neighbours.
    public typealias BezierPoint = MeshPaint.BezierPoint

    /// The number of points in a row, at least 2.
    public var width: Int

    /// The number of rows, at least 2.
    public var height: Int

    /// The positions of the points, row by row.
    public var locations: Locations

    /// The colours of the points, row by row.
    public var colors: Colors

    /// The colour of the area that the grid does not cover.
    public var background: Color

    /// If true, colours pass through the points smoothly; if false, they change linearly from each point to the next.
    public var smoothsColors: Bool

    /// The colour space of the interpolation.
    public var colorSpace: Gradient.ColorSpace

    /// Makes a style from a grid of points and colours.
    ///
    /// - Parameters:
    ///   - width: The number of points in a row, at least 2.
    ///   - height: The number of rows, at least 2.
    ///   - locations: The positions of the points, row by row.
    ///   - colors: The colours of the points, row by row.
    ///   - background: The colour of the area that the grid does not cover.
    ///   - smoothsColors: If true, colours pass through the points smoothly; if false, they change linearly.
    ///   - colorSpace: The colour space of the interpolation.
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
    ///
    /// - Parameters:
    ///   - width: The number of points in a row.
    ///   - height: The number of points in a column.
    ///   - points: The points, row by row, from 0 to 1.
    ///   - colors: The colours, at equal distances.
    ///   - background: The colour outside of the mesh.
    ///   - smoothsColors: True to interpolate colours smoothly between points.
    ///   - colorSpace: The colour space of the interpolation.
    nonisolated public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
            smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// Makes a style from points, and colours that are the same in every environment.
    ///
    /// - Parameters:
    ///   - width: The number of points in a row.
    ///   - height: The number of points in a column.
    ///   - points: The points, row by row, from 0 to 1.
    ///   - resolvedColors: The colours, one for each point.
    ///   - background: The colour outside of the mesh.
    ///   - smoothsColors: True to interpolate colours smoothly between points.
    ///   - colorSpace: The colour space of the interpolation.
    nonisolated public init(
        width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// Makes a style from points with curves between them, and colours.
    ///
    /// - Parameters:
    ///   - width: The number of points in a row.
    ///   - height: The number of points in a column.
    ///   - bezierPoints: The points with their control points, row by row, from 0 to 1.
    ///   - colors: The colours, at equal distances.
    ///   - background: The colour outside of the mesh.
    ///   - smoothsColors: True to interpolate colours smoothly between points.
    ///   - colorSpace: The colour space of the interpolation.
    nonisolated public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// Makes a style from points with curves between them, and colours that are the same in every environment.
    ///
    /// - Parameters:
    ///   - width: The number of points in a row.
    ///   - height: The number of points in a column.
    ///   - bezierPoints: The points with their control points, row by row, from 0 to 1.
    ///   - resolvedColors: The colours, one for each point.
    ///   - background: The colour outside of the mesh.
    ///   - smoothsColors: True to interpolate colours smoothly between points.
    ///   - colorSpace: The colour space of the interpolation.
    nonisolated public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved],
        background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints),
            colors: .resolvedColors(resolvedColors), background: background, smoothsColors: smoothsColors,
            colorSpace: colorSpace)
    }

    /// Returns the paint of the style in an environment; the background if the numbers of points and colours do not
    /// fit.
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
        // A quotient, as the product of width and height may overflow.
        guard width >= 2, height >= 2, count == resolved.count, count.isMultiple(of: width), count / width == height
        else {
            OnceLog.gradients.warning(
                "A mesh gradient of \(width) × \(height) has \(count) points and \(resolved.count) colors. It needs at "
                    + "least 2 × 2, and a point and a color for each vertex. Its background is drawn.")
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
