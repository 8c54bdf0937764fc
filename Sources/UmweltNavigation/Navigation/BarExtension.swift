import Foundation
@_spi(Kernel) import Umwelt
@_spi(Kernel) import UmweltControls

/// The modifier that makes a view below a navigation bar a part of it, such as a search field: it shares the bar's
/// background while content scrolls under it.
nonisolated struct BarExtension: ViewModifier, LayoutModifier {
    typealias Body = Never

    nonisolated init() {}

    func makeNode(for element: _Element) -> BarExtensionNode { BarExtensionNode(element: element) }

    func update(_ node: BarExtensionNode) {}

    func readEnvironment(_ values: EnvironmentValues, for node: BarExtensionNode) {
        node.set(paint: values.appearance.scrollEdges.backdrop(at: .top)._paint(in: values))
    }
}

/// The layout node of a view that extends a navigation bar.
final class BarExtensionNode: WrapperNode {
    private var paint: Paint?
    private var isShown = false

    func set(paint new: Paint) {
        guard new != paint else { return }
        paint = new
        if isShown { setNeedsDisplay() }
    }

    /// Draws the background while content scrolls beneath the bar.
    func set(hasContentBeneath new: Bool) {
        guard new != isShown else { return }
        isShown = new
        setNeedsDisplay()
    }

    override func didPlace() {
        var node = parent
        while let current = node {
            if let scaffold = current as? BarScaffoldNode { return scaffold.extensionNode = self }
            node = current.parent
        }
    }

    override func draw(in size: CGSize) -> [DisplayItem] {
        guard isShown, let paint else { return [] }
        let reach = insetsBySafeArea
        let left = isRightToLeft ? reach.trailing : reach.leading
        let area = CGRect(x: -left, y: 0, width: size.width + reach.horizontal, height: size.height)
        return [.fill(Path(area), paint.fitted(to: area))]
    }

    override var pointerInterest: PointerInterest { .barrier }
}
