/// A node whose value is computed from other nodes: it is recomputed when one of them has changed, and notifies its
/// readers only if the value differs.
public final class Computed<Value>: GraphNode {
    // In memory of its own: an optional of a generic type has its metadata looked up on each access.
    private var stored: UnsafeMutablePointer<Value>?
    private var compute: (() -> Value)?
    private let areEqual: (Value, Value) -> Bool
    private let label: String?
    private var limit = RunLimit()

    /// Makes a computed value. It is computed in the next update or when it is first read.
    ///
    /// - Parameters:
    ///   - graph: The graph that the value belongs to.
    ///   - name: The name in log messages; nil uses the type, such as `Computed<Int>`.
    ///   - areEqual: Returns true if a new result is the same as the last, which stops the change.
    ///   - compute: Computes the value; its reads are recorded.
    public init(
        in graph: Graph, name: String? = nil, areEqual: @escaping (Value, Value) -> Bool,
        _ compute: @escaping () -> Value
    ) {
        self.compute = compute
        self.areEqual = areEqual
        label = name
        super.init(in: graph)
        flags.insert(.isValue)
        graph.enqueueFresh(self)
    }

    deinit {
        // The closure may hold the last reference to another computed value, and so on down a long chain.
        if graph.graveyard.enter() {
            compute = nil
            stored?.deinitialize(count: 1)
            graph.graveyard.leave()
        } else {
            if let compute { graph.graveyard.postpone(compute) }
            if let stored { graph.graveyard.postpone(stored.move()) }
        }
        stored?.deallocate()
    }

    /// The current value, updated before it is returned. Reading it in a node makes that node depend on it.
    ///
    /// Precondition: the node was not removed from its graph before its first value was computed.
    public var value: Value {
        if graph.isDirty || flags.contains(.isRunning) { graph.pull(self) }
        track()
        guard let stored else {
            preconditionFailure("\(name) was removed from its graph before it was ever computed.")
        }
        return stored.pointee
    }

    /// Computes the value again.
    public override func update() {
        if !limit.allowsRun(in: graph.passCount) { graph.reportEndlessRuns(of: self) }
        guard let compute else { return }
        let new = compute()
        if let stored {
            if areEqual(stored.pointee, new) { return }
            stored.pointee = new
        } else {
            let stored = UnsafeMutablePointer<Value>.allocate(capacity: 1)
            stored.initialize(to: new)
            self.stored = stored
        }
        graph.counters.changes += 1
        invalidateReaders()
    }

    override func forgetWork() { compute = nil }

    /// The label or, without one, the kind of node.
    public override var name: String { label ?? "Computed<\(Value.self)>" }
}

extension Computed where Value: Equatable {
    /// Makes a computed value that stops a change at an equal result.
    ///
    /// - Parameter name: The name in log messages; nil uses the type, such as `Computed<Int>`.
    public convenience init(in graph: Graph, name: String? = nil, _ compute: @escaping () -> Value) {
        self.init(in: graph, name: name, areEqual: ==, compute)
    }
}
