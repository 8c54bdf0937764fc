/// The arguments of a call.
struct ToolArguments: Sendable {
    private let values: [String: JSONValue]

    /// Reads the arguments.
    ///
    /// - Throws: A `ToolError` for names that are unknown or missing.
    init(_ value: JSONValue, parameters: [ToolParameter]) throws {
        guard case .object(let values) = value else { throw ToolError("The arguments are no object.") }
        // Models write null for arguments that they leave out.
        self.values = values.filter { $0.value != .null }
        let names = parameters.map(\.name)
        if let unknown = self.values.keys.sorted().first(where: { !names.contains($0) }) {
            throw ToolError("There is no argument “\(unknown)”. There are: \(names.joined(separator: ", ")).")
        }
        if let missing = parameters.first(where: { $0.isRequired && self.values[$0.name] == nil }) {
            throw ToolError("The argument “\(missing.name)” is missing.")
        }
    }

    /// Returns a text, or a number or a flag as text; nil for a missing one.
    ///
    /// - Parameter isEmptyKept: False if an empty text counts as missing.
    func text(_ name: String, isEmptyKept: Bool = false) throws -> String? {
        switch values[name] {
        case nil: nil
        case .string(let text)?: text.isEmpty && !isEmptyKept ? nil : text
        case .integer(let number)?: "\(number)"
        case .number(let number)?: "\(number)"
        case .bool(let flag)?: "\(flag)"
        default: throw ToolError("“\(name)” has to be a text.")
        }
    }

    /// Returns a required text.
    func requiredText(_ name: String) throws -> String {
        guard let text = try text(name) else { throw ToolError("The argument “\(name)” is missing.") }
        return text
    }

    func flag(_ name: String) throws -> Bool {
        switch values[name] {
        case nil: false
        case .bool(let flag)?: flag
        default: throw ToolError("“\(name)” has to be true or false.")
        }
    }

    func number(_ name: String) throws -> Double? {
        guard let value = values[name] else { return nil }
        guard let number = value.number else { throw ToolError("“\(name)” has to be a number.") }
        return number
    }

    /// Returns the members of an object as texts, by name.
    func texts(_ name: String) throws -> [(name: String, text: String)] {
        guard let value = values[name] else { return [] }
        guard case .object(let members) = value else {
            throw ToolError("“\(name)” has to be an object with texts, such as {\"reduceMotion\": \"true\"}.")
        }
        return try members.keys.sorted().map { key in
            guard let text = try ToolArguments(value).text(key) else { throw ToolError("“\(key)” has no value.") }
            return (key, text)
        }
    }

    /// Returns the objects of a list; nil for a missing one.
    func objects(_ name: String, _ members: [ToolParameter]) throws -> [ToolArguments]? {
        guard let value = values[name] else { return nil }
        guard case .array(let items) = value else { throw ToolError("“\(name)” has to be a list.") }
        return try items.map { try ToolArguments($0, parameters: members) }
    }

    private init(_ value: JSONValue) {
        if case .object(let values) = value { self.values = values } else { values = [:] }
    }
}
