extension Sequence<UInt8> {
    /// The bytes as hexadecimal digits, two for each.
    package var hexadecimal: String {
        reduce(into: "") { text, byte in
            text += (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
    }
}

extension [UInt8] {
    /// Reads bytes from hexadecimal digits, two for each, with small letters; nil if the text is none.
    package init?(hexadecimal text: String) {
        let digits = text.utf8.map { digit -> UInt8? in
            switch digit {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
            case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
            default: nil
            }
        }
        let known = digits.compactMap(\.self)
        guard known.count == digits.count, known.count.isMultiple(of: 2) else { return nil }
        self = stride(from: 0, to: known.count, by: 2).map { known[$0] << 4 | known[$0 + 1] }
    }
}
