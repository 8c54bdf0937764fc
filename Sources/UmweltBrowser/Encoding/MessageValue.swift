import Foundation

/// A value that writes itself as JSON into a message.
///
/// Values need no `Encodable`: its containers are boxes whose functions are looked up for each property, which took
/// most of the time of a message.
protocol MessageValue {
    /// Adds the value to a message.
    func write(to json: inout JSONBuffer)
}

extension MessageValue {
    /// The value as a complete message, in UTF-8.
    var json: Data {
        var json = JSONBuffer()
        write(to: &json)
        return Data(json.bytes)
    }
}

/// Lengths have as many digits as are visible; other numbers have all of theirs.
extension CGFloat: MessageValue {
    func write(to json: inout JSONBuffer) { json.append(length: self) }
}

extension Double: MessageValue {
    func write(to json: inout JSONBuffer) { json.append(self) }
}

extension Int: MessageValue {
    func write(to json: inout JSONBuffer) { json.append(self) }
}

extension UInt8: MessageValue {
    func write(to json: inout JSONBuffer) { json.append(Int(self)) }
}

extension UInt32: MessageValue {
    func write(to json: inout JSONBuffer) { json.append(Int(self)) }
}

extension String: MessageValue {
    func write(to json: inout JSONBuffer) { json.append(quoted: self) }
}

extension MessageValue where Self: RawRepresentable, RawValue: MessageValue {
    func write(to json: inout JSONBuffer) { rawValue.write(to: &json) }
}

extension Array: MessageValue where Element: MessageValue {
    func write(to json: inout JSONBuffer) { json.list { for element in self { $0.add(element) } } }
}

/// An element of a list that is nil is null. Properties that are nil are left out.
extension Optional: MessageValue where Wrapped: MessageValue {
    func write(to json: inout JSONBuffer) { if let self { self.write(to: &json) } else { json.append(null: ()) } }
}
