@_spi(Kernel) import UmweltCore
import Foundation

/// The pass that finds the node under a pointer, for hosts without their own hit tests.
package enum HitTestPass {
    /// Returns the frontmost node that draws something at a point of the window, or catches pointers there; nil if none
    /// does.
    package static func find(at point: CGPoint, below root: LayoutNode) -> LayoutNode? { hit(root, at: point) }

    /// Returns the scrolling nodes at a point of the window, innermost first; of overlapping ones, the front ones.
    ///
    /// A wheel also scrolls where nothing is drawn, so frames are tested instead of drawings.
    package static func scrollNodes(at point: CGPoint, below root: LayoutNode) -> [LayoutNode] {
        scrolled(root, at: point)
    }

    /// Returns true if the mask of a node or of an ancestor draws nothing at a point of the window.
    package static func isMasked(_ node: LayoutNode, at point: CGPoint) -> Bool {
        var next: LayoutNode? = node
        while let current = next {
            let place = current.place(ofShownWindow: point)
            if let mask = current.effects?.mask, !mask.contains(where: { $0.contains(place) }) { return true }
            next = current.parent
        }
        return false
    }

    private static func scrolled(_ node: LayoutNode, at point: CGPoint) -> [LayoutNode] {
        guard !node.pointerInterest.isUntouchable, node.presentedOpacity > 0,
            let place = node.place(ofShown: point), node.clip?.contains(place) ?? true
        else { return [] }
        let isArea = node.scrollOffset != nil && CGRect(origin: .zero, size: node.presentedSize).contains(place)
        for child in node.frontToBack {
            let found = scrolled(child, at: place)
            if !found.isEmpty { return isArea ? found + [node] : found }
        }
        return isArea ? [node] : []
    }

    /// Returns the frontmost such node, this one or a descendant, for a point in its parent's coordinates.
    private static func hit(_ node: LayoutNode, at point: CGPoint) -> LayoutNode? {
        let interest = node.pointerInterest
        guard !interest.isUntouchable, node.presentedOpacity > 0 else { return nil }
        guard let place = node.place(ofShown: point) else { return nil }
        // The shape, the clip and the mask also limit the descendants, and so come before these.
        if let shape = interest.shape, !shape.contains(place) { return nil }
        if let clip = node.clip, !clip.contains(place) { return nil }
        if let mask = node.effects?.mask, !mask.contains(where: { $0.contains(place) }) { return nil }
        for child in node.frontToBack {
            if let found = hit(child, at: place) { return found }
        }
        let isInside = CGRect(origin: .zero, size: node.presentedSize).contains(place)
        // Content that the host draws, such as a field of its own, is as large as its frame.
        if (node.isControl || interest.isBarrier || node.editing?.isDrawnByHost == true) && isInside { return node }
        if interest.shape != nil || node.ownItems.contains(where: { $0.contains(place) }) { return node }
        return nil
    }
}

extension LayoutNode {
    /// The children from front to back.
    fileprivate var frontToBack: [LayoutNode] {
        if let order = drawingOrder {
            let nearby = nearbyChildren
            return order.reversed().map { nearby[$0] }
        }
        return shownChildren.reversed()
    }
}

extension PointerInterest.Shape {
    /// Returns true if a point in the node's coordinates is inside.
    func contains(_ point: CGPoint) -> Bool { path.contains(point, eoFill: isEvenOdd) }
}

extension DisplayItem {
    /// Returns true if the item draws something visible at a point.
    fileprivate func contains(_ point: CGPoint) -> Bool {
        switch self {
        case .fill(let path, let paint, let isEvenOdd, _): paint.isVisible && path.contains(point, eoFill: isEvenOdd)
        case .stroke(let path, let paint, let style, _):
            paint.isVisible && path.outlineContains(point, lineWidth: style.lineWidth)
        case .text(let layout, let origin): CGRect(origin: origin, size: layout.size).contains(point)
        case .image(let image): image.frame.contains(point)
        case .group(let group):
            group.contains(point)
        }
    }
}

extension DisplayGroup {
    /// Returns true if the group draws something visible at a point in the coordinates around it.
    fileprivate func contains(_ point: CGPoint) -> Bool {
        guard opacity > 0 else { return false }
        var place = CGPoint(x: point.x - offset.x, y: point.y - offset.y)
        if let effects {
            guard effects.transform.isDrawable else { return false }
            place = place.applying(effects.transform.inverted())
            if let mask = effects.mask, !mask.contains(where: { $0.contains(place) }) { return false }
        }
        return (clip?.contains(place) ?? true) && items.contains { $0.contains(place) }
    }
}
