@_spi(Kernel) import UmweltCore
import Foundation

extension LayoutNode {
    /// The distances by which the node can extend beyond the safe area, in points: from each edge at which it touches
    /// the safe area, to the edge of the window or of the container with a bar.
    package final var insetsBySafeArea: EdgeInsets {
        guard element.tree.hasSafeAreas else { return EdgeInsets() }
        var own = CGRect(origin: .zero, size: frame.size)
        var reach = own
        var node: LayoutNode = self
        while let outer = node.parent {
            if outer.scrollAxes != nil {
                // The insets of a scrolling node are around its content, and scroll with it.
                node.extend(
                    &reach, by: outer.insetting?.safeAreaInsets ?? EdgeInsets(),
                    from: CGRect(origin: .zero, size: node.frame.size))
                break
            }
            own = own.offsetBy(dx: node.frame.minX, dy: node.frame.minY)
            reach = reach.offsetBy(dx: node.frame.minX, dy: node.frame.minY)
            outer.extend(&reach)
            node = outer
        }
        let (left, right) = (own.minX - reach.minX, reach.maxX - own.maxX)
        return EdgeInsets(
            top: own.minY - reach.minY, leading: isRightToLeft ? right : left, bottom: reach.maxY - own.maxY,
            trailing: isRightToLeft ? left : right)
    }

    /// Extends a rectangle in the node's coordinates to the node's edges, where it touches the node's safe-area insets.
    package final func extend(_ reach: inout CGRect) {
        guard let insets = insetting?.safeAreaInsets, insets != EdgeInsets() else { return }
        // A window has its size from its host or its content, and not from a parent.
        let size = (self as? RootNode)?.size ?? frame.size
        let left = isRightToLeft ? insets.trailing : insets.leading
        let inner = CGRect(
            x: left, y: insets.top, width: size.width - insets.horizontal, height: size.height - insets.vertical)
        extend(&reach, by: insets, from: inner)
    }

    /// Extends a rectangle by insets, where it touches the edges of the area that they are around.
    private func extend(_ reach: inout CGRect, by insets: EdgeInsets, from inner: CGRect) {
        let nearly: CGFloat = 0.5
        let (left, right) = isRightToLeft ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
        var (minX, minY, maxX, maxY) = (reach.minX, reach.minY, reach.maxX, reach.maxY)
        if insets.top > 0 && minY <= inner.minY + nearly { minY = min(minY, inner.minY - insets.top) }
        if left > 0 && minX <= inner.minX + nearly { minX = min(minX, inner.minX - left) }
        if insets.bottom > 0 && maxY >= inner.maxY - nearly { maxY = max(maxY, inner.maxY + insets.bottom) }
        if right > 0 && maxX >= inner.maxX - nearly { maxX = max(maxX, inner.maxX + right) }
        reach = CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }
}
