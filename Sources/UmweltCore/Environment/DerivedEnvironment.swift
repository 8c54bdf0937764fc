import UmweltGraph

/// A value that is computed from several environment values, so that its many readers have one dependency.
package protocol EnvironmentDerivation {
    /// Computes the value. All keys that it may depend on must be read, whatever their values are: they are recorded
    /// once.
    init(_ values: EnvironmentValues)
}

/// The graph node of a derived value, at the outermost scope with the same inputs as the reader's.
package class DerivedEnvironment: GraphNode {
    var type: ObjectIdentifier { ObjectIdentifier(Never.self) }

}

package final class Derived<Value: EnvironmentDerivation & Equatable>: DerivedEnvironment {
    private unowned let scope: EnvironmentScope
    private var stored: Shared?

    /// A value that its readers share: a copy would retain all that is in it.
    package final class Shared {
        package let value: Value

        fileprivate init(_ value: Value) { self.value = value }
    }

    init(at scope: EnvironmentScope) {
        self.scope = scope
        super.init(in: scope.theRoot.graph)
        graph.run(self)
    }

    deinit { remove() }

    override var type: ObjectIdentifier { ObjectIdentifier(Value.self) }

    /// The value; reading it makes the graph's current reader depend on it.
    package var shared: Shared {
        track()
        guard let stored else { preconditionFailure("A derived value is computed when it is made.") }
        return stored
    }

    package override func update() {
        let new = Value(EnvironmentValues(at: scope, tracking: true))
        if stored?.value == new { return }
        stored = Shared(new)
        invalidateReaders()
    }
}

extension EnvironmentRoot {
    /// Returns the numbers of the keys that a derivation reads, recorded during a computation. A root creates a cell
    /// for each key that is read from it.
    package static func keysRead<Value: EnvironmentDerivation>(by type: Value.Type) -> KeySet {
        let root = EnvironmentRoot(in: Graph())
        _ = Value(EnvironmentValues(at: root, tracking: false))
        return KeySet(root.numbersOfCells)
    }
}

/// A set of key numbers, one bit each. Each text queries it for each scope around it, for which hashing is too slow.
package struct KeySet: Equatable, Sendable {
    private var words: ContiguousArray<UInt64> = []

    init(_ numbers: Set<Int>) {
        for number in numbers {
            let word = number / 64
            if word >= words.count { words.append(contentsOf: repeatElement(0, count: word + 1 - words.count)) }
            words[word] |= 1 << UInt64(number % 64)
        }
    }

    func contains(_ number: Int) -> Bool {
        let word = number / 64
        return word < words.count && words[word] & 1 << UInt64(number % 64) != 0
    }
}

extension EnvironmentScope {
    /// Returns the derived value of a type at this scope, shared by all scopes with the same inputs.
    ///
    /// - Parameter keys: The numbers of the keys that the derivation reads.
    package final func derived<Value: EnvironmentDerivation & Equatable>(
        _ type: Value.Type, reading keys: KeySet
    ) -> Derived<Value> {
        // The scopes keep each other: to retain each on the way takes longer than the way.
        var next = Unmanaged.passUnretained(self)
        while true {
            let current = next
            let found: Derived<Value>? = current._withUnsafeGuaranteedRef { scope in
                if let known = scope.knownDerived(type) { return known }
                let isDefinedHere = scope.cell.map { keys.contains($0.number) } ?? false
                if !isDefinedHere, let parent = scope.parent {
                    next = .passUnretained(parent)
                    return nil
                }
                let new = Derived<Value>(at: scope)
                scope.derived.append(new)
                return new
            }
            if let found { return found }
        }
    }

    /// Returns the derived value of a type stored at exactly this scope; nil for none.
    private func knownDerived<Value: EnvironmentDerivation & Equatable>(_ type: Value.Type) -> Derived<Value>? {
        if derived.isEmpty { return nil }
        // Found by this very type.
        return derived.first { $0.type == ObjectIdentifier(type) }.map { unsafeDowncast($0, to: Derived<Value>.self) }
    }
}
