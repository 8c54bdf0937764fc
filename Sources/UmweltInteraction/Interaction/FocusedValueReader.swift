import UmweltGraph

/// A reader of the focused values of a window.
protocol AnyFocusedValueReader: AnyObject {
    /// Compares the value with the last read value, and runs the readers again if it has changed.
    func check()
}

/// The value of one key path of a window's focused values, as a node of the graph: its readers run again only when this
/// value changes.
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

    /// The value. Reading it in a body makes that body depend on it. All readers see a change after the update.
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
