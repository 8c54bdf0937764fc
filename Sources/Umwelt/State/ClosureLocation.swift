/// The location of a value behind two closures.
final class ClosureLocation<Value>: DerivedLocation<Value> {
    private let functions: Functions

    /// The value that was read last; nil if none was.
    private var last: Value?

    /// The closures, which are compared where they are stored: passed on, they would be wrapped in new ones.
    private struct Functions {
        let read: () -> Value
        let write: (Value, Transaction) -> Void
    }

    init(read: @escaping () -> Value, write: @escaping (Value, Transaction) -> Void) {
        functions = Functions(read: read, write: write)
    }

    override var derivedValue: Value {
        let value = functions.read()
        last = value
        return value
    }

    override func set(_ value: Value, transaction: Transaction?) {
        functions.write(value, transaction ?? Transaction.current)
    }

    /// Returns true if both locations have the same closures with the same captures, and a reader of this one would
    /// read the same from the other: a closure may read what is not tracked.
    override func isSame(as other: Location<Value>) -> Bool {
        if self === other { return true }
        guard let other = other as? ClosureLocation<Value>, areValuesEqual(functions, other.functions) else {
            return false
        }
        guard let last else { return true }
        return areValuesEqual(last, ViewTree.withoutTracking(other.functions.read))
    }
}
