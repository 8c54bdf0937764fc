import UmweltLive

/// The folder, the builds and the programs of a server, for its tools.
struct Workbench: Sendable {
    let root: RootFolder
    let builds: SubjectBuilds
    let sessions: StageSessions
    let names: NameShelf

    /// Sends a request to the window that the arguments describe.
    func ask(_ work: StageRequest.Work, _ window: WindowArguments) async throws -> StageReply {
        let request = StageRequest(settings: window.settings, work: work)
        return try await sessions.ask(request, of: window.key, restarts: window.restarts)
    }
}
