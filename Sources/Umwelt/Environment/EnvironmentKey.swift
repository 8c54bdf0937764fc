/// Names a value in the environment and says what it is where nobody set it.
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

    /// The value where nobody set one.
    static var defaultValue: Value { get }

    /// Whether two values are the same, so that putting one in the place of the other is no change.
    static func _valuesEqual(_ lhs: Value, _ rhs: Value) -> Bool
}

extension EnvironmentKey {
    /// Compares by `==` where the value's type turns out to have one, else classes by identity, trivial types bit by
    /// bit and structures field by field. What cannot be compared counts as different.
    public static func _valuesEqual(_ lhs: Value, _ rhs: Value) -> Bool {
        areValuesEqual(lhs, rhs)
    }
}

extension EnvironmentKey where Value: Equatable {
    /// Compares by `==`.
    public static func _valuesEqual(_ lhs: Value, _ rhs: Value) -> Bool { lhs == rhs }
}
