/// A property that is in messages only if it is true, as 1.
@propertyWrapper
struct Flag: Decodable, Equatable {
    var wrappedValue: Bool

    init(wrappedValue: Bool) { self.wrappedValue = wrappedValue }

    init(from decoder: any Decoder) throws {
        wrappedValue = try decoder.singleValueContainer().decode(Int.self) == 1
    }
}

// The synthesised decoding of records calls this overload, as it is more specific than the generic one.
extension KeyedDecodingContainer {
    func decode(_: Flag.Type, forKey key: Key) throws -> Flag {
        try decodeIfPresent(Flag.self, forKey: key) ?? Flag(wrappedValue: false)
    }
}
