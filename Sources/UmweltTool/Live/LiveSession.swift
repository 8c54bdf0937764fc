import Foundation
import UmweltLive

/// Runs an app while its source changes: after each successful build a new process replaces the last one.
///
/// The old app continues while its source is built. Then it hands over its state and ends, and the next process gets
/// that state, the same port and the same token, so that the open pages can reconnect to it.
actor LiveSession {
    private let subject: String
    private let watch: SourceWatch
    private let arguments: [String]
    private let opensBrowser: Bool
    private let wantedPort: UInt16?

    private let (events, happen) = AsyncStream<Event>.makeStream()
    private var running: LiveProcess?
    private var identity: String?
    private var crashes = CrashSeries()

    /// The URL of the app, and the token that identifies its pages; nil until the app has been served.
    private var address: (url: URL, token: String)?

    private enum Event: Sendable {
        case saved
        case opened(LiveProcess, URL, token: String)
        case hangs(LiveProcess, reason: String)
        case ended(LiveProcess, LiveProcess.End)
    }

    init(subject: String, watch: SourceWatch, arguments: [String], port: UInt16?, opensBrowser: Bool) {
        self.subject = subject
        self.watch = watch
        self.arguments = arguments
        self.opensBrowser = opensBrowser
        wantedPort = port
    }

    /// Runs until the task is cancelled. Throws an error that prevents the first build, unless it is in the source.
    func run() async throws {
        let watching = Task { [saves = watch.saves, happen] in for await _ in saves { happen.yield(.saved) } }
        defer { watching.cancel() }
        do {
            try await build()
        } catch let failure as BuildFailure {
            report(failure)
        }
        for await event in events {
            switch event {
            case .saved: await rebuild()
            case .opened(let process, let url, let token): await open(url, token, by: process)
            case .hangs(let process, let reason):
                if process === running { await startAnew(process, reason) }
            case .ended(let process, let end):
                if process === running { await takeLeave(of: process, end) }
            }
        }
        await running?.stop()
    }

    // MARK: Builds

    /// Builds the source and runs it, if the program differs from the running one.
    private func build() async throws {
        let start = ContinuousClock.now
        let program = try await Subject(path: subject).build()
        try Task.checkCancellation()
        crashes = CrashSeries()
        let new = try program.identity
        if let running, new == identity { return running.show(nil) }
        if running != nil {
            let seconds = (ContinuousClock.now - start) / .seconds(1)
            say("Built in \(String(format: "%.1f", seconds)) s.")
        }
        identity = new
        let state = await running?.replace()
        begin(program, LiveLaunch(token: address?.token, state: state))
    }

    private func rebuild() async {
        do {
            try await build()
        } catch let failure as BuildFailure {
            if !Task.isCancelled { report(failure) }
        } catch is CancellationError {
            // The tool ends.
        } catch {
            standardError("Error: \(error)")
            running?.show(LiveNotice(title: "\(error)", text: ""))
        }
    }

    private func report(_ failure: BuildFailure) {
        standardError(failure.errors)
        standardError("Error: \(failure) Waiting for a change.")
        running?.show(LiveNotice(title: failure.description, text: failure.plainErrors))
    }

    // MARK: Processes

    private func begin(_ program: Program, _ beginning: LiveLaunch) {
        let process = LiveProcess(program)
        running = process
        process.run(
            arguments: arguments, port: address?.url.port.map { UInt16($0) } ?? wantedPort, beginning: beginning,
            opened: { [happen] in happen.yield(.opened(process, $0, token: $1)) },
            hangs: { [happen] in happen.yield(.hangs(process, reason: $0)) },
            ended: { [happen] in happen.yield(.ended(process, $0)) })
    }

    private func open(_ url: URL, _ token: String, by process: LiveProcess) async {
        let last = address
        address = (url, token)
        guard url != last?.url else { return }
        let wanted = last?.url.port ?? Int(wantedPort ?? 8080)
        if wanted != 0 && url.port != wanted { say("Port \(wanted) is taken, so this is the next free one.") }
        say("Open \(url.absoluteString)")
        if opensBrowser && last == nil { await DesktopBrowser.open(url) }
    }

    /// Ends a process that does not respond, and with it what its views remember, and runs another one.
    private func startAnew(_ process: LiveProcess, _ reason: String) async {
        running = nil
        await process.stop()
        guard !Task.isCancelled else { return }
        say("Starting it anew.")
        begin(
            process.program,
            LiveLaunch(
                token: address?.token, notice: LiveNotice(title: "The app was started anew.", text: reason)))
    }

    private func takeLeave(of process: LiveProcess, _ end: LiveProcess.End) async {
        running = nil
        identity = nil
        switch end {
        case .crashed(let report, let signal):
            let summary = report.summary(
                program: process.program.file, sources: process.program.sources, signal: signal)
            standardError("Error: \(summary)")
            crashes.note(afterLife: process.start.duration(to: .now), wasUsed: process.isUsed)
            if crashes.isOver {
                return standardError("It has crashed \(crashes.count) times in a row. Waiting for a change.")
            }
            try? await Task.sleep(for: crashes.pause)
            guard !Task.isCancelled else { return }
            say("Starting it anew.")
            identity = try? process.program.identity
            begin(
                process.program,
                LiveLaunch(
                    token: address?.token,
                    notice: LiveNotice(title: "The app has crashed and was started anew.", text: summary)))
        case .exited(let code):
            if code == EXIT_SUCCESS && !process.hasOpened {
                standardError("Error: The program ended without showing anything: its @main has to be an App.")
            } else if process.hasOpened {
                standardError("The app has ended\(code == EXIT_SUCCESS ? "" : " with code \(code)").")
            }
            standardError("Waiting for a change.")
        case .failed(let reason):
            standardError("Error: \(reason) Waiting for a change.")
        }
    }

    /// Prints a line at once.
    private func say(_ line: String) {
        print(line)
        fflush(nil)
    }
}
