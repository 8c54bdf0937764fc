/// What travels along with a change of state: how it is to be shown, and values of your own by key.
public struct Transaction {
    private var values: [ObjectIdentifier: Any] = [:]

    /// Makes a transaction without any values.
    public init() {}

    /// The value of a key.
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { (values[ObjectIdentifier(key)] as? K.Value) ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// Takes over what `other` says.
    mutating func merge(_ other: Transaction) { values.merge(other.values) { _, new in new } }

    var isEmpty: Bool { values.isEmpty }

    /// The transaction of the code that runs now, as `withTransaction` set it.
    @TaskLocal static var current = Transaction()
}

extension Transaction: @unchecked Sendable {}

/// Names a value in a ``Transaction`` and says what it is where nobody set it.
public protocol TransactionKey<Value> {
    /// The type of the value.
    associatedtype Value

    /// The value where nobody set one.
    static var defaultValue: Value { get }
}

/// Makes changes that carry a transaction.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    var merged = Transaction.current
    merged.merge(transaction)
    return try Transaction.$current.withValue(merged) { try body() }
}

/// Makes changes that carry a transaction with one value set.
public func withTransaction<R, V>(
    _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
    var transaction = Transaction()
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}
