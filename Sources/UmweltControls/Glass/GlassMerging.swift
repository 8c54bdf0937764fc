import Foundation
@_spi(Kernel) import Umwelt

/// The modifier of a container in which panes of glass merge that are nearer to each other than a distance.
nonisolated struct GlassMerging: ViewModifier, LayoutModifier {
    typealias Body = Never

    /// The distance, in points.
    let distance: CGFloat

    nonisolated init(distance: CGFloat) { self.distance = distance }

    func makeNode(for element: _Element) -> GlassContainerNode { GlassContainerNode(element: element) }

    func update(_ node: GlassContainerNode) { node.set(distance: distance) }
}

/// The layout node of such a container. It finds the panes that merge after each layout that moves one.
final class GlassContainerNode: WrapperNode {
    private var distance: CGFloat = 0
    private var members: [Member] = []
    private var needsMerge = false

    private struct Member { weak var node: GlassMemberNode? }

    override init(element: _Element) {
        super.init(element: element)
        add(.safeArea)
    }

    func set(distance new: CGFloat) {
        guard new != distance else { return }
        distance = new
        setNeedsMerge()
    }

    func add(_ node: GlassMemberNode) {
        members.append(Member(node: node))
        setNeedsMerge()
    }

    func remove(_ node: GlassMemberNode) {
        members.removeAll { $0.node == nil || $0.node === node }
        setNeedsMerge()
    }

    /// Has the panes merged after the layout.
    func setNeedsMerge() {
        guard !needsMerge, !isDetached else { return }
        needsMerge = true
        element.tree.schedulePositionCheck(of: self)
    }

    override func placeChanged() {
        guard needsMerge else { return }
        needsMerge = false
        merge()
    }

    private struct Pane {
        let node: GlassMemberNode
        let frame: CGRect
    }

    private func merge() {
        var groups: [[Pane]] = []
        for member in members {
            guard let node = member.node, let frame = node.frame(in: self) else { continue }
            let pane = Pane(node: node, frame: frame)
            let near = groups.indices.filter { groups[$0].contains { merges($0, pane) } }
            guard let first = near.first else {
                groups.append([pane])
                continue
            }
            groups[first].append(pane)
            // The pane connects groups that were apart.
            for index in near.dropFirst().reversed() { groups[first] += groups.remove(at: index) }
        }
        for panes in groups {
            for pane in panes.dropFirst() { pane.node.set(.merged, at: pane.frame) }
            let first = panes[0]
            guard panes.count > 1 else {
                first.node.set(.alone, at: first.frame)
                continue
            }
            let outline = outline(of: panes).offsetBy(dx: -first.frame.minX, dy: -first.frame.minY)
            first.node.set(.first(outline), at: first.frame)
        }
    }

    /// Returns true if two panes of the same glass are nearer to each other than the distance, or overlap.
    private func merges(_ first: Pane, _ second: Pane) -> Bool {
        guard first.node.glass == second.node.glass else { return false }
        let x = max(first.frame.minX, second.frame.minX) - min(first.frame.maxX, second.frame.maxX)
        let y = max(first.frame.minY, second.frame.minY) - min(first.frame.maxY, second.frame.maxY)
        return hypot(max(x, 0), max(y, 0)) < distance || max(x, y) < 0
    }

    /// Returns the outline of merged panes: their union, with all gaps filled that a disc as wide as the distance
    /// does not fit in. How Apple's glass bends between two panes is not known.
    private func outline(of panes: [Pane]) -> Path {
        let union = panes.reduce(Path()) { $0.union($1.node.outline(at: $1.frame)) }
        guard distance > 0 else { return union }
        let style = StrokeStyle(lineWidth: distance, lineJoin: .round)
        let grown = union.union(union.strokedPath(style))
        return grown.subtracting(grown.strokedPath(style))
    }
}
