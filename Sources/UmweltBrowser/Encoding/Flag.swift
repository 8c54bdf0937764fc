/// A property that is encoded only if it is true, as 1.
@propertyWrapper
struct Flag: Codable, Equatable {
    var wrappedValue: Bool

    init(wrappedValue: Bool) { self.wrappedValue = wrappedValue }

    init(from decoder: any Decoder) throws {
        wrappedValue = try decoder.singleValueContainer().decode(Int.self) == 1
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(wrappedValue ? 1 : 0)
    }
}

// The synthesised encoding and decoding of records call these overloads, as they are more specific than the generic
// ones.
extension KeyedEncodingContainer {
    mutating func encode(_ flag: Flag, forKey key: Key) throws {
        if flag.wrappedValue { try encode(1, forKey: key) }
    }
}

extension KeyedDecodingContainer {
    func decode(_: Flag.Type, forKey key: Key) throws -> Flag {
        try decodeIfPresent(Flag.self, forKey: key) ?? Flag(wrappedValue: false)
    }
}
