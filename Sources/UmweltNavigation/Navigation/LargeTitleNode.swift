import Foundation
@_spi(Kernel) import Umwelt

/// The layout node around a large title. It is lower than the title while the bar is collapsing, and then clips the
/// title at the top: the title moves up with the content.
final class LargeTitleNode: LayoutNode {
    private var lengths = NavigationBarLengths()

    func set(lengths new: NavigationBarLengths) {
        lengths = new
        setNeedsLayout()
    }

    private var insets: EdgeInsets {
        EdgeInsets(
            top: lengths.aboveLargeTitle, leading: lengths.margin, bottom: lengths.belowLargeTitle,
            trailing: lengths.margin)
    }

    /// Returns the height of the title, in points; 0 for none.
    func height(in width: CGFloat) -> CGFloat {
        if children.isEmpty { return 0 }
        let texts = children.reduce(0) { $0 + $1.size(for: offer(width)).height }
        return max(texts + insets.vertical, lengths.largeTitleHeight)
    }

    private func offer(_ width: CGFloat) -> ProposedViewSize {
        ProposedViewSize(width: max(width - insets.horizontal, 0), height: nil)
    }

    /// The bar asks the title itself for its height, which the node's own size does not include.
    override func contentChanged() { parent?.setNeedsLayout(notifiesParent: true) }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let width = proposal.width ?? 0
        return CGSize(width: width, height: proposal.height ?? height(in: width))
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        var y = size.height - height(in: size.width) + insets.top
        for text in children {
            place(text, at: CGPoint(x: insets.leading, y: y), proposal: offer(size.width))
            y += text.size(for: offer(size.width)).height
        }
    }

    override var clip: Path? {
        frame.height < height(in: frame.width) ? Path(CGRect(origin: .zero, size: frame.size)) : nil
    }

    override var childArrangement: ChildArrangement { .free }
}
