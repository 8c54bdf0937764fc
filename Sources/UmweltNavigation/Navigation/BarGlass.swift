import Foundation
@_spi(Kernel) import Umwelt
@_spi(Kernel) import UmweltControls

/// The paints of capsules of glass in bars.
struct BarGlass: Equatable {
    private let fill: Paint
    private let edge: Paint
    private let shadow: Paint

    init(in values: EnvironmentValues) {
        let isDark = values.colorScheme == .dark
        fill = GlassMaterial.regular._paint(in: values)
        // The light at the edge and the shadow are guesses.
        edge = (isDark ? Color.white.opacity(0.16) : .white.opacity(0.8))._paint(in: values)
        shadow = Color.black.opacity(isDark ? 0.02 : 0.012)._paint(in: values)
    }

    /// Returns a pane of glass with round ends.
    func items(_ frame: CGRect) -> [DisplayItem] {
        let radius = min(frame.width, frame.height) / 2
        var items = (1...6).map { ring in
            let distance = CGFloat(ring) * 1.5
            return DisplayItem.fill(
                Path(
                    roundedRect: frame.insetBy(dx: -distance, dy: -distance).offsetBy(dx: 0, dy: 2),
                    cornerRadius: radius + distance), shadow)
        }
        let shape = Path(roundedRect: frame, cornerRadius: radius)
        items.append(.fill(shape, fill))
        let inner = Path(roundedRect: frame.insetBy(dx: 0.5, dy: 0.5), cornerRadius: radius - 0.5)
        items.append(.stroke(inner, edge, StrokeStyle(lineWidth: 1)))
        return items
    }
}

/// The layout node of the glass behind the items of a bar.
final class BarGlassNode: LayoutNode {
    private var paints: BarGlass?
    private var capsules: [CGRect] = []

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
