/// A value of a view and the access to its properties, as passed to `_makeContent(content:inputs:)`.
///
/// ```swift
/// static func _makeContent(content: _GraphValue<Self>, inputs: _TableColumnInputs) -> _TableColumnOutputs {
///     Content._makeContent(content: content[\.columns], inputs: inputs)
/// }
/// ```
public struct _GraphValue<Value> {
    private let read: () -> Value

    package init(_ read: @escaping () -> Value) { self.read = read }

    /// The current value.
    package var value: Value { read() }

    /// A property of the value.
    ///
    /// - Parameter keyPath: The key path of the value.
    public subscript<U>(keyPath: KeyPath<Value, U>) -> _GraphValue<U> {
        _GraphValue<U> { [read] in read()[keyPath: keyPath] }
    }
}
