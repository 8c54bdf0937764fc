/// The values that accompany a change of state to the views that it updates.
///
/// They specify how the change is shown, such as its ``animation``; apps can add values by key.
///
/// ```swift
/// var transaction = Transaction(animation: .easeOut)
/// transaction.disablesAnimations = true
/// withTransaction(transaction) { isOpen = true }
/// ```
public struct Transaction {
    private var values: [ObjectIdentifier: Any] = [:]

    /// The animation of the change; nil for none.
    public var animation: Animation?

    /// True if animations that views add with `animation(_:value:)` and its like are ignored.
    public var disablesAnimations = false

    /// True if a user has made the change by a control, which may move though the change has no animation.
    package var isFromControl = false

    /// The completions to call when the change has been shown; nil for none.
    package var completions: AnimationCompletions?

    /// Makes a transaction without any values.
    public init() {}

    /// Makes a transaction with an animation.
    ///
    /// - Parameter animation: The animation; with nil the changes are not animated.
    public init(animation: Animation?) { self.animation = animation }

    /// The value of a key.
    ///
    /// - Parameter key: The type of the key.
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { values.isEmpty ? K.defaultValue : (values[ObjectIdentifier(key)] as? K.Value) ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// Copies the animation and the set values of `other`.
    mutating func merge(_ other: Transaction) {
        values.merge(other.values) { _, new in new }
        animation = other.animation
        disablesAnimations = other.disablesAnimations
        isFromControl = isFromControl || other.isFromControl
        completions = other.completions
    }

    /// Returns true if changes with either transaction can be shown in one update.
    func isSame(as other: Transaction) -> Bool {
        guard animation == other.animation, disablesAnimations == other.disablesAnimations,
            isFromControl == other.isFromControl, completions === other.completions, values.count == other.values.count
        else { return false }
        return values.allSatisfy { key, value in other.values[key].map { areValuesEqual(value, $0) } ?? false }
    }

    /// The transaction of the code that runs now, as `withTransaction` set it.
    @TaskLocal package static var current = Transaction()
}

extension Transaction: @unchecked Sendable {}

/// A type that names a value in a ``Transaction`` and its default.
public protocol TransactionKey {
    /// The type of the value.
    associatedtype Value

    /// The value of the key in a transaction that does not set it.
    static var defaultValue: Value { get }
}

extension Transaction {
    /// True if the change belongs to a gesture or scrolling in progress.
    public var isContinuous: Bool {
        get { self[IsContinuousKey.self] }
        set { self[IsContinuousKey.self] = newValue }
    }

    /// True if the change follows input. A later spring animation continues its velocity.
    public var tracksVelocity: Bool {
        get { self[TracksVelocityKey.self] }
        set { self[TracksVelocityKey.self] = newValue }
    }
}

private struct IsContinuousKey: TransactionKey {
    static let defaultValue = false
}

private struct TracksVelocityKey: TransactionKey {
    static let defaultValue = false
}

/// Runs a closure whose changes of state carry a transaction.
///
/// ```swift
/// var transaction = Transaction()
/// transaction.disablesAnimations = true
/// withTransaction(transaction) { isOpen = false }
/// ```
///
/// - Parameters:
///   - transaction: The transaction. Keys that it does not set have the values of the current transaction.
///   - body: The closure, which is called once, immediately.
/// - Returns: The result of the closure.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    var merged = Transaction.current
    merged.merge(transaction)
    return try Transaction.$current.withValue(merged) { try body() }
}

/// Runs a closure whose changes of state carry a transaction with one value set.
///
/// - Parameters:
///   - keyPath: The value of the transaction.
///   - value: The new value; all other values are those of the current transaction.
///   - body: The closure.
public func withTransaction<R, V>(
    _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
    var transaction = Transaction.current
    transaction[keyPath: keyPath] = value
    return try Transaction.$current.withValue(transaction) { try body() }
}
