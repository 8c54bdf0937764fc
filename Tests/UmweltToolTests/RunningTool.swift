import Foundation
import FoundationNetworking
import Testing

/// `umwelt run`, while it runs.
final class RunningTool: @unchecked Sendable {
    private let process = Process()
    private let input = Pipe()
    private let lock = NSLock()
    private var said = ""
    private var read = 0

    /// Starts it, by a user without rights of their own if `unprivileged` is true.
    init(
        _ workshop: Workshop, _ arguments: String..., unprivileged: Bool = false, variables: [String: String] = [:]
    ) throws {
        let call = (program: try Workshop.program("umwelt"), arguments: ["run"] + arguments)
        (process.executableURL, process.arguments) =
            unprivileged ? Workshop.unprivileged(call.program, call.arguments) : call
        process.currentDirectoryURL = workshop.folder
        process.environment = ProcessInfo.processInfo.environment.merging(workshop.variables) { $1 }
            .merging(variables) { $1 }
        let pipe = Pipe()
        process.standardInput = input
        process.standardOutput = pipe
        process.standardError = pipe
        pipe.fileHandleForReading.readabilityHandler = { [weak self] handle in
            let text = String(decoding: handle.availableData, as: UTF8.self)
            if text.isEmpty { handle.readabilityHandler = nil }
            self?.lock.withLock { self?.said += text }
        }
        try process.run()
    }

    deinit { if process.isRunning { process.terminate() } }

    /// Waits for the next line that contains a text. Answers the line.
    @discardableResult
    func line(with text: String, _ location: SourceLocation = #_sourceLocation) async throws -> String {
        for _ in 0..<4800 {
            let found: String? = lock.withLock {
                let lines = said.components(separatedBy: "\n").dropLast()
                guard let index = lines.indices.dropFirst(read).first(where: { lines[$0].contains(text) }) else {
                    return nil
                }
                read = index + 1
                return lines[index]
            }
            if let found { return found }
            try await Task.sleep(for: .milliseconds(50))
        }
        Issue.record("“\(text)” was never said, but this:\n\(output)", sourceLocation: location)
        throw CancellationError()
    }

    /// Waits for the address of the page, which may come before the output that was read already, and returns it.
    func address(_ location: SourceLocation = #_sourceLocation) async throws -> String {
        let mark = "Open "
        for _ in 0..<4800 {
            let line = output.components(separatedBy: "\n").dropLast().first { $0.hasPrefix(mark) }
            if let line { return String(line.dropFirst(mark.count)) }
            try await Task.sleep(for: .milliseconds(50))
        }
        Issue.record("The address was never said, but this:\n\(output)", sourceLocation: location)
        throw CancellationError()
    }

    /// All that was said so far.
    var output: String { lock.withLock { said } }

    /// Presses control-C. Answers the code that the tool ends with.
    func interrupt() async throws -> Int32 {
        process.interrupt()
        for _ in 0..<4800 {
            guard process.isRunning else { break }
            try await Task.sleep(for: .milliseconds(50))
        }
        return process.isRunning ? -1 : process.terminationStatus
    }

    func pressReturn() { input.fileHandleForWriting.write(Data("\n".utf8)) }

    /// Waits for a page with a text at an address.
    static func page(
        _ address: String, containing text: String, _ location: SourceLocation = #_sourceLocation
    ) async throws -> String {
        for _ in 0..<4800 {
            if let page = await page(address), page.contains(text) { return page }
            try await Task.sleep(for: .milliseconds(50))
        }
        Issue.record("There never was a page with “\(text)”.", sourceLocation: location)
        throw CancellationError()
    }

    /// The page at an address; nil without an answer.
    static func page(_ address: String) async -> String? {
        guard let url = URL(string: address) else { return nil }
        let session = URLSession(configuration: .ephemeral)
        defer { session.invalidateAndCancel() }
        return try? await String(decoding: session.data(from: url).0, as: UTF8.self)
    }
}
