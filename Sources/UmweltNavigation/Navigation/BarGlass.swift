import Foundation
@_spi(Kernel) import Umwelt
@_spi(Kernel) import UmweltControls

/// The paints of capsules of glass in bars, which are those of ``View/glassEffect(_:in:)``.
struct BarGlass: Equatable {
    private let fill: Paint
    private let edge: Paint
    private let shadow: Paint

    init(in values: EnvironmentValues) {
        fill = GlassMaterial.regular._paint(in: values)
        edge = LinearGradient.glassEdge(in: values.colorScheme)._paint(in: values)
        shadow = Color.black.opacity(GlassMaterial.shadowOpacity)._paint(in: values)
    }

    /// Returns a pane of glass with round ends.
    func items(_ frame: CGRect) -> [DisplayItem] {
        let radius = min(frame.width, frame.height) / 2
        let shape = Path(roundedRect: frame, cornerRadius: radius)
        var items = GlassMaterial.shadowRings.map { width in
            var ring = Path(
                roundedRect: frame.insetBy(dx: -width, dy: -width).offsetBy(dx: 0, dy: GlassMaterial.shadowOffset),
                cornerRadius: radius + width)
            // Glass does not show the shadow through itself.
            ring.addPath(shape)
            return DisplayItem.fill(ring, shadow, isEvenOdd: true)
        }
        items.append(.fill(shape, fill))
        let inner = Path(roundedRect: frame.insetBy(dx: 0.5, dy: 0.5), cornerRadius: radius - 0.5)
        items.append(.stroke(inner, edge.fitted(to: frame), StrokeStyle(lineWidth: 1)))
        return items
    }
}

/// The layout node of the glass behind the items of a bar.
final class BarGlassNode: LayoutNode {
    private var paints: BarGlass?
    private var capsules: [CGRect] = []

    /// True if the items of the bar are on glass.
    var hasPaints: Bool { paints != nil }

    func set(_ new: BarGlass?) {
        guard new != paints else { return }
        paints = new
        setNeedsDisplay()
    }

    /// Draws capsules behind the views of some rows of items, which have their places in the same parent.
    func set(cells rows: [ContiguousArray<LayoutNode>]) {
        let new = paints == nil ? [] : rows.flatMap { BarCells($0).capsules(above: parent) }
        guard new != capsules else { return }
        capsules = new
        setNeedsDisplay()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions(by: .zero) }

    override func draw(in size: CGSize) -> [DisplayItem] {
        guard let paints else { return [] }
        return capsules.flatMap(paints.items)
    }

    override var pointerInterest: PointerInterest { PointerInterest() }
}
