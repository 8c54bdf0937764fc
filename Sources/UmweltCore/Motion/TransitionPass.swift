import Foundation
import UmweltGraph

/// The pass in which views come and go: those that were inserted begin their transitions, and those that were removed
/// stay until theirs are over.
package final class TransitionPass {
    private unowned(unsafe) let tree: ViewTree

    /// The elements that have inserted children in the current update.
    private var inserters: [_Element] = []

    /// The children that were inserted with an animation, and have not begun to appear.
    private var inserted: [(child: _Element, transaction: Transaction)] = []

    /// Transitions that stand at their beginning.
    private var appearing: [any TransitioningElement] = []

    /// The moves that begin as soon as what moves has its place.
    private var arrivals: [() -> Void] = []

    /// Nodes that what moves does not carry along.
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

    /// Begins the transitions of what was inserted. Returns true if there was anything.
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

    /// Removes a child from the tree: at once, or when its transition is over.
    ///
    /// - Parameters:
    ///   - key: The identity of the child in its parent, by which ``revive(_:of:)`` finds it; nil if it never comes
    ///     back.
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

    /// Returns a child that was leaving, and shows it again from where it is; nil if there is none.
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

    /// Returns what keeps a node where it shows: the node and those around it, of those that are held.
    ///
    /// A node's courses are looked at in hundreds of moments, at which the places of all others do not matter.
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

    /// Sends nodes that will be somewhere else than before on their way there.
    private func releaseMoved() {
        let held = arriving
        arriving = []
        // One that is let go of may be held anew.
        for node in held where !node.isDetached && !node.isLeaving {
            if node.followEndPlace() { arriving.append(node) }
        }
    }

    /// The outermost nodes of the views that are leaving.
    private var leavingNodes: [LayoutNode] { leaving.flatMap { $0.nodes.map(\.node) } }

    /// The nodes that keep their place, or go their own way, whatever moves around them.
    package var heldNodes: [LayoutNode] { leavingNodes + arriving }

    /// Removes at once what was leaving an element that has left the tree itself.
    func sweep() {
        for view in leaving where view.parent.isRemoved { finish(view) }
    }
}

/// The nodes that are pinned to their positions in the window, whatever moves around them.
package struct PinnedNodes {
    /// The nodes that are leaving, with the places at which they showed.
    fileprivate var leaving: [(node: LayoutNode, place: CGPoint)] = []

    /// The nodes that have come, or go their own way.
    fileprivate var arriving: [LayoutNode] = []

    /// The number of nodes.
    var count: Int { leaving.count + arriving.count }

    /// Keeps each of them where it was or will be, wherever its container is now.
    package func pin() {
        for (node, place) in leaving where !node.isDetached { node.pin(at: place) }
        for node in arriving where node.motion?.pinnedPlace != nil { _ = node.pinEndPlace() }
    }
}

/// A view that was removed from the tree, and still shows until its transition is over.
private final class ExitingView {
    let child: _Element
    let parent: _Element
    let key: AnyHashable?
    private let roots: [TransitionRoot]
    private let fadingNodes: [LayoutNode]
    private let transaction: Transaction

    /// The outermost nodes of the view, with those that kept it when it left.
    let nodes: [(node: LayoutNode, container: LayoutNode)]

    /// The place at which each of them showed when it left.
    private(set) var places: [CGPoint] = []

    /// Returns nil if the view has nothing to show, or nothing animates that it goes.
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

    /// Begins the transition, and calls `finish` when it is over.
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

/// The place at which a view comes and goes: a transition, or the layout nodes of a view without one, which fade.
enum TransitionRoot {
    case element(any TransitioningElement)
    case nodes(ContiguousArray<LayoutNode>)

    fileprivate var hasAnimation: Bool {
        if case .element(let element) = self { element.hasAnimation(for: .didDisappear) } else { false }
    }

    /// The nodes that fade as the view comes and goes: what a container has made around the view, such as the row of a
    /// list, and otherwise the view itself, unless it has a transition.
    fileprivate var fadingNodes: [LayoutNode] {
        switch self {
        case .element(let element): element.madeLayoutNodes.compactMap(\.itemNode)
        case .nodes(let nodes): nodes.map { $0.itemNode ?? $0 }
        }
    }
}

/// The element of a transition.
package protocol TransitioningElement: _Element {
    /// False if the view fades instead, as its user has asked for less motion, or has a transition of its own, or if
    /// the transition counts somewhere else.
    var isUsed: Bool { get }

    /// True if the transition stands here, false if it stands around the condition that the view depends on.
    var isOwn: Bool { get }

    /// True if another transition around this one counts in its place, also for views that come and go within.
    var isReplaced: Bool { get }

    /// Returns true if a source is that of the view which comes and goes by the transition.
    func shows(_ source: ModifiedViewSource) -> Bool

    /// Makes the element of a view that appears and disappears by itself below this one, with this transition.
    func makeElement<V: View>(of view: V, _ inputs: _ElementInputs) -> _ViewElement<V>

    /// Returns true if the transition has an animation of its own for a phase.
    func hasAnimation(for phase: TransitionPhase) -> Bool

    /// Shows a phase with the transaction of the current update.
    ///
    /// - Parameter completions: Calls that also wait for what that animates; nil for none.
    func show(_ phase: TransitionPhase, completions: AnimationCompletions?)
}

extension _Element {
    /// The transitions of the view: those at its root, not deeper.
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

    /// The layout nodes that represent the element in its container, without those that a lazy container has not asked
    /// for.
    fileprivate final var madeLayoutNodes: ContiguousArray<LayoutNode> {
        guard isArrangedLazily else { return ownLayoutNodes }
        var collected = LazyParts()
        collectLazyParts(into: &collected)
        return ContiguousArray(collected.parts.compactMap(\.node))
    }

    /// The transaction of the update in which the element is made, at the one that inserts it, if the element is at the
    /// root of what is inserted; nil if it is not inserted, or deeper.
    ///
    /// - Parameter outer: An ancestor that is not asked any more, nor are those above it.
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

    /// Removes a child: at once, or when its transition is over.
    final func remove(_ child: _Element, key: @autoclosure () -> AnyHashable?) {
        tree.transitionPass.remove(child, of: self, key: key)
    }
}

extension LayoutNode {
    /// The node, or the outermost of the nodes that wrap it alone, or that containers have made for it.
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
