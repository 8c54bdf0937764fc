/// The focus of a window: the node that has the keyboard, or none.
///
/// The host reports the user's moves, and a ``FocusState`` requests the program's. This class handles both, and
/// notifies the ``FocusObserver`` elements and the nodes involved. The window's root element owns it.
package final class WindowFocus {
    // The window's root element owns this object.
    private unowned(unsafe) let root: WindowElement

    /// The node that receives text input; nil if none is focused.
    package private(set) var node: LayoutNode?

    /// The number of focus changes by the program. Hosts follow when it differs from the number they last saw.
    package private(set) var moves = 0

    /// The observers among the node's ancestors, innermost first.
    private var around: [any FocusObserver] = []

    init(_ root: WindowElement) { self.root = root }

    /// True if the node with the focus is inside of an element.
    package func isInside(_ element: any FocusObserver) -> Bool { around.contains { $0 === element } }

    /// True if a text field is focused.
    package var isInField: Bool {
        if case .field? = node?.semanticsTarget.resolvedSemantics.role { true } else { false }
    }

    /// Called when the host's user has moved the focus to a node. Returns false and removes the focus if the node
    /// cannot be focused.
    package func hostDidFocus(_ node: LayoutNode) -> Bool {
        let isFocusable = node.isFocusable
        move(to: isFocusable ? node : nil, byUser: true)
        return isFocusable
    }

    /// Called when the host's user has removed the focus from a node. Returns false if the node was not focused.
    /// Returns false if the node did not have it.
    package func hostDidBlur(_ node: LayoutNode) -> Bool {
        guard self.node === node else { return false }
        move(to: nil, byUser: true)
        return true
    }

    /// Moves the focus for the program; nil for no node.
    package func move(to new: LayoutNode?) {
        guard new !== node else { return }
        moves += 1
        root.tree.invalidateWindowValues()
        move(to: new, byUser: false)
    }

    /// Removes the focus after the update if its node has left the tree or can no longer be focused. Does not count as
    /// a change by the program: hosts detect it themselves.
    package func checkSoon() {
        guard node != nil else { return }
        root.tree.afterUpdate { [weak root] in
            guard let focus = root?.focus, let node = focus.node, !node.isFocusable else { return }
            focus.move(to: nil, byUser: false)
        }
    }

    // MARK: Saved state

    /// The position of a node in its window: its index among its siblings, and the indices of its ancestors.
    package struct Place: Equatable {
        fileprivate var steps: [Step] = []

        fileprivate struct Step: Equatable {
            let index: Int
            let count: Int
        }
    }

    /// The position of the focused node; nil if none is focused.
    package var place: Place? {
        guard var node else { return nil }
        var place = Place()
        while let parent = node.parent, let index = parent.children.firstIndex(where: { $0 === node }) {
            place.steps.insert(Place.Step(index: index, count: parent.children.count), at: 0)
            node = parent
        }
        return place
    }

    /// Releases the node with the focus, whose state is saved: no view is notified.
    package func releaseNode() {
        node = nil
        around = []
    }

    /// Focuses the node at a position of a restored window, if it can be focused. If the number of siblings has
    /// changed, nothing is focused: the node might be a different one.
    package func resume(at place: Place) {
        var found: LayoutNode = root.node
        for step in place.steps {
            guard found.children.count == step.count, step.index < step.count else { return }
            found = found.children[step.index]
        }
        if node == nil, found.isFocusable { move(to: found, byUser: false) }
    }

    private func move(to new: LayoutNode?, byUser: Bool) {
        guard new !== node else { return }
        let (old, oldAround) = (node, around)
        old?.isFocused = false
        new?.isFocused = true
        node = new
        around = new.map { Self.watchers(around: $0.element) } ?? []
        for watcher in oldAround where !isInside(watcher) { watcher.focusDidLeave() }
        for watcher in around where !oldAround.contains(where: { $0 === watcher }) {
            watcher.focusDidEnter(byUser: byUser)
        }
        for case let watcher as any FocusMoveObserver in around { watcher.focusDidMove(to: new) }
        if let reader = Self.nearestReader(oldAround) { reader.isFocused = false }
        if let reader = Self.nearestReader(around) { reader.isFocused = true }
        if let old, !old.isDetached { old.editing?.focusChanged(false) }
        new?.editing?.focusChanged(true)
    }

    private static func watchers(around element: _Element) -> [any FocusObserver] {
        var result: [any FocusObserver] = []
        var element: _Element? = element
        while let current = element {
            if let watcher = current as? any FocusObserver { result.append(watcher) }
            element = current.parent
        }
        return result
    }

    private static func nearestReader(_ watchers: [any FocusObserver]) -> (any FocusReader)? {
        for watcher in watchers { if let reader = watcher as? any FocusReader { return reader } }
        return nil
    }
}

/// An element that is notified when a view inside it receives or loses the focus.
package protocol FocusObserver: _Element {
    func focusDidEnter(byUser: Bool)
    func focusDidLeave()
}

/// The element of a view that can have the focus, which sets `isFocused` for the views inside.
package protocol FocusReader: FocusObserver {
    var isFocused: Bool { get set }
}

/// An observer that is also notified when the focus moves from one view inside to another.
package protocol FocusMoveObserver: FocusObserver {
    func focusDidMove(to node: LayoutNode?)
}

extension _Element {
    /// The first node inside that can have the focus, in reading order.
    package final var firstFocusableNode: LayoutNode? { firstNode(where: \.isFocusable) }

    /// The first node inside that a condition is true of, in reading order.
    package final func firstNode(where condition: (LayoutNode) -> Bool) -> LayoutNode? {
        func find(in nodes: ContiguousArray<LayoutNode>) -> LayoutNode? {
            for node in nodes {
                if condition(node) { return node }
                if let inner = find(in: node.children) { return inner }
            }
            return nil
        }
        var nodes: ContiguousArray<LayoutNode> = []
        collectLayoutNodes(into: &nodes)
        return find(in: nodes)
    }
}

extension WindowElement {
    /// The focus of the window.
    package final var focus: WindowFocus { attachments.object { WindowFocus(self) } }
}
