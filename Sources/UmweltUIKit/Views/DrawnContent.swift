import Foundation
@_spi(Kernel) import Umwelt
import UmweltRendering

/// The picture that ``UIView/draw(_:)`` draws.
nonisolated struct DrawnContent: View, PrimitiveView {
    let view: UIView

    /// A number that increases when the view needs to be redrawn.
    let version: Int

    nonisolated init(view: UIView, version: Int) { (self.view, self.version) = (view, version) }

    nonisolated static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        LeafElement<Self, DrawnNode>(view, inputs, node: DrawnNode.init) { content, node, values in
            // Colours depend on it.
            _ = values.colorScheme
            node.set(content)
        }
    }
}

/// A layout node that fills the space that it is offered, and that a ``UIView`` draws.
final class DrawnNode: LayoutNode {
    private var content: DrawnContent?

    func set(_ content: DrawnContent) {
        self.content = content
        setNeedsDisplay()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override func draw(in size: CGSize) -> [DisplayItem] {
        guard let content, size.width.isFinite, size.height.isFinite else { return [] }
        return onMainActor({ @MainActor content in content.view.drawnItems(in: size) }, content)
    }
}

extension UIView {
    /// Returns the view's drawing for a size.
    fileprivate func drawnItems(in size: CGSize) -> [DisplayItem] {
        let bounds = CGRect(origin: .zero, size: size)
        let recorder = ImageRecorder(bounds: bounds, format: UIGraphicsImageRendererFormat())
        ImageRecorder.begin(recorder)
        defer { ImageRecorder.end(recorder) }
        // The frame follows the layout only after the picture.
        UIView.whileUpdating {
            if frame.size != size { frame.size = size }
            draw(bounds)
        }
        let items = recorder.items
        // A view without a picture still covers those behind it for pointers.
        if items.isEmpty { return [.fill(Path(bounds), .color(ImageRecorder.resolve(.clear)))] }
        guard items.contains(where: { !$0.bounds.isNull && !bounds.contains($0.bounds) }) else { return items }
        return [.group(DisplayGroup(clip: Path(bounds), items: items))]
    }
}
