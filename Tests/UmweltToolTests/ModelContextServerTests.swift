import Foundation
import Synchronization
import Testing

@testable import UmweltTool

/// The protocol itself, with a tool of the test. Tests/ModelContext uses the server's process.
@Suite("The Model Context Protocol") struct ModelContextServerTests {
    /// The messages that a server has sent.
    private final class Outbox: Sendable {
        let messages = Mutex<[JSONValue]>([])
    }

    private let outbox = Outbox()
    private let server: ModelContextServer

    init() {
        let echo = AssistantTool(
            name: "echo", title: "Echo", description: "Repeats.", parameters: [.text("text", "")], isReadOnly: true
        ) { arguments in
            ToolAnswer(try arguments.text("text") ?? "")
        }
        server = ModelContextServer(tools: [echo], instructions: "") { [outbox] message in
            outbox.messages.withLock { $0.append(message) }
        }
    }

    /// Sends lines one after the other, and returns the answers to each.
    private func answers(to lines: String...) async -> [JSONValue] {
        for (index, line) in lines.enumerated() {
            await server.receive(line)
            // Every line of these tests gets one answer.
            while outbox.messages.withLock(\.count) <= index { await Task.yield() }
        }
        return outbox.messages.withLock { $0 }
    }

    private func greeting(_ version: String) -> String {
        #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"\#(version)"}}"#
    }

    @Test(
        "The client's version is agreed on if it is known, and else the newest",
        arguments: ["2024-11-05", "2025-03-26", "1"])
    func versions(version: String) async {
        let answer = await answers(to: greeting(version))[0]
        #expect(answer["id"] == 0)
        #expect(answer["result"]?["protocolVersion"] == .string(version == "1" ? "2025-06-18" : version))
    }

    @Test("A call has the tool's text; an unknown tool and method are errors of the protocol")
    func calls() async {
        let answers = await answers(
            to: greeting("2025-06-18"),
            #"{"jsonrpc":"2.0","id":"a","method":"tools/call","params":{"name":"echo","arguments":{"text":"é"}}}"#,
            #"{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"shout"}}"#,
            #"{"jsonrpc":"2.0","id":3,"method":"prompts/list"}"#, "{")
        #expect(
            answers[1] == [
                "jsonrpc": "2.0", "id": "a",
                "result": ["content": [["type": "text", "text": "é"]], "isError": false],
            ])
        #expect(answers[2]["error"]?["code"] == -32602)
        #expect(answers[2]["error"]?["message"] == "There is no tool “shout”. The tools are echo.")
        #expect(answers[3]["error"]?["code"] == -32601)
        #expect(answers[4]["error"]?["code"] == -32700 && answers[4]["id"] == .null)
    }

    @Test("Batches are answered as one in the version that has them, and refused in others")
    func batches() async {
        let batch = #"[{"jsonrpc":"2.0","id":1,"method":"ping"},{"jsonrpc":"2.0","id":2,"method":"ping"}]"#
        let one: JSONValue = [
            ["jsonrpc": "2.0", "id": 1, "result": [:]], ["jsonrpc": "2.0", "id": 2, "result": [:]],
        ]
        #expect(await answers(to: greeting("2025-03-26"), batch).last == one)
        let other = ModelContextServerTests()
        #expect(await other.answers(to: greeting("2025-06-18"), batch).last?["error"]?["code"] == -32600)
    }

    @Test("The answers to all requests are sent before the server has finished")
    func finish() async {
        await server.receive(greeting("2025-06-18"))
        for id in 1...50 {
            await server.receive(
                #"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":{"name":"echo","arguments":{}}}"#)
            await server.receive(#"{"jsonrpc":"2.0","id":\#(-id),"method":"ping"}"#)
        }
        await server.finish()
        #expect(outbox.messages.withLock(\.count) == 101)
    }

    @Test("A call with the ID of a running one is refused, and cancelled calls get no answers")
    func runningCalls() async {
        let endless = AssistantTool(name: "sleep", title: "", description: "", parameters: [], isReadOnly: true) { _ in
            // Ends by the cancellation.
            try await Task.sleep(for: .seconds(3600))
            return ToolAnswer("")
        }
        let server = ModelContextServer(tools: [endless], instructions: "") { [outbox] message in
            outbox.messages.withLock { $0.append(message) }
        }
        await server.receive(greeting("2025-06-18"))
        let call = #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"sleep"}}"#
        await server.receive(call)
        await server.receive(call)
        await server.cancel()
        await server.finish()
        let answers = outbox.messages.withLock { $0 }
        #expect(answers.count == 2)
        #expect(answers.contains { $0["id"] == 1 && $0["error"]?["code"] == -32600 })
    }

    @Test("Values of JSON are the same after they were written and read")
    func values() throws {
        let value: JSONValue = ["a": [1, .number(1.5), true, .null, "text"], "b": ["c": [:]]]
        let data = try JSONEncoder().encode(value)
        #expect(try JSONDecoder().decode(JSONValue.self, from: data) == value)
    }
}
