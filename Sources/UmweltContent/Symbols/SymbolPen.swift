import Foundation

/// The visible part of a symbol while its strokes are drawn or erased.
struct SymbolPen: Hashable {
    /// The fraction that has been drawn, from 0 to 1.
    var share: Double

    var order: Order

    /// True if strokes are erased from their starts, so that their ends stay visible.
    var showsEnd = false

    /// The order in which the strokes of a symbol are drawn.
    enum Order {
        /// All at the same time.
        case together
        /// Each stroke starts when a part of the previous one is drawn.
        case overlapping
        /// Each stroke starts when the previous one is complete.
        case oneByOne

        /// The fraction of a stroke that is complete when the next one starts. For overlapping strokes it is a guess.
        fileprivate var lag: Double {
            switch self {
            case .together: 0
            case .overlapping: 0.3
            case .oneByOne: 1
            }
        }
    }

    /// Returns the visible part of a stroke: its start and its end, from 0 to 1.
    ///
    /// - Parameters:
    ///   - index: The number of the stroke.
    ///   - count: The number of strokes in the symbol.
    func part(ofStroke index: Int, of count: Int) -> (from: Double, to: Double) {
        func done(_ share: Double) -> Double {
            min(max(share * (1 + order.lag * Double(count - 1)) - order.lag * Double(index), 0), 1)
        }
        return showsEnd ? (done(1 - share), 1) : (0, done(share))
    }
}

/// A stroke of a symbol, as a pen would draw it.
///
/// Symbols are filled outlines without known pen strokes: these are our own. A ring is drawn around, clockwise from its
/// top. Any other outline is drawn from one end to the other, between its two sides.
struct PenStroke {
    /// The sides of the stroke, from its beginning to its end.
    private let sides: (PenLine, PenLine)

    /// Returns the area that a part of the stroke covers.
    func area(from start: Double, to end: Double) -> Path {
        let (one, other) = (sides.0.part(from: start, to: end), sides.1.part(from: start, to: end))
        guard !one.isEmpty, !other.isEmpty else { return Path() }
        var path = Path()
        // All areas run the same way around, so that none makes a hole in another.
        let points: [CGPoint] = one + Array(other.reversed())
        path.addLines(points.signedArea < 0 ? Array(points.reversed()) : points)
        path.closeSubpath()
        return path
    }

    /// Returns the sides of the area without its ends.
    func outline(from start: Double, to end: Double) -> Path {
        var path = Path()
        for side in [sides.0, sides.1] { path.addLines(side.part(from: start, to: end)) }
        return path
    }

    // MARK: Strokes of outlines

    /// Returns the strokes of a filled path.
    static func strokes(of path: Path) -> [PenStroke] {
        let lines = PenLine.lines(of: path)
        let areas = lines.map { Path(closed: $0.points) }
        // The number of outlines around an outline: with an odd number it is a hole.
        let depths = lines.indices.map { index in
            lines.indices.filter { $0 != index && areas[$0].contains(lines[index].points[0]) }
        }
        return lines.indices.filter { depths[$0].count.isMultiple(of: 2) }.map { outer in
            let holes = lines.indices.filter {
                depths[$0].contains(outer) && depths[$0].count == depths[outer].count + 1
            }
            let hole = holes.map { lines[$0] }.max { $0.length < $1.length }
            return PenStroke(lines[outer], hole: hole)
        }
    }

    /// The length of a hole's outline from which its surroundings count as a ring, as a fraction of the outer outline.
    /// A guess.
    private static let ringPart = 0.4

    private init(_ outer: PenLine, hole: PenLine?) {
        if let hole, hole.length > outer.length * Self.ringPart {
            let around = outer.clockwise.beginning { $0.y }
            let start = around.points[0]
            sides = (around, hole.clockwise.beginning { hypot($0.x - start.x, $0.y - start.y) })
        } else {
            sides = outer.beginningAtEnd.halves
        }
    }
}

/// A line through points, which can be cut by length.
private struct PenLine {
    let points: [CGPoint]

    /// The length up to each point.
    private let lengths: [CGFloat]

    init(_ points: [CGPoint]) {
        self.points = points
        var (lengths, length) = ([CGFloat](), CGFloat.zero)
        for (index, point) in points.enumerated() {
            if index > 0 { length += hypot(point.x - points[index - 1].x, point.y - points[index - 1].y) }
            lengths.append(length)
        }
        self.lengths = lengths
    }

