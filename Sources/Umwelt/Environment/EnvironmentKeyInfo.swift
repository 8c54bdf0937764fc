/// What is known of an environment key: its number, its name, how to make its default.
///
/// Numbers are small and dense, given out when a key is first used, so that scopes find values by index.
@usableFromInline
class EnvironmentKeyInfo: @unchecked Sendable {
    @usableFromInline let key: ObjectIdentifier
    @usableFromInline let number: Int

    /// What ``EnvironmentValues/description`` calls the key.
    let name: String

    fileprivate init(key: ObjectIdentifier, number: Int, name: String) {
        self.key = key
        self.number = number
        self.name = name
    }

    /// A new entry with the key's default value.
    func makeDefault() -> EnvironmentEntry { fatalError("Only keys with a type are made.") }

    /// The info of a key type.
    static func of<Key: EnvironmentKey>(_ key: Key.Type) -> EnvironmentKeyInfo {
        KeyNumbers.info(KeyNumbers.number(of: key))
    }
}

final class TypedKeyInfo<Key: EnvironmentKey>: EnvironmentKeyInfo, @unchecked Sendable {
    init(number: Int) {
        let name =
            (Key.self as? any NamedEnvironmentKey.Type)?.name
            ?? "EnvironmentPropertyKey<\(String(describing: Key.self))>"
        super.init(key: ObjectIdentifier(Key.self), number: number, name: name)
    }

    override func makeDefault() -> EnvironmentEntry {
        TypedEntry<Key>(Key.defaultValue, info: self, sequence: 0)
    }
}

/// A key that goes by another name than its type's.
protocol NamedEnvironmentKey {
    static var name: String { get }
}

/// One value of the environment with its key, immutable, so that copies of the environment share it.
@usableFromInline
class EnvironmentEntry: @unchecked Sendable {
    @usableFromInline let info: EnvironmentKeyInfo

    /// Grows with every write to one set of values: which was written last. Zero where nobody wrote the value.
    let sequence: UInt64

    /// Whether the value is the key's default because nobody set one.
    var isDefault: Bool { sequence == 0 }

    fileprivate init(info: EnvironmentKeyInfo, sequence: UInt64) {
        self.info = info
        self.sequence = sequence
    }

    /// Whether the key says that the values are the same. Both entries have the same key.
    func isEqual(to other: EnvironmentEntry) -> Bool { false }

    /// Whether the key says that two values are the same; nil if they are not of the key's type.
    func areEqual<Value>(_ left: Value, _ right: Value) -> Bool? { nil }

    /// The value as text.
    var valueDescription: String { "" }

    /// The value, untyped.
    var anyValue: Any { () }

    /// The key.
    var keyType: any EnvironmentKey.Type { fatalError("Only entries with a type are made.") }
}

/// An entry with its value.
@usableFromInline
final class TypedEntry<Key: EnvironmentKey>: EnvironmentEntry, @unchecked Sendable {
    @usableFromInline let value: Key.Value

    @usableFromInline
    init(_ value: Key.Value, info: EnvironmentKeyInfo, sequence: UInt64) {
        self.value = value
        super.init(info: info, sequence: sequence)
    }

    override func isEqual(to other: EnvironmentEntry) -> Bool {
        // Entries are stored under their key's number only, and a number belongs to one key type.
        Key._valuesEqual(value, unsafeDowncast(other, to: TypedEntry<Key>.self).value)
    }

    override func areEqual<Value>(_ left: Value, _ right: Value) -> Bool? {
        // A required object is what the key's optional holds.
        guard Value.self == Key.Value.self || Value?.self == Key.Value.self, let left = left as? Key.Value,
            let right = right as? Key.Value
        else {
            return nil
        }
        return Key._valuesEqual(left, right)
    }

    override var valueDescription: String { String(describing: value) }

    override var anyValue: Any { value }

    override var keyType: any EnvironmentKey.Type { Key.self }
}
