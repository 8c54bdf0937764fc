import Foundation
import UmweltDrawing

// A path is kept in the coordinates of the page or image: a change of the transform does not move what it has already.
extension CGContext {
    /// Removes the current path.
    public func beginPath() { path = Path() }

    /// Starts a new line at a point.
    ///
    /// - Parameter point: The start of the subpath, in the context's coordinates.
    public func move(to point: CGPoint) { path.move(to: point.applying(state.transform)) }

    /// Adds a straight line to a point.
    ///
    /// - Parameter point: The end of the line, in the context's coordinates.
    public func addLine(to point: CGPoint) { path.addLine(to: point.applying(state.transform)) }

    /// Adds straight lines through points; the first point starts a new subpath.
    ///
    /// - Parameter points: The points, in the context's coordinates.
    public func addLines(between points: [CGPoint]) { path.addLines(points.map { $0.applying(state.transform) }) }

    /// Adds a curve with one control point.
    ///
    /// - Parameters:
    ///   - end: The end point of the curve.
    ///   - control: The control point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        path.addQuadCurve(to: end.applying(state.transform), control: control.applying(state.transform))
    }

    /// Adds a curve with two control points.
    ///
    /// - Parameters:
    ///   - end: The end point of the curve.
    ///   - control1: The first control point: the curve leaves the current point in its direction.
    ///   - control2: The second control point: the curve arrives at `end` from its direction.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        path.addCurve(
            to: end.applying(state.transform), control1: control1.applying(state.transform),
            control2: control2.applying(state.transform))
    }

    /// Adds an arc of a circle between two angles in radians.
    ///
    /// - Parameter clockwise: The direction in coordinates whose y axis points up: to the eye, in an image, true is
    ///   anticlockwise.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        path.addArc(
            center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
            clockwise: clockwise, transform: state.transform)
    }

    /// Adds an arc of a circle that touches two lines: from the current point to a corner, and from there to another
    /// point.
    ///
    /// - Parameters:
    ///   - tangent1End: The end of the first tangent.
    ///   - tangent2End: The end of the second tangent.
    ///   - radius: The radius, in points.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        path.addArc(
            tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: state.transform)
    }

    /// Adds a rectangle.
    ///
    /// - Parameter rect: The rectangle, in points.
    public func addRect(_ rect: CGRect) { path.addRect(rect, transform: state.transform) }

    /// Adds rectangles.
    ///
    /// - Parameter rects: The rectangles, in points.
    public func addRects(_ rects: [CGRect]) { path.addRects(rects, transform: state.transform) }

    /// Adds an ellipse that fills a rectangle.
    ///
    /// - Parameter rect: The rectangle, in points.
    public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect, transform: state.transform) }

    /// Adds all of another path.
    ///
    /// - Parameter other: The other path.
    public func addPath(_ other: CGPath) { path.addPath(Path(other), transform: state.transform) }

    /// Closes the current line by a straight one to its beginning.
    public func closePath() { path.closeSubpath() }

    /// True if the current path has no lines.
    public var isPathEmpty: Bool { path.isEmpty }

    /// The smallest rectangle that contains the current path's lines.
    public var boundingBoxOfPath: CGRect {
        path.applying(state.transform.inverted()).boundingRect
    }

    // MARK: Painting

    /// Fills the current path, and removes it.
    ///
    /// - Parameter rule: The rule that decides which points are inside.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        drawPath(using: rule == .evenOdd ? .eoFill : .fill)
    }

    /// Draws the outline of the current path, and removes it.
    public func strokePath() { drawPath(using: .stroke) }

    /// Fills the current path, draws its outline, or both, and removes it.
    ///
    /// - Parameter mode: The parts to draw, and the rule for the inside of paths that cross themselves.
    public func drawPath(using mode: CGPathDrawingMode) {
        // Lines are as wide as the transform of now makes them.
        let shape = state.transform.isIdentity ? path : path.applying(state.transform.inverted())
        beginPath()
        if mode.fills {
            draw(.fill(shape, .color(state.fill), isEvenOdd: mode.isEvenOdd, isAntialiased: state.isAntialiased))
        }
        if mode.strokes { draw(.stroke(shape, .color(state.stroke), state.line, isAntialiased: state.isAntialiased)) }
    }

    /// Restricts further drawing to the current path, and removes the path.
    ///
    /// - Parameter rule: The rule that decides which points are inside.
    public func clip(using rule: CGPathFillRule = .winding) {
        addClip(path, isEvenOdd: rule == .evenOdd)
        beginPath()
    }

    /// Restricts further drawing to a rectangle, and removes the current path.
    ///
    /// - Parameter rect: The rectangle, in points.
    public func clip(to rect: CGRect) {
        addClip(Path(rect).applying(state.transform))
        beginPath()
    }

    /// Restricts further drawing to a path in the current coordinates.
    package func addClip(_ path: CGPath) { addClip(Path(path).applying(state.transform)) }

    private func addClip(_ path: Path, isEvenOdd: Bool = false) {
        state.clips.append(DrawingState.Clip(path: path, isEvenOdd: isEvenOdd))
    }

    // MARK: Shapes

    /// Fills a rectangle.
    ///
    /// - Parameter rect: The rectangle, in points.
    public func fill(_ rect: CGRect) { fill([rect]) }

    /// Fills rectangles.
    ///
    /// - Parameter rects: The rectangles, in points.
    public func fill(_ rects: [CGRect]) {
        beginPath()
        addRects(rects)
        fillPath()
    }

    /// Draws the outline of a rectangle.
    ///
    /// - Parameter rect: The rectangle, in points.
    public func stroke(_ rect: CGRect) {
        beginPath()
        addRect(rect)
        strokePath()
    }

    /// Draws the outline of a rectangle with lines of a width in points.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in points.
    ///   - width: The length, in points.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        restoringState {
            setLineWidth(width)
            stroke(rect)
        }
    }

    /// Fills an ellipse that fits into a rectangle.
    ///
    /// - Parameter rect: The rectangle, in points.
    public func fillEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        fillPath()
    }

    /// Draws the outline of an ellipse that fits into a rectangle.
    ///
    /// - Parameter rect: The rectangle, in points.
    public func strokeEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        strokePath()
    }

    /// Draws straight lines, each between two points.
    ///
    /// - Parameter points: Pairs of points; the last one of an odd number is ignored.
    public func strokeLineSegments(between points: [CGPoint]) {
        beginPath()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            move(to: points[index])
            addLine(to: points[index + 1])
        }
        strokePath()
    }

    /// Makes a rectangle transparent.
    ///
    /// - Parameter rect: The rectangle, in points.
    public func clear(_ rect: CGRect) {
        restoringState {
            (state.blendMode, state.opacity, state.shadow) = (.clear, 1, nil)
            fill(rect)
        }
    }

    /// Draws an image into a rectangle, with its top towards the end of the y axis: in an image, where y points down,
    /// it is upside down.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - rect: The rectangle, in points.
    public func draw(_ image: CGImage, in rect: CGRect) {
        restoringState {
            translateBy(x: 0, y: rect.minY + rect.maxY)
            scaleBy(x: 1, y: -1)
            draw(
                .image(
                    ImageDrawing(
                        image.file, in: rect, interpolation: state.interpolation, isAntialiased: state.isAntialiased)))
        }
    }
}

/// The way a path is painted: filled, stroked, or both.
public enum CGPathDrawingMode: Int32, Sendable {
    /// Filled, by the non-zero rule.
    case fill = 0
    /// Filled, by the even-odd rule.
    case eoFill = 1
    /// The outline.
    case stroke = 2
    /// Filled, by the non-zero rule, with the outline.
    case fillStroke = 3
    /// Filled, by the even-odd rule, with the outline.
    case eoFillStroke = 4

    fileprivate var fills: Bool { self != .stroke }
    fileprivate var strokes: Bool { self != .fill && self != .eoFill }
    fileprivate var isEvenOdd: Bool { self == .eoFill || self == .eoFillStroke }
}
