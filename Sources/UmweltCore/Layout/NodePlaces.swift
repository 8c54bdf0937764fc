import Foundation

extension LayoutNode {
    /// Converts a point from the node's coordinates to its parent's, after the node's ``effects``.
    final func outerPlace(of point: CGPoint) -> CGPoint {
        let moved = effects.map { point.applying($0.transform) } ?? point
        return CGPoint(x: moved.x + frame.minX, y: moved.y + frame.minY)
    }

    /// Converts a point from the parent's coordinates to the node's; nil if the node's transform makes it invisible.
    final func place(ofOuter point: CGPoint) -> CGPoint? {
        let place = CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
        guard let transform = effects?.transform else { return place }
        return transform.isDrawable ? place.applying(transform.inverted()) : nil
    }

    /// Converts a point from the parent's coordinates to the node's as both show now; nil if the node's transform makes
    /// it invisible.
    package final func place(ofShown point: CGPoint) -> CGPoint? {
        guard let motion else { return place(ofOuter: point) }
        let shown = motion.frame ?? frame
        let place = CGPoint(x: point.x - shown.minX, y: point.y - shown.minY)
        guard let transform = presentedEffects?.transform else { return place }
        return transform.isDrawable ? place.applying(transform.inverted()) : nil
    }

    /// Returns the smallest rectangle in the parent's coordinates that contains a rectangle of the node.
    package final func outerFrame(of rect: CGRect) -> CGRect {
        let moved = effects.map { rect.applying($0.transform) } ?? rect
        return moved.offsetBy(dx: frame.minX, dy: frame.minY)
    }

    /// The origin of the node in an ancestor's coordinates, without effects.
    package final func origin(in ancestor: LayoutNode) -> CGPoint {
        var origin = CGPoint.zero
        var node: LayoutNode? = self
        while let current = node, current !== ancestor {
            origin.x += current.drawnFrame.minX
            origin.y += current.drawnFrame.minY
            node = current.parent
        }
        return origin
    }

    /// Converts a point from the node's coordinates to its window's.
    package final func placeInWindow(of point: CGPoint) -> CGPoint {
        var point = point
        var node: LayoutNode? = self
        while let current = node {
            point = current.outerPlace(of: point)
            node = current.parent
        }
        return point
    }

    /// Converts a point from window coordinates to the node's. In an ancestor whose transform cannot be inverted, every
    /// point becomes the origin.
    package final func place(ofWindow point: CGPoint) -> CGPoint {
        place(ofWindow: point) { node, place in node.place(ofOuter: place) }
    }

    /// Converts a point from window coordinates to the node's, as all shows now.
    package final func place(ofShownWindow point: CGPoint) -> CGPoint {
        place(ofWindow: point) { node, place in node.place(ofShown: place) }
    }

    /// Converts a point from window coordinates of the current presentation to the node's at its ``endPlace``, its
    /// position after all animations.
    package final func endPlace(ofShown point: CGPoint) -> CGPoint {
        var group = parent
        while let node = group, !node.groupsGeometry { group = node.parent }
        var isInside = group == nil
        return place(ofWindow: point) { node, place in
            defer { if node === group { isInside = true } }
            return isInside ? node.place(ofOuter: place) : node.place(ofShown: place)
        }
    }

    private func place(ofWindow point: CGPoint, by convert: (LayoutNode, CGPoint) -> CGPoint?) -> CGPoint {
        var path: [LayoutNode] = []
        var node: LayoutNode? = self
        while let current = node {
            path.append(current)
            node = current.parent
        }
        return path.reversed().reduce(point) { place, node in convert(node, place) ?? .zero }
    }

    /// The smallest rectangle in window coordinates that contains the node.
    package final var frameInWindow: CGRect { frameInWindow(of: CGRect(origin: .zero, size: frame.size)) }

    /// Returns the smallest rectangle in window coordinates that contains a rectangle of the node.
    package final func frameInWindow(of rect: CGRect) -> CGRect {
        var rect = rect
        var node: LayoutNode? = self
        while let current = node {
            rect = current.outerFrame(of: rect)
            node = current.parent
        }
        return rect
    }

    /// Returns the smallest rectangle in window coordinates that contains a rectangle of the node, as all shows now.
    package final func shownFrameInWindow(of rect: CGRect) -> CGRect {
        var rect = rect
        var node: LayoutNode? = self
        while let current = node {
            if let transform = current.presentedEffects?.transform { rect = rect.applying(transform) }
            let origin = current.motion?.frame?.origin ?? current.frame.origin
            rect = rect.offsetBy(dx: origin.x, dy: origin.y)
            node = current.parent
        }
        return rect
    }

    /// True if the node has a transform: is moved, rotated, scaled or in perspective.
    package final var isTransformed: Bool { effects.map { !$0.transform.isIdentity } ?? false }
}
