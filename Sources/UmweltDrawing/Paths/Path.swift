import Foundation

/// The outline of a two-dimensional shape: lines and curves, in points.
public struct Path: Equatable, Hashable, LosslessStringConvertible, Sendable {
    /// One step of a path.
    public enum Element: Equatable, Hashable, Sendable {
        /// The beginning of a new part of the path.
        case move(to: CGPoint)
        /// A straight line.
        case line(to: CGPoint)
        /// A quadratic Bézier curve.
        case quadCurve(to: CGPoint, control: CGPoint)
        /// A cubic Bézier curve.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// A line back to where this part of the path started.
        case closeSubpath
    }

    var elements: [Element] = []

    /// Makes an empty path.
    public init() {}

    /// Makes a path of a rectangle.
    public init(_ rect: CGRect) { addRect(rect) }

    /// Makes a path of a rectangle with rounded corners.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    }

    /// Makes a path of a rectangle with rounded corners.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// Makes a path of an ellipse that touches the sides of a rectangle.
    public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

    /// Makes an empty path and passes it to `callback` to be drawn.
    public init(_ callback: (inout Path) -> Void) { callback(&self) }

    /// True if the path has no steps.
    public var isEmpty: Bool { elements.isEmpty }

    /// The point where the next line would start; nil for an empty path.
    public var currentPoint: CGPoint? {
        var start: CGPoint?
        var current: CGPoint?
        for element in elements {
            switch element {
            case .move(let point):
                start = point
                current = point
            case .line(let point), .quadCurve(let point, _), .curve(let point, _, _): current = point
            case .closeSubpath: current = start
            }
        }
        return current
    }

    /// The smallest rectangle that contains all lines and curves, and single points; null for an empty path.
    public var boundingRect: CGRect {
        var points: [CGPoint] = []
        for element in elements { if case .move(let point) = element { points.append(point) } }
        forEachSegment { segment, _, _ in
            points.append(segment.end)
            points += segment.turningPoints
        }
        return points.boundingRect
    }

    /// Calls `body` for each step.
    public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

    /// Starts a new part of the path at a point.
    public mutating func move(to end: CGPoint) { elements.append(.move(to: end)) }

    /// Adds a straight line.
    public mutating func addLine(to end: CGPoint) { elements.append(.line(to: end)) }

