import Foundation

extension LayoutNode {
    /// The distances by which the node can extend out of the safe area, in points: from each side with which it touches
    /// the safe area's edge, to the edge of the window or of the container with a bar.
    final var insetsBySafeArea: EdgeInsets {
        guard element.tree.hasSafeAreas else { return EdgeInsets() }
        var own = CGRect(origin: .zero, size: frame.size)
        var reach = own
        var node: LayoutNode = self
        // A scrolling node stays in the safe area itself, and its content comes and goes at its edges.
        while let outer = node.parent, outer.scrollAxes == nil {
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
        let insets = safeAreaInsets
        guard insets != EdgeInsets() else { return }
        // A window has its size from its host or its content, and not from a parent.
        let size = (self as? RootNode)?.size ?? frame.size
        let nearly: CGFloat = 0.5
        let (left, right) = isRightToLeft ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
        var (minX, minY, maxX, maxY) = (reach.minX, reach.minY, reach.maxX, reach.maxY)
        if insets.top > 0 && minY <= insets.top + nearly { minY = min(minY, 0) }
        if left > 0 && minX <= left + nearly { minX = min(minX, 0) }
        if insets.bottom > 0 && maxY >= size.height - insets.bottom - nearly { maxY = max(maxY, size.height) }
        if right > 0 && maxX >= size.width - right - nearly { maxX = max(maxX, size.width) }
        reach = CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }
}

extension EdgeInsets {
    /// Returns the insets at some sides, and zero at the others.
    func only(_ edges: Edge.Set) -> EdgeInsets {
        EdgeInsets(
            top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0,
            bottom: edges.contains(.bottom) ? bottom : 0, trailing: edges.contains(.trailing) ? trailing : 0)
    }

    /// Returns a size extended by the insets.
    func around(_ size: CGSize) -> CGSize {
        CGSize(width: size.width + horizontal, height: size.height + vertical)
    }
}
