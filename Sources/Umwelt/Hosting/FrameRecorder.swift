import Foundation

/// Knows what a window's host has been told of its layout nodes, and collects the nodes that have changed since.
///
/// Nodes report themselves, so that a difference costs what has changed. Windows without a recorder pay nothing.
final class FrameRecorder {
    private var told: [FrameDifference.NodeID: Told] = [:]
    private var lastID: FrameDifference.NodeID = 0
    private var waiting: ContiguousArray<LayoutNode> = []

    /// A node as the host knows it.
    private struct Told {
        let node: LayoutNode
        var parent: FrameDifference.NodeID
        var semantics: Semantics
        var frame: CGRect
        var items: [DisplayItem]
        var opacity: Double
        var children: [FrameDifference.NodeID]
    }

    /// Has a node compared with what the host knows when the next difference is taken.
    func note(_ node: LayoutNode) { waiting.append(node) }

    /// What is different since the last time; the first time, everything.
    func takeDifference(from root: LayoutNode) -> FrameDifference {
        var difference = FrameDifference()
        let nodes = waiting
        waiting = []
        for node in nodes { node.isNoted = false }
        if told[root.frameID]?.node !== root {
            for (id, old) in told where old.parent == 0 { difference.removed += forget(id) }
            introduce(root, in: 0, to: &difference)
        }
        var left: [(id: FrameDifference.NodeID, parent: FrameDifference.NodeID)] = []
        for node in nodes where isTold(node) { updateChildren(of: node, left: &left, in: &difference) }
        // A node that left one place may have come to another.
        for (id, parent) in left where told[id]?.parent == parent && told[parent]?.children.contains(id) != true {
            difference.removed += forget(id)
        }
        return difference
    }

    /// Lets the next difference be everything again. Until then nothing is compared.
    func forgetAll() {
        for node in waiting { node.isNoted = false }
        waiting = []
        told = [:]
    }

    /// The node that the host calls `id`, if it is in the window.
    func node(_ id: FrameDifference.NodeID) -> LayoutNode? {
        guard let node = told[id]?.node, !node.isDetached else { return nil }
        return node
    }

    /// Whether some node has or had this name.
    func hasGiven(_ id: FrameDifference.NodeID) -> Bool { id > 0 && id <= lastID }

    private func isTold(_ node: LayoutNode) -> Bool { !node.isDetached && told[node.frameID]?.node === node }

    /// Tells a node that is new to the host, and all that is inside.
    private func introduce(
        _ node: LayoutNode, in parent: FrameDifference.NodeID, to difference: inout FrameDifference
    ) {
        lastID += 1
        node.report(to: self, as: lastID)
        var change = NodeChange(id: node.frameID)
        change.isNew = true
        let new = Told(
            node: node, parent: parent, semantics: node.resolvedSemantics, frame: node.frame, items: node.ownItems,
            opacity: node.opacity, children: [])
        told[node.frameID] = new
        if new.semantics != Semantics() { change.semantics = new.semantics }
        if new.frame != .zero { change.frame = new.frame }
        if !new.items.isEmpty { change.items = new.items }
        if new.opacity != 1 { change.opacity = new.opacity }
        let place = difference.changed.count
        difference.changed.append(change)
        let children = node.children.map { child in
            introduce(child, in: node.frameID, to: &difference)
            return child.frameID
        }
        guard !children.isEmpty else { return }
        told[node.frameID]?.children = children
        difference.changed[place].children = NodeChange.Children(ids: children, of: node)
    }

    /// Compares a node that the host knows with what it knows.
    private func updateChildren(
        of node: LayoutNode, left: inout [(id: FrameDifference.NodeID, parent: FrameDifference.NodeID)],
        in difference: inout FrameDifference
    ) {
        let id = node.frameID
        guard var known = told[id] else { return }
        var change = NodeChange(id: id)
        let semantics = node.resolvedSemantics
        if known.semantics != semantics {
            known.semantics = semantics
            change.semantics = semantics
        }
        if known.frame != node.frame {
            known.frame = node.frame
            change.frame = known.frame
        }
        if known.opacity != node.opacity {
            known.opacity = node.opacity
            change.opacity = known.opacity
        }
        let items = node.ownItems
        if !known.items.elementsEqual(items, by: { $0.looksLike($1) }) {
            known.items = items
            change.items = items
        }
        let hasSameChildren = known.children.elementsEqual(node.children) { told[$0]?.node === $1 }
        let old = known.children
        if !hasSameChildren {
            let place = difference.changed.count
            difference.changed.append(change)
            known.children = node.children.map { child in
                if isTold(child) {
                    told[child.frameID]?.parent = id
                } else {
                    introduce(child, in: id, to: &difference)
                }
                return child.frameID
            }
            difference.changed[place].children = NodeChange.Children(ids: known.children, of: node)
            let stays = Set(known.children)
            left += old.filter { !stays.contains($0) }.map { ($0, id) }
        } else if !change.isEmpty {
            difference.changed.append(change)
        }
        told[id] = known
    }

    /// Forgets a node and all inside that have not come to another place. Answers those that the host has to remove.
    private func forget(_ id: FrameDifference.NodeID) -> [FrameDifference.NodeID] {
        guard let known = told.removeValue(forKey: id) else { return [] }
        for child in known.children where told[child]?.parent == id { _ = forget(child) }
        return [id]
    }
}

extension NodeChange.Children {
    fileprivate init(ids: [FrameDifference.NodeID], of node: LayoutNode) {
        self.init(ids: ids, drawingOrder: node.drawingOrder?.map { ids[$0] })
    }
}

extension DisplayItem {
    /// Whether both show the same. Of texts only the lines count, and not the room that they were given.
    fileprivate func looksLike(_ other: DisplayItem) -> Bool {
        guard case .text(let layout, let point) = self, case .text(let otherLayout, let otherPoint) = other else {
            return self == other
        }
        return point == otherPoint && layout.lines == otherLayout.lines && layout.paragraph == otherLayout.paragraph
    }
}
