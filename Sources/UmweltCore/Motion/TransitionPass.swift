import Foundation
import UmweltGraph

/// The pass for insertion and removal: it starts the transitions of inserted views, and keeps removed views until their
/// transitions end.
package final class TransitionPass {
    private unowned(unsafe) let tree: ViewTree

    /// The elements that have inserted children in the current update.
    private var inserters: [_Element] = []

    /// The children that were inserted with an animation, and have not begun to appear.
    private var inserted: [(child: _Element, transaction: Transaction)] = []

    /// Transitions in their first phase.
    private var appearing: [any TransitioningElement] = []

    /// The moves that start as soon as their nodes are placed.
    private var arrivals: [() -> Void] = []

    /// Nodes that moving ancestors do not carry.
    private var arriving: [LayoutNode] = []

    /// The views that are no longer in the tree and still show.
    private var leaving: [ExitingView] = []

    init(_ tree: ViewTree) { self.tree = tree }

    // MARK: Coming

    /// Makes a child of an element, inserted into a tree that shows.
    func insert<Child: _Element>(by parent: _Element, _ make: () -> Child) -> Child {
        guard tree.animations.isEnabled else { return make() }
        // Before the child is made, as transitions inside look for who inserts them.
        if !parent.passFlags.contains(.insertsChildren) {
            parent.passFlags.insert(.insertsChildren)
            inserters.append(parent)
        }
        let child = make()
        let transaction = parent.transaction
        if transaction.animation != nil { inserted.append((child, transaction)) }
        return child
    }

    /// Adds an element whose transition is at its beginning.
    func add(appearing element: any TransitioningElement) { appearing.append(element) }

    /// Adds an action that runs as soon as the layout has placed its node.
    func add(arrival: @escaping () -> Void) { arrivals.append(arrival) }

    /// Starts the transitions of inserted views. Returns true if there were any.
    func run() -> Bool {
        if !arriving.isEmpty { releaseMoved() }
        guard !inserted.isEmpty || !appearing.isEmpty || !arrivals.isEmpty else { return false }
        let (children, transitions, actions) = (inserted, appearing, arrivals)
        (inserted, appearing, arrivals) = ([], [], [])
        for (child, transaction) in children where !child.isRemoved {
            for node in child.transitionRoots.flatMap(\.fadingNodes) { node.fadeIn(with: transaction) }
            for node in child.madeLayoutNodes.map(\.outermostWrapper) where node.pinEndPlace() {
                arriving.append(node)
            }
        }
        for element in transitions where !element.isRemoved { element.show(.identity, completions: nil) }
        for action in actions { action() }
        return true
    }

    /// Forgets who has inserted children, when the transaction has been shown.
    func endTransaction() {
        guard !inserters.isEmpty else { return }
        for element in inserters { element.passFlags.remove(.insertsChildren) }
        inserters = []
    }

    // MARK: Going

    /// Removes a child from the tree: immediately, or when its transition is over.
    ///
    /// - Parameters:
    ///   - key: The identity of the child in its parent, by which ``revive(_:of:)`` finds it; nil if it never returns.
    func remove(_ child: _Element, of parent: _Element, key: () -> AnyHashable?) {
        guard tree.animations.isEnabled, let view = ExitingView(child, of: parent, key: key()) else {
            return child.leaveTree()
        }
        if child.passFlags.contains(.hasPreferences) { child.preferencesChanged() }
        leaving.append(view)
        view.leave { [weak self, weak view] in
            if let view { self?.finish(view) }
        }
    }

    private func finish(_ view: ExitingView) {
        guard let index = leaving.firstIndex(where: { $0 === view }) else { return }
        leaving.remove(at: index).finish()
    }

    /// Returns a child whose removal was in progress, and animates it back from its current state; nil if there is
    /// none.
    func revive(_ key: @autoclosure () -> AnyHashable, of parent: _Element) -> _Element? {
        if leaving.isEmpty { return nil }
        let key = key()
        guard let index = leaving.firstIndex(where: { $0.parent === parent && $0.key == key }) else { return nil }
        return leaving.remove(at: index).revive()
    }

    /// Pins removed nodes to their old positions in the window or scrolled content, and inserted nodes to their new
    /// positions, wherever their containers move.
    func pinPlaces() {
        for view in leaving { view.pinPlace() }
        if !arriving.isEmpty { arriving.removeAll { !$0.pinEndPlace() } }
    }

    /// Returns the held nodes that determine a node's visible position: the node and its held ancestors.
    ///
    /// Animations of a node are sampled hundreds of times; the positions of other nodes do not matter for that.
    package func holds(on node: LayoutNode) -> PinnedNodes {
        var around: Set<ObjectIdentifier> = []
        var next: LayoutNode? = node
        while let current = next {
            around.insert(ObjectIdentifier(current))
            next = current.parent
        }
        var held = PinnedNodes()
        for view in leaving {
            for (entry, place) in zip(view.nodes, view.places)
            where around.contains(ObjectIdentifier(entry.node)) && !entry.container.isDetached {
                held.leaving.append((entry.node, place))
            }
        }
        held.arriving = arriving.filter { around.contains(ObjectIdentifier($0)) }
        return held
    }

    /// Pins a node that has a motion of its own while its ancestors move.
    func pin(_ node: LayoutNode) {
        let isNew = node.motion?.pinnedPlace == nil
        node.madeMotion().pinnedPlace = node.endPlace
        if node.pinEndPlace() && isNew { arriving.append(node) }
    }

    /// Animates nodes whose final position has changed.
    private func releaseMoved() {
        let held = arriving
        arriving = []
        // A released one may be held again.
        for node in held where !node.isDetached && !node.isLeaving {
            if node.followEndPlace() { arriving.append(node) }
        }
    }

    /// The outermost nodes of the views that are being removed.
    private var leavingNodes: [LayoutNode] { leaving.flatMap { $0.nodes.map(\.node) } }

    /// The nodes whose position is independent of the movement around them.
    package var heldNodes: [LayoutNode] { leavingNodes + arriving }

    /// Immediately removes children of an element that has itself left the tree.
    func sweep() {
        for view in leaving where view.parent.isRemoved { finish(view) }
    }
}

