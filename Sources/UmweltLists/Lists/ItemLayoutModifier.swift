@_spi(Kernel) import Umwelt

/// A modifier that wraps a layout node around each layout node of its content. It leaves items unrealized until a lazy
/// container requests them.
package protocol ItemLayoutModifier: ViewModifier where Body == Never {
    associatedtype Node: ItemWrapperNode

    /// Makes the node that is wrapped around one layout node of the content.
    nonisolated func makeNode(for element: _Element) -> Node

    /// Sets the modifier's values on a node.
    nonisolated func update(_ node: Node)

    /// Sets values of the environment on a node. The element depends on each value that is read from `values`.
    nonisolated func readEnvironment(_ values: EnvironmentValues, for node: Node)

    /// Returns false if the modifier only adds traits at the position of an element. Called once, before the element is
    /// created. Asked once, before the element is made.
    nonisolated func wrapsNodes(_ inputs: _ElementInputs) -> Bool

    /// Adds the modifier's values to the traits of a container's item.
    nonisolated func addTraits(to traits: inout ItemTraits, at element: _Element)
}

extension ItemLayoutModifier {
    /// True: there is a node around each of the content.
    package nonisolated func wrapsNodes(_ inputs: _ElementInputs) -> Bool { true }

    /// Adds nothing.
    package nonisolated func addTraits(to traits: inout ItemTraits, at element: _Element) {}
}

extension ItemLayoutModifier {
    /// Makes the modifier's element.
    nonisolated public static func _makeElement<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<ModifiedContent<V, Self>> {
        ItemLayoutModifierElement(view, inputs)
    }
}

/// A node of its child's size that an ``ItemLayoutModifier`` has made for the child.
@_spi(Kernel) open class ItemWrapperNode: WrapperNode, ItemNode {
    public final override var roles: NodeRoles { .item }

    package final var heldItem: LayoutNode? { children.first }

    /// Calls `body` for each element of the node other than the element of its child.
    ///
    /// - Parameter body: Called once for each element, in no particular order.
    open func forEachAccessory(_ body: (_Element) -> Void) {}

    /// Called when the container collects the node, because the layout nodes inside may have changed.
    open func didCollect() {}
}

/// The element of an ``ItemLayoutModifier``, whatever its types.
package protocol ItemLayoutModifierParent: _Element {
    /// The modifier.
    var itemModifier: any ItemLayoutModifier { get }

    /// False if the content is an empty collection.
    var hasItems: Bool { get }

    /// True if there is a node around each of the content.
    var wrapsNodes: Bool { get }
}

/// The element of an ``ItemLayoutModifier``.
///
/// ``_Element/holdsLayoutNodes`` is false: the container collects the nodes of the descendants through the element,
/// each with a wrapper node.
private final class ItemLayoutModifierElement<Content: View, Modifier: ItemLayoutModifier>:
    PrimitiveModifierElement<Content, Modifier>, ItemLayoutModifierParent
{
    let wrapsNodes: Bool

    /// The wrapper nodes by the nodes inside them.
    private var nodes: [ObjectIdentifier: Modifier.Node] = [:]

    override init(_ view: ModifiedContent<Content, Modifier>, _ inputs: _ElementInputs) {
        wrapsNodes = view.modifier.wrapsNodes(inputs)
        super.init(view, inputs)
    }

    var itemModifier: any ItemLayoutModifier { modifier }

    var hasItems: Bool {
        if !nodes.isEmpty { return true }
        var parts = LazyParts()
        child?.collectLazyParts(into: &parts)
        return !parts.parts.isEmpty
    }

    override func update(_ view: ModifiedContent<Content, Modifier>) {
        let isSame = areValuesEqual(modifier, view.modifier)
        super.update(view)
        if isSame { return }
        for node in nodes.values { modifier.update(node) }
        lazyContainer?.itemTraitsChanged()
    }

    /// The nearest lazy container around, which reads traits.
    private var lazyContainer: (any LazyContainer)? {
        var ancestor = parent
        while let element = ancestor {
            if let container = element as? any LazyContainer { return container }
            ancestor = element.parent
        }
        return nil
    }

    /// Runs when nodes are new, or when the environment that they depend on has changed.
    override func update() {
        let values = EnvironmentValues(at: scope, tracking: true)
        let isRightToLeft = values.isRightToLeft
        for node in nodes.values {
            node.set(isRightToLeft: isRightToLeft)
            modifier.readEnvironment(values, for: node)
        }
    }

    override func collectLayoutNodes(into result: inout ContiguousArray<LayoutNode>) {
        guard wrapsNodes else { return super.collectLayoutNodes(into: &result) }
        let inner = child?.ownLayoutNodes ?? []
        wrapAll { wrap in result.append(contentsOf: inner.map(wrap)) }
    }

    override func collectLazyParts(into parts: inout LazyParts) {
        let first = parts.parts.count
        child?.collectLazyParts(into: &parts)
        guard wrapsNodes else { return }
        wrapAll { wrap in parts.replaceNodes(from: first, by: wrap) }
    }

    /// Passes a function to a closure that returns the node around an inner one, and drops the nodes that were not
    /// asked for.
    private func wrapAll(_ body: ((LayoutNode) -> LayoutNode) -> Void) {
        var (old, isNew) = (nodes, false)
        nodes = [:]
        body { inner in
            let id = ObjectIdentifier(inner)
            if let node = old.removeValue(forKey: id) {
                nodes[id] = node
                node.didCollect()
                return node
            }
            isNew = true
            let node = modifier.makeNode(for: self)
            modifier.update(node)
            node.setChildren([inner])
            nodes[id] = node
            return node
        }
        for node in old.values where !node.isLeaving { node.detach() }
        if isNew { graph.run(self) }
    }

    override func addTraits(to traits: inout ItemTraits) { modifier.addTraits(to: &traits, at: self) }

    override func forEachChild(_ body: (_Element) -> Void) {
        super.forEachChild(body)
        for node in nodes.values { node.forEachAccessory(body) }
    }

    override func didLeaveTree() {
        for node in nodes.values { node.detach() }
    }

    override var name: String { "\(Modifier.self)" }
}
