/// The custom attributes that an app attaches to a part of a text for its own text renderers.
///
/// They do not affect the layout. SwiftUI only requires that the values are `Hashable`, although `Text` is `Sendable`;
/// this is safe here because attached values are never changed.
package struct RunAttributes: Hashable, @unchecked Sendable {
    private var values: [ObjectIdentifier: AnyHashable] = [:]

    /// Makes a set without values.
    package init() {}

    /// Makes a set of one value.
    package init<Value: Hashable>(_ value: Value) { values[ObjectIdentifier(Value.self)] = AnyHashable(value) }

    /// True if no value is attached.
    package var isEmpty: Bool { values.isEmpty }

    /// Adds attributes, which replace those of the same types.
    package mutating func add(_ other: RunAttributes) { values.merge(other.values) { $1 } }

    /// Returns the attribute of a type; nil if there is none.
    package func value<Value: Hashable>(of type: Value.Type) -> Value? {
        values[ObjectIdentifier(type)]?.base as? Value
    }
}
