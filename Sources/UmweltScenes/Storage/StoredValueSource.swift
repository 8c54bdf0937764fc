import UmweltGraph

/// The graph node of a value in a store, which bodies read.
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

    /// Applies the store's value, and invalidates the readers if it has changed.
    ///
    /// During the update of a node the change waits until the update is done, with a warning in the log.
    final func adopt(_ value: StoredValue?, transaction: Transaction) {
        if value == stored { return }
        let tree = graph.owner as? ViewTree
        if let running = graph.reader, let tree {
            // If it was changed at once, a body that changes a value that it reads would run for ever.
            Log.storage.warning(
                """
                A stored value was set while \(running.name) was updating. It is set after the update instead: set it \
                in an action, such as onAppear.
                """)
            tree.afterUpdate { [weak self] in self?.adopt(value, transaction: transaction) }
            return
        }
        stored = value
        invalidateReaders(in: transaction)
    }
}
