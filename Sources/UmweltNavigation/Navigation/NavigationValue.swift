@_spi(Kernel) import Umwelt

/// A value in the path of a stack. Values of two types are never equal.
struct NavigationValue: Equatable {
    let base: AnyHashable

    /// The value if it can be encoded; nil otherwise.
    let codable: StorableValue?

    init<V: Hashable>(_ value: V) {
        base = AnyHashable(value)
        codable = nil
    }

    init<V: Codable & Hashable>(storable value: V) {
        base = AnyHashable(value)
        codable = StorableValue(value)
    }

    /// The type, which is the key of its destination.
    var type: ObjectIdentifier { ObjectIdentifier(Swift.type(of: base.base)) }

    static func == (left: NavigationValue, right: NavigationValue) -> Bool {
        left.type == right.type && left.base == right.base
    }
}
