extension EnvironmentEntry {
    /// The name of the key for people, such as `theme`.
    var shortKey: String { info.shortName }

    /// The value as text, without `Optional` around it and without the library's module in front of types.
    var shortValue: String {
        var value = anyValue
        while let inner = (value as? any OptionalValue)?.wrappedAny { value = inner }
        // An object without words of its own is described by its type with the module.
        if !(value is any CustomStringConvertible), type(of: value) is AnyClass { return "\(type(of: value))" }
        return "\(value)".replacing("Umwelt.", with: "")
    }
}

private protocol OptionalValue {
    var wrappedAny: Any? { get }
}

extension Optional: OptionalValue {
    fileprivate var wrappedAny: Any? { self }
}
