import Foundation
import Subprocess
import Testing

/// SourceKit-LSP, as an editor talks to it: JSON-RPC with a header in front of each message.
final class LanguageServer: @unchecked Sendable {
    private let process = Process()
    private let input = Pipe()
    private let lock = NSLock()
    private var answers: [Int: CheckedContinuation<Data, any Error>] = [:]
    private var count = 0
    private var received = Data()

    /// The error that the server answers with, or its end.
    struct Failure: Error, CustomStringConvertible { let description: String }

    /// Starts the server of this toolchain for a folder.
    init(_ workshop: Workshop, folder: String) async throws {
        let path = try await Executable.name("sourcekit-lsp").resolveExecutablePath(in: .inherit).string
        process.executableURL = URL(fileURLWithPath: path)
        process.environment = ProcessInfo.processInfo.environment.merging(workshop.variables) { $1 }
            .merging(["HOME": workshop.folder.path]) { $1 }
        let output = Pipe()
        process.standardInput = input
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        output.fileHandleForReading.readabilityHandler = { [weak self] handle in
            let data = handle.availableData
            if data.isEmpty { handle.readabilityHandler = nil }
            self?.receive(data)
        }
        try process.run()
        let root = workshop.folder.appendingPathComponent(folder).standardizedFileURL
        _ = try await request(
            "initialize",
            ["processId": NSNull(), "rootUri": root.absoluteString, "capabilities": [String: Any]()])
        notify("initialized", [:])
    }

    deinit { if process.isRunning { process.terminate() } }

    /// Ends the server.
    func end() async throws {
        _ = try await request("shutdown", nil)
        notify("exit", [:])
        process.waitUntilExit()
    }

    // MARK: An editor's questions

    /// Opens a file.
    func open(_ file: URL) throws {
        let text = try String(contentsOf: file, encoding: .utf8)
        notify(
            "textDocument/didOpen",
            [
                "textDocument": ["uri": file.absoluteString, "languageId": "swift", "version": 1, "text": text]
                    as [String: Any]
            ])
    }

    /// Returns the answer to a question about a place: right behind a word in a file.
    func ask(_ question: String, behind word: String, in file: URL) async throws -> String {
        let text = try String(contentsOf: file, encoding: .utf8)
        let end = try #require(text.range(of: word)?.upperBound)
        let before = text[..<end]
        let line = before.count { $0 == "\n" }
        let character = before.split(separator: "\n", omittingEmptySubsequences: false).last?.utf16.count ?? 0
        let answer = try await request(
            "textDocument/\(question)",
            [
                "textDocument": ["uri": file.absoluteString], "position": ["line": line, "character": character],
            ])
        return String(decoding: answer, as: UTF8.self)
    }

    /// Returns the errors of a file, each as line and column, from 0, and text.
    func errors(in file: URL) async throws -> [String] {
        struct Report: Decodable {
            let items: [Item]
            struct Item: Decodable {
                let message: String
                let range: Range
                let severity: Int
            }
            struct Range: Decodable { let start: Position }
            struct Position: Decodable {
                let line: Int
                let character: Int
            }
        }
        let answer = try await request("textDocument/diagnostic", ["textDocument": ["uri": file.absoluteString]])
        return try JSONDecoder().decode(Report.self, from: answer).items.filter { $0.severity == 1 }.map {
            "\($0.range.start.line):\($0.range.start.character) \($0.message)"
        }
    }

    /// Waits until the server has read what builds have written about the source.
    func finishIndex() async throws { _ = try await request("workspace/synchronize", ["index": true]) }

    // MARK: Messages

    private func request(_ method: String, _ parameters: [String: Any]?) async throws -> Data {
        var message: [String: Any] = ["jsonrpc": "2.0", "method": method]
        message["params"] = parameters
        // The message is written by this call alone.
        nonisolated(unsafe) let text = message
        return try await withCheckedThrowingContinuation { continuation in
            var message = text
            lock.withLock {
                count += 1
                answers[count] = continuation
                message["id"] = count
            }
            send(message)
        }
    }

    private func notify(_ method: String, _ parameters: [String: Any]) {
        send(["jsonrpc": "2.0", "method": method, "params": parameters])
    }

    private func send(_ message: [String: Any]) {
        guard let body = try? JSONSerialization.data(withJSONObject: message, options: .withoutEscapingSlashes) else {
            return
        }
        let data = Data("Content-Length: \(body.count)\r\n\r\n".utf8) + body
        try? input.fileHandleForWriting.write(contentsOf: data)
    }

    private func receive(_ data: Data) {
        if data.isEmpty {
            let waiting = lock.withLock { Array(answers.values) }
            lock.withLock { answers = [:] }
            for answer in waiting { answer.resume(throwing: Failure(description: "sourcekit-lsp has ended.")) }
            return
        }
        received += data
        let separator = Data("\r\n\r\n".utf8)
        while let end = received.range(of: separator) {
            let head = String(decoding: received[..<end.lowerBound], as: UTF8.self)
            let length = head.firstMatch(of: /Content-Length: (\d+)/).flatMap { Int($0.1) } ?? 0
            guard received.endIndex - end.upperBound >= length else { return }
            let body = received[end.upperBound..<(end.upperBound + length)]
            received = Data(received[(end.upperBound + length)...])
            if let message = try? JSONSerialization.jsonObject(with: Data(body)) as? [String: Any] { hear(message) }
        }
    }

    private func hear(_ message: [String: Any]) {
        if message["method"] is String {
            // The server asks for nothing that an editor has to do here.
            if let id = message["id"] { send(["jsonrpc": "2.0", "id": id, "result": NSNull()]) }
            return
        }
        guard let id = message["id"] as? Int, let answer = lock.withLock({ answers.removeValue(forKey: id) }) else {
            return
        }
        if let error = message["error"] as? [String: Any] {
            return answer.resume(throwing: Failure(description: error["message"] as? String ?? "\(error)"))
        }
        let result = message["result"] ?? NSNull()
        let options: JSONSerialization.WritingOptions = [.fragmentsAllowed, .withoutEscapingSlashes]
        answer.resume(returning: (try? JSONSerialization.data(withJSONObject: result, options: options)) ?? Data())
    }
}
