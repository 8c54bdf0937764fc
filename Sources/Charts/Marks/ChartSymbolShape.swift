import SwiftUI

/// A shape that points of a chart have.
public protocol ChartSymbolShape: Shape {
    /// The rectangle, in a unit square around the point, in which the shape has the same visual size as a square of
    /// side 1.
    var perceptualUnitRect: CGRect { get }
}

extension ChartSymbolShape {
    /// Returns the shape around a point.
    func path(at center: CGPoint, size: CGSize) -> Path {
        let unit = perceptualUnitRect
        return path(
            in: CGRect(
                x: center.x + (unit.minX - 0.5) * size.width, y: center.y + (unit.minY - 0.5) * size.height,
                width: unit.width * size.width, height: unit.height * size.height))
    }
}

extension ChartSymbolShape where Self: InsettableShape {
    /// Returns the shape's outline, inside of its edge.
    ///
    /// - Parameter lineWidth: The width of the line, in points.
    public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
        strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Returns the shape's outline, inside of its edge.
    ///
    /// - Parameter style: The width, the dashes, the caps and the joins of the outline.
    public func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape {
        OutlinedSymbol(
            outline: { self.inset(by: style.lineWidth / 2).path(in: $0).strokedPath(style) },
            perceptualUnitRect: perceptualUnitRect)
    }
}

/// A symbol's outline.
struct OutlinedSymbol: ChartSymbolShape {
    // Shapes are Sendable, and this closure holds nothing else.
    nonisolated let outline: @Sendable (CGRect) -> Path
    let perceptualUnitRect: CGRect

    nonisolated func path(in rect: CGRect) -> Path { outline(rect) }
}

/// A symbol shape of any type.
public struct AnyChartSymbolShape: ChartSymbolShape {
    private let storage: any ChartSymbolShape

    /// Erases the type of a symbol shape.
    ///
    /// - Parameter content: The shape.
    nonisolated public init(_ content: any ChartSymbolShape) { storage = content }

    /// Returns the shape in a rectangle.
    ///
    /// - Parameter rect: The rectangle, in points.
    nonisolated public func path(in rect: CGRect) -> Path { storage.path(in: rect) }

    /// The rectangle in which the shape has the same visual size as a square of side 1.
    public var perceptualUnitRect: CGRect { storage.perceptualUnitRect }
}

extension Circle: ChartSymbolShape {
    /// The rectangle of a circle with area 1.
    public var perceptualUnitRect: CGRect { BasicChartSymbolShape.circle.perceptualUnitRect }
}

/// One of the symbol shapes that charts have.
public struct BasicChartSymbolShape: ChartSymbolShape {
    enum Kind: Sendable { case asterisk, circle, cross, diamond, pentagon, plus, square, triangle }

    let kind: Kind
    var lineWidth: CGFloat?

    /// Returns the shape in a rectangle.
    ///
    /// - Parameter rect: The rectangle, in points.
    nonisolated public func path(in rect: CGRect) -> Path {
        guard let lineWidth else { return kind.path(in: rect) }
        let style = StrokeStyle(lineWidth: lineWidth)
        // Shapes of strokes are their own outlines.
        if kind.isStroke { return kind.path(in: rect) }
        return kind.path(in: rect.insetBy(dx: lineWidth / 2, dy: lineWidth / 2)).strokedPath(style)
    }

    /// The rectangle in which the shape has an area of 1. The sizes of strokes, as of the plus, are guesses.
    public var perceptualUnitRect: CGRect {
        let side: CGFloat =
            switch kind {
            case .circle: 2 / CGFloat.pi.squareRoot()
            case .square: 1
            case .triangle: 1.755
            case .diamond: CGFloat(2).squareRoot()
            case .pentagon: 1.297
            case .asterisk, .cross, .plus: 1.2
            }
        return CGRect(x: (1 - side) / 2, y: (1 - side) / 2, width: side, height: side)
    }

    /// Returns the shape's outline, inside of its edge.
    ///
    /// - Parameter lineWidth: The width of the line, in points.
    public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
        BasicChartSymbolShape(kind: kind, lineWidth: lineWidth)
    }
}

extension BasicChartSymbolShape.Kind {
    var isStroke: Bool { [.asterisk, .cross, .plus].contains(self) }

    func path(in rect: CGRect) -> Path {
        switch self {
        case .circle: Path(ellipseIn: rect)
        case .square: Path(rect)
        case .triangle: polygon(corners: 3, in: rect)
        case .diamond: polygon(corners: 4, in: rect)
        case .pentagon: polygon(corners: 5, in: rect)
        case .plus: spokes(count: 4, turn: .zero, in: rect)
        case .cross: spokes(count: 4, turn: .degrees(45), in: rect)
        case .asterisk: spokes(count: 6, turn: .zero, in: rect)
        }
    }

    /// A regular polygon with a corner at the top.
    private func polygon(corners: Int, in rect: CGRect) -> Path {
        var path = Path()
        path.addLines(
            (0..<corners).map { corner in
                point(at: .degrees(360 * Double(corner) / Double(corners)), in: rect)
            })
        path.closeSubpath()
        return path
    }

    /// Strokes from the middle, a fifth of the rectangle wide.
    private func spokes(count: Int, turn: Angle, in rect: CGRect) -> Path {
        var path = Path()
        for spoke in 0..<count {
            path.move(to: CGPoint(x: rect.midX, y: rect.midY))
            path.addLine(to: point(at: turn + .degrees(360 * Double(spoke) / Double(count)), in: rect))
        }
        return path.strokedPath(StrokeStyle(lineWidth: min(rect.width, rect.height) / 5))
    }

    /// A point of the ellipse in a rectangle; angles are clockwise from the top.
    private func point(at angle: Angle, in rect: CGRect) -> CGPoint {
        CGPoint(
            x: rect.midX + rect.width / 2 * sin(angle.radians), y: rect.midY - rect.height / 2 * cos(angle.radians))
    }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
    /// A circle.
    public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .circle) }
    /// A square.
    public static var square: BasicChartSymbolShape { BasicChartSymbolShape(kind: .square) }
    /// A triangle with a horizontal base.
    public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .triangle) }
    /// A square rotated by 45 degrees.
    public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(kind: .diamond) }
    /// A pentagon.
    public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(kind: .pentagon) }
    /// A plus sign.
    public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(kind: .plus) }
    /// A diagonal cross.
    public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(kind: .cross) }
    /// An asterisk with six strokes.
    public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(kind: .asterisk) }
}
