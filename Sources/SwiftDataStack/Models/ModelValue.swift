/// The value of a stored property of a model; none while the row of the object has not been read. The macro `@Model`
/// declares it.
@frozen public struct ModelValue<Value> {
    @usableFromInline var content: Value?

    /// Makes a value.
    ///
    /// - Parameter value: The value.
    @inlinable public init(_ value: Value) { content = value }

    @usableFromInline init() { content = nil }

    /// The value of an object whose row has not been read.
    public static var unread: ModelValue { ModelValue() }

    /// The value of an object whose row has not been read, of the type of a value, which is not evaluated.
    ///
    /// - Parameter value: Not evaluated: only its type is used.
    public static func unread(like value: @autoclosure () -> Value) -> ModelValue { ModelValue() }

    /// The value. The accessors of the property read the row first.
    @inlinable public var value: Value {
        // The row was read, or the object is a new one, whose initializer has set it.
        get { content! }
        set { content = newValue }
    }
}
