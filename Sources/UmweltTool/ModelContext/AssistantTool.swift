import Foundation

/// A tool that a client's model calls.
struct AssistantTool: Sendable {
    let name: String
    let title: String
    let description: String
    let parameters: [ToolParameter]

    /// True if a call changes nothing, not even in a program that runs.
    let isReadOnly: Bool
    let work: @Sendable (ToolArguments) async throws -> ToolAnswer

    /// The entry in the list of tools.
    var value: JSONValue {
        let required = parameters.filter(\.isRequired).map { JSONValue.string($0.name) }
        return [
            "name": .string(name), "title": .string(title), "description": .string(description),
            "inputSchema": [
                "type": "object",
                "properties": .object(Dictionary(parameters.map { ($0.name, $0.schema) }) { $1 }),
                "required": .array(required), "additionalProperties": false,
            ],
            "annotations": [
                "title": .string(title), "readOnlyHint": .bool(isReadOnly), "destructiveHint": false,
                "openWorldHint": false,
            ],
        ]
    }

    /// Calls the tool. An error of the work is an answer, from which the model can learn.
    func answer(_ arguments: JSONValue) async -> ToolAnswer {
        do {
            return try await work(try ToolArguments(arguments, parameters: parameters))
        } catch let failure as BuildFailure {
            return ToolAnswer("\(failure)\n\n\(failure.plainErrors)", isError: true)
        } catch {
            return ToolAnswer("\(error)", isError: true)
        }
    }
}

/// A parameter of a tool.
struct ToolParameter: Sendable {
    let name: String
    let isRequired: Bool

    /// The JSON Schema of its values.
    let schema: JSONValue

    private init(_ name: String, _ schema: [String: JSONValue], _ description: String, isRequired: Bool = false) {
        self.name = name
        self.isRequired = isRequired
        self.schema = .object(schema.merging(["description": .string(description)]) { $1 })
    }

    static func text(_ name: String, _ description: String, isRequired: Bool = false) -> ToolParameter {
        ToolParameter(name, ["type": "string"], description, isRequired: isRequired)
    }

    static func choice(_ name: String, _ choices: [String], _ description: String) -> ToolParameter {
        let choices = choices.map { JSONValue.string($0) }
        return ToolParameter(name, ["type": "string", "enum": .array(choices)], description)
    }

    static func flag(_ name: String, _ description: String) -> ToolParameter {
        ToolParameter(name, ["type": "boolean"], description)
    }

    static func number(_ name: String, _ description: String) -> ToolParameter {
        ToolParameter(name, ["type": "number"], description)
    }

    /// An object whose members are texts.
    static func texts(_ name: String, _ description: String) -> ToolParameter {
        ToolParameter(name, ["type": "object", "additionalProperties": ["type": "string"]], description)
    }

    /// A list of objects with some members.
    static func objects(_ name: String, _ members: [ToolParameter], _ description: String) -> ToolParameter {
        let properties = JSONValue.object(Dictionary(members.map { ($0.name, $0.schema) }) { $1 })
        return ToolParameter(
            name,
            [
                "type": "array",
                "items": ["type": "object", "properties": properties, "additionalProperties": false],
            ], description)
    }
}

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

/// The answer of a tool.
struct ToolAnswer: Sendable {
    var text: String

    /// Pictures, as PNG.
    var pictures: [Data] = []
    var isError = false

    init(_ text: String, pictures: [Data] = [], isError: Bool = false) {
        self.text = text
        self.pictures = pictures
        self.isError = isError
    }

    /// The result of the call.
    var value: JSONValue {
        let images = pictures.map { data -> JSONValue in
            ["type": "image", "mimeType": "image/png", "data": .string(data.base64EncodedString())]
        }
        return ["content": .array(images + [["type": "text", "text": .string(text)]]), "isError": .bool(isError)]
    }
}
