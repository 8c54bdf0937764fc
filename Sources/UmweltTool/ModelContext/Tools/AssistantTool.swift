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