/// The held nodes that determine a node's visible position: ancestors and the node itself.
package struct PinnedNodes {
    /// The nodes that are being removed, with their visible positions.
    fileprivate var leaving: [(node: LayoutNode, place: CGPoint)] = []

    /// The nodes that were inserted, or have independent animations.
    fileprivate var arriving: [LayoutNode] = []

    /// The number of nodes.
    var count: Int { leaving.count + arriving.count }

    /// Keeps each node at its old or final position, wherever its container is now.
    package func pin() {
        for (node, place) in leaving where !node.isDetached { node.pin(at: place) }
        for node in arriving where node.motion?.pinnedPlace != nil { _ = node.pinEndPlace() }
    }
}

/// A view that has been removed from the tree and is visible until its transition is over.
private final class ExitingView {
    let child: _Element
    let parent: _Element
    let key: AnyHashable?
    private let roots: [TransitionRoot]
    private let fadingNodes: [LayoutNode]
    private let transaction: Transaction

    /// The outermost nodes of the view, with their containers at its removal.
    let nodes: [(node: LayoutNode, container: LayoutNode)]

    /// The position of each node at its removal.
    private(set) var places: [CGPoint] = []

    /// Returns nil if the view shows nothing, or its removal is not animated.
    init?(_ child: _Element, of parent: _Element, key: AnyHashable?) {
        transaction = parent.transaction
        roots = child.transitionRoots
        guard transaction.animation != nil || roots.contains(where: \.hasAnimation) else { return nil }
        nodes = child.madeLayoutNodes.compactMap { node in
            let outer = node.outermostWrapper
            return outer.parent.map { (outer, $0) }
        }
        if nodes.isEmpty { return nil }
        fadingNodes = roots.flatMap(\.fadingNodes)
        self.child = child
        self.parent = parent
        self.key = key
    }

    /// Starts the transition, and calls `finish` when it is over.
    func leave(finish: @escaping () -> Void) {
        child.passFlags.insert(.isLeaving)
        for (node, container) in nodes {
            places.append(node.shownPlace)
            container.keepShowing(node)
        }
        var transaction = transaction
        transaction.addAnimationCompletion(criteria: .removed, finish)
        guard let completions = transaction.completions else { return }
        child.tree.transactions.add(completions)
        for root in roots {
            if case .element(let element) = root { element.show(.didDisappear, completions: completions) }
        }
        for node in fadingNodes { node.fade(to: 0, with: transaction) }
    }

    func pinPlace() {
        for (entry, place) in zip(nodes, places) {
            // A wrapper's element may have left by itself, and so may that of the container, whose parent is gone then.
            if entry.node.isDetached || entry.container.isDetached { continue }
            entry.node.pin(at: place)
        }
    }

    func revive() -> _Element {
        child.passFlags.remove(.isLeaving)
        for (node, container) in nodes {
            container.stopShowing(node)
            child.tree.transitionPass.add(arrival: { node.unpin() })
        }
        for root in roots {
            if case .element(let element) = root { element.show(.identity, completions: nil) }
        }
        for node in fadingNodes { node.fade(to: 1, with: transaction) }
        return child
    }

