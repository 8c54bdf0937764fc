/// The element of a view whose parts are made when they are about to be seen.
class LazyElement<V: View>: _ViewElement<V>, ArrangesLazily {
    private(set) var parts: ContiguousArray<LazyPart> = []
    private var wanted = 0..<0

    /// The node that arranges the parts.
    var lazyNode: LazyNode? { nil }

    /// The element of what is arranged.
    var content: _Element? { nil }

    /// How the parts are arranged, with the nodes for those that are made.
    func arrange(_ parts: ContiguousArray<LazyPart>) -> ContiguousArray<LazyNode.Slot> { [] }

    final func makeParts(in range: Range<Int>) {
        wanted = range
        invalidate()
    }

    /// Only lists have rows.
    func rowTraitsChanged() {}

    /// Makes the parts that are wanted; subclasses also read the environment.
    override func update() {
        for index in wanted.clamped(to: parts.indices) {
            if case .item(let source) = parts[index].content, !source.isRemoved {
                source.makeItem(at: parts[index].key.offset)
            }
        }
        wanted = 0..<0
    }

    final override var holdsLayoutNodes: Bool { true }

    final override func collectLayoutNodes(into nodes: inout ContiguousArray<LayoutNode>) {
        if let lazyNode { nodes.append(lazyNode) }
    }

    final override func updateLayoutContent() {
        var collected = LazyParts()
        content?.collectLazyParts(into: &collected)
        parts = collected.parts
        lazyNode?.set(slots: arrange(parts))
    }

    override func forEachChild(_ body: (_Element) -> Void) {
        if let content { body(content) }
    }

    override func didLeaveTree() { lazyNode?.detach() }

    override var name: String { String(describing: V.self) }
}
