/// A type that names a value in the environment and its default.
///
/// ```swift
/// private struct MaximumKey: EnvironmentKey {
///     static let defaultValue = 10
/// }
///
/// extension EnvironmentValues {
///     var maximum: Int {
///         get { self[MaximumKey.self] }
///         set { self[MaximumKey.self] = newValue }
///     }
/// }
/// ```
public protocol EnvironmentKey {
    /// The type of the value.
    associatedtype Value

    /// The value where no writer sets one.
    static var defaultValue: Value { get }

    /// Returns true if two values are the same, so that replacing one by the other is no change.
    static func _valuesEqual(_ lhs: Value, _ rhs: Value) -> Bool
}

extension EnvironmentKey {
    /// Compares by `==` if the value's type is found to have one at run time.
    ///
    /// Otherwise classes are compared by identity, trivial types bit by bit and structures field by field. Values that
    /// cannot be compared count as different.
    public static func _valuesEqual(_ lhs: Value, _ rhs: Value) -> Bool {
        areValuesEqual(lhs, rhs)
    }
}

extension EnvironmentKey where Value: Equatable {
    /// Compares by `==`.
    public static func _valuesEqual(_ lhs: Value, _ rhs: Value) -> Bool { lhs == rhs }
}