    func finish() {
        child.leaveTree()
        for (node, container) in nodes {
            container.stopShowing(node)
            // One that its container has made may have left with that one.
            if !node.isDetached { node.detach() }
        }
    }
}

/// The place where the insertion and removal of a view are animated: a transition, or the layout nodes of a view
/// without one, which fade.
enum TransitionRoot {
    case element(any TransitioningElement)
    case nodes(ContiguousArray<LayoutNode>)

    fileprivate var hasAnimation: Bool {
        if case .element(let element) = self { element.hasAnimation(for: .didDisappear) } else { false }
    }

    /// The nodes that fade in or out: the node that a container created for the view, such as a list row, otherwise the
    /// view itself, unless it has a transition.
    fileprivate var fadingNodes: [LayoutNode] {
        switch self {
        case .element(let element): element.madeLayoutNodes.compactMap(\.itemNode)
        case .nodes(let nodes): nodes.map { $0.itemNode ?? $0 }
        }
    }
}

/// The element of a transition.
package protocol TransitioningElement: _Element {
    /// False if the view fades instead, because the user prefers reduced motion or the view has its own transition, or
    /// if the transition applies elsewhere.
    var isUsed: Bool { get }

    /// True if the transition is declared here, false if it is declared around the condition that the view depends on.
    var isOwn: Bool { get }

    /// True if another transition around this one replaces it, also for views that are inserted and removed inside.
    var isReplaced: Bool { get }

    /// Returns true if a source is that of the view with the transition.
    func shows(_ source: ModifiedViewSource) -> Bool

    /// Makes the element of a view below this element that appears and disappears independently, with this transition.
    func makeElement<V: View>(of view: V, _ inputs: _ElementInputs) -> _ViewElement<V>

    /// Returns true if the transition has its own animation for a phase.
    func hasAnimation(for phase: TransitionPhase) -> Bool

    /// Shows a phase with the transaction of the current update.
    ///
    /// - Parameter completions: Completions that also wait for its animations; nil for none.
    func show(_ phase: TransitionPhase, completions: AnimationCompletions?)
}

extension _Element {
    /// The transitions at the root of the view, not deeper.
    fileprivate final var transitionRoots: [TransitionRoot] {
        if let element = self as? any TransitioningElement, element.isUsed { return [.element(element)] }
        if holdsLayoutNodes {
            if let outer = (self as? any SurroundingElement)?.surrounding?.element, outer.isUsed {
                return [.element(outer)]
            }
            if !wrapsLayoutNodes { return [.nodes(ownLayoutNodes)] }
        }
        var roots: [TransitionRoot] = []
        forEachChild { roots += $0.transitionRoots }
        let hasTransition = roots.contains { if case .element = $0 { true } else { false } }
        return hasTransition ? roots : [.nodes(madeLayoutNodes)]
    }

    /// The layout nodes that represent the element in its container, without nodes that a lazy container has not
    /// realized.
    fileprivate final var madeLayoutNodes: ContiguousArray<LayoutNode> {
        guard isArrangedLazily else { return ownLayoutNodes }
        var collected = LazyParts()
        collectLazyParts(into: &collected)
        return ContiguousArray(collected.parts.compactMap(\.node))
    }

    /// The transaction of the update that inserts the element, if the element is at the root of the inserted view; nil
    /// if it is not inserted, or deeper.
    ///
    /// - Parameter outer: An ancestor at which the search stops.
    final func insertion(within outer: _Element?) -> Transaction? {
        var ancestor = parent
        while let element = ancestor, element !== outer {
            if element.passFlags.contains(.insertsChildren) { return element.transaction }
            if element.holdsLayoutNodes && !element.wrapsLayoutNodes { return nil }
            ancestor = element.parent
        }
        return nil
    }

    /// Makes a child, inserted into a tree that shows.
    final func insert<Child: _Element>(_ make: () -> Child) -> Child {
        tree.recorder?.recordIdentity(of: self)
        return tree.transitionPass.insert(by: self, make)
    }

    /// Removes a child: immediately, or when its transition is over.
    final func remove(_ child: _Element, key: @autoclosure () -> AnyHashable?) {
        tree.transitionPass.remove(child, of: self, key: key)
    }
}

extension LayoutNode {
    /// The node itself, or the outermost node that wraps only it or that a container created for it.
    fileprivate var outermostWrapper: LayoutNode {
        var node = self
        while let outer = node.parent,
            outer.element.wrapsLayoutNodes && outer.children.count == 1 || outer.asItem?.heldItem === node
        {
            node = outer
        }
        return node
    }

    /// The outermost of these nodes, if a container has made it, such as the row of a list; otherwise nil.
    fileprivate var itemNode: LayoutNode? {
        let outer = outermostWrapper
        return outer.asItem?.heldItem == nil ? nil : outer
    }
}
