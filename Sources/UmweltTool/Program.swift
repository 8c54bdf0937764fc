import ArgumentParser
import Foundation
import Subprocess

/// A program of the user's that contains a host.
struct Program: Sendable {
    let file: URL

    /// The folder of the user's source.
    let sources: URL

    /// The lock that keeps the file from being removed; nil for files that are never removed.
    var use: ProgramUse?

    /// Runs the program's picture host. The program's output is printed to the tool's own.
    func draw(variables: [String: String]) async throws {
        let result = try await Subprocess.run(
            .path(.init(file.path)), environment: environment(variables), input: .none, output: .sequence,
            error: .sequence
        ) { execution in
            async let lastWords = Self.forwardErrors(execution.standardError)
            let hasDrawn = try await Self.forwardOutput(execution.standardOutput)
            return (lastWords: try await lastWords, hasDrawn: hasDrawn)
        }
        let (lastWords, hasDrawn) = result.closureResult
        switch result.terminationStatus {
        case .signaled(let signal):
            let report = CrashReport(lines: lastWords)
            let summary = report.summary(program: file, sources: sources, signal: signal)
            throw ToolError(summary.firstLine, code: EX_SOFTWARE)
        case .exited(let code):
            if code != EXIT_SUCCESS { throw ExitCode(code) }
            if !hasDrawn { throw ToolError("The program ended without drawing: its @main has to be an App.") }
        }
    }

    /// Runs the program until it ends. Its output is printed line by line to the tool's own.
    ///
    /// - Parameter log: Called with each line of the output, including a backtrace.
    func run(
        arguments: [String], variables: [String: String], log: (@Sendable (String) -> Void)? = nil
    ) async throws -> LiveProcess.End {
        let result = try await Subprocess.run(
            .path(.init(file.path)), arguments: Arguments(arguments), environment: environment(variables),
            platformOptions: .ownGroup, input: .none, output: .sequence, error: .sequence
        ) { execution in
            async let lastWords = Self.forwardErrors(execution.standardError, log)
            _ = try await Self.forwardOutput(execution.standardOutput, log)
            return try await lastWords
        }
        let lastWords = result.closureResult
        switch result.terminationStatus {
        case .signaled(let signal): return .crashed(CrashReport(lines: lastWords), signal: signal)
        case .exited(let code): return .exited(code)
        }
    }

    /// A text that differs for each build of the program, and each version of its resources.
    var identity: String {
        get throws { try "\(file.stamp)\n\(AppResources(in: sources).identity)" }
    }

    func environment(_ variables: [String: String]) -> Environment {
        var variables = variables
        // Images, colours, translations and fonts are searched for beside the source.
        variables["UMWELT_RESOURCES"] = sources.standardizedFileURL.path
        // The backtrace leads to the line of the user's source that led to a crash (`CrashSymbols`).
        variables["SWIFT_BACKTRACE"] =
            "enable=yes,color=no,interactive=no,threads=crashed,images=mentioned,registers=none,cache=no,"
            + "symbolicate=off,output-to=stderr"
        let updates = variables.map { (Environment.Key(stringLiteral: $0), Optional($1)) }
        return .inherit.updating(Dictionary(uniqueKeysWithValues: updates))
    }

    /// Prints a program's output; returns true if it contains the report of the picture host.
    private static func forwardOutput(
        _ output: SubprocessOutputSequence, _ log: (@Sendable (String) -> Void)? = nil
    ) async throws -> Bool {
        var hasDrawn = false
        for try await line in output.strings(bufferingPolicy: .unbounded) {
            print(line)
            fflush(nil)
            log?(line)
            // Not at the start alone: the app may have printed half a line before.
            hasDrawn = hasDrawn || line.contains("Drew ")
        }
        return hasDrawn
    }

    /// Prints a program's errors up to a backtrace, and returns the crash report.
    private static func forwardErrors(
        _ errors: SubprocessOutputSequence, _ log: (@Sendable (String) -> Void)? = nil
    ) async throws -> [String] {
        var lastWords: [String] = []
        var isInBacktrace = false
        for try await line in errors.strings(bufferingPolicy: .unbounded) {
            log?(line)
            isInBacktrace =
                isInBacktrace || CrashReport.isBacktrace(line) || !lastWords.isEmpty && CrashReport.isOfRuntime(line)
            if !lastWords.isEmpty || CrashReport.begins(with: line) { lastWords.append(line) }
            // The message of a crash is shown at once: its place takes a while to find.
            if !isInBacktrace && !line.isEmpty { standardError(line) }
        }
        return lastWords
    }
}

extension Program {
    /// Runs the program's picture host for its output.
    ///
    /// - Throws: ``ToolError`` or the program's exit code.
    func finish(variables: [String: String]) async throws {
        switch try await run(arguments: [], variables: variables) {
        case .exited(EXIT_SUCCESS): break
        case .exited(let code): throw ExitCode(code)
        case .failed(let reason): throw ToolError(reason)
        case .crashed(let report, let signal):
            let summary = report.summary(program: file, sources: sources, signal: signal)
            throw ToolError(summary.firstLine, code: EX_SOFTWARE)
        }
    }
}

extension String {
    /// The text up to the first line break.
    var firstLine: String { String(prefix { !$0.isNewline }) }
}
