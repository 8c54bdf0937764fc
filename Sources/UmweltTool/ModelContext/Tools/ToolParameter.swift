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
