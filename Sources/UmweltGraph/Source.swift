/// A node whose value is written from outside the graph.
public final class Source<Value>: GraphNode {
    private var stored: Value
    private let areEqual: (Value, Value) -> Bool
    private let label: String?

    /// Makes a source.
    ///
    /// - Parameters:
    ///   - value: The initial value.
    ///   - graph: The graph that the source belongs to.
    ///   - name: The name in messages; nil for the kind of node.
    ///   - areEqual: Returns true if a new value is the same as the last, so that the write is not a change.
    public init(
        _ value: Value, in graph: Graph, name: String? = nil, areEqual: @escaping (Value, Value) -> Bool
    ) {
        stored = value
        self.areEqual = areEqual
        label = name
        super.init(in: graph)
    }

    /// The value. Reading it in a node makes that node depend on it; writing a different one makes its readers dirty.
    public var value: Value {
        get {
            track()
            return stored
        }
        set {
            if areEqual(stored, newValue) { return }
            stored = newValue
            graph.counters.changes += 1
            invalidateReaders()
        }
    }

    /// The label or, without one, the kind of node.
    public override var name: String { label ?? "Source<\(Value.self)>" }
}

extension Source where Value: Equatable {
    /// Makes a source that ignores writes of an equal value.
    ///
    /// - Parameter name: The name in messages; nil for the kind of node.
    public convenience init(_ value: Value, in graph: Graph, name: String? = nil) {
        self.init(value, in: graph, name: name, areEqual: ==)
    }
}
