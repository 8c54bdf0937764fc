import Foundation
@_spi(Kernel) import Umwelt
import UmweltControls

extension LayoutNode {
    /// The height, above and below, that the padding of a text adds to views side by side; 0 if another view is as high,
    /// and for a view alone.
    ///
    /// Such padding is within the row's insets, as a switch is: a text with a padding of 4 beside a label is in a row of
    /// 44 points in a picture of iOS 17.2.
    final var paddingBesideLine: CGFloat {
        guard let stack = innermost as? StackNode, stack.axis == .horizontal, stack.children.count > 1,
            stack.children.contains(where: { $0.verticalTextPadding != nil })
        else { return 0 }
        var (padded, line, others) = (CGFloat(0), CGFloat(0), CGFloat(0))
        for child in stack.children {
            let height = child.size(for: .unspecified).height
            guard let padding = child.verticalTextPadding else {
                others = max(others, height)
                continue
            }
            padded = max(padded, height)
            line = max(line, height - padding)
        }
        return max(padded - max(line, others), 0) / 2
    }

    /// The padding above and below a text; nil for other views.
    private var verticalTextPadding: CGFloat? {
        var padding: CGFloat = 0
        var node: LayoutNode = self
        while let inner = node.arranged {
            if let around = node as? PaddingNode { padding += around.insets.vertical }
            node = inner
        }
        return padding > 0 && node is TextNode ? padding : nil
    }
}
