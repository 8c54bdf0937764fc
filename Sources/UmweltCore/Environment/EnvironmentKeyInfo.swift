/// The facts about an environment key: its number, its name and its default.
///
/// Numbers are small and dense, assigned when a key is first used, so that scopes find values by index. Neither the
/// class nor the type of a key has mutable state.
@usableFromInline
package class EnvironmentKeyInfo: @unchecked Sendable {
    @usableFromInline let number: Int

    /// The name of the key in ``EnvironmentValues/description``.
    let name: String

    /// The name of the key for users: `theme` for the key of an `@Entry`, `font` for `FontKey`, `Shelf` for the object
    /// of that type.
    let shortName: String

    fileprivate init(number: Int, name: String, shortName: String) {
        self.number = number
        self.name = name
        self.shortName = shortName
    }

    /// The key.
    var keyType: any EnvironmentKey.Type { fatalError("Only keys with a type are made.") }

    /// Makes an entry with the key's default value.
    func makeDefault() -> EnvironmentEntry { fatalError("Only keys with a type are made.") }

    /// Returns the info of a key type.
    package static func of<Key: EnvironmentKey>(_ key: Key.Type) -> EnvironmentKeyInfo {
        EnvironmentKeyNumbers.info(EnvironmentKeyNumbers.number(of: key))
    }
}

final class TypedKeyInfo<Key: EnvironmentKey>: EnvironmentKeyInfo, @unchecked Sendable {
    init(number: Int) {
        let type = typeName(of: Key.self)
        let name = (Key.self as? any NamedEnvironmentKey.Type)?.name ?? "EnvironmentPropertyKey<\(type)>"
        super.init(number: number, name: name, shortName: Self.shortName(ofType: type))
    }

    private static func shortName(ofType type: String) -> String {
        if let start = type.firstIndex(of: "<") { return String(type[type.index(after: start)...].dropLast()) }
        if type.hasPrefix("__Key_") { return String(type.dropFirst("__Key_".count)) }
        let name = type.hasSuffix("Key") ? type.dropLast("Key".count) : type[...]
        return name.prefix(1).lowercased() + name.dropFirst()
    }

    override var keyType: any EnvironmentKey.Type { Key.self }

    override func makeDefault() -> EnvironmentEntry {
        TypedEntry<Key>(Key.defaultValue, info: self, sequence: 0)
    }
}

/// A key with another name than its type's.
protocol NamedEnvironmentKey {
    static var name: String { get }
}

/// One value of the environment with its key, immutable, so that copies of the environment share it.
@usableFromInline
package class EnvironmentEntry: @unchecked Sendable {
    @usableFromInline let info: EnvironmentKeyInfo

    /// The order of writes to one set of values: grows with each. Zero if the value is the default, and
    /// ``unreadSequence`` if no reader has asked for the default yet.
    let sequence: UInt64

    /// The sequence of an ``UnreadDefault``.
    static var unreadSequence: UInt64 { .max }

    /// True if the value is the key's default because it has not been set.
    var isDefault: Bool { sequence == 0 || isUnread }

    /// True if the entry is an ``UnreadDefault``.
    final var isUnread: Bool { sequence == Self.unreadSequence }

    init(info: EnvironmentKeyInfo, sequence: UInt64) {
        self.info = info
        self.sequence = sequence
    }

    /// Returns true if the values are the same by the key's comparison. Both entries have the same key.
    func isEqual(to other: EnvironmentEntry) -> Bool { false }

    /// Returns true if two values are the same by the key's comparison; nil if they are not of the key's type.
    func areEqual<Value>(_ left: Value, _ right: Value) -> Bool? { nil }

    /// Returns true if a value is of the key's type and the same as the entry's.
    func hasValue<Value>(_ other: Value) -> Bool { false }

    /// The value as text.
    var valueDescription: String { "" }

    /// The value, untyped.
    package var anyValue: Any { () }

    /// The texts of all values of the key, where they are known and few; nil otherwise.
    package var choices: [String]? { nil }

    /// True if other values of the key can be parsed from text.
    package var isEditable: Bool { false }

    /// Returns the entry with a parsed value; nil if the text is not a value of the key.
    package func replaced(by text: String) -> EnvironmentEntry? { nil }

    /// The key.
    package var keyType: any EnvironmentKey.Type { fatalError("Only entries with a type are made.") }
}

/// An entry with its value.
@usableFromInline
package final class TypedEntry<Key: EnvironmentKey>: EnvironmentEntry, @unchecked Sendable {
    @usableFromInline let value: Key.Value

    @usableFromInline
    package init(_ value: Key.Value, info: EnvironmentKeyInfo, sequence: UInt64) {
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

    override func hasValue<Value>(_ other: Value) -> Bool {
        guard Value.self == Key.Value.self else { return false }
        return withUnsafePointer(to: other) {
            // The types are the same.
            areValuesEqual(value, UnsafeRawPointer($0).assumingMemoryBound(to: Key.Value.self).pointee)
        }
    }

    override var valueDescription: String { String(describing: value) }

    package override var anyValue: Any { value }

    package override var choices: [String]? { InspectedText.choices(of: Key.Value.self) }

    package override var isEditable: Bool { InspectedText.canParse(Key.Value.self) }

    package override func replaced(by text: String) -> EnvironmentEntry? {
        InspectedText.parse(text, as: Key.Value.self).map { TypedEntry($0, info: info, sequence: 1) }
    }

    package override var keyType: any EnvironmentKey.Type { Key.self }
}
