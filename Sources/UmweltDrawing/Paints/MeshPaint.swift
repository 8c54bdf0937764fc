import Foundation

/// A paint of colours at the points of a grid, interpolated between them.
public struct MeshPaint: Sendable, Hashable {
    private(set) var points: Points

    /// The colours at the points, row by row.
    private(set) var colors: [ResolvedColor]

    /// The colour outside of the grid.
    package private(set) var background: ResolvedColor

    /// True if colours change smoothly across points.
    let isSmooth: Bool

    /// True if colours are mixed in a perceptual colour space.
    let isPerceptual: Bool

    /// The rectangle of the grid, in points; nil until the paint is fitted to a shape.
    package private(set) var frame: CGRect?

    /// Makes a mesh gradient from a point and a colour for each position of a grid with at least two columns and rows.
    package init(points: Points, colors: [ResolvedColor], background: ResolvedColor, isSmooth: Bool, isPerceptual: Bool)
    {
        self.points = points
        self.colors = colors
        self.background = background
        self.isSmooth = isSmooth
        self.isPerceptual = isPerceptual
    }

    func fitted(to frame: CGRect) -> MeshPaint {
        guard self.frame == nil else { return self }
        var copy = self
        copy.frame = frame
        return copy
    }

    /// Returns true if this mesh can be interpolated with another one.
    package func isLike(_ other: MeshPaint) -> Bool {
        points.columns == other.points.columns && points.rows == other.points.rows && isSmooth == other.isSmooth
            && isPerceptual == other.isPerceptual
    }

    /// Calls `body` for each colour, the background last, and then for each point of the curves, to change them.
    package mutating func forEachPart(color: (inout ResolvedColor) -> Void, point: (inout CGPoint) -> Void) {
        for index in colors.indices { color(&colors[index]) }
        color(&background)
        points.forEachPoint(point)
    }

    func withOpacity(multipliedBy factor: Double) -> MeshPaint {
        var copy = self
        copy.colors = colors.map { $0.withOpacity(multipliedBy: factor) }
        copy.background = background.withOpacity(multipliedBy: factor)
        return copy
    }

    /// The colour at or beside the middle of the grid.
    var middleColor: ResolvedColor { colors[points.rows / 2 * points.columns + points.columns / 2] }
}

extension MeshPaint {
    /// The points of a grid with the curves between them, from (0, 0), the top left corner of the frame, to (1, 1).
    package struct Points: Sendable, Hashable {
        let columns: Int
        let rows: Int
        /// The curves from each point to the next one in its row, listed row by row.
        private var across: [Curve] = []
        /// The curves from each point to the point below it, listed row by row.
        private var down: [Curve] = []

        /// The ends and control points of a curve.
        private typealias Curve = [CGPoint]

        /// Makes the curves between points that are listed row by row.
        package init(_ locations: MeshPaint.Locations, columns: Int, rows: Int) {
            (self.columns, self.rows) = (columns, rows)
            func place(_ point: SIMD2<Float>) -> CGPoint { CGPoint(x: CGFloat(point.x), y: CGFloat(point.y)) }
            switch locations {
            case .bezierPoints(let points):
                for row in 0..<rows {
                    for column in 0..<columns {
                        let point = points[row * columns + column]
                        if column + 1 < columns {
                            let next = points[row * columns + column + 1]
                            across.append(
                                [point.position, point.trailingControlPoint, next.leadingControlPoint, next.position]
                                    .map(place))
                        }
                        if row + 1 < rows {
                            let next = points[(row + 1) * columns + column]
                            down.append(
                                [point.position, point.bottomControlPoint, next.topControlPoint, next.position]
                                    .map(place))
                        }
                    }
                }
            case .points(let points):
                let places = points.map(place)
                for row in 0..<rows {
                    let line = (0..<columns).map { places[row * columns + $0] }
                    for column in 0..<columns {
                        if column + 1 < columns { across.append(Self.curve(line, from: column)) }
                        let stack = (0..<rows).map { places[$0 * columns + column] }
                        if row + 1 < rows { down.append(Self.curve(stack, from: row)) }
                    }
                }
            }
        }

        /// Returns the curve from one point to the next. Its direction at each point is that from the point before to
        /// the point after.
        private static func curve(_ points: [CGPoint], from index: Int) -> Curve {
            func direction(at index: Int) -> CGVector {
                let (before, after) = (max(index - 1, 0), min(index + 1, points.count - 1))
                let steps = CGFloat(after - before)
                return CGVector(
                    dx: (points[after].x - points[before].x) / steps, dy: (points[after].y - points[before].y) / steps)
            }
            let (start, end) = (points[index], points[index + 1])
            let (begin, finish) = (direction(at: index), direction(at: index + 1))
            return [
                start, CGPoint(x: start.x + begin.dx / 3, y: start.y + begin.dy / 3),
                CGPoint(x: end.x - finish.dx / 3, y: end.y - finish.dy / 3), end,
            ]
        }

        fileprivate mutating func forEachPoint(_ body: (inout CGPoint) -> Void) {
            for curve in across.indices { for point in across[curve].indices { body(&across[curve][point]) } }
            for curve in down.indices { for point in down[curve].indices { body(&down[curve][point]) } }
        }

        /// Returns the four curves around a cell of the grid: top and bottom from left to right, left and right from
        /// top to bottom.
        func curves(aroundColumn column: Int, row: Int) -> (
            top: [CGPoint], bottom: [CGPoint], left: [CGPoint], right: [CGPoint]
        ) {
            (
                across[row * (columns - 1) + column], across[(row + 1) * (columns - 1) + column],
                down[row * columns + column], down[row * columns + column + 1]
            )
        }
    }
}
