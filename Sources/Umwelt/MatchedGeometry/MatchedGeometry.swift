import Foundation

/// The views of a tree that share their geometry, by identity.
final class MatchedGeometry {
    private unowned(unsafe) let tree: ViewTree
    private var groups: [MatchedGeometryKey: [Member]] = [:]

    /// The identities with several sources that the log has named.
    private var reported: Set<MatchedGeometryKey> = []

    /// A node of a group, which its element owns.
    private struct Member {
        weak var node: MatchedGeometryNode?
    }

    init(_ tree: ViewTree) { self.tree = tree }

    func add(_ node: MatchedGeometryNode, to key: MatchedGeometryKey) {
        groups[key, default: []].append(Member(node: node))
    }

    func remove(_ node: MatchedGeometryNode, from key: MatchedGeometryKey) {
        groups[key]?.removeAll { $0.node == nil || $0.node === node }
        if groups[key]?.isEmpty == true { groups[key] = nil }
    }

    /// Shows the views of each group where they belong, after a layout. It does the layout that this needs.
    func run() {
        for (key, members) in groups {
            let nodes = members.compactMap(\.node).filter { $0.parent != nil }
            if nodes.count > 1 || nodes.first?.isBack == true { match(nodes, of: key) }
            for node in nodes { node.isNew = false }
        }
        if !tree.layoutQueue.isEmpty { tree.runLayoutPass() }
    }

    private func match(_ nodes: [MatchedGeometryNode], of key: MatchedGeometryKey) {
        let going = nodes.filter(\.isGoing)
        let sources = nodes.filter { $0.isSource && !$0.isGoing }
        guard let source = sources.first else { return }
        if sources.count > 1 && reported.insert(key).inserted {
            Log.views.warning(
                "Several views are sources of the matched geometry \(key.id): the first counts. Set isSource to false.")
        }
        if source.isBack {
            source.comeBack()
            going.last?.leave(for: source.frameInWindow)
        } else if source.isNew, let old = going.last, tree.mayAnimate {
            pass(from: old, to: source)
        }
        for node in nodes where node !== source && !node.isSource && !node.isGoing {
            node.show(in: source.frameInWindow)
        }
    }

    /// Moves a view that goes, and the one that comes in its place, from the frame of the one to that of the other.
    private func pass(from old: MatchedGeometryNode, to new: MatchedGeometryNode) {
        let end = new.frameInWindow
        // The new one begins where the old one shows: at once, as it has not been seen anywhere else.
        tree.animations.withoutAnimations {
            new.show(in: old.shownFrame)
            tree.runLayoutPass()
        }
        new.show(in: nil)
        old.leave(for: end)
        tree.runLayoutPass()
    }
}

extension ViewTree {
    /// The views of the tree that share their geometry.
    var matchedGeometry: MatchedGeometry {
        attachments.object {
            let made = MatchedGeometry(self)
            afterLayout = { [unowned made] in made.run() }
            return made
        }
    }
}
