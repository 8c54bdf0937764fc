import Foundation
import UmweltLive

/// A server of the Model Context Protocol: the handshake, the list of tools, and their calls.
///
/// Calls run at the same time. Each is answered when it is done, unless the client has cancelled it.
actor ModelContextServer {
    /// The versions of the protocol, the newest first.
    static let versions = ["2025-06-18", "2025-03-26", "2024-11-05"]

    /// The only version whose messages may come in batches.
    private static let batchVersion = "2025-03-26"

    private let tools: [AssistantTool]
    private let instructions: String
    private let send: @Sendable (JSONValue) -> Void

    /// The agreed version; nil before the handshake.
    private var version: String?

    /// The running calls by the IDs of their requests.
    private var calls: [JSONValue: Task<JSONValue?, Never>] = [:]

    /// The tasks that send answers, by their numbers.
    private var deliveries: [Int: Task<Void, Never>] = [:]
    private var lastDelivery = 0

    /// - Parameters:
    ///   - tools: The tools, in the order of their list.
    ///   - instructions: The introduction for the client's model.
    ///   - send: Sends a message to the client.
    init(tools: [AssistantTool], instructions: String, send: @escaping @Sendable (JSONValue) -> Void) {
        self.tools = tools
        self.instructions = instructions
        self.send = send
    }

    /// Handles a line from the client. Returns before the tools that it calls are done.
    func receive(_ line: String) {
        if line.allSatisfy(\.isWhitespace) { return }
        guard let message = try? JSONDecoder().decode(JSONValue.self, from: Data(line.utf8)) else {
            return send(RemoteError(.parse, "The line is no JSON.").answer(to: .null))
        }
        guard case .array(let batch) = message, version == Self.batchVersion, !batch.isEmpty else {
            if let work = begin(message) { deliver { await work.value } }
            return
        }
        let works = batch.compactMap(begin)
        deliver {
            var answers: [JSONValue] = []
            for work in works { if let answer = await work.value { answers.append(answer) } }
            return answers.isEmpty ? nil : .array(answers)
        }
    }

    /// Sends an answer when there is one.
    private func deliver(_ answer: @escaping @Sendable () async -> JSONValue?) {
        lastDelivery += 1
        deliveries[lastDelivery] = Task { [number = lastDelivery] in
            if let answer = await answer() { send(answer) }
            deliveries[number] = nil
        }
    }

    /// Waits until all answers are sent.
    func finish() async {
        while let delivery = deliveries.values.first { await delivery.value }
    }

    /// Cancels all calls, which get no answers.
    func cancel() {
        for work in calls.values { work.cancel() }
    }

    /// Begins to handle a message. Returns the work that ends with its answer; nil if it gets none.
    private func begin(_ message: JSONValue) -> Task<JSONValue?, Never>? {
        do throws(RemoteError) {
            switch try RemoteCall(message) {
            case .answer: return nil
            case .notification("notifications/cancelled", let parameters):
                parameters["requestId"].flatMap { calls[$0] }?.cancel()
                return nil
            case .notification: return nil
            case .request(let id, "tools/call", let parameters):
                try expectHandshake()
                let (tool, arguments) = try tool(parameters)
                if calls[id] != nil {
                    throw RemoteError(.invalidRequest, "A call with the same ID is still running.")
                }
                let work = Task {
                    let answer = await tool.answer(arguments)
                    calls[id] = nil
                    return Task.isCancelled ? nil : Self.answer(answer.value, to: id)
                }
                calls[id] = work
                return work
            case .request(let id, let method, let parameters):
                let answer = Self.answer(try answer(method, parameters), to: id)
                return Task { answer }
            }
        } catch {
            let answer = error.answer(to: message["id"] ?? .null)
            return Task { answer }
        }
    }

    private static func answer(_ result: JSONValue, to id: JSONValue) -> JSONValue {
        ["jsonrpc": "2.0", "id": id, "result": result]
    }

    /// Returns the answer to a request that takes no time.
    private func answer(_ method: String, _ parameters: JSONValue) throws(RemoteError) -> JSONValue {
        switch method {
        case "initialize": return try shakeHands(parameters)
        case "ping": return [:]
        case "tools/list":
            try expectHandshake()
            return ["tools": .array(tools.map(\.value))]
        default: throw RemoteError(.unknownMethod, "There is no method \(method).")
        }
    }

    /// Agrees on a version: the client's, or the newest one if that is unknown.
    private func shakeHands(_ parameters: JSONValue) throws(RemoteError) -> JSONValue {
        guard let wanted = parameters["protocolVersion"]?.string else {
            throw RemoteError(.invalidParameters, "“protocolVersion” is missing.")
        }
        let version = Self.versions.contains(wanted) ? wanted : Self.versions[0]
        self.version = version
        return [
            "protocolVersion": .string(version), "capabilities": ["tools": [:]],
            "serverInfo": ["name": "umwelt", "title": "Umwelt", "version": .string(UmweltVersion.number)],
            "instructions": .string(instructions),
        ]
    }

    private func expectHandshake() throws(RemoteError) {
        if version == nil { throw RemoteError(.invalidRequest, "The first request has to be “initialize”.") }
    }

    /// Returns the tool of a call, and its arguments.
    private func tool(_ parameters: JSONValue) throws(RemoteError) -> (AssistantTool, JSONValue) {
        guard let name = parameters["name"]?.string else {
            throw RemoteError(.invalidParameters, "“name” is missing.")
        }
        guard let tool = tools.first(where: { $0.name == name }) else {
            let names = tools.map(\.name).joined(separator: ", ")
            throw RemoteError(.invalidParameters, "There is no tool “\(name)”. The tools are \(names).")
        }
        return (tool, parameters["arguments"] ?? [:])
    }
}
