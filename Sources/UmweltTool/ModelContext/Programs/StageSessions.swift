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
