import Foundation
import Synchronization
import UmweltLive

/// A program that shows its window on the stage, and the connection to it.
final class StageProcess: Sendable {
    /// The time limit for an answer. The program itself detects functions that do not return sooner: this limit is for
    /// the other cases. A guess.
    private static let limit = Duration.seconds(30)

    /// A text that differs for each build of the program.
    let identity: String

    private let program: Program
    private let run: Task<LiveProcess.End, Never>
    private let channel: LiveChannel
    private let output: StageOutput

    /// Starts a program.
    ///
    /// - Parameter variables: The variables of its process.
    /// - Throws: A `ToolError` with the reason if it ends, or does not connect in time.
    static func start(_ program: Program, variables: [String: String]) async throws -> StageProcess {
        let listener = try LiveListener()
        let output = StageOutput()
        let variables = variables.merging(["UMWELT_HOST": "stage", LiveChannel.variable: listener.path]) { $1 }
        let run = Task {
            defer { listener.close() }
            do {
                return try await program.run(arguments: [], variables: variables, log: output.add)
            } catch {
                return .failed("\(program.file.path) cannot be run: \(error)")
            }
        }
        let channel = await limited(run) { await listener.call() }
        guard let channel else { throw await reason(run, program, output) }
        return try StageProcess(program, run: run, channel: channel, output: output)
    }

    private init(
        _ program: Program, run: Task<LiveProcess.End, Never>, channel: LiveChannel, output: StageOutput
    ) throws {
        self.program = program
        identity = try program.identity
        self.run = run
        self.channel = channel
        self.output = output
    }

    /// Sends a request, and waits for the answer. One request at a time.
    ///
    /// - Returns: The answer, and the lines that the program has printed since the last one.
    /// - Throws: A `ToolError` with the reason if the program ends, or does not answer in time.
    func ask(_ request: StageRequest) async throws -> (reply: StageReply, printed: [String]) {
        channel.send(request)
        let reply = await Self.limited(run) { [channel] in
            await withCheckedContinuation { continuation in
                Thread.detachNewThread { continuation.resume(returning: channel.next(StageReply.self)) }
            }
        }
        guard let reply else { throw await Self.reason(run, program, output) }
        return (reply, output.remove())
    }

    /// Ends the program.
    func stop() async {
        run.cancel()
        _ = await run.value
    }

    /// Waits for a value of the program, and ends the program if there is none in time, or the caller is cancelled.
    private static func limited<Value: Sendable>(
        _ run: Task<LiveProcess.End, Never>, _ value: () async -> Value?
    ) async -> Value? {
        let timeout = Task {
            try await Task.sleep(for: limit)
            run.cancel()
        }
        defer { timeout.cancel() }
        return await withTaskCancellationHandler(operation: value) { run.cancel() }
    }

    /// Returns the error of a program that has ended.
    private static func reason(
        _ run: Task<LiveProcess.End, Never>, _ program: Program, _ output: StageOutput
    ) async -> ToolError {
        let isStopped = run.isCancelled
        let end = await run.value
        let lines = output.remove()
        var reason = "The program did not answer in \(limit.components.seconds) seconds, and was ended."
        if !isStopped {
            reason = QuietEnd(end: end, lines: lines).reason(in: program) ?? "The program ended by itself, with code 0."
        }
        let others = lines.filter { $0 != "Error: \(reason)" }
        return ToolError(([reason] + StageOutput.report(others)).joined(separator: "\n\n"))
    }
}

/// The lines that a program prints between two answers.
final class StageOutput: Sendable {
    /// The greatest number of lines that an answer has.
    private static let maxLines = 200

    private let lines = Mutex<[String]>([])

    /// Adds a line, unless it is part of a backtrace.
    @Sendable func add(_ line: String) {
        lines.withLock { lines in
            if let last = lines.last, CrashReport.begins(with: last) { return }
            lines.append(line)
            if lines.count > Self.maxLines { lines.removeFirst() }
        }
    }

    /// Returns the lines, and forgets them.
    func remove() -> [String] {
        lines.withLock { lines in
            defer { lines = [] }
            return lines
        }
    }

    /// Returns the paragraph of an answer that has the lines; none without any.
    static func report(_ lines: [String]) -> [String] {
        let shown = lines.filter { !CrashReport.begins(with: $0) }
        return shown.isEmpty ? [] : ["Printed:\n" + shown.joined(separator: "\n")]
    }
}
