/// The values that travel with a change of state to the views that it updates.
///
/// They specify how the change is to be shown; apps add values of their own by key.
public struct Transaction {
    private var values: [ObjectIdentifier: Any] = [:]

    /// Makes a transaction without any values.
    public init() {}

    /// The value of a key.
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { (values[ObjectIdentifier(key)] as? K.Value) ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// Takes over the values of `other`.
    mutating func merge(_ other: Transaction) { values.merge(other.values) { _, new in new } }

    var isEmpty: Bool { values.isEmpty }

    /// The transaction of the code that runs now, as `withTransaction` set it.
    @TaskLocal static var current = Transaction()
}

extension Transaction: @unchecked Sendable {}

/// A type that names a value in a ``Transaction`` and its default.
public protocol TransactionKey<Value> {
    /// The type of the value.
    associatedtype Value

    /// The value of a transaction in which the key is not set.
    static var defaultValue: Value { get }
}

/// Runs a closure whose changes of state carry a transaction. Values that it does not set are those of the current one.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    var merged = Transaction.current
    merged.merge(transaction)
    return try Transaction.$current.withValue(merged) { try body() }
}

/// Runs a closure whose changes of state carry a transaction with one value set.
///
/// - Parameters:
///   - keyPath: The value of the transaction.
///   - value: The new value; the others are those of the current transaction.
///   - body: The closure.
public func withTransaction<R, V>(
    _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
    var transaction = Transaction()
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}
