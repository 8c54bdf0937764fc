import Foundation

extension Path {
    /// Returns the outline of the stroke: filled, it appears as the path does when it is stroked with the style.
    ///
    /// Curves become short lines.
    ///
    /// - Parameter style: The width, ends, corners and dashes of the line.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        guard style.lineWidth.isFinite, style.lineWidth > 0 else { return Path() }
        var result = Path()
        let dashes = DashPattern(style)
        for line in polylines {
            guard let dashes else {
                result.elements += LineOutline(line, style: style).path.elements
                continue
            }
            for dash in dashes.cut(line) { result.elements += LineOutline(dash, style: style).path.elements }
        }
        return result
    }

    /// The parts of the path as straight lines.
    private var polylines: [Polyline] {
        var result: [Polyline] = []
        forEachSegment { segment, isFirst, closes in
            if isFirst { result.append(Polyline(points: [segment.start], isClosed: false)) }
            let last = result.count - 1
            for step in 1...segment.pieces {
                result[last].add(segment.point(at: CGFloat(step) / CGFloat(segment.pieces)))
            }
            if closes { result[last].close() }
        }
        return result.filter { $0.points.allSatisfy { $0.x.isFinite && $0.y.isFinite } }
    }
}

/// Connected straight lines.
struct Polyline {
    private(set) var points: [CGPoint]
    private(set) var isClosed: Bool

    init(points: [CGPoint], isClosed: Bool) {
        self.points = points
        self.isClosed = isClosed
    }

    /// Adds a line to a point, unless the polyline already ends there.
    mutating func add(_ point: CGPoint) {
        guard let last = points.last, hypot(point.x - last.x, point.y - last.y) > 1e-6 else { return }
        points.append(point)
    }

    /// Adds a line back to the beginning.
    mutating func close() {
        if points.count > 1, let first = points.first, let last = points.last,
            hypot(first.x - last.x, first.y - last.y) <= 1e-6
        {
            points.removeLast()
        }
        isClosed = true
    }
}

/// The dashes and gaps of a stroke style.
private struct DashPattern {
    private let lengths: [CGFloat]
    private let phase: CGFloat

    /// Makes the pattern of a style; nil for an unbroken line, and for lengths that are invalid or too short to be
    /// visible.
    init?(_ style: StrokeStyle) {
        let sum = style.dash.reduce(0, +)
        guard !style.dash.isEmpty, style.dash.allSatisfy({ $0.isFinite && $0 >= 0 }), sum >= 0.05 else { return nil }
        // With an odd number of lengths dashes and gaps are exchanged in every other repetition.
        lengths = style.dash.count % 2 == 0 ? style.dash : style.dash + style.dash
        let whole = lengths.reduce(0, +)
        let rest = style.dashPhase.isFinite ? style.dashPhase.truncatingRemainder(dividingBy: whole) : 0
        phase = rest < 0 ? rest + whole : rest
    }

    /// Returns the dashes of a line.
    func cut(_ line: Polyline) -> [Polyline] {
        var result: [Polyline] = []
        var (index, left) = (0, phase)
        while left >= lengths[index] {
            left -= lengths[index]
            index = (index + 1) % lengths.count
        }
        left = lengths[index] - left
        var dash: [CGPoint]?
        let points = line.isClosed ? line.points + line.points.prefix(1) : line.points
        if index % 2 == 0, let first = points.first { dash = [first] }
        for (from, to) in zip(points, points.dropFirst()) {
            let length = hypot(to.x - from.x, to.y - from.y)
            var done: CGFloat = 0
            while length - done > left {
                done += left
                let share = done / length
                let point = CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
                if let open = dash {
                    result.append(Polyline(points: open + [point], isClosed: false))
                    dash = nil
                } else {
                    dash = [point]
                }
                index = (index + 1) % lengths.count
                left = lengths[index]
            }
            left -= length - done
            dash?.append(to)
        }
        if let dash, dash.count > 1 { result.append(Polyline(points: dash, isClosed: false)) }
        return result
    }
}

/// The outline of a polyline that is drawn with a width.
private struct LineOutline {
    private(set) var path = Path()
    private let style: StrokeStyle
    private let radius: CGFloat

