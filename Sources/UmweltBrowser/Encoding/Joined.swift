/// Two records that are encoded as one object, which has the properties of both. They have no key in common.
struct Joined<First: Codable & Equatable, Second: Codable & Equatable>: Codable, Equatable {
    var first: First
    var second: Second

    init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    init(from decoder: any Decoder) throws {
        first = try First(from: decoder)
        second = try Second(from: decoder)
    }

    func encode(to encoder: any Encoder) throws {
        try first.encode(to: encoder)
        try second.encode(to: encoder)
    }
}
