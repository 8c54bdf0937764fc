import Foundation

extension LayoutNode {
    /// How far the node could reach out of the safe area: at each side with which it touches the safe area's edge, to
    /// the edge of what that is in, be it a window or something with a bar.
    final var insetsBySafeArea: EdgeInsets {
        guard element.tree.hasSafeAreas else { return EdgeInsets() }
        var own = CGRect(origin: .zero, size: frame.size)
        var reach = own
        var node: LayoutNode = self
        // What scrolls is in the safe area itself, and what is inside of it comes and goes at its edges.
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

    /// Extends a rectangle in the node's coordinates to the node's edges, where it touches what is kept free of them.
    package final func extend(_ reach: inout CGRect) {
        let insets = safeAreaInsets
        guard insets != EdgeInsets() else { return }
        // A window has its size from elsewhere.
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
    /// The distances at some sides only.
    func only(_ edges: Edge.Set) -> EdgeInsets {
        EdgeInsets(
            top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0,
            bottom: edges.contains(.bottom) ? bottom : 0, trailing: edges.contains(.trailing) ? trailing : 0)
    }

    /// A size with the distances around it.
    func around(_ size: CGSize) -> CGSize {
        CGSize(width: size.width + horizontal, height: size.height + vertical)
    }
}
