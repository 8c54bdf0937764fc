import Foundation
import UmweltGraph

/// The graph node of a `@State`: owned by an element, read by bodies.
@usableFromInline
package final class StateSource<Value>: GraphNode {
    private var stored: Value
    private(set) var isWritten = false

    /// The values of writes that wait until earlier writes with another transaction have been shown.
    private var later: [Value] = []

    private let property: PropertyField?

    /// Makes the storage of a state.
    ///
    /// - Parameters:
    ///   - value: The initial value.
    ///   - graph: The graph of the tree.
    ///   - property: The property of a view, for messages; nil for none.
    package init(_ value: Value, in graph: Graph, property: PropertyField? = nil) {
        stored = value
        self.property = property
        super.init(in: graph)
    }

    deinit { if !isRemoved { remove() } }

    package override var name: String { property?.label ?? "State<\(Value.self)>" }

    /// The value; reading it in a body makes that body depend on it.
    ///
    /// Bodies read the value of the current update; all other code reads the last written value.
    package var value: Value {
        guard MainQueue.isCurrent else { return storageLock.withLock { later.last ?? stored } }
        track()
        return graph.reader == nil ? later.last ?? stored : stored
    }

    /// Writes the value. Off the main thread the write is sent to it.
    package func set(_ value: Value, transaction: Transaction? = nil) {
        guard MainQueue.isCurrent else {
            RecurringLog.changes.record("\(name) off the main actor", at: "\(name) was set off the main actor") {
                """
                \(name) was set off the main actor: the value changes later, on the main actor. Set it there, as in \
                MainActor.run.
                """
            }
            let late = DeferredWrite(source: self, value: value, transaction: transaction)
            DispatchQueue.main.async { late.run() }
            return
        }
        if areValuesEqual(later.last ?? stored, value) { return }
        let tree = graph.owner as? ViewTree
        if let running = graph.reader, let tree {
            // Done at once, a body that changes what it reads would run for ever.
            RecurringLog.changes.record("\(name) in \(running.name)", at: "\(name) was changed") {
                """
                \(name) was changed while \(running.name) was updated: the change waits until the update is done. \
                Change it in an action, or in onChange.
                """
            }
            tree.afterUpdate { self.set(value, transaction: transaction) }
            return
        }
        isWritten = true
        if let recorder = tree?.recorder, let property, !property.isOfSystem {
            recorder.recordWrite(of: name, from: "\(later.last ?? stored)", to: "\(value)")
        }
        let transaction = transaction ?? Transaction.current
        if let tree, tree.mustWait(transaction) {
            storageLock.withLock { later.append(value) }
            tree.writeLater(in: transaction) { [weak self] in self?.writeNext() }
            return
        }
        store(value)
        tree?.recordWrite(transaction)
        tree?.checkWrite(of: self)
        invalidateReaders()
    }

    private func store(_ value: Value) {
        // The old value is released after the lock: that may run code of the app.
        var value = value
        storageLock.withLock { swap(&stored, &value) }
    }

    /// Carries out the first of the writes that wait.
    private func writeNext() {
        store(storageLock.withLock { later.removeFirst() })
        invalidateReaders()
    }

    /// Returns a source of another graph with the same value.
    func copy(in graph: Graph) -> StateSource {
        let copy = StateSource(later.last ?? stored, in: graph, property: property)
        copy.isWritten = isWritten
        return copy
    }

    /// The encoded value; nil if the value has not been written or cannot be encoded.
    var encodedValue: EncodedState? { isWritten ? EncodedState(later.last ?? stored) : nil }

    /// Starts with an encoded value, if it is of the right type. Precedes the first read.
    func restore(_ kept: EncodedState) {
        guard let value = kept.value(as: Value.self) else { return }
        stored = value
        isWritten = true
    }
}

/// Guards the values of all states: only the main thread writes them, and it reads them without the lock.
private let storageLock = NSLock()

/// A write that is sent to the main thread; nothing else uses the value meanwhile.
private struct DeferredWrite<Value>: @unchecked Sendable {
    let source: StateSource<Value>
    let value: Value
    let transaction: Transaction?

    func run() { source.set(value, transaction: transaction) }
}
