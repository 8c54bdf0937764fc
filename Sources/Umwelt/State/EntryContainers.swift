/// A type that names a value of the focused view.
public protocol FocusedValueKey {
    /// The type of the value.
    associatedtype Value
}

/// The values of the focused view.
public struct FocusedValues {
    private var values: [ObjectIdentifier: Any] = [:]

    init() {}

    /// The value of a key; nil if no focused view has one.
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { values[ObjectIdentifier(key)] as? Key.Value }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}
