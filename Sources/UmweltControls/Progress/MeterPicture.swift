import Foundation
@_spi(Kernel) import Umwelt

/// How far something has come, as a bar or a ring. It goes on with the time if that says how far it is.
nonisolated struct MeterPicture: View, PrimitiveView {
    let progression: Progression
    let shape: MeterShape
    let tint: Color?

    nonisolated init(_ progression: Progression, shape: MeterShape, tint: Color? = nil) {
        self.progression = progression
        self.shape = shape
        self.tint = tint
    }

    nonisolated static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        LeafElement<Self, MeterNode>(view, inputs, node: MeterNode.init) { meter, node, values in
            node.set(
                MeterNode.Looks(
                    shape: meter.shape, size: meter.shape.size(values.controlSize),
                    fraction: meter.progression.fraction(in: values),
                    isRightToLeft: values.isRightToLeft,
                    filled: (meter.tint.map(AnyShapeStyle.init) ?? AnyShapeStyle(TintShapeStyle()))._paint(in: values),
                    empty: ControlFill.track._paint(in: values), mark: Color.primary._paint(in: values),
                    ground: Color.windowBackground._paint(in: values)))
        }
    }
}

/// What a meter looks like.
nonisolated enum MeterShape: Equatable {
    /// A bar that is filled.
    case bar
    /// A bar with a mark on it.
    case markedBar
    /// A ring that closes.
    case ring
    /// A large ring that closes.
    case largeRing
    /// A large ring, open below, with a mark on it.
    case markedRing

    /// How thick its line is, and of a ring how large it is, in points.
    func size(_ controlSize: ControlSize) -> (thickness: CGFloat, diameter: CGFloat?) {
        switch self {
        case .bar: (4, nil)
        case .markedBar: (6, nil)
        case .ring:
            switch controlSize {
            case .mini: (2, 12)
            case .small: (3, 16)
            case .regular: (4, 24)
            case .large, .extraLarge: (5, 37)
            }
        case .largeRing, .markedRing: (6, 56)
        }
    }
}

/// A node that draws a meter.
final class MeterNode: LayoutNode {
    struct Looks: Equatable {
        let shape: MeterShape
        let thickness: CGFloat
        let diameter: CGFloat?
        let fraction: Double?
        let isRightToLeft: Bool
        let filled: Paint
        let empty: Paint
        let mark: Paint
        let ground: Paint

        init(
            shape: MeterShape, size: (thickness: CGFloat, diameter: CGFloat?), fraction: Double?, isRightToLeft: Bool,
            filled: Paint, empty: Paint, mark: Paint, ground: Paint
        ) {
            self.shape = shape
            thickness = size.thickness
            diameter = size.diameter
            self.fraction = fraction
            self.isRightToLeft = isRightToLeft
            self.filled = filled
            self.empty = empty
            self.mark = mark
            self.ground = ground
        }
    }

    private var looks: Looks?

    /// The width of a bar where none is proposed, in points.
    private static let idealWidth: CGFloat = 150

    func set(_ new: Looks) {
        guard new != looks else { return }
        let hasNewSize = new.thickness != looks?.thickness || new.diameter != looks?.diameter
        looks = new
        if hasNewSize { setNeedsLayout() }
        setNeedsDisplay()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard let looks else { return .zero }
        if let diameter = looks.diameter { return CGSize(width: diameter, height: diameter) }
        return CGSize(width: max(proposal.width ?? Self.idealWidth, looks.thickness), height: looks.thickness)
    }

    override func draw(in size: CGSize) -> [DisplayItem] {
        guard let looks, size.width.isFinite else { return [] }
        switch looks.shape {
        case .bar: return bar(looks, size)
        case .markedBar: return markedBar(looks, size)
        case .ring, .largeRing: return ring(looks, from: 0, to: 1)
        case .markedRing: return markedRing(looks)
        }
    }

    // MARK: Bars

    private func bar(_ looks: Looks, _ size: CGSize) -> [DisplayItem] {
        let track = CGRect(origin: .zero, size: size)
        let radius = size.height / 2
        var items = [DisplayItem.fill(Path(roundedRect: track, cornerRadius: radius), looks.empty)]
        if let fraction = looks.fraction, fraction > 0 {
            var filled = track
            // Round at both ends, however little it is.
            filled.size.width = max(size.width * fraction, size.height)
            if looks.isRightToLeft { filled.origin.x = size.width - filled.width }
            let paint = looks.filled.running(.along(isRightToLeft: looks.isRightToLeft)).fitted(to: track)
            items.append(.fill(Path(roundedRect: filled, cornerRadius: radius), paint))
        }
        return items
    }

