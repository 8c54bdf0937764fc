import Foundation
import UmweltLive

/// The programs that a server keeps running, a window in each. The least recently used one ends when there are too many.
actor StageSessions {
    /// The window of a subject: the first of an app, or a preview.
    struct Key: Hashable {
        let subject: SubjectBuilds.Key
        let preview: String?
    }

    /// The greatest number of running programs: each takes about 60 MB. A guess at the number of views that are worked
    /// on at the same time.
    private static let maxPrograms = 6

    private let builds: SubjectBuilds

    /// The variables of the programs' processes.
    private let variables: [String: String]

    /// The windows, the most recently used one last.
    private var sessions: [(key: Key, session: StageSession)] = []

    init(builds: SubjectBuilds, variables: [String: String]) {
        self.builds = builds
        self.variables = variables
    }

    /// Sends a request to the program of a window. The program is built and started as needed.
    ///
    /// - Parameter restarts: True to restart the program, with the initial state of its views.
    /// - Returns: The answer, with what the program has printed.
    func ask(_ request: StageRequest, of key: Key, restarts: Bool) async throws -> StageReply {
        let session = session(for: key)
        let program = try await builds.program(of: key.subject)
        return try await session.ask(request, of: program, restarts: restarts)
    }

    /// Ends all programs.
    func stop() async { for (_, session) in sessions { await session.stop() } }

    private func session(for key: Key) -> StageSession {
        let index = sessions.firstIndex { $0.key == key }
        let entry = index.map { sessions.remove(at: $0) } ?? (key, StageSession(variables: variables))
        sessions.append(entry)
        if sessions.count > Self.maxPrograms {
            let (_, last) = sessions.removeFirst()
            Task { await last.stop() }
        }
        return entry.1
    }
}

/// The program of one window, which answers one request after the other.
actor StageSession {
    private let variables: [String: String]
    private var process: StageProcess?

    /// The request that was sent last.
    private var last: Task<StageReply, any Error>?

    init(variables: [String: String]) { self.variables = variables }

    /// Sends a request to the window, when those before it are answered.
    func ask(_ request: StageRequest, of program: Program, restarts: Bool) async throws -> StageReply {
        let work = Task { [last] in
            _ = await last?.result
            try Task.checkCancellation()
            return try await answer(request, of: program, restarts: restarts)
        }
        last = work
        return try await withTaskCancellationHandler {
            try await work.value
        } onCancel: {
            work.cancel()
        }
    }

    /// Ends the program, when all requests are answered.
    func stop() async {
        _ = await last?.result
        await process?.stop()
        process = nil
    }

    private func answer(
        _ request: StageRequest, of program: Program, restarts: Bool
    ) async throws -> StageReply {
        var notes: [String] = []
        let identity = try program.identity
        if let running = process, restarts || running.identity != identity {
            if !restarts { notes.append("The source has changed: the program was restarted.") }
            process = nil
            await running.stop()
        }
        do {
            let used = if let process { process } else { try await StageProcess.start(program, variables: variables) }
            process = used
            var (reply, printed) = try await used.ask(request)
            reply.text = ([reply.text] + StageOutput.report(printed) + notes).joined(separator: "\n\n")
            return reply
        } catch {
            // The next request starts the program again.
            process = nil
            throw error
        }
    }
}
