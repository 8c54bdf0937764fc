import Foundation

/// The layout node of an ``Image``: draws a resolved image, which determines its size unless it is resizable.
final class ImageNode: LayoutNode {
    private var image: ResolvedImage?

    func set(_ new: ResolvedImage) {
        guard new != image else { return }
        let old = image
        image = new
        guard let old, old.size == new.size, old.baseline == new.baseline, old.isResizable == new.isResizable else {
            return setNeedsLayout(notifiesParent: old.map { $0.baseline != new.baseline } ?? false)
        }
        setNeedsDisplay()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard let image else { return .zero }
        return image.isResizable ? proposal.replacingUnspecifiedDimensions(by: image.size) : image.size
    }

    override func explicitAlignment(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
        guard let image, let baseline = image.baseline, !image.isResizable else { return nil }
        let isBaseline = key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
        return isBaseline ? baseline : nil
    }

    override func draw(in size: CGSize) -> [DisplayItem] {
        guard let image, size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return [] }
        // An image that is not resizable keeps its size, whatever that of the node.
        return image.items(in: image.isResizable ? size : image.size)
    }

    override var semantics: Semantics {
        var semantics = Semantics()
        semantics.label = image?.label
        semantics.traits = .isImage
        return semantics
    }
}
