import Dispatch
import UmweltGraph

/// The graph node of a `@State`: kept by an element, read by bodies.
@usableFromInline
final class StateSource<Value>: GraphNode {
    private var stored: Value
    private var isWritten = false

    init(_ value: Value, in graph: Graph) {
        stored = value
        super.init(in: graph)
    }

    deinit { remove() }

    /// The value; reading it in a body makes that body depend on it.
    var value: Value {
        track()
        return stored
    }

    /// Writes the value. Off the main thread the write is sent to it.
    func set(_ value: Value, transaction: Transaction? = nil) {
        guard MainQueue.isCurrent else {
            let late = DeferredWrite(source: self, value: value, transaction: transaction)
            DispatchQueue.main.async { late.run() }
            return
        }
        if areValuesEqual(stored, value) { return }
        let tree = graph.owner as? ViewTree
        if let running = graph.reader, let tree {
            // Done at once, a body that changes what it reads would run for ever.
            Log.views.warning(
                "State was changed while \(running.name) was updated: the change waits until that is done.")
            tree.afterUpdate { self.set(value, transaction: transaction) }
            return
        }
        stored = value
        isWritten = true
        tree?.note(transaction ?? Transaction.current)
        invalidateReaders()
    }

    /// The encoded value; nil if the value has not been written or cannot be encoded.
    var encodedValue: EncodedState? { isWritten ? EncodedState(stored) : nil }

    /// Starts with an encoded value, if it is of the right type. Precedes the first read.
    func restore(_ kept: EncodedState) {
        guard let value = kept.value(as: Value.self) else { return }
        stored = value
        isWritten = true
    }
}

/// A write that is sent to the main thread; nothing else holds the value meanwhile.
private struct DeferredWrite<Value>: @unchecked Sendable {
    let source: StateSource<Value>
    let value: Value
    let transaction: Transaction?

    func run() { source.set(value, transaction: transaction) }
}
