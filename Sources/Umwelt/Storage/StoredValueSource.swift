import UmweltGraph

/// A value of a store as bodies read it.
class StoredValueSource: GraphNode {
    private(set) var stored: StoredValue?

    init(_ value: StoredValue?, in graph: Graph) {
        stored = value
        super.init(in: graph)
    }

    deinit { remove() }

    /// The value; reading it in a body makes that body depend on it.
    final var value: StoredValue? {
        track()
        return stored
    }

    /// Takes over what the store holds now.
    final func take(_ value: StoredValue?, transaction: Transaction) {
        if value == stored { return }
        let tree = graph.owner as? ViewTree
        if let running = graph.reader, let tree {
            // Done at once, a body that changes what it reads would run for ever.
            Log.storage.warning(
                "A stored value was changed while \(running.name) was updated: the change waits until that is done.")
            tree.afterUpdate { [weak self] in self?.take(value, transaction: transaction) }
            return
        }
        stored = value
        tree?.note(transaction)
        invalidateReaders()
    }
}
