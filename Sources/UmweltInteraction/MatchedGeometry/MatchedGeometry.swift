@_spi(Kernel) import UmweltCore
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
        var matches: [Match] = []
        for (key, members) in groups {
            let nodes = members.compactMap(\.node).filter { $0.parent != nil }
            if nodes.count > 1 || nodes.first?.isBack == true, let match = match(nodes, of: key) {
                matches.append(match)
            }
            for node in nodes { node.isNew = false }
        }
        begin(matches)
        for match in matches { show(match) }
        if !tree.layoutQueue.isEmpty { tree.runLayoutPass() }
    }

    /// The views of one identity: the source, the view that is being removed and passes its frame on or adopts the
    /// source's, and those that follow the source.
    private struct Match {
        let source: MatchedGeometryNode
        let old: MatchedGeometryNode?
        let followers: [MatchedGeometryNode]

        /// True if the source was being removed, and has been inserted again.
        let isBack: Bool
    }

    private func match(_ nodes: [MatchedGeometryNode], of key: MatchedGeometryKey) -> Match? {
        let sources = nodes.filter { $0.isSource && !$0.isGoing }
        guard let source = sources.first else { return nil }
        if sources.count > 1 && reported.insert(key).inserted {
            Log.views.warning(
                """
                Several views are sources of the matched geometry \(key.id): only the first is used. Set isSource to \
                false for the others.
                """)
        }
        let isBack = source.isBack
        let hasOld = isBack || source.isNew && tree.mayAnimate
        return Match(
            source: source, old: hasOld ? nodes.last(where: \.isGoing) : nil,
            followers: nodes.filter { $0 !== source && !$0.isSource && !$0.isGoing }, isBack: isBack)
    }

    /// Shows inserted views at the current frames of the views that they replace, without an animation. This precedes
    /// other animations, because the layout would carry the views.
    private func begin(_ matches: [Match]) {
        let coming = matches.filter { !$0.isBack && $0.old != nil }
        if coming.isEmpty { return }
        tree.animations.withoutAnimations {
            for match in coming {
                if let old = match.old { match.source.begin(insteadOf: old) }
            }
            tree.runLayoutPass()
        }
    }

    /// Animates the views of a match: each to its own frame, or to the source's.
    private func show(_ match: Match) {
        if match.isBack { match.source.showInOwnFrame() } else if match.old != nil { match.source.showInPlace() }
        match.old?.leave(for: match.source)
        for node in match.followers { node.follow(match.source) }
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
