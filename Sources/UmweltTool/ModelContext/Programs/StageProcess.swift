import Foundation
import Subprocess
import UmweltLive

/// A program that shows its window on the stage, and the connection to it.
final class StageProcess: Sendable {
    /// The time limit for an answer. The program itself detects functions that do not return sooner: this limit is for
    /// the other cases. A guess.
    private static let limit = Duration.seconds(30)

    /// The greatest number of lines of output that an answer has: the last ones. A guess at what a reader uses.
    private static let maxLines = 200

    /// A text that differs for each build of the program.
    let identity: String

    private let program: Program
    private let run: Task<LiveProcess.End, Never>
    private let channel: LiveChannel

    /// The lines that the program prints, until it ends.
    private let output: AsyncStream<String>

    /// Starts a program.
    ///
    /// - Parameter variables: The variables of its process.
    /// - Throws: A `ToolError` with the reason if it ends, or does not connect in time.
    static func start(_ program: Program, variables: [String: String]) async throws -> StageProcess {
        let listener = try LiveListener()
        let (output, lines) = AsyncStream<String>.makeStream(bufferingPolicy: .bufferingNewest(maxLines + 1))
        let variables = variables.merging(["UMWELT_HOST": "stage", LiveChannel.variable: listener.path]) { $1 }
        let run = Task {
            defer {
                listener.close()
                lines.finish()
            }
            do {
                return try await program.run(variables: variables) { lines.yield($0) }
            } catch {
                return .failed("\(program.file.path) cannot be run: \(error)")
            }
        }
        let channel = await limited(run) { await listener.call() }
        guard let channel else { throw await reason(run, program, output) }
        return try StageProcess(program, run: run, channel: channel, output: output)
    }

    private init(
        _ program: Program, run: Task<LiveProcess.End, Never>, channel: LiveChannel, output: AsyncStream<String>
    ) throws {
        self.program = program
        identity = try program.identity
        self.run = run
        self.channel = channel
        self.output = output
    }

    /// Sends a request, and waits for the answer. One request at a time.
    ///
    /// - Returns: The answer, with the lines that the program has printed since the last one.
    /// - Throws: A `ToolError` with the reason if the program ends, or does not answer in time.
    func ask(_ request: StageRequest) async throws -> StageReply {
        // A pipe and a socket have no common order: the program prints the mark after the lines of its answer.
        let mark = UUID().uuidString
        var request = request
        request.mark = mark
        channel.send(request)
        let reply: StageReply? = await Self.limited(run) { [channel, output] in
            let reply = await withCheckedContinuation { continuation in
                Thread.detachNewThread { continuation.resume(returning: channel.next(StageReply.self)) }
            }
            guard var reply else { return nil }
            var lines: [String] = []
            for await line in output {
                guard line.hasSuffix(mark) else {
                    lines.append(line)
                    continue
                }
                // The program may have printed half a line before.
                if line != mark { lines.append(String(line.dropLast(mark.count))) }
                break
            }
            reply.text = Self.text([reply.text], lines)
            return reply
        }
        guard let reply else { throw await Self.reason(run, program, output) }
        return reply
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
        _ run: Task<LiveProcess.End, Never>, _ program: Program, _ output: AsyncStream<String>
    ) async -> ToolError {
        let isStopped = run.isCancelled
        let end = await run.value
        var lines: [String] = []
        for await line in output { lines.append(line) }
        var reason = "The program did not answer in \(limit.components.seconds) seconds, and was ended."
        if !isStopped {
            reason = QuietEnd(end: end, lines: lines).reason(in: program) ?? "The program ended by itself, with code 0."
        }
        return ToolError(text([reason], lines.filter { $0 != "Error: \(reason)" }))
    }

    /// Returns the paragraphs of an answer, and one with lines that the program has printed, if there are some.
    private static func text(_ paragraphs: [String], _ lines: [String]) -> String {
        let printed = lines.isEmpty ? [] : ["Printed:\n" + lines.joined(separator: "\n")]
        return (paragraphs + printed).joined(separator: "\n\n")
    }
}

extension Program {
    /// Runs the program until it ends.
    ///
    /// - Parameter heard: Called with each line of its output, without a crash report.
    fileprivate func run(
        variables: [String: String], heard: @escaping @Sendable (String) -> Void
    ) async throws -> LiveProcess.End {
        let result = try await Subprocess.run(
            .path(.init(file.path)), environment: environment(variables), platformOptions: .ownGroup, input: .none,
            output: .sequence, error: .sequence
        ) { execution in
            async let lastWords = Self.lastWords(of: execution.standardError, heard)
            for try await line in execution.standardOutput.strings(bufferingPolicy: .unbounded) { heard(line) }
            return try await lastWords
        }
        switch result.terminationStatus {
        case .signaled(let signal): return .crashed(CrashReport(lines: result.closureResult), signal: signal)
        case .exited(let code): return .exited(code)
        }
    }

    /// Returns the crash report at the end of a program's errors.
    private static func lastWords(
        of errors: SubprocessOutputSequence, _ heard: @Sendable (String) -> Void
    ) async throws -> [String] {
        var report: [String] = []
        for try await line in errors.strings(bufferingPolicy: .unbounded) {
            if !report.isEmpty || CrashReport.begins(with: line) { report.append(line) } else { heard(line) }
        }
        return report
    }
}
