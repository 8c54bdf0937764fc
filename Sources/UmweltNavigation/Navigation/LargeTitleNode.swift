import Foundation
@_spi(Kernel) import Umwelt

/// The layout node around a large title. It is lower than the title while the bar is collapsing, and then clips the
/// title at the top: the title moves up with the content.
final class LargeTitleNode: LayoutNode {
    /// The insets of the title, as in UIKit's bar of 96 points, where it starts at 47.67 at a scale of 3.
    private static let insets = EdgeInsets(top: 11 / 3, leading: 16, bottom: 22 / 3, trailing: 16)
    private static let minHeight: CGFloat = 52

    /// Returns the height of the title, in points; 0 for none.
    func height(in width: CGFloat) -> CGFloat {
        if children.isEmpty { return 0 }
        let texts = children.reduce(0) { $0 + $1.size(for: offer(width)).height }
        return max(texts + Self.insets.vertical, Self.minHeight)
    }

    private func offer(_ width: CGFloat) -> ProposedViewSize {
        ProposedViewSize(width: max(width - Self.insets.horizontal, 0), height: nil)
    }

    /// The bar asks the title itself for its height, which the node's own size does not tell.
    override func contentChanged() { parent?.setNeedsLayout(notifiesParent: true) }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let width = proposal.width ?? 0
        return CGSize(width: width, height: proposal.height ?? height(in: width))
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        var y = size.height - height(in: size.width) + Self.insets.top
        for text in children {
            place(text, at: CGPoint(x: Self.insets.leading, y: y), proposal: offer(size.width))
            y += text.size(for: offer(size.width)).height
        }
    }

    override var clip: Path? {
        frame.height < height(in: frame.width) ? Path(CGRect(origin: .zero, size: frame.size)) : nil
    }

    override var childArrangement: ChildArrangement { .free }
}
