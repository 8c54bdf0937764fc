import UmweltLive

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
            var reply = try await used.ask(request)
            reply.text = ([reply.text] + notes).joined(separator: "\n\n")
            return reply
        } catch {
            // The next request starts the program again.
            process = nil
            throw error
        }
    }
}
