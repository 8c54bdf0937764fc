@_spi(Kernel) import UmweltCore
import Foundation
import UmweltDrawing

/// A node of its child's size, which may show the child in the frame of another view with the same identity.
package final class MatchedGeometryNode: LayoutNode {
    private(set) var key: MatchedGeometryKey?
    private(set) var isSource = true
    private var properties = MatchedGeometryProperties.frame
    private var anchor = UnitPoint.center

    /// The frame in which the child is shown, in the node's coordinates; nil for the node's own.
    private var target: CGRect?

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

    /// Shows the child in a frame of the window; nil for its own.
    func show(in windowFrame: CGRect?) { show(in: windowFrame) { place(ofWindow: $0) } }

    /// Shows the child, which has been inserted, in a frame of the window as it shows now. What moves around the node
    /// does not carry it along: it is where it will be in the end.
    func begin(in shownFrame: CGRect) { show(in: shownFrame) { endPlace(ofShown: $0) } }

    /// Shows the child, which is going, in the frame of the view that has come in its place. Its texts keep their
    /// lines. The node stays where it shows, whatever becomes of the layout around it.
    func leave(for windowFrame: CGRect) {
        set(keepsLines: true)
        show(in: windowFrame) { place(ofShownWindow: $0) }
    }

    private func show(in windowFrame: CGRect?, by place: (CGPoint) -> CGPoint) {
        let new = windowFrame.map { frame in
            let corner = place(frame.origin)
            let end = place(CGPoint(x: frame.maxX, y: frame.maxY))
            return CGRect(x: corner.x, y: corner.y, width: end.x - corner.x, height: end.y - corner.y)
        }
        guard new != target else { return }
        target = new
        setNeedsLayout()
    }

    /// Shows the child in its own frame again, as it has been put back while it was going.
    func showInOwnFrame() {
        set(keepsLines: false)
        show(in: nil)
    }

    private func set(keepsLines: Bool) {
        var nodes = Array(children)
        while let node = nodes.popLast() {
            (node as? TextNode)?.set(keepsLines: keepsLines)
            nodes += node.children
        }
    }

    /// True if the node is a source that has been put back while it was going.
    var isBack: Bool { isSource && target != nil && !isGoing }

    /// True if the node has left the layout, or is in one that has.
    var isGoing: Bool {
        var node: LayoutNode? = self
        while let current = node {
            if current.isLeaving { return true }
            node = current.parent
        }
        return false
    }

    /// The frame in which the child shows now, in window coordinates.
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
        let childSize = child.size(for: offer)
        let frame = properties.contains(.position) ? target : CGRect(origin: .zero, size: size)
        let fixed = anchor.place(in: frame)
        let x = fixed.x - anchor.x * childSize.width
        // Places are reckoned from the leading edge, frames of the window from the left one.
        place(
            child,
            at: CGPoint(
                x: isRightToLeft ? size.width - x - childSize.width : x, y: fixed.y - anchor.y * childSize.height),
            proposal: offer)
    }

    public override var childMotion: ChildMotion { .frames }

    public override func explicitAlignment(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
        children.first?.explicitGuide(key, for: proposal)
    }

    public override var layoutPriority: Double { children.first?.layoutPriority ?? 0 }

    public override var isSpacer: Bool { children.first?.isSpacer ?? false }

    public override var wrapped: LayoutNode? { children.first }
}
