import Foundation
import Umwelt

/// The layout nodes of a window, updated from frame differences.
final class ShownTree {
    private(set) var root: ShownNode?
    private var nodes: [FrameDifference.NodeID: ShownNode] = [:]

    /// The nodes of fields, whose widgets are above the drawing.
    private(set) var fields: [FrameDifference.NodeID: ShownNode] = [:]

    /// The texts of fields.
    private(set) var texts: [FrameDifference.NodeID: String] = [:]

    /// Returns the node with a number; nil for none.
    func node(_ id: FrameDifference.NodeID) -> ShownNode? { nodes[id] }

    /// Takes the changes.
    func apply(_ difference: FrameDifference) {
        for id in difference.removed { remove(id) }
        for change in difference.changed where change.isNew {
            let node = ShownNode(id: change.id)
            nodes[change.id] = node
            if root == nil { root = node }
        }
        for change in difference.changed { apply(change) }
    }

    private func apply(_ change: NodeChange) {
        guard let node = nodes[change.id] else { return }
        if let semantics = change.semantics {
            node.semantics = semantics
            if case .field = semantics.role { fields[node.id] = node } else { fields[node.id] = nil }
        }
        if let interest = change.pointerInterest { node.interest = interest }
        if let frame = change.frame { node.frame = frame }
        if let items = change.items { node.items = items }
        if let opacity = change.opacity { node.opacity = opacity }
        switch change.clip {
        case nil: break
        case .nothing: node.clip = nil
        case .path(let path): node.clip = path
        }
        if let effects = change.effects { node.effects = effects }
        if let offset = change.scrollOffset { node.scrollOffset = offset }
        if let shift = change.scrollShift {
            node.scrollOffset.x += shift.x
            node.scrollOffset.y += shift.y
        }
        if let children = change.children {
            node.children = children.ids.compactMap { nodes[$0] }
            node.drawingOrder = children.drawingOrder?.compactMap { nodes[$0] }
            for child in node.children { child.parent = node }
        }
        if let text = change.text { apply(text, to: node.id) }
        node.forgetPictures()
    }

    private func apply(_ update: TextUpdate, to id: FrameDifference.NodeID) {
        switch update {
        case .whole(let text, _, _): texts[id] = text
        case .deltas(let deltas):
            for delta in deltas {
                guard let change = delta.change, let new = change.applied(to: texts[id] ?? "") else { continue }
                texts[id] = new
            }
        }
    }

    private func remove(_ id: FrameDifference.NodeID) {
        guard let node = nodes.removeValue(forKey: id) else { return }
        fields[id] = nil
        texts[id] = nil
        if root === node { root = nil }
        for child in node.children where child.parent === node { remove(child.id) }
    }
}
