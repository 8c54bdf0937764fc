@_spi(Kernel) import Umwelt

/// A value that somebody navigated to. Values of two types are never the same.
struct NavigationValue: Equatable {
    let base: AnyHashable

    /// The value if it can be stored.
    let codable: StorableValue?

    init<V: Hashable>(_ value: V) {
        base = AnyHashable(value)
        codable = nil
    }

    init<V: Codable & Hashable>(storable value: V) {
        base = AnyHashable(value)
        codable = StorableValue(value)
    }

    /// The type, by which its destination is found.
    var type: ObjectIdentifier { ObjectIdentifier(Swift.type(of: base.base)) }

    static func == (left: NavigationValue, right: NavigationValue) -> Bool {
        left.type == right.type && left.base == right.base
    }
}
