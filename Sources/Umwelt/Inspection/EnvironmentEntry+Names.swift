extension EnvironmentEntry {
    /// The name of the key for people: `theme` for the key of an `@Entry`, `font` for `FontKey`, `Shelf` for the object of
    /// that type.
    var shortKey: String {
        let type = String(describing: keyType)
        if let start = type.firstIndex(of: "<") { return String(type[type.index(after: start)...].dropLast()) }
        if type.hasPrefix("__Key_") { return String(type.dropFirst("__Key_".count)) }
        let name = type.hasSuffix("Key") ? type.dropLast("Key".count) : type[...]
        return name.prefix(1).lowercased() + name.dropFirst()
    }

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
