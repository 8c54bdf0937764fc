import Foundation

/// A buffer of JSON that is being written, in UTF-8.
struct JSONBuffer {
    private(set) var bytes: [UInt8] = []

    init() { bytes.reserveCapacity(1024) }

    /// Adds an object, whose properties a function adds.
    mutating func object(_ addProperties: (inout JSONBuffer) -> Void) {
        bytes.append(UInt8(ascii: "{"))
        addProperties(&self)
        bytes.append(UInt8(ascii: "}"))
    }

    /// Adds a list, whose elements a function adds.
    mutating func list(_ addElements: (inout JSONBuffer) -> Void) {
        bytes.append(UInt8(ascii: "["))
        addElements(&self)
        bytes.append(UInt8(ascii: "]"))
    }

    /// Adds a property to the object that has begun.
    mutating func add(_ key: StaticString, _ value: some MessageValue) {
        begin(key)
        value.write(to: &self)
    }

    /// Adds a property to the object that has begun, unless it is nil.
    mutating func add(_ key: StaticString, _ value: (some MessageValue)?) { if let value { add(key, value) } }

    /// Adds a property to the object that has begun, as null if it is nil.
    mutating func add(_ key: StaticString, orNull value: (some MessageValue)?) {
        begin(key)
        value.write(to: &self)
    }

    /// Adds a flag to the object that has begun, as 1 if it is true; otherwise it is left out.
    mutating func add(_ key: StaticString, _ flag: Bool) { if flag { add(key, 1) } }

    /// Adds a property to the object that has begun whose name no record has.
    mutating func add(name: String, _ value: some MessageValue) {
        separate()
        append(quoted: name)
        bytes.append(UInt8(ascii: ":"))
        value.write(to: &self)
    }

    /// Adds an element to the list that has begun.
    mutating func add(_ element: some MessageValue) {
        separate()
        element.write(to: &self)
    }

    private mutating func begin(_ key: StaticString) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        key.withUTF8Buffer { bytes.append(contentsOf: $0) }
        bytes.append(UInt8(ascii: "\""))
        bytes.append(UInt8(ascii: ":"))
    }

    /// Adds a comma after the preceding value, unless an object or a list has just started.
    private mutating func separate() {
        guard let last = bytes.last, last != UInt8(ascii: "{"), last != UInt8(ascii: "[") else { return }
        bytes.append(UInt8(ascii: ","))
    }

    mutating func append(null _: Void) { bytes.append(contentsOf: "null".utf8) }

    /// Adds a text in quotation marks.
    mutating func append(quoted text: String) {
        var text = text
        bytes.append(UInt8(ascii: "\""))
        text.withUTF8 { utf8 in
            var start = 0
            for index in utf8.indices {
                let byte = utf8[index]
                guard byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") else { continue }
                bytes.append(contentsOf: utf8[start..<index])
                bytes.append(UInt8(ascii: "\\"))
                if byte < 0x20 {
                    bytes.append(contentsOf: [UInt8(ascii: "u"), UInt8(ascii: "0"), UInt8(ascii: "0")])
                    bytes.append(Self.digit(byte >> 4))
                    bytes.append(Self.digit(byte & 15))
                } else {
                    bytes.append(byte)
                }
                start = index + 1
            }
            bytes.append(contentsOf: utf8[start...])
        }
        bytes.append(UInt8(ascii: "\""))
    }

    /// Adds an integer.
    mutating func append(_ number: Int) {
        if number < 0 { bytes.append(UInt8(ascii: "-")) }
        append(digits: number.magnitude)
    }

    /// Adds a number with all of its digits; NaN and infinity become zero, as JSON lacks them.
    mutating func append(_ number: Double) {
        bytes.append(contentsOf: (number.isFinite ? number : 0).description.utf8)
    }

    /// Adds a length in points, with at most four decimal places and no trailing zeros.
    mutating func append(length: CGFloat) {
        let near = length.isNaN ? 0 : min(max(length, -1e9), 1e9)
        let units = Int((near * 10_000).rounded())
        if units < 0 { bytes.append(UInt8(ascii: "-")) }
        append(digits: units.magnitude / 10_000)
        var rest = units.magnitude % 10_000
        guard rest != 0 else { return }
        bytes.append(UInt8(ascii: "."))
        var unit: UInt = 1000
        while rest != 0 {
            bytes.append(Self.digit(UInt8(rest / unit)))
            rest %= unit
            unit /= 10
        }
    }

    private mutating func append(digits number: UInt) {
        var unit: UInt = 1
        while number / unit >= 10 { unit *= 10 }
        var rest = number
        while unit > 0 {
            bytes.append(Self.digit(UInt8(rest / unit)))
            rest %= unit
            unit /= 10
        }
    }

    private static func digit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
    }
}
