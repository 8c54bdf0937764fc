/// A default whose type is inferred, made again each time it is read.
public struct _Default<Value>: @unchecked Sendable {
    // Sendable: `@Entry` writes the closure in a static context, where it can capture nothing.
    let make: () -> Value

    /// Stores the closure without calling it.
    public init(_ make: @escaping () -> Value) {
        self.make = make
    }
}

/// A key made by `@Entry var name = value`: with no type in the source, the key's `Value` follows from the value.
public protocol _InferredDefault {
    /// The type of the default.
    associatedtype Value
    /// The default.
    static var inferredDefault: _Default<Value> { get }
}

extension _InferredDefault {
    /// The default, for the key's protocol.
    public static var defaultValue: Value { inferredDefault.make() }
}
