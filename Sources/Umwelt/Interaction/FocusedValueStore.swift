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

    private struct Reader {
        weak var node: (any AnyFocusedValueReader)?
    }

    private var entries: [Entry] = []
    private var stored: FocusedValues?

    /// The values before a change that has not been told of; nil if they have not been read.
    private var old: FocusedValues?

    /// True if readers are told of a change after the update.
    private var isChanged = false

    /// The readers of one value each.
    private var readers: [AnyKeyPath: Reader] = [:]

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
        return currentValues
    }

    /// The values, without being read by anything.
    var currentValues: FocusedValues {
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

    /// Returns the node of the value at a key path.
    func reader<Value>(of keyPath: KeyPath<FocusedValues, Value?>) -> FocusedValueReader<Value> {
        if let known = readers[keyPath]?.node as? FocusedValueReader<Value> { return known }
        let new = FocusedValueReader(keyPath, in: self)
        readers[keyPath] = Reader(node: new)
        return new
    }

    /// Called when a value, or the place of the focus, has changed. Readers of what has become another value follow
    /// after the update.
    func changed() {
        old = old ?? stored
        stored = nil
        if isChanged { return }
        isChanged = true
        tree.afterUpdate { [weak self] in self?.tellReaders() }
    }

    private func tellReaders() {
        isChanged = false
        let old = old
        self.old = nil
        readers = readers.filter { $0.value.node != nil }
        for reader in readers.values { reader.node?.check() }
        if let old, old != currentValues { invalidateReaders() }
    }
}

extension WindowElement {
    /// The focused values of the window.
    package final var focusedValues: FocusedValueStore { attachments.object { FocusedValueStore(in: tree) } }
}
