import Foundation

/// Converts values to text and back, for users who inspect and edit them.
enum InspectedText {
    /// The greatest length of a value's text.
    private static let longest = 400

    /// Returns a value as text on one line, without `Optional` around it and the library's module in front of types.
    static func of(_ value: Any) -> String {
        var value = value
        while let inner = wrapped(value) { value = inner }
        let mirror = Mirror(reflecting: value)
        let text: String
        if let string = value as? String {
            text = string.debugDescription
        } else if mirror.displayStyle == .class, !(value is any CustomStringConvertible) {
            // Of an object its properties say more than its type.
            let properties = mirror.children.compactMap { label, value -> String? in
                guard let label, !label.hasPrefix("_$") else { return nil }
                let shown = (value as? any PublishedStorage).map { $0.publishedValue as Any } ?? value
                return "\(label.hasPrefix("_") ? String(label.dropFirst()) : label): \(shown)"
            }
            text = "\(type(of: value))(\(properties.joined(separator: ", ")))"
        } else {
            text = "\(value)"
        }
        let line = text.replacing(/\bUmwelt\w*\./, with: "").replacing("\n", with: " ")
        return line.count > longest ? line.prefix(longest) + "…" : line
    }

    /// Returns the value in an optional; nil for other values and for an optional without one.
    static func wrapped(_ value: Any) -> Any? { (value as? any AnyOptional)?.wrappedAny }

    /// Returns the texts of all values of a type; nil if they are not known or too many.
    static func choices<Value>(of type: Value.Type) -> [String]? {
        if type == Bool.self { return ["false", "true"] }
        if let type = type as? any AnyOptional.Type { return type.wrappedChoices.map { ["nil"] + $0 } }
        guard let type = type as? any CaseIterable.Type else { return nil }
        let cases = allCases(of: type)
        return cases.count > 1 && cases.count <= 40 ? cases.map { "\($0)" } : nil
    }

    /// True if values of a type can be parsed from text.
    static func canParse<Value>(_ type: Value.Type) -> Bool {
        if choices(of: type) != nil || type == CGFloat.self { return true }
        if let type = type as? any AnyOptional.Type { return type.canParseWrapped }
        return type is any LosslessStringConvertible.Type
    }

    /// Returns the value that a text represents; nil if it is not a value of the type.
    static func parse<Value>(_ text: String, as type: Value.Type) -> Value? {
        if type == CGFloat.self { return Double(text).map { CGFloat($0) } as? Value }
        if let type = type as? any AnyOptional.Type { return type.parseWrapped(text) as? Value }
        if let type = type as? any LosslessStringConvertible.Type { return type.init(text) as? Value }
        guard let type = type as? any CaseIterable.Type else { return nil }
        return allCases(of: type).first { "\($0)" == text } as? Value
    }

    private static func allCases<Type: CaseIterable>(of type: Type.Type) -> [Any] { type.allCases.map { $0 } }
}

private protocol AnyOptional {
    var wrappedAny: Any? { get }
    static var wrappedChoices: [String]? { get }
    static var canParseWrapped: Bool { get }
    static func parseWrapped(_ text: String) -> Any?
}

extension Optional: AnyOptional {
    fileprivate var wrappedAny: Any? { self }
    fileprivate static var wrappedChoices: [String]? { InspectedText.choices(of: Wrapped.self) }
    fileprivate static var canParseWrapped: Bool { InspectedText.canParse(Wrapped.self) }

    fileprivate static func parseWrapped(_ text: String) -> Any? {
        if text == "nil" { return Self.none as Any }
        return InspectedText.parse(text, as: Wrapped.self).map { Self.some($0) as Any }
    }
}
