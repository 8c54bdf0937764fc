/// A modifier that wraps a layout node around each layout node of its content.
package protocol LayoutModifier: ViewModifier where Body == Never {
    associatedtype Node: LayoutNode

    /// Makes the node that is wrapped around one layout node of the content.
    nonisolated func makeNode(for element: _Element) -> Node

    /// Sets the modifier's values on a node, which is invalidated if they are new.
    nonisolated func update(_ node: Node)

    /// The animation of changes that a user makes with the control; nil for no animation.
    nonisolated var controlAnimation: Animation? { get }

    /// Sets values of the environment on a node. The element depends on each value that is read from `values`.
    nonisolated func readEnvironment(_ values: EnvironmentValues, for node: Node)
}

/// A layout modifier that changes the appearance of its nodes, and nothing of the layout.
package protocol AppearanceOnlyModifier: LayoutModifier {
    /// True if a modifier that is asked how its nodes look may change something else, too: it is asked for what shows
    /// now alone, and hosts are drawn frames.
    nonisolated static var tellsOfItself: Bool { get }
}

extension AppearanceOnlyModifier {
    /// False: a look is nothing more.
    package nonisolated static var tellsOfItself: Bool { false }
}

extension LayoutModifier {
    /// No animation.
    package nonisolated var controlAnimation: Animation? { nil }

    /// Reads nothing.
    package nonisolated func readEnvironment(_ values: EnvironmentValues, for node: Node) {}
}

/// The element of a layout modifier. It creates and updates one node for each layout node of the content.
final class LayoutModifierElement<Content: View, Modifier: LayoutModifier>:
    SingleChildElement<ModifiedContent<Content, Modifier>, Content>, MotionTarget, SurroundingElement
{
    private var modifier: Modifier
    private var nodes = SmallArray<Modifier.Node>()

    /// The animation of the modifier's values, if they are animatable.
    private var animation: ValueAnimation<Modifier>?

    var surrounding: SurroundingTransition?

    init(_ view: ModifiedContent<Content, Modifier>, _ inputs: _ElementInputs) {
        modifier = view.modifier
        super.init(inputs)
        child = Content._makeElement(view.content, childInputs())
        needsLayoutContent()
    }

    override func update(_ view: ModifiedContent<Content, Modifier>) {
        let old = modifier
        modifier = view.modifier
        if tree.transactions.current.isFromControl, tree.mayAnimate, let own = modifier.controlAnimation {
            var transaction = transaction
            transaction.moveControl(own)
            animate(&animation, from: old, to: modifier, with: transaction) { [unowned self] in show($0) }
        } else {
            animate(&animation, from: old, to: modifier) { [unowned self] in show($0) }
        }
        if let look = Modifier.self as? any AppearanceOnlyModifier.Type, let animation {
            animation.target = look.tellsOfItself ? nil : self
            nodes.forEach { $0.setNeedsSend() }
        }
        child?.update(view.content)
    }

    private func show(_ presented: Modifier) {
        nodes.forEach { presented.update($0) }
    }

    /// Runs when the environment that the nodes depend on has changed.
    override func update() { readEnvironment() }

    private func readEnvironment() {
        let values = EnvironmentValues(at: scope, tracking: true)
        let isRightToLeft = values.isRightToLeft
        nodes.forEach { node in
            node.set(isRightToLeft: isRightToLeft)
            modifier.readEnvironment(values, for: node)
        }
    }

    override var holdsLayoutNodes: Bool { true }

    override var wrapsLayoutNodes: Bool { true }

    package var movedNodes: ContiguousArray<LayoutNode> {
        var result: ContiguousArray<LayoutNode> = []
        collectModifiedNodes(into: &result)
        return result
    }

    override func collectLayoutNodes(into result: inout ContiguousArray<LayoutNode>) {
        collectOuterNodes(into: &result)
    }

    func collectModifiedNodes(into result: inout ContiguousArray<LayoutNode>) {
        nodes.forEach { result.append($0) }
    }

    var modifiedElement: _Element? { child }

    override func updateLayoutContent() {
        let content = child?.ownLayoutNodes ?? []
        if content.count == nodes.count
            && content.indices.allSatisfy({ nodes[$0].children.first === content[$0] })
        {
            return
        }
        // The old nodes by their child. Those that are used again leave the table, so that it ends up with those to
        // drop.
        var old: [ObjectIdentifier: Modifier.Node] = [:]
        nodes.forEach { node in if let inner = node.children.first { old[ObjectIdentifier(inner)] = node } }
        let presented = animation?.presentation(at: tree.animations.time) ?? modifier
        var new = SmallArray<Modifier.Node>()
        let parts = consumeSavedPart(as: [Any?].self)
        for (index, inner) in content.enumerated() {
            if let node = old.removeValue(forKey: ObjectIdentifier(inner)) {
                new.append(node)
                continue
            }
            let node = modifier.makeNode(for: self)
            if let parts, parts.count == content.count, let part = parts[index] {
                (node as? any SavingNode)?.resume(with: part)
            }
            presented.update(node)
            node.setChildren([inner])
            new.append(node)
        }
        nodes = new
        for node in old.values where !node.isLeaving { node.detach() }
        graph.run(self)
        layoutNodesChanged()
        surrounding?.nodesChanged()
    }

    override func forEachChild(_ body: (_Element) -> Void) {
        if let child { body(child) }
        if let element = surrounding?.element { body(element) }
    }

    override func didLeaveTree() { nodes.forEach { $0.detach() } }

    override var hasSavedPart: Bool { Modifier.Node.self is any SavingNode.Type }

    override var savedPart: Any? {
        var parts: [Any?] = []
        nodes.forEach { parts.append(($0 as? any SavingNode)?.savedPart) }
        return parts
    }

    override var preventsRelease: Bool {
        var prevents = false
        nodes.forEach { if ($0 as? any SavingNode)?.preventsRelease == true { prevents = true } }
        return prevents
    }

    override var preventsVerification: Bool {
        var prevents = false
        nodes.forEach { if ($0 as? any SavingNode)?.preventsVerification == true { prevents = true } }
        return prevents
    }

    override var name: String { "\(Modifier.self)" }
}

extension LayoutModifier {
    /// Makes the modifier's element.
    nonisolated public static func _makeElement<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<ModifiedContent<V, Self>> {
        LayoutModifierElement(view, inputs)
    }
}
