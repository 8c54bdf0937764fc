import Foundation
import Testing
import UmweltLive

@testable import UmweltTool

@Suite("Arguments of an assistant's tools") struct ToolArgumentsTests {
    private let parameters: [ToolParameter] = [
        .text("path", "", isRequired: true), .flag("dark", ""), .number("scale", ""), .texts("set", ""),
        StepArguments.parameter,
    ]

    private func arguments(_ value: JSONValue) throws -> ToolArguments {
        try ToolArguments(value, parameters: parameters)
    }

    private func message(_ work: () throws -> Void) -> String? {
        do {
            try work()
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test("Unknown, missing and unsuitable arguments are refused, with the names that there are")
    func refused() throws {
        #expect(
            message { _ = try arguments(["path": "A", "size": "1x1"]) }
                == "There is no argument “size”. There are: path, dark, scale, set, steps.")
        #expect(message { _ = try arguments([:]) } == "The argument “path” is missing.")
        #expect(message { _ = try arguments([1]) } == "The arguments are no object.")
        let wrong = try arguments(["path": ["A"], "dark": "yes", "scale": "two", "set": "a=b"])
        #expect(message { _ = try wrong.text("path") } == "“path” has to be a text.")
        #expect(message { _ = try wrong.flag("dark") } == "“dark” has to be true or false.")
        #expect(message { _ = try wrong.number("scale") } == "“scale” has to be a number.")
        #expect(message { _ = try wrong.texts("set") }?.hasPrefix("“set” has to be an object with texts") == true)
    }

    @Test("Numbers and flags are texts where texts are wanted, and null is no argument")
    func lenient() throws {
        let values = try arguments(["path": 7, "dark": .null, "set": ["bold": true, "scale": 2]])
        #expect(try values.text("path") == "7")
        #expect(try !values.flag("dark"))
        #expect(try values.texts("set").map(\.name) == ["bold", "scale"])
        #expect(try values.texts("set").map(\.text) == ["true", "2"])
    }

    @Test("Each step has its action; an empty text is one to type")
    func steps() throws {
        let values = try arguments([
            "path": "A",
            "steps": [
                ["tap": "Add"], ["type": "", "into": "Title"], ["scrollTo": "Row 9"],
                ["scroll": "up", "around": "Row 9"],
                ["scroll": "left"], ["slide": "Volume", "to": .number(0.5)], ["back": true], ["wait": 2],
            ],
        ])
        #expect(
            try StepArguments.steps(values) == [
                .tap("Add"), .type("", into: "Title"), .reveal("Row 9"), .scroll(.up, around: "Row 9"),
                .scroll(.left, around: nil), .slide("Volume", to: 0.5), .back, .wait(seconds: 2),
            ])
        #expect(
            message { _ = try StepArguments.steps(try arguments(["path": "A", "steps": [["tap": "A"], [:]]])) }
                == #"Step 2 has no action. Write one, such as {"tap": "Add"}."#)
        #expect(
            message { _ = try StepArguments.steps(try arguments(["path": "A", "steps": [["scroll": "in"]]])) }
                == "“in” is no direction: write up, down, left or right.")
        #expect(
            message { _ = try StepArguments.steps(try arguments(["path": "A", "steps": [["type": "a"]]])) }
                == "The argument “into” is missing.")
    }

    @Test("A tool's schema names its parameters, and the required ones")
    func schema() {
        let tool = AssistantTool(
            name: "look", title: "Look", description: "Looks.", parameters: parameters, isReadOnly: true
        ) { _ in ToolAnswer("seen") }
        let schema = tool.value["inputSchema"]
        #expect(schema?["required"] == ["path"])
        #expect(schema?["properties"]?["dark"]?["type"] == "boolean")
        #expect(schema?["properties"]?["steps"]?["items"]?["properties"]?["tap"]?["type"] == "string")
    }

    @Test("An error of a tool's work is an answer, and so is a build that fails")
    func failures() async {
        func answer(_ error: any Error) async -> ToolAnswer {
            await AssistantTool(
                name: "look", title: "Look", description: "Looks.", parameters: [], isReadOnly: true
            ) { _ in throw error }.answer([:])
        }
        let failed = await answer(ToolError("There is no view."))
        #expect(failed.text == "There is no view." && failed.isError)
        let build = await answer(BuildFailure(name: "Shelf", messages: "A.swift:1:2: error: cannot find 'a' in scope"))
        #expect(
            build.text == "Shelf does not compile.\n\nA.swift:1:2: error: cannot find 'a' in scope" && build.isError)
    }
}
