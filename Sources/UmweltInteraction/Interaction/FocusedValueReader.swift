import UmweltGraph

/// A reader of the focused values of a window.
protocol AnyFocusedValueReader: AnyObject {
    /// Compares the value with the one that was read, and has it read again if it is another one.
    func check()
}

/// The value of one key path among the focused values of a window, as a node of the graph: what has read it runs again
/// when this value changes, and not when others do.
final class FocusedValueReader<Value>: GraphNode, AnyFocusedValueReader {
    private let keyPath: KeyPath<FocusedValues, Value?>
    private let store: FocusedValueStore
    private var last: Value?

    init(_ keyPath: KeyPath<FocusedValues, Value?>, in store: FocusedValueStore) {
        self.keyPath = keyPath
        self.store = store
        last = store.currentValues[keyPath: keyPath]
        super.init(in: store.graph)
    }

    deinit { remove() }

    /// The value. Reading it in a body makes that body depend on it. A change is seen after the update, by all at once.
    var value: Value? {
        track()
        return last
    }

    func check() {
        let new = store.currentValues[keyPath: keyPath]
        if areValuesEqual(last, new) { return }
        last = new
        invalidateReaders()
    }
}
