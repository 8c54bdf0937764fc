@_spi(Kernel) import UmweltCore
import UmweltGraph

/// An element that has a value for ``FocusedValues``.
protocol FocusedValueSource: _Element {
    /// The kind of view that the value belongs to; nil if the value does not count now.
    var reach: FocusedValueReach? { get }

    func write(to values: inout FocusedValues)
}

/// The views that a focused value belongs to. The values of views that contain the focus take precedence over those of
/// the window.
enum FocusedValueReach { case window, focusedView }

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

    /// The values before a change that has not been reported; nil if they have not been read.
    private var old: FocusedValues?

    /// True if readers will be notified of a change after the update.
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
        // The last one in the order of the views counts, wherever it was inserted, which is the innermost of those around
        // the focus. SwiftUI documents no rule for several values of a window: this order is a guess.
        for reach in [FocusedValueReach.window, .focusedView] {
            let sources = entries.compactMap(\.source).filter { $0.reach == reach }.map { $0 as GraphReader }
            for case let source as any FocusedValueSource in ViewOrder.sorted(sources) { source.write(to: &values) }
        }
        stored = values
        return values
    }

    func add(_ source: any FocusedValueSource) {
        entries.append(Entry(source: source))
        tree.hasFocusedValues = true
        tree.onReorder = { $0.focusedValuesMoved() }
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

    /// Called when a value or the focus has changed. Readers of changed values run after the update.
    func changed() {
        old = old ?? stored
        stored = nil
        if isChanged { return }
        isChanged = true
        tree.afterUpdate { [weak self] in self?.notifyReaders() }
    }

    private func notifyReaders() {
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

extension _Element {
    /// Reports that views inside have changed their order, which decides among several focused values.
    package final func focusedValuesMoved() { if tree.hasFocusedValues { window?.focusedValues.changed() } }
}
