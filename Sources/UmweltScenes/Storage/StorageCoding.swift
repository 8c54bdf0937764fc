import Foundation

/// The conversion between values of a type and stored values.
struct StorageCoding<Value> {
    /// Returns the value for a stored one; nil if that is of another type.
    let decode: (StoredValue) -> Value?

    /// Returns the value to store; nil to store none.
    let encode: (Value) -> StoredValue?

    /// The conversion of optional values: nil is the value of a key that is not stored.
    var optional: StorageCoding<Value?> {
        StorageCoding<Value?>(decode: { decode($0).map(Optional.some) }, encode: { $0.flatMap(encode) })
    }
}

extension StorageCoding<Bool> {
    static var bool: Self { Self(decode: \.bool, encode: StoredValue.bool) }
}

extension StorageCoding<Int> {
    static var int: Self { Self(decode: \.int, encode: StoredValue.int) }
}

extension StorageCoding<Double> {
    static var double: Self { Self(decode: \.double, encode: StoredValue.double) }
}

extension StorageCoding<String> {
    static var string: Self { Self(decode: \.string, encode: StoredValue.string) }
}

extension StorageCoding<URL> {
    static var url: Self { Self(decode: \.url, encode: StoredValue.init(url:)) }
}

extension StorageCoding<Data> {
    static var data: Self { Self(decode: \.data, encode: StoredValue.data) }
}

extension StorageCoding<Date> {
    static var date: Self { Self(decode: \.date, encode: StoredValue.date) }
}

extension StorageCoding where Value: RawRepresentable {
    /// Returns the conversion of values that are stored as their raw values.
    static func raw(_ coding: StorageCoding<Value.RawValue>) -> Self {
        Self(decode: { coding.decode($0).flatMap(Value.init(rawValue:)) }, encode: { coding.encode($0.rawValue) })
    }
}

extension StorageCoding where Value: Codable {
    /// Returns the conversion of values that are stored as JSON.
    static var json: Self {
        Self(
            decode: { stored in stored.data.flatMap { try? JSONDecoder().decode(Value.self, from: $0) } },
            encode: { value in (try? JSONEncoder().encode(value)).map { StoredValue.data($0) } })
    }
}

extension SceneStorage where Value: Codable {
    /// Makes a property of a value that is stored as JSON, for types of the system's.
    package init(json initialValue: Value, _ key: String) { self.init(initialValue, key, .json) }
}

extension AppStorage where Value: Codable {
    /// Makes a property of a value that is stored as JSON, for types of the system's.
    package init(json initialValue: Value, _ key: String, store: UserDefaults?) {
        self.init(initialValue, key, store, .json)
    }
}