    var length: CGFloat { lengths.last ?? 0 }

    /// Returns the closed lines of a path, each with its first point again at its end. Lines without a length are left
    /// out.
    static func lines(of path: Path) -> [PenLine] {
        path.points(forEachStep: pointsOfSegment)
            .map { points in PenLine(points.last == points.first ? points : points + points.prefix(1)) }
            .filter { $0.length > 0 }
    }

    /// The number of straight segments for a curve; they are shorter than a point in most sizes of symbols.
    private static let pointsOfSegment = 8

    /// The same line, clockwise.
    var clockwise: PenLine { points.signedArea < 0 ? PenLine(Array(points.reversed())) : self }

    /// Returns the closed line, starting at the point with the smallest measure.
    func beginning(_ measure: (CGPoint) -> CGFloat) -> PenLine {
        let open = points.dropLast()
        guard let start = open.indices.min(by: { measure(open[$0]) < measure(open[$1]) }) else { return self }
        return PenLine(Array(open[start...]) + Array(open[...start]))
    }

    /// The closed line, starting at one of the points furthest from its middle: of those the one at the top left, where
    /// writing starts.
    var beginningAtEnd: PenLine {
        let (xs, ys) = (points.map(\.x), points.map(\.y))
        let middle = CGPoint(
            x: ((xs.min() ?? 0) + (xs.max() ?? 0)) / 2, y: ((ys.min() ?? 0) + (ys.max() ?? 0)) / 2)
        func distance(_ point: CGPoint) -> CGFloat { hypot(point.x - middle.x, point.y - middle.y) }
        let furthest = points.map(distance).max() ?? 0
        // Ends that are almost as far count as well. A guess.
        return beginning { distance($0) < furthest * 0.85 ? .infinity : $0.x + $0.y }
    }

    /// Both halves of the closed line, from its start to the opposite point.
    var halves: (PenLine, PenLine) {
        (PenLine(part(from: 0, to: 0.5)), PenLine(Array(part(from: 0.5, to: 1).reversed())))
    }

    /// Returns the points of a part of the line, between two fractions of its length.
    func part(from start: Double, to end: Double) -> [CGPoint] {
        guard start < end else { return [] }
        let (from, to) = (CGFloat(start) * length, CGFloat(end) * length)
        let inner = points.indices.filter { lengths[$0] > from && lengths[$0] < to }
        return [point(at: from)] + inner.map { points[$0] } + [point(at: to)]
    }

    private func point(at length: CGFloat) -> CGPoint {
        guard let next = lengths.firstIndex(where: { $0 >= length }), next > 0 else {
            return length > 0 ? points[points.count - 1] : points[0]
        }
        let piece = lengths[next] - lengths[next - 1]
        let share = piece > 0 ? (length - lengths[next - 1]) / piece : 0
        let (one, other) = (points[next - 1], points[next])
        return CGPoint(x: one.x + (other.x - one.x) * share, y: one.y + (other.y - one.y) * share)
    }
}

extension [CGPoint] {
    /// Twice the enclosed area, positive for clockwise order with y downwards.
    fileprivate var signedArea: CGFloat {
        indices.reduce(0) { sum, index in
            let (one, other) = (self[index], self[index + 1 < count ? index + 1 : 0])
            return sum + one.x * other.y - other.x * one.y
        }
    }
}

extension Path {
    fileprivate init(closed points: [CGPoint]) {
        self.init()
        addLines(points)
        closeSubpath()
    }
}

extension SymbolDrawing {
    /// The visible part of a layer while the symbol is drawn, in units of the square.
    struct Drawn: Equatable {
        /// The visible area of the layer's fill.
        var area = Path()

        /// The visible part of its outline, which makes bold symbols wider.
        var outline = Path()
    }

    /// Sets the visible part during drawing.
    ///
    /// - Parameters:
    ///   - pen: The part that has been drawn.
    ///   - strokes: The strokes of the outline.
    mutating func draw(with pen: SymbolPen, strokes: [[PenStroke]]) {
        let count = strokes.reduce(0) { $0 + $1.count }
        var index = 0
        drawn = strokes.map { layer in
            var drawn = Drawn()
            for stroke in layer {
                let part = pen.part(ofStroke: index, of: count)
                index += 1
                drawn.area.addPath(stroke.area(from: part.from, to: part.to))
                drawn.outline.addPath(stroke.outline(from: part.from, to: part.to))
            }
            return drawn
        }
    }
}