    private func markedBar(_ looks: Looks, _ size: CGSize) -> [DisplayItem] {
        let track = CGRect(origin: .zero, size: size)
        let paint = looks.filled.running(.along(isRightToLeft: looks.isRightToLeft)).fitted(to: track)
        let way = size.width - size.height
        let fraction = looks.fraction ?? 0
        let x = (looks.isRightToLeft ? 1 - fraction : fraction) * way + size.height / 2
        return [.fill(Path(roundedRect: track, cornerRadius: size.height / 2), paint)]
            + mark(looks, at: CGPoint(x: x, y: size.height / 2))
    }

    /// A mark, set off from what it is on.
    private func mark(_ looks: Looks, at point: CGPoint) -> [DisplayItem] {
        func circle(_ diameter: CGFloat) -> Path {
            Path(
                ellipseIn: CGRect(
                    x: point.x - diameter / 2, y: point.y - diameter / 2, width: diameter, height: diameter))
        }
        return [.fill(circle(looks.thickness + 4), looks.ground), .fill(circle(looks.thickness), looks.mark)]
    }

    // MARK: Rings

    /// The middle of a ring's line, for a part of a turn from the top, with the clock.
    private func point(_ looks: Looks, at turn: Double) -> CGPoint {
        let diameter = looks.diameter ?? 0
        let radius = (diameter - looks.thickness) / 2
        return CGPoint(
            x: diameter / 2 + sin(turn * 2 * .pi) * radius, y: diameter / 2 - cos(turn * 2 * .pi) * radius)
    }

    private func arc(_ looks: Looks, from start: Double, to end: Double, _ paint: Paint) -> DisplayItem {
        let diameter = looks.diameter ?? 0
        let path = Path { path in
            path.addArc(
                center: CGPoint(x: diameter / 2, y: diameter / 2), radius: (diameter - looks.thickness) / 2,
                startAngle: .degrees(start * 360 - 90), endAngle: .degrees(end * 360 - 90), clockwise: false)
        }
        let box = CGRect(x: 0, y: 0, width: diameter, height: diameter)
        let turning = paint.running(.around(opening: looks.shape == .markedRing ? Self.opening : 0))
        return .stroke(path, turning.fitted(to: box), StrokeStyle(lineWidth: looks.thickness, lineCap: .round))
    }

    private func ring(_ looks: Looks, from start: Double, to end: Double) -> [DisplayItem] {
        var items = [arc(looks, from: start, to: end, looks.empty)]
        if let fraction = looks.fraction, fraction > 0 {
            items.append(arc(looks, from: start, to: start + (end - start) * fraction, looks.filled))
        }
        return items
    }

    private func markedRing(_ looks: Looks) -> [DisplayItem] {
        let (start, end) = (Self.opening / 2 - 0.5, 0.5 - Self.opening / 2)
        return [arc(looks, from: start, to: end, looks.filled)]
            + mark(looks, at: point(looks, at: start + (end - start) * (looks.fraction ?? 0)))
    }

    /// The part of a turn where an open ring is open.
    private static let opening = 0.25
}

extension Paint {
    /// How a gradient follows a meter.
    fileprivate enum Course {
        case along(isRightToLeft: Bool)
        /// From the bottom, with the clock; a part of the turn is left out there.
        case around(opening: Double)
    }

    /// The paint, following a meter if it is a gradient that nobody has given a direction.
    fileprivate func running(_ course: Course) -> Paint {
        let usual = GradientPaint.Geometry.linear(from: CGPoint(x: 0.5, y: 0), to: CGPoint(x: 0.5, y: 1))
        guard case .gradient(var gradient) = self, gradient.geometry == usual else { return self }
        switch course {
        case .along(let isRightToLeft):
            let (left, right) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
            gradient.geometry = .linear(from: isRightToLeft ? right : left, to: isRightToLeft ? left : right)
        case .around(let opening) where opening > 0:
            gradient.geometry = .angular(
                center: CGPoint(x: 0.5, y: 0.5), start: .degrees(90 + opening * 180),
                end: .degrees(450 - opening * 180))
        case .around:
            gradient.geometry = .angular(
                center: CGPoint(x: 0.5, y: 0.5), start: .degrees(-90), end: .degrees(270))
        }
        return .gradient(gradient)
    }
}
