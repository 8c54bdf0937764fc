@_spi(Kernel) import UmweltCore
import Foundation

// The scroll offset, as it is saved.
extension ScrollNode {
    /// The offset with its range, and the nearby region and the bar, which depend on how the offset was reached.
    struct SavedOffset {
        let offset: CGPoint
        let range: CGSize?
        let nearby: CGRect
        let leavesBarOpen: Bool
    }

    /// True if the offset depends on how it was reached: on the lengths of lazily realized views, or on a scroll
    /// position binding, to whose view the node would scroll.
    var hasOwnWay: Bool { offset != .zero && (holdsLazyNodes || settings.position != nil) }
}

extension LazyElement {
    /// True if realized views that are now far away contain state: only nearby views are created again.
    final var holdsStateOutOfReach: Bool {
        guard let node = lazyNode, let region = node.nearbyRegion else { return false }
        return node.slots.contains { slot in
            guard let part = slot.node, !part.frame.intersects(region) else { return false }
            return item(of: part).holdsWrittenState
        }
    }

    /// The outermost element of the part that a layout node shows.
    private func item(of part: LayoutNode) -> _Element {
        var element = part.element
        while !(element is RealizedItem), let parent = element.parent, parent !== self { element = parent }
        return element
    }
}
