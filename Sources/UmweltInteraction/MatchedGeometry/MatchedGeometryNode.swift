@_spi(Kernel) import UmweltCore
import Foundation
import UmweltDrawing

/// A node of its child's size, which may show the child in the frame of another view with the same identity.
package final class MatchedGeometryNode: LayoutNode {
    private(set) var key: MatchedGeometryKey?
    private(set) var isSource = true
    private var properties = MatchedGeometryProperties.frame
    private var anchor = UnitPoint.center

    /// The geometry that the child follows, in the node's coordinates; nil for the node's own.
    private var target: Target?

    /// The shared geometry of another view: its size, and the position of its anchor.
    private struct Target: Equatable {
        let place: CGPoint
        let size: CGSize
    }

    /// True until the node has first been placed.
    var isNew = true

    func set(_ modifier: _MatchedGeometryEffect) {
        if modifier.key != key {
            if let key { element.tree.matchedGeometry.remove(self, from: key) }
            element.tree.matchedGeometry.add(self, to: modifier.key)
            key = modifier.key
        }
        guard
            modifier.isSource != isSource || modifier.properties != properties || modifier.anchor != anchor
        else { return }
        (isSource, properties, anchor) = (modifier.isSource, modifier.properties, modifier.anchor)
        setNeedsLayout()
    }

    public override func didDetach() {
        if let key { element.tree.matchedGeometry.remove(self, from: key) }
    }

    /// Shows the child in the node's own frame, as there is no source to follow. Texts that keep the lines of a removal
    /// still keep them.
    func showInPlace() { show(nil) }

    /// Shows the child with the geometry of its source.
    func follow(_ source: MatchedGeometryNode) {
        show(source.target(in: source.frameInWindow) { place(ofWindow: $0) })
    }

    /// Shows the inserted child at the current position of the view that it replaces. Moving ancestors do not carry it:
    /// it appears relative to its final position.
    func begin(insteadOf old: MatchedGeometryNode) {
        show(old.target(in: old.shownFrame) { endPlace(ofShown: $0) })
    }

    /// Shows the child, which is being removed, in the frame of its replacement. Its texts keep their lines. The node
    /// stays at its visible position, independent of the layout around it.
    func leave(for new: MatchedGeometryNode) {
        set(keepsLines: true)
        show(new.target(in: new.frameInWindow) { place(ofShownWindow: $0) })
    }

    /// Returns the geometry that this node shares while it has a frame in the window.
    ///
    /// - Parameter place: Converts a point of the window to the coordinates of the following node.
    private func target(in windowFrame: CGRect, by place: (CGPoint) -> CGPoint) -> Target {
        let corner = place(windowFrame.origin)
        let end = place(CGPoint(x: windowFrame.maxX, y: windowFrame.maxY))
        let frame = CGRect(x: corner.x, y: corner.y, width: end.x - corner.x, height: end.y - corner.y)
        return Target(place: anchor.place(in: frame), size: frame.size)
    }

    private func show(_ new: Target?) {
        guard new != target else { return }
        target = new
        setNeedsLayout()
    }

    /// Shows the child, whose removal was reversed, in the node's own frame, and lets its texts break their lines again.
    func showInOwnFrame() {
        set(keepsLines: false)
        showInPlace()
    }

    private func set(keepsLines: Bool) {
        var nodes = Array(children)
        while let node = nodes.popLast() {
            (node as? TextNode)?.set(keepsLines: keepsLines)
            nodes += node.children
        }
    }

    /// True if the node is a source whose removal was reversed.
    var isBack: Bool { isSource && target != nil && !isGoing }

    /// True if the node or an ancestor has left the layout.
    var isGoing: Bool {
        var node: LayoutNode? = self
        while let current = node {
            if current.isLeaving { return true }
            node = current.parent
        }
        return false
    }

    /// The current frame of the child, in window coordinates.
    var shownFrame: CGRect {
        shownFrameInWindow(of: children.first?.presentedFrame ?? CGRect(origin: .zero, size: presentedSize))
    }

    public override func measure(_ proposal: ProposedViewSize) -> CGSize {
        children.first?.size(for: proposal) ?? .zero
    }

    public override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        guard let child = children.first else { return }
        guard let target else { return place(child, at: .zero, proposal: proposal) }
        let offer = properties.contains(.size) ? ProposedViewSize(target.size) : proposal
        // With the size alone, the child keeps its leading corner.
        guard properties.contains(.position) else { return place(child, at: .zero, proposal: offer) }
        let childSize = child.size(for: offer)
        // The anchor of the child, which may have a size of its own, is at the source's.
        let corner = CGPoint(
            x: target.place.x - anchor.x * childSize.width, y: target.place.y - anchor.y * childSize.height)
        // Places are measured from the leading edge, frames of the window from the left one.
        let x = isRightToLeft ? size.width - corner.x - childSize.width : corner.x
        place(child, at: CGPoint(x: x, y: corner.y), proposal: offer)
    }

    public override var childMotion: ChildMotion { .frames }

    public override func explicitAlignment(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
        children.first?.explicitGuide(key, for: proposal)
    }

    public override var layoutPriority: Double { children.first?.layoutPriority ?? 0 }

    public override var isSpacer: Bool { children.first?.isSpacer ?? false }

    public override var wrapped: LayoutNode? { children.first }
}
