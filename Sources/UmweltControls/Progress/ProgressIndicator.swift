import Foundation
@_spi(Kernel) import Umwelt

/// A bar or a ring that shows the progress of a task. It is drawn again as time passes if the progress follows the
/// time.
nonisolated struct ProgressIndicator: View, PrimitiveView {
    let amount: ProgressAmount
    let shape: ProgressShape
    let tint: Color?

    nonisolated init(_ amount: ProgressAmount, shape: ProgressShape, tint: Color? = nil) {
        self.amount = amount
        self.shape = shape
        self.tint = tint
    }

    nonisolated static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        LeafElement<Self, ProgressIndicatorNode>(view, inputs, node: ProgressIndicatorNode.init) {
            meter, node, values in
            node.set(
                ProgressIndicatorNode.Appearance(
                    shape: meter.shape, size: meter.shape.size(in: values),
                    fraction: meter.amount.fraction(in: values),
                    isRightToLeft: values.isRightToLeft,
                    filled: (meter.tint.map(AnyShapeStyle.init) ?? AnyShapeStyle(TintShapeStyle()))._paint(in: values),
                    empty: ControlFill.track._paint(in: values), mark: Color.primary._paint(in: values),
                    backdrop: Color.windowBackground._paint(in: values)))
        }
    }
}

/// The shape of a progress indicator.
nonisolated enum ProgressShape: Equatable {
    /// A bar that is filled.
    case bar
    /// A bar with a mark at the value.
    case markedBar
    /// A ring that fills up.
    case ring
    /// A large ring that fills up.
    case largeRing
    /// A large ring, open at the bottom, with a mark at the value.
    case markedRing

    /// Returns the thickness of the line and, for a ring, its diameter, in points.
    func size(in values: EnvironmentValues) -> (thickness: CGFloat, diameter: CGFloat?) {
        switch self {
        case .bar: return (4, nil)
        case .markedBar: return (6, nil)
        case .ring:
            let ring = values.appearance.labeledControls.rings[values.controlSize]
            return (ring.thickness, ring.diameter)
        case .largeRing, .markedRing: return (6, 56)
        }
    }
}

/// A layout node that draws a progress indicator.
final class ProgressIndicatorNode: LayoutNode {
    struct Appearance: Equatable {
        let shape: ProgressShape
        let thickness: CGFloat
        let diameter: CGFloat?
        let fraction: Double?
        let isRightToLeft: Bool
        var filled: Paint
        let empty: Paint
        let mark: Paint
        let backdrop: Paint

        init(
            shape: ProgressShape, size: (thickness: CGFloat, diameter: CGFloat?), fraction: Double?,
            isRightToLeft: Bool,
            filled: Paint, empty: Paint, mark: Paint, backdrop: Paint
        ) {
            self.shape = shape
            thickness = size.thickness
            diameter = size.diameter
            self.fraction = fraction
            self.isRightToLeft = isRightToLeft
            self.filled = filled
            self.empty = empty
            self.mark = mark
            self.backdrop = backdrop
        }
    }

    private var appearance: Appearance?

    /// The current animated fraction.
    private var fraction: Double?
    private var animation: ValueAnimation<Double>?

    /// The current animated paint of the filled part.
    private var filled: Paint?
    private var fillAnimation = PaintAnimation()

    /// The width of a bar without a proposed width, in points.
    private static let idealWidth: CGFloat = 150

    func set(_ new: Appearance) {
        guard new != appearance else { return }
        let hasNewSize = new.thickness != appearance?.thickness || new.diameter != appearance?.diameter
        let (old, oldPaint) = (appearance?.fraction, appearance?.filled)
        appearance = new
        if hasNewSize { setNeedsLayout() }
        setNeedsDisplay()
        if new.filled != oldPaint {
            fillAnimation.run(from: oldPaint, to: new.filled, on: self) { [weak self] in
                self?.filled = $0
                self?.setNeedsDisplay()
            }
        }
        if let old, let end = new.fraction {
            guard end != old else { return }
            element.animate(&animation, from: old, to: end) { [weak self] in self?.show($0) }
            animation?.target = self
        } else {
            animation?.cancel()
            animation = nil
            fraction = new.fraction
        }
    }

    private func show(_ presented: Double) {
        // A spring may go beyond its end.
        fraction = min(max(presented, 0), 1)
        setNeedsDisplay()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard let appearance else { return .zero }
        if let diameter = appearance.diameter { return CGSize(width: diameter, height: diameter) }
        return CGSize(width: max(proposal.width ?? Self.idealWidth, appearance.thickness), height: appearance.thickness)
    }

    override func draw(in size: CGSize) -> [DisplayItem] {
        guard var appearance, size.width.isFinite else { return [] }
        if let filled { appearance.filled = filled }
        switch appearance.shape {
        case .bar: return bar(appearance, size)
        case .markedBar: return markedBar(appearance, size)
        case .ring, .largeRing: return ring(appearance, from: 0, to: 1)
        case .markedRing: return markedRing(appearance)
        }
    }

