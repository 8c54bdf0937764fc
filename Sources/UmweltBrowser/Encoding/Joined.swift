/// Two records that are one object in messages, which has the properties of both. They share no key.
struct Joined<First: MessageRecord, Second: MessageRecord>: MessageRecord {
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

    func writeProperties(to json: inout JSONBuffer) {
        first.writeProperties(to: &json)
        second.writeProperties(to: &json)
    }
}