    init(_ line: Polyline, style: StrokeStyle) {
        self.style = style
        radius = style.lineWidth / 2
        let points = line.points
        if points.count < 2 {
            addDot(line)
        } else if line.isClosed && points.count > 2 {
            addRing(points)
            addRing(points.reversed())
        } else {
            addSide(points, isFirst: true)
            addCap(at: points[points.count - 1], from: points[points.count - 2])
            addSide(points.reversed(), isFirst: false)
            addCap(at: points[0], from: points[1])
            path.closeSubpath()
        }
    }

    /// Adds the caps of a line of length zero, which consists of its caps only.
    private mutating func addDot(_ line: Polyline) {
        guard let point = line.points.first, style.lineCap != .butt else { return }
        let box = CGRect(x: point.x - radius, y: point.y - radius, width: style.lineWidth, height: style.lineWidth)
        if style.lineCap == .round { path.addEllipse(in: box) } else { path.addRect(box) }
    }

    private func normal(_ from: CGPoint, _ to: CGPoint) -> CGVector {
        let length = hypot(to.x - from.x, to.y - from.y)
        return CGVector(dx: (to.y - from.y) / length * radius, dy: (from.x - to.x) / length * radius)
    }

    private mutating func addSide(_ points: [CGPoint], isFirst: Bool) {
        var before = normal(points[0], points[1])
        let start = CGPoint(x: points[0].x + before.dx, y: points[0].y + before.dy)
        if isFirst { path.move(to: start) } else { path.addLine(to: start) }
        for index in 1..<points.count {
            let point = points[index]
            path.addLine(to: CGPoint(x: point.x + before.dx, y: point.y + before.dy))
            guard index + 1 < points.count else { break }
            let after = normal(point, points[index + 1])
            addJoin(at: point, before, after)
            before = after
        }
    }

    private mutating func addRing(_ points: [CGPoint]) {
        let count = points.count
        var before = normal(points[count - 1], points[0])
        var isFirst = true
        for index in 0..<count {
            let point = points[index]
            let after = normal(point, points[(index + 1) % count])
            let start = CGPoint(x: point.x + before.dx, y: point.y + before.dy)
            if isFirst { path.move(to: start) } else { path.addLine(to: start) }
            isFirst = false
            addJoin(at: point, before, after)
            before = after
        }
        path.closeSubpath()
    }

    /// Adds a corner, after the end of the line before it, up to the beginning of the line after it.
    private mutating func addJoin(at point: CGPoint, _ before: CGVector, _ after: CGVector) {
        let end = CGPoint(x: point.x + after.dx, y: point.y + after.dy)
        let turn = before.dx * after.dy - before.dy * after.dx
        let along = before.dx * after.dx + before.dy * after.dy
        let angle = atan2(turn, along)
        defer { path.addLine(to: end) }
        // The inner side of a corner, and a turn too small for a join.
        guard angle > 0.05 else {
            if angle < -0.05 { path.addLine(to: point) }
            return
        }
        switch style.lineJoin {
        case .bevel: break
        case .round: addArc(around: point, from: before, by: angle)
        case .miter:
            let length = 1 / max(cos(angle / 2), 1e-9)
            guard length <= max(style.miterLimit, 1) else { break }
            let (x, y) = (before.dx + after.dx, before.dy + after.dy)
            let size = hypot(x, y)
            guard size > 0 else { break }
            let reach = radius * length / size
            path.addLine(to: CGPoint(x: point.x + x * reach, y: point.y + y * reach))
        }
    }

    private mutating func addArc(around point: CGPoint, from normal: CGVector, by angle: CGFloat) {
        path.addRelativeArc(
            center: point, radius: radius, startAngle: Angle(radians: atan2(normal.dy, normal.dx)),
            delta: Angle(radians: angle))
    }

    private mutating func addCap(at point: CGPoint, from other: CGPoint) {
        let side = normal(other, point)
        switch style.lineCap {
        case .butt: break
        case .round: addArc(around: point, from: side, by: CGFloat.pi)
        case .square:
            // The direction of the line is its normal, rotated by a quarter turn.
            let (x, y) = (-side.dy, side.dx)
            path.addLine(to: CGPoint(x: point.x + side.dx + x, y: point.y + side.dy + y))
            path.addLine(to: CGPoint(x: point.x - side.dx + x, y: point.y - side.dy + y))
        }
    }
}
