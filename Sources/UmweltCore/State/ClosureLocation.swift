/// The location of a value behind two closures. Bindings that are made again differ: closures cannot always be
/// compared.
final class ClosureLocation<Value>: DerivedLocation<Value> {
    private let read: () -> Value
    private let write: (Value, Transaction) -> Void

    init(read: @escaping () -> Value, write: @escaping (Value, Transaction) -> Void) {
        self.read = read
        self.write = write
    }

    override var derivedValue: Value { read() }

    override func set(_ value: Value, transaction: Transaction?) { write(value, transaction ?? Transaction.current) }
}
