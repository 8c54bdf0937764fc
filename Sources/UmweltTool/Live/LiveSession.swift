import Foundation
import UmweltBrowser
import UmweltLive

/// Runs an app while its source changes: after each successful build a new process replaces the last one.
///
/// The old app continues while its source is built. Then it passes on its state and ends. The next process receives
/// that state, the same socket and the same token, so the open pages can reconnect to it. If there is no app to show, a
/// process with the tool's notices replaces it. The tool owns the socket: connections wait for the next process while
/// none accepts them.
actor LiveSession {
    /// The settings of a session.
    struct Settings: Sendable {
        /// The path of the subject.
        let subject: String
        /// The app target of the subject; nil for the only one.
        let target: String?
        /// The app's own arguments.
        let arguments: [String]
        /// The port that was asked for; 0 for any.
        let port: UInt16
        /// The socket to which pages connect; nil for an app in windows.
        let listener: PageListener?
        /// True if the page is opened in the desktop's browser.
        let opensBrowser: Bool
        /// False if a rebuild loses the state of views.
        let keepsState: Bool
        /// True if parts of the source that do not compile are left out.
        let skipsBroken: Bool
        /// The host that shows the app.
        let host: Host
        /// Additional environment variables of the app.
        let variables: [String: String]
        /// The file for the app's output; nil for none.
        let log: OutputLog?
    }

    /// The hosts that show an app while its source changes.
    enum Host: String, Sendable {
        /// A page in the browser.
        case browser
        /// Windows of the desktop.
        case window
    }

    private let settings: Settings
    private let sources: URL
    private let (events, happen) = AsyncStream<Event>.makeStream()
    private var running: LiveProcess?

    /// The launch parameters of the running process, which it receives when the previous one has ended.
    private var launch: Task<LiveLaunch, Never>?
    private var program: Program?
    private var identity: String?
    private var crashes = CrashSeries()
    private var building: LiveBuild?
    private var hasBuilt = false

    /// The URL of the app, and the token that identifies its pages; nil until the app has been served.
    private var address: (url: URL, token: String)?

    private enum Event: Sendable {
        case saved
        case restart
        case built(LiveBuild.Outcome)
        case buildsOn
        case said(LiveProcess, AppMessage)
        case ended(LiveProcess, LiveProcess.End)
    }

    init(_ settings: Settings, sources: URL) {
        self.settings = settings
        self.sources = sources
    }

    /// Runs until the task is cancelled. Throws an error that prevents the first build, unless it is in the source.
    ///
    /// - Parameters:
    ///   - saves: An element for each time that the source is saved.
    ///   - restarts: An element for each time that the user wants the app to start anew.
    func run(saves: AsyncStream<Void>, restarts: AsyncStream<Void>) async throws {
        let watching = Task { [happen] in for await _ in saves { happen.yield(.saved) } }
        let listening = Task { [happen] in for await _ in restarts { happen.yield(.restart) } }
        defer {
            watching.cancel()
            listening.cancel()
        }
        build()
        for await event in events {
            switch event {
            case .saved: build()
            case .restart: await restart()
            case .built(let outcome): try await finish(outcome)
            case .buildsOn: if building != nil { announceBuild() }
            case .said(let process, let message): if process === running { await hear(message) }
            case .ended(let process, let end):
                guard process === running else { break }
                // Whoever closes the last window is done.
                if settings.host == .window, process.isShown, case .exited(EXIT_SUCCESS) = end { return }
                handleEnd(of: process, end)
            }
        }
        await building?.end()
        await running?.stop()
        _ = await launch?.value
    }

    // MARK: Builds

    /// Starts a build. During a build, another one follows it.
    private func build() {
        if building != nil {
            building?.isOutdated = true
            return
        }
        building = LiveBuild(
            of: settings.subject, target: settings.target, skipsBroken: settings.skipsBroken,
            lasts: { [happen] in happen.yield(.buildsOn) },
            done: { [happen] in happen.yield(.built($0)) })
    }

    private func announceBuild() {
        say("Building…")
        showNotice(LiveNotice(title: "Building…", text: "", isProgress: true))
    }

    /// Runs a build that differs from the running one, or reports its errors.
    private func finish(_ outcome: LiveBuild.Outcome) async throws {
        guard let build = building else { return }
        building = nil
        await build.end()
        if build.isOutdated { return self.build() }
        switch outcome {
        case .built(let program):
            try await use(program, builtIn: build.duration)
            hasBuilt = true
        case .notCompiled(let failure): report(failure)
        case .failed(let error) where hasBuilt:
            standardError("Error: \(error)")
            showNotice(LiveNotice(title: "\(error)", text: ""))
        case .failed(let error):
            await running?.stop()
            throw error
        }
        hasBuilt = true
    }

    private func use(_ program: Program, builtIn duration: Duration) async throws {
        crashes = CrashSeries()
        let new = try program.identity
        if let running, !running.isNotice, new == identity { return running.show(nil) }
        if hasBuilt { say("Built in \(String(format: "%.1f", duration / .seconds(1))) s.") }
        identity = new
        self.program = program
        // The process before this one has its own launch parameters now, and can tell its state.
        _ = await launch?.value
        let launch = Task { [running, settings, token = address?.token] in
            let state = await running?.replace()
            return LiveLaunch(token: token, state: settings.keepsState ? state : nil)
        }
        self.launch = launch
        // An app in windows is one of its name on the desktop at a time; others are loaded while the last one ends.
        if settings.host == .window { _ = await launch.value }
        begin(LiveProcess(program)) { await launch.value }
    }

    private func report(_ failure: BuildFailure) {
        standardError(failure.errors)
        let hint = failure.canSkip && !settings.skipsBroken ? " With --skip-broken the rest of it is shown." : ""
        standardError("Error: \(failure) Waiting for a change.\(hint)")
        showNotice(LiveNotice(title: failure.description, text: failure.plainErrors))
    }

    // MARK: Processes

    private func begin(_ process: LiveProcess, _ beginning: LiveLaunch) { begin(process) { beginning } }

    private func begin(_ process: LiveProcess, _ beginning: @escaping @Sendable () async -> LiveLaunch) {
        running = process
        process.run(
            host: settings.host, arguments: settings.arguments, variables: settings.variables,
            listener: settings.listener, beginning: beginning, log: settings.log,
            said: { [happen] in happen.yield(.said(process, $0)) },
            ended: { [happen] in happen.yield(.ended(process, $0)) })
    }

    /// Shows a notice over the app, or on a separate page without one.
    private func showNotice(_ notice: LiveNotice) {
        if let running { return running.show(notice) }
        // Without an app there is no window: the terminal has the notice.
        if settings.host == .window { return }
        begin(LiveProcess(noticesFor: sources), LiveLaunch(token: address?.token, notice: notice))
    }

    /// Restarts the last program, with its initial state.
    private func restart() async {
        guard let program, building == nil else { return }
        say("Restarting the app.")
        crashes = CrashSeries()
        _ = await running?.replace()
        identity = try? program.identity
        begin(LiveProcess(program), LiveLaunch(token: address?.token))
    }

    /// Ends a process that does not respond, including the state of its views, and runs another one.
    private func replaceHanging(_ reason: String) async {
        guard let hanging = running else { return }
        say("Restarting the app.")
        running = nil
        await hanging.stop()
        guard !Task.isCancelled else { return }
        begin(
            LiveProcess(hanging.program),
            LiveLaunch(token: address?.token, notice: LiveNotice(title: "The app was started anew.", text: reason)))
    }

    private func hear(_ message: AppMessage) async {
        switch message {
        case .isOpen(let url, let token): await open(url, token)
        case .isShown, .isUsed, .state: break
        case .hangs(let reason): await replaceHanging(reason)
        case .edit(let place):
            guard let editor = Editor() else {
                return standardError(
                    "\(place): set UMWELT_EDITOR to the command of your editor to open it from the page.")
            }
            Task { [sources] in await editor.open(place, in: sources) }
        }
    }

    private func open(_ url: URL, _ token: String) async {
        let last = address
        address = (url, token)
        guard url != last?.url else { return }
        let wanted = Int(settings.port)
        if wanted != 0 && url.port != wanted { say("Port \(wanted) is taken, so this is the next free one.") }
        say("Open \(url.absoluteString)")
        if settings.opensBrowser && last == nil { await DesktopBrowser.open(url) }
    }

    private func handleEnd(of process: LiveProcess, _ end: LiveProcess.End) {
        running = nil
        identity = nil
        // Another page of notices would end as well, for the reason that this one has told.
        if process.isNotice { return }
        switch end {
        case .crashed(let report, let signal):
            handleCrash(
                of: process,
                summary: report.summary(
                    program: process.program.file, sources: process.program.sources, signal: signal))
        case .exited(let code):
            var reason = "The app has ended\(code == EXIT_SUCCESS ? "" : " with code \(code)")."
            if !process.hasOpened {
                reason = "The program ended without showing anything"
                if code == EXIT_SUCCESS {
                    reason += ": its @main has to be an App."
                    standardError("Error: \(reason)")
                }
            } else {
                standardError(reason)
            }
            waitForChange(LiveNotice(title: reason, text: "The terminal shows its output."))
        case .failed(let reason):
            standardError("Error: \(reason)")
            waitForChange(LiveNotice(title: reason, text: ""))
        }
    }

    /// Restarts a crashed app, unless it would crash again by itself.
    private func handleCrash(of process: LiveProcess, summary: String) {
        standardError("Error: \(summary.firstLine)")
        crashes.recordCrash(afterLife: process.start.duration(to: .now), wasUsed: process.isUsed)
        // An app that crashes in its first body does so each time.
        if !process.isShown || crashes.isOver {
            return waitForChange(LiveNotice(title: "The app crashes when it starts.", text: summary))
        }
        say("Restarting the app.")
        identity = try? process.program.identity
        begin(
            LiveProcess(process.program),
            LiveLaunch(
                token: address?.token,
                notice: LiveNotice(title: "The app has crashed and was started anew.", text: summary)))
    }

    /// Shows a notice in place of the app, until the source changes or the user has the app started anew.
    private func waitForChange(_ notice: LiveNotice) {
        standardError("Waiting for a change, or for Return to restart the app.")
        showNotice(notice)
    }

    /// Prints a line immediately.
    private func say(_ line: String) {
        print(line)
        fflush(nil)
    }
}
