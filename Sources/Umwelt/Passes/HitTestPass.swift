import Foundation

/// Finds what is under a pointer, for hosts whose nodes don't find out by themselves.
enum HitTestPass {
    /// The frontmost node that draws something at a point of the window, or catches pointers there.
    static func find(at point: CGPoint, below root: LayoutNode) -> LayoutNode? { hit(root, at: point) }

    /// `point` is in the coordinates of the node around.
    private static func hit(_ node: LayoutNode, at point: CGPoint) -> LayoutNode? {
        let interest = node.pointerInterest
        guard !interest.isUntouchable, node.opacity > 0 else { return nil }
        let place = CGPoint(x: point.x - node.frame.minX, y: point.y - node.frame.minY)
        if let shape = interest.shape, !shape.contains(place) { return nil }
        if let clip = node.clip, !clip.contains(place) { return nil }
        for child in node.frontToBack {
            if let found = hit(child, at: place) { return found }
        }
        let isInside = CGRect(origin: .zero, size: node.frame.size).contains(place)
        if node.isControl && isInside { return node }
        if interest.shape != nil || node.ownItems.contains(where: { $0.contains(place) }) { return node }
        return nil
    }
}

extension LayoutNode {
    /// The nodes inside, those first that are drawn last.
    fileprivate var frontToBack: [LayoutNode] {
        if let order = drawingOrder {
            let nearby = nearbyChildren
            return order.reversed().map { nearby[$0] }
        }
        return children.reversed()
    }

    /// The place of the node's top left corner in its window.
    final var originInWindow: CGPoint {
        var point = CGPoint.zero
        var node: LayoutNode? = self
        while let current = node {
            point.x += current.frame.minX
            point.y += current.frame.minY
            node = current.parent
        }
        return point
    }
}

extension PointerInterest.Shape {
    /// Whether a point in the node's coordinates is inside.
    func contains(_ point: CGPoint) -> Bool { path.contains(point, eoFill: isEvenOdd) }
}

extension DisplayItem {
    /// Whether something that can be seen is drawn at a point.
    fileprivate func contains(_ point: CGPoint) -> Bool {
        switch self {
        case .fill(let path, let paint, let isEvenOdd, _): paint.isVisible && path.contains(point, eoFill: isEvenOdd)
        case .stroke(let path, let paint, let style, _):
            paint.isVisible && path.outlineContains(point, lineWidth: style.lineWidth)
        case .text(let layout, let origin): CGRect(origin: origin, size: layout.size).contains(point)
        case .image(let image): image.frame.contains(point)
        case .group(let group):
            group.opacity > 0 && (group.clip?.contains(group.place(of: point)) ?? true)
                && group.items.contains { $0.contains(group.place(of: point)) }
        }
    }
}

extension DisplayGroup {
    fileprivate func place(of point: CGPoint) -> CGPoint { CGPoint(x: point.x - offset.x, y: point.y - offset.y) }
}

extension Paint {
    /// Whether any of it can be seen.
    fileprivate var isVisible: Bool {
        switch self {
        case .color(let color): color.opacity > 0
        }
    }
}
