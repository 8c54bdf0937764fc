import UmweltGraph

/// Something that is computed from several environment values at once, so that its many readers have one dependency.
protocol EnvironmentDerivation {
    /// Computes the value. Everything it may depend on is read, whatever the values are: the keys are recorded once.
    init(_ values: EnvironmentValues)
}

/// A derived value where it is defined: at the outermost place from which the reader sees the same inputs.
class DerivedEnvironment: GraphNode {
    var type: ObjectIdentifier { ObjectIdentifier(Never.self) }

}

final class Derived<Value: EnvironmentDerivation & Equatable>: DerivedEnvironment {
    private unowned let scope: EnvironmentScope
    private var stored: Value?

    init(at scope: EnvironmentScope) {
        self.scope = scope
        super.init(in: scope.theRoot.graph)
        graph.run(self)
    }

    deinit { remove() }

    override var type: ObjectIdentifier { ObjectIdentifier(Value.self) }

    /// The value; reading it makes the graph's current reader depend on it.
    var value: Value {
        track()
        guard let stored else { preconditionFailure("A derived value is computed when it is made.") }
        return stored
    }

    override func update() {
        let new = Value(EnvironmentValues(at: scope, tracking: true))
        if stored == new { return }
        stored = new
        invalidateReaders()
    }
}

extension EnvironmentRoot {
    /// The numbers of the keys that a derivation reads, recorded while one is computed. A root makes a cell for each key
    /// that it is asked for.
    static func keysRead<Value: EnvironmentDerivation>(by type: Value.Type) -> Set<Int> {
        let root = EnvironmentRoot(in: Graph())
        _ = Value(EnvironmentValues(at: root, tracking: false))
        return root.numbersOfCells
    }
}

extension EnvironmentScope {
    /// The derived value of a type at this place, shared by all places that see the same inputs.
    final func derived<Value: EnvironmentDerivation & Equatable>(
        _ type: Value.Type, reading keys: Set<Int>
    ) -> Derived<Value> {
        var scope = self
        while true {
            if let found = scope.derived.first(where: { $0.type == ObjectIdentifier(type) }) {
                // Found by this very type.
                return unsafeDowncast(found, to: Derived<Value>.self)
            }
            let isDefinedHere = scope.cell.map { keys.contains($0.number) } ?? false
            guard !isDefinedHere, let parent = scope.parent else {
                let new = Derived<Value>(at: scope)
                scope.derived.append(new)
                return new
            }
            scope = parent
        }
    }
}
