import Foundation

/// An encoder of records as JSON, into one buffer.
///
/// It takes a third of the time of `JSONEncoder`, which builds the whole message from objects first. Lengths, which are
/// of type `CGFloat`, have as many digits as are visible; other numbers have all of theirs.
final class MessageEncoder: Encoder {
    /// The message in UTF-8.
    fileprivate(set) var buffer = JSONBuffer()

    /// The bracket that ends the record that is being encoded; nil if the record has not begun an object or a list.
    fileprivate var end: UInt8?

    let codingPath: [any CodingKey] = []
    let userInfo: [CodingUserInfoKey: Any] = [:]

    private init() {}

    /// Returns a message as JSON.
    static func encode(_ message: some Encodable) -> Data {
        let encoder = MessageEncoder()
        do {
            try encoder.write(message)
        } catch {
            preconditionFailure("A record cannot be encoded: \(error)")
        }
        return Data(encoder.buffer.bytes)
    }

    func container<Key: CodingKey>(keyedBy _: Key.Type) -> KeyedEncodingContainer<Key> {
        begin(UInt8(ascii: "{"), end: UInt8(ascii: "}"))
        return KeyedEncodingContainer(MessageObject<Key>(encoder: self))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        begin(UInt8(ascii: "["), end: UInt8(ascii: "]"))
        return MessageList(encoder: self)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { MessageValue(encoder: self) }

    /// Begins an object or a list, unless the record has already begun one.
    private func begin(_ start: UInt8, end wanted: UInt8) {
        guard end == nil else { return }
        buffer.append(start)
        end = wanted
    }

    fileprivate func write<Value: Encodable>(_ value: Value) throws {
        // The two types that most values have are written without an existential box, which `as?` would make.
        if Value.self == CGFloat.self {
            buffer.append(length: unsafeBitCast(value, to: CGFloat.self))
        } else if Value.self == String.self {
            buffer.append(quoted: unsafeBitCast(value, to: String.self))
        } else {
            let outer = end
            end = nil
            try value.encode(to: self)
            if let end { buffer.append(end) }
            end = outer
        }
    }

    fileprivate func write(key: some CodingKey) {
        buffer.separate()
        buffer.append(quoted: key.stringValue)
        buffer.append(UInt8(ascii: ":"))
    }
}

/// A container that encodes an object of JSON.
private struct MessageObject<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let encoder: MessageEncoder
    var codingPath: [any CodingKey] { [] }

    func encodeNil(forKey key: Key) {
        encoder.write(key: key)
        encoder.buffer.append(null: ())
    }

    func encode(_ value: String, forKey key: Key) {
        encoder.write(key: key)
        encoder.buffer.append(quoted: value)
    }

    func encode(_ value: Int, forKey key: Key) {
        encoder.write(key: key)
        encoder.buffer.append(value)
    }

    func encode(_ value: UInt32, forKey key: Key) {
        encoder.write(key: key)
        encoder.buffer.append(Int(value))
    }

    func encode(_ value: Double, forKey key: Key) {
        encoder.write(key: key)
        encoder.buffer.append(value)
    }

    func encode(_ value: some Encodable, forKey key: Key) throws {
        encoder.write(key: key)
        try encoder.write(value)
    }

    func nestedContainer<Inner: CodingKey>(
        keyedBy _: Inner.Type, forKey _: Key
    ) -> KeyedEncodingContainer<Inner> { preconditionFailure("Records hold records, and no containers.") }

    func nestedUnkeyedContainer(forKey _: Key) -> any UnkeyedEncodingContainer {
        preconditionFailure("Records hold records, and no containers.")
    }

    func superEncoder() -> any Encoder { encoder }
    func superEncoder(forKey _: Key) -> any Encoder { encoder }
}

/// A container that encodes a list of JSON.
private struct MessageList: UnkeyedEncodingContainer {
    let encoder: MessageEncoder
    var codingPath: [any CodingKey] { [] }
    private(set) var count = 0

    init(encoder: MessageEncoder) { self.encoder = encoder }

    mutating func encodeNil() {
        next()
        encoder.buffer.append(null: ())
    }

    mutating func encode(_ value: String) {
        next()
        encoder.buffer.append(quoted: value)
    }

    mutating func encode(_ value: Int) {
        next()
        encoder.buffer.append(value)
    }

    mutating func encode(_ value: Double) {
        next()
        encoder.buffer.append(value)
    }

    mutating func encode(_ value: UInt32) {
        next()
        encoder.buffer.append(Int(value))
    }

    mutating func encode(_ value: some Encodable) throws {
        next()
        try encoder.write(value)
    }

    private mutating func next() {
        count += 1
        encoder.buffer.separate()
    }

    mutating func nestedContainer<Inner: CodingKey>(keyedBy _: Inner.Type) -> KeyedEncodingContainer<Inner> {
        preconditionFailure("Records hold records, and no containers.")
    }

    mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
        preconditionFailure("Records hold records, and no containers.")
    }

    mutating func superEncoder() -> any Encoder { encoder }
}

/// A container that encodes a number, a text or null.
private struct MessageValue: SingleValueEncodingContainer {
    let encoder: MessageEncoder
    var codingPath: [any CodingKey] { [] }

    func encodeNil() { encoder.buffer.append(null: ()) }
    func encode(_ value: Bool) { encoder.buffer.append(value ? 1 : 0) }
    func encode(_ value: String) { encoder.buffer.append(quoted: value) }
    func encode(_ value: Double) { encoder.buffer.append(value) }
    func encode(_ value: Float) { encoder.buffer.append(Double(value)) }
    func encode(_ value: Int) { encoder.buffer.append(value) }
    func encode(_ value: Int8) { encoder.buffer.append(Int(value)) }
    func encode(_ value: Int16) { encoder.buffer.append(Int(value)) }
    func encode(_ value: Int32) { encoder.buffer.append(Int(value)) }
    func encode(_ value: Int64) { encoder.buffer.append(Int(value)) }
    func encode(_ value: UInt) { encoder.buffer.append(Int(value)) }
    func encode(_ value: UInt8) { encoder.buffer.append(Int(value)) }
    func encode(_ value: UInt16) { encoder.buffer.append(Int(value)) }
    func encode(_ value: UInt32) { encoder.buffer.append(Int(value)) }
    func encode(_ value: UInt64) { encoder.buffer.append(Int(value)) }
    func encode(_ value: some Encodable) throws { try encoder.write(value) }
}
