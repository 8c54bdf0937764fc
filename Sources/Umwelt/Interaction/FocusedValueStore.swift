import UmweltGraph

/// An element that has a value for ``FocusedValues``.
protocol FocusedValueSource: AnyObject {
    /// The rank of the value among those of its key, of which the highest counts: less than zero for values that count
    /// wherever the focus is; nil if the value does not count now.
    var rank: Int? { get }

    func write(to values: inout FocusedValues)
}

/// The focused values of a window, as a node of the graph.
package final class FocusedValueStore: GraphNode {
    private struct Entry {
        weak var source: (any FocusedValueSource)?
    }

    private var entries: [Entry] = []
    private var stored: FocusedValues?
    // The tree owns the window, and that the store.
    private unowned(unsafe) let tree: ViewTree

    init(in tree: ViewTree) {
        self.tree = tree
        super.init(in: tree.graph)
    }

    deinit { remove() }

    /// The values. Reading them in a body makes that body depend on them.
    package var values: FocusedValues {
        track()
        if let stored { return stored }
        var values = FocusedValues()
        let ranked = entries.compactMap { entry in entry.source.flatMap { source in source.rank.map { ($0, source) } } }
        // Sorted with the order of entries where ranks are equal: of values for the window the last one counts.
        for (_, _, source) in ranked.enumerated().map({ ($1.0, $0, $1.1) }).sorted(by: { ($0.0, $0.1) < ($1.0, $1.1) })
        {
            source.write(to: &values)
        }
        stored = values
        return values
    }

    func add(_ source: any FocusedValueSource) {
        entries.append(Entry(source: source))
        changed()
    }

    func remove(_ source: any FocusedValueSource) {
        entries.removeAll { $0.source == nil || $0.source === source }
        changed()
    }

    /// Called when a value, or the place of the focus, has changed. Readers follow after the update.
    func changed() {
        stored = nil
        tree.afterUpdate { [weak self] in self?.invalidateReaders() }
    }
}

extension WindowElement {
    /// The focused values of the window.
    package final var focusedValues: FocusedValueStore { attachments.object { FocusedValueStore(in: tree) } }
}