    /// Adds straight lines through points, starting a new part at the first.
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        for point in lines.dropFirst() { addLine(to: point) }
    }

    /// Adds a quadratic Bézier curve.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        elements.append(.quadCurve(to: end, control: control))
    }

    /// Adds a cubic Bézier curve.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        elements.append(.curve(to: end, control1: control1, control2: control2))
    }

    /// Adds a line back to where this part of the path started.
    public mutating func closeSubpath() { elements.append(.closeSubpath) }

    /// Adds a rectangle.
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        addTransformed(by: transform) { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
            path.closeSubpath()
        }
    }

    /// Adds rectangles.
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds an ellipse that touches the sides of a rectangle. It starts at the middle of the right side and goes down.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        addTransformed(by: transform) { path in
            let (x, y) = (rect.midX, rect.midY)
            let (dx, dy) = (rect.width / 2 * Self.bend, rect.height / 2 * Self.bend)
            let (right, bottom) = (CGPoint(x: rect.maxX, y: y), CGPoint(x: x, y: rect.maxY))
            let (left, top) = (CGPoint(x: rect.minX, y: y), CGPoint(x: x, y: rect.minY))
            path.move(to: right)
            path.addCurve(
                to: bottom, control1: CGPoint(x: right.x, y: y + dy), control2: CGPoint(x: x + dx, y: bottom.y))
            path.addCurve(
                to: left, control1: CGPoint(x: x - dx, y: bottom.y), control2: CGPoint(x: left.x, y: y + dy))
            path.addCurve(to: top, control1: CGPoint(x: left.x, y: y - dy), control2: CGPoint(x: x - dx, y: top.y))
            path.addCurve(
                to: right, control1: CGPoint(x: x + dx, y: top.y), control2: CGPoint(x: right.x, y: y - dy))
            path.closeSubpath()
        }
    }

    /// Adds a rectangle with rounded corners.
    ///
    /// Corners larger than half a side are reduced to half.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        let width = min(max(cornerSize.width, 0), rect.width / 2)
        let height = min(max(cornerSize.height, 0), rect.height / 2)
        guard width != 0 && height != 0 else { return addRect(rect, transform: transform) }
        addTransformed(by: transform) { path in
            switch style {
            case .circular: path.addCorners(in: rect, width: width, height: height)
            case .continuous:
                path.addContinuousCorners(of: rect, [CGSize](repeating: CGSize(width: width, height: height), count: 4))
            }
        }
    }

    /// Adds the steps that `body` adds, transformed.
    mutating func addTransformed(by transform: CGAffineTransform, _ body: (inout Path) -> Void) {
        guard !transform.isIdentity else { return body(&self) }
        var path = Path()
        body(&path)
        addPath(path, transform: transform)
    }

    /// The distance of control points with which a cubic curve comes closest to a quarter circle: 4/3·tan(π/8).
    private static let bend: CGFloat = 0.552_284_749_830_793_6

    /// Adds a rectangle whose corners are quarters of an ellipse, each drawn as one cubic curve.
    private mutating func addCorners(in rect: CGRect, width: CGFloat, height: CGFloat) {
        let bend = Self.bend
        let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
        let (dx, dy) = (width * (1 - bend), height * (1 - bend))
        move(to: CGPoint(x: left + width, y: top))
        addLine(to: CGPoint(x: right - width, y: top))
        addCurve(
            to: CGPoint(x: right, y: top + height), control1: CGPoint(x: right - dx, y: top),
            control2: CGPoint(x: right, y: top + dy))
        addLine(to: CGPoint(x: right, y: bottom - height))
        addCurve(
            to: CGPoint(x: right - width, y: bottom), control1: CGPoint(x: right, y: bottom - dy),
            control2: CGPoint(x: right - dx, y: bottom))
        addLine(to: CGPoint(x: left + width, y: bottom))
        addCurve(
            to: CGPoint(x: left, y: bottom - height), control1: CGPoint(x: left + dx, y: bottom),
            control2: CGPoint(x: left, y: bottom - dy))
        addLine(to: CGPoint(x: left, y: top + height))
        addCurve(
            to: CGPoint(x: left + width, y: top), control1: CGPoint(x: left, y: top + dy),
            control2: CGPoint(x: left + dx, y: top))
        closeSubpath()
    }
}

extension Path {
    /// The steps as text: each step's points, then its letter (`m`, `l`, `q`, `c`, `h`).
    public var description: String {
        func text(_ points: CGPoint...) -> String {
            points.map { "\(Self.number($0.x)) \(Self.number($0.y))" }.joined(separator: " ")
        }
        return elements.map { element in
            switch element {
            case .move(let point): text(point) + " m"
            case .line(let point): text(point) + " l"
            case .quadCurve(let point, let control): text(control, point) + " q"
            case .curve(let point, let control1, let control2): text(control1, control2, point) + " c"
            case .closeSubpath: "h"
            }
        }.joined(separator: " ")
    }

    /// Makes a path of the text that ``description`` writes; nil for any other text.
    public init?(_ string: String) {
        var numbers: [CGFloat] = []
        func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[index * 2], y: numbers[index * 2 + 1]) }
        for word in string.split(separator: " ") {
            if let number = Double(word) {
                numbers.append(number)
                continue
            }
            switch (word, numbers.count) {
            case ("m", 2): move(to: point(0))
            case ("l", 2): addLine(to: point(0))
            case ("q", 4): addQuadCurve(to: point(1), control: point(0))
            case ("c", 6): addCurve(to: point(2), control1: point(0), control2: point(1))
            case ("h", 0): closeSubpath()
            default: return nil
            }
            numbers = []
        }
        guard numbers.isEmpty else { return nil }
    }

    private static func number(_ value: CGFloat) -> String {
        value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : "\(value)"
    }
}

/// The shape of rounded corners.
public enum RoundedCornerStyle: Sendable {
    /// Quarters of a circle.
    case circular
    /// Corners whose curvature grows gradually from zero at the sides to that of a circle.
    case continuous
}
