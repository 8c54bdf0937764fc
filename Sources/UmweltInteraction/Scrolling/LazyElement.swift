@_spi(Kernel) import UmweltCore

/// The element of a lazy container, whose parts are realised when they are near the viewport.
@_spi(Kernel) open class LazyElement<V: View>: _ViewElement<V>, LazyContainer {
    /// The views that are realised in the next update.
    private var wanted: [(source: any LazyItemSource, offsets: Range<Int>)] = []

    /// The node that arranges the parts.
    open var lazyNode: LazyNode? { nil }

    /// The element of the content that is arranged.
    open var content: _Element? { nil }

    /// Returns the slots of parts, with the nodes of realized parts.
    ///
    /// - Parameter parts: The parts: realized nodes, and stretches of views that are not realized.
    open func arrange(_ parts: ContiguousArray<LazyPart>) -> ContiguousArray<LazyNode.Slot> { [] }

    public final func makeItems(_ offsets: Range<Int>, of source: any LazyItemSource) {
        // The items of a fresh tree are those of the tree that it is compared with, and no others.
        if tree.isFresh { return }
        wanted.append((source, offsets))
        invalidate()
    }

    /// Has no effect: only lists have rows.
    open func itemTraitsChanged() {}

    /// Realises the views that were asked for; subclasses also read the environment.
    open override func update() {
        let now = wanted
        wanted = []
        for (source, offsets) in now where !source.isRemoved {
            for offset in offsets { source.makeItem(at: offset) }
        }
    }

    public final override var holdsLayoutNodes: Bool { true }

    public final override func collectLayoutNodes(into nodes: inout ContiguousArray<LayoutNode>) {
        if let lazyNode { nodes.append(lazyNode) }
    }

    public final override func updateLayoutContent() {
        var collected = LazyParts()
        content?.collectLazyParts(into: &collected)
        tree.cost.parts += collected.parts.count
        lazyNode?.set(slots: arrange(collected.parts))
    }

    open override func forEachChild(_ body: (_Element) -> Void) {
        if let content { body(content) }
    }

    open override var preventsRelease: Bool { holdsStateOutOfReach }

    /// False: a fresh tree realizes the same views.
    open override var preventsVerification: Bool { false }

    open override func didLeaveTree() { lazyNode?.detach() }

    /// The views are created after the container's siblings, so their state must not be restored into them.
    open override var structuralName: String? { String(name.prefix { $0 != "<" }) }

    open override var name: String { String(describing: V.self) }
}
