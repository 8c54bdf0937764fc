import Foundation

extension LayoutNode {
    /// A place of the node in the coordinates of the node around, which its ``effects`` may have moved.
    final func outerPlace(of point: CGPoint) -> CGPoint {
        let moved = effects.map { point.applying($0.transform) } ?? point
        return CGPoint(x: moved.x + frame.minX, y: moved.y + frame.minY)
    }

    /// The node's place at a point of the node around; nil if there is none.
    final func place(ofOuter point: CGPoint) -> CGPoint? {
        let place = CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
        guard let transform = effects?.transform else { return place }
        return transform.isDrawable ? place.applying(transform.inverted()) : nil
    }

    /// The smallest rectangle in the coordinates of the node around that holds a rectangle of the node.
    final func outerFrame(of rect: CGRect) -> CGRect {
        let moved = effects.map { rect.applying($0.transform) } ?? rect
        return moved.offsetBy(dx: frame.minX, dy: frame.minY)
    }

    /// A place of the node in its window.
    final func placeInWindow(of point: CGPoint) -> CGPoint {
        var point = point
        var node: LayoutNode? = self
        while let current = node {
            point = current.outerPlace(of: point)
            node = current.parent
        }
        return point
    }

    /// The node's place at a point of the window; the nearest to it if something around is not to be seen.
    final func place(ofWindow point: CGPoint) -> CGPoint {
        var path: [LayoutNode] = []
        var node: LayoutNode? = self
        while let current = node {
            path.append(current)
            node = current.parent
        }
        return path.reversed().reduce(point) { place, node in node.place(ofOuter: place) ?? .zero }
    }

    /// The smallest rectangle in the window that holds the node.
    package final var frameInWindow: CGRect { frameInWindow(of: CGRect(origin: .zero, size: frame.size)) }

    /// The smallest rectangle in the window that holds a rectangle of the node.
    final func frameInWindow(of rect: CGRect) -> CGRect {
        var rect = rect
        var node: LayoutNode? = self
        while let current = node {
            rect = current.outerFrame(of: rect)
            node = current.parent
        }
        return rect
    }

    /// Whether the node is turned, scaled or brought into perspective.
    final var isTransformed: Bool { effects.map { !$0.transform.isIdentity } ?? false }
}
