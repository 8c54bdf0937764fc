/// Reads JSON text. Fractions are cut off: the compiler's messages contain only integers.
struct JSONReader {
    private let bytes: [UInt8]
    private var position = 0

    private init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Returns the value of the text; nil if it is not JSON.
    static func read(_ bytes: [UInt8]) -> JSON? {
        var reader = JSONReader(bytes)
        guard let value = reader.value() else { return nil }
        reader.skipSpace()
        return reader.position == bytes.count ? value : nil
    }

    private var next: UInt8? {
        position < bytes.count ? bytes[position] : nil
    }

    private mutating func skipSpace() {
        while let byte = next, byte == 0x20 || (0x09...0x0d).contains(byte) { position += 1 }
    }

    private mutating func consume(_ character: Unicode.Scalar) -> Bool {
        skipSpace()
        guard next == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    private mutating func value() -> JSON? {
        skipSpace()
        switch next {
        case UInt8(ascii: "{"): return object()
        case UInt8(ascii: "["): return array()
        case UInt8(ascii: "\""): return string().map(JSON.string)
        case UInt8(ascii: "t"): return word("true", .bool(true))
        case UInt8(ascii: "f"): return word("false", .bool(false))
        case UInt8(ascii: "n"): return word("null", .null)
        default: return number()
        }
    }

    private mutating func word(_ word: StaticString, _ value: JSON) -> JSON? {
        let end = position + word.utf8CodeUnitCount
        guard end <= bytes.count, bytes[position..<end].elementsEqual("\(word)".utf8) else { return nil }
        position = end
        return value
    }

    private mutating func number() -> JSON? {
        let start = position
        while let byte = next, "+-.0123456789eE".utf8.contains(byte) { position += 1 }
        guard let value = Double(String(decoding: bytes[start..<position], as: UTF8.self)) else { return nil }
        return Int(exactly: value.rounded(.towardZero)).map(JSON.number)
    }

    private mutating func array() -> JSON? {
        var elements: [JSON] = []
        position += 1
        if consume("]") { return .array([]) }
        repeat {
            guard let element = value() else { return nil }
            elements.append(element)
        } while consume(",")
        return consume("]") ? .array(elements) : nil
    }

    private mutating func object() -> JSON? {
        var members: [String: JSON] = [:]
        position += 1
        if consume("}") { return .object([:]) }
        repeat {
            skipSpace()
            guard next == UInt8(ascii: "\""), let key = string(), consume(":"), let member = value() else { return nil }
            members[key] = member
        } while consume(",")
        return consume("}") ? .object(members) : nil
    }

    private mutating func string() -> String? {
        position += 1
        var content: [UInt8] = []
        while let byte = next {
            position += 1
            switch byte {
            case UInt8(ascii: "\""): return String(decoding: content, as: UTF8.self)
            case UInt8(ascii: "\\"):
                guard let scalar = escape() else { return nil }
                content += String(Character(scalar)).utf8
            default: content.append(byte)
            }
        }
        return nil
    }

    private mutating func escape() -> Unicode.Scalar? {
        guard let byte = next else { return nil }
        position += 1
        switch byte {
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{c}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): return unicodeEscape()
        default: return Unicode.Scalar(byte)
        }
    }

    private mutating func unicodeEscape() -> Unicode.Scalar? {
        guard let first = hexadecimalUnit() else { return nil }
        guard UTF16.isLeadSurrogate(first) else { return Unicode.Scalar(first) }
        guard consume("\\"), consume("u"), let second = hexadecimalUnit(), UTF16.isTrailSurrogate(second) else {
            return nil
        }
        let scalar = 0x10000 + ((UInt32(first) - 0xd800) << 10) + (UInt32(second) - 0xdc00)
        return Unicode.Scalar(scalar)
    }

    private mutating func hexadecimalUnit() -> UInt16? {
        guard position + 4 <= bytes.count else { return nil }
        defer { position += 4 }
        return UInt16(String(decoding: bytes[position..<position + 4], as: UTF8.self), radix: 16)
    }
}
