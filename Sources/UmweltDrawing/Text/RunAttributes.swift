/// The values that an app attaches to a part of a text, by their types, for renderers of its own.
///
/// They change nothing of what is set. SwiftUI asks no more of them than that they are `Hashable`, and `Text` is
/// `Sendable` whatever is attached to it: that values are never changed once they are attached is what makes it so
/// here.
package struct RunAttributes: Hashable, @unchecked Sendable {
    private var values: [ObjectIdentifier: AnyHashable] = [:]

    /// Makes a set without values.
    package init() {}

    /// Makes a set of one value.
    package init<Value: Hashable>(_ value: Value) { values[ObjectIdentifier(Value.self)] = AnyHashable(value) }

    /// True if no value is attached.
    package var isEmpty: Bool { values.isEmpty }

    /// Adds other values, in place of those of the same types.
    package mutating func add(_ other: RunAttributes) { values.merge(other.values) { $1 } }

    /// Returns the value of a type; nil if none is attached.
    package func value<Value: Hashable>(of type: Value.Type) -> Value? {
        values[ObjectIdentifier(type)]?.base as? Value
    }
}