    // MARK: Bars

    private func bar(_ appearance: Appearance, _ size: CGSize) -> [DisplayItem] {
        let track = CGRect(origin: .zero, size: size)
        let radius = size.height / 2
        var items = [DisplayItem.fill(Path(roundedRect: track, cornerRadius: radius), appearance.empty)]
        if let fraction, fraction > 0 {
            var filled = track
            // Both ends stay round, however small the fraction is.
            filled.size.width = max(size.width * fraction, size.height)
            if appearance.isRightToLeft { filled.origin.x = size.width - filled.width }
            let paint = appearance.filled.following(.along(isRightToLeft: appearance.isRightToLeft)).fitted(to: track)
            items.append(.fill(Path(roundedRect: filled, cornerRadius: radius), paint))
        }
        return items
    }

    private func markedBar(_ appearance: Appearance, _ size: CGSize) -> [DisplayItem] {
        let track = CGRect(origin: .zero, size: size)
        let paint = appearance.filled.following(.along(isRightToLeft: appearance.isRightToLeft)).fitted(to: track)
        let way = size.width - size.height
        let fraction = fraction ?? 0
        let x = (appearance.isRightToLeft ? 1 - fraction : fraction) * way + size.height / 2
        return [.fill(Path(roundedRect: track, cornerRadius: size.height / 2), paint)]
            + mark(appearance, at: CGPoint(x: x, y: size.height / 2))
    }

    /// Returns a mark at a point in the node's coordinates, with a gap around it.
    private func mark(_ appearance: Appearance, at point: CGPoint) -> [DisplayItem] {
        func circle(_ diameter: CGFloat) -> Path {
            Path(
                ellipseIn: CGRect(
                    x: point.x - diameter / 2, y: point.y - diameter / 2, width: diameter, height: diameter))
        }
        return [
            .fill(circle(appearance.thickness + 4), appearance.backdrop),
            .fill(circle(appearance.thickness), appearance.mark),
        ]
    }

    // MARK: Rings

    /// Returns the point in the middle of a ring's line, at a fraction of a turn, clockwise from the top.
    private func point(_ appearance: Appearance, at turn: Double) -> CGPoint {
        let diameter = appearance.diameter ?? 0
        let radius = (diameter - appearance.thickness) / 2
        return CGPoint(
            x: diameter / 2 + sin(turn * 2 * .pi) * radius, y: diameter / 2 - cos(turn * 2 * .pi) * radius)
    }

    private func arc(_ appearance: Appearance, from start: Double, to end: Double, _ paint: Paint) -> DisplayItem {
        let diameter = appearance.diameter ?? 0
        let path = Path { path in
            path.addArc(
                center: CGPoint(x: diameter / 2, y: diameter / 2), radius: (diameter - appearance.thickness) / 2,
                startAngle: .degrees(start * 360 - 90), endAngle: .degrees(end * 360 - 90), clockwise: false)
        }
        let box = CGRect(x: 0, y: 0, width: diameter, height: diameter)
        let turning = paint.following(.around(opening: appearance.shape == .markedRing ? Self.opening : 0))
        return .stroke(path, turning.fitted(to: box), StrokeStyle(lineWidth: appearance.thickness, lineCap: .round))
    }

    private func ring(_ appearance: Appearance, from start: Double, to end: Double) -> [DisplayItem] {
        var items = [arc(appearance, from: start, to: end, appearance.empty)]
        if let fraction, fraction > 0 {
            items.append(arc(appearance, from: start, to: start + (end - start) * fraction, appearance.filled))
        }
        return items
    }

    private func markedRing(_ appearance: Appearance) -> [DisplayItem] {
        let (start, end) = (Self.opening / 2 - 0.5, 0.5 - Self.opening / 2)
        return [arc(appearance, from: start, to: end, appearance.filled)]
            + mark(appearance, at: point(appearance, at: start + (end - start) * (fraction ?? 0)))
    }

    /// The gap of an open ring, as a fraction of a turn.
    private static let opening = 0.25
}

extension Paint {
    /// The direction that a gradient follows in an indicator.
    fileprivate enum Direction {
        case along(isRightToLeft: Bool)
        /// Clockwise from the bottom, where a fraction of the turn is left out.
        case around(opening: Double)
    }

    /// Returns the paint; a gradient without its own direction follows the indicator's.
    fileprivate func following(_ direction: Direction) -> Paint {
        let usual = GradientPaint.Geometry.linear(from: CGPoint(x: 0.5, y: 0), to: CGPoint(x: 0.5, y: 1))
        guard case .gradient(var gradient) = self, gradient.geometry == usual else { return self }
        switch direction {
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
