import Foundation

/// How values of a type are kept in a store.
struct StorageCoding<Value> {
    /// The value that is kept; nil if it is none of this type.
    let decode: (StoredValue) -> Value?

    /// What to keep; nil for nothing.
    let encode: (Value) -> StoredValue?

    /// The same values, or none: nil is what a key has that is not kept.
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
    /// Values that are kept as their raw values.
    static func raw(_ coding: StorageCoding<Value.RawValue>) -> Self {
        Self(decode: { coding.decode($0).flatMap(Value.init(rawValue:)) }, encode: { coding.encode($0.rawValue) })
    }
}
