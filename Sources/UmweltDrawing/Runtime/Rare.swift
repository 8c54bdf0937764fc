/// An optional value that is nil in most of its owners: a value has memory of its own, and nil takes one word of the
/// owner.
@propertyWrapper
package indirect enum Rare<Value> {
    case none
    case some(Value)

    package init(wrappedValue: Value?) { self = wrappedValue.map { .some($0) } ?? .none }

    /// The value; nil for none.
    package var wrappedValue: Value? {
        get { if case .some(let value) = self { value } else { nil } }
        set { self = newValue.map { .some($0) } ?? .none }
    }
}

extension Rare: Equatable where Value: Equatable {}
extension Rare: Hashable where Value: Hashable {}
extension Rare: Sendable where Value: Sendable {}
