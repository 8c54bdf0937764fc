/// Where a window's keyboard is directed: to one node or to none.
///
/// The host says where its user has moved it, the program where a ``FocusState`` wants it. Both end here, and the states
/// and nodes concerned are told.
package final class WindowFocus {
    // The window's root element keeps this.
    private unowned(unsafe) let root: WindowElement

    /// The node that what is typed goes to.
    private(set) var node: LayoutNode?

    /// How often the program has moved the focus: hosts that have not heard of the last time have to follow.
    private(set) var moves = 0

    /// The elements around the node that want to know.
    private var around: [any FocusObserver] = []

    init(_ root: WindowElement) { self.root = root }

    /// Whether the focus is on something inside of an element.
    func isInside(_ element: any FocusObserver) -> Bool { around.contains { $0 === element } }

    /// The host's user has moved the focus to a node, or to something that is none of the views': then none has it.
    func hostDidFocus(_ node: LayoutNode) -> Bool {
        let isFocusable = node.isFocusable
        move(to: isFocusable ? node : nil, byUser: true)
        return isFocusable
    }

    /// The host's user has taken the focus from a node.
    func hostDidBlur(_ node: LayoutNode) -> Bool {
        guard self.node === node else { return false }
        move(to: nil, byUser: true)
        return true
    }

    /// The program moves the focus.
    package func move(to new: LayoutNode?) {
        guard new !== node else { return }
        moves += 1
        move(to: new, byUser: false)
    }

    /// The node with the focus has left the tree or cannot have it any more, perhaps. Hosts see that by themselves.
    package func checkSoon() {
        guard node != nil else { return }
        root.tree.afterUpdate { [weak root] in
            guard let focus = root?.focus, let node = focus.node, !node.isFocusable else { return }
            focus.move(to: nil, byUser: false)
        }
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
        if let reader = Self.nearestReader(oldAround) { reader.isFocused = false }
        if let reader = Self.nearestReader(around) { reader.isFocused = true }
        if let old, !old.isDetached { old.focusChanged(false) }
        new?.focusChanged(true)
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

/// An element that wants to know when the focus comes to something inside of it.
protocol FocusObserver: _Element {
    func focusDidEnter(byUser: Bool)
    func focusDidLeave()
}

/// An element that stands for something which can have the focus, and tells what is inside.
protocol FocusReader: FocusObserver {
    var isFocused: Bool { get set }
}

extension _Element {
    /// The first node inside that can have the focus, in reading order.
    final var firstFocusableNode: LayoutNode? {
        func find(in nodes: ContiguousArray<LayoutNode>) -> LayoutNode? {
            for node in nodes {
                if node.isFocusable { return node }
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
