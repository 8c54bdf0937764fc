import Foundation
import Subprocess
import Synchronization
import UmweltBrowser
import UmweltLive

/// One process of an app that the tool runs, and the connection to it.
final class LiveProcess: Sendable {
    /// The way a process ends.
    enum End {
        /// The process exited with a code.
        case exited(Int32)
        /// A signal ended the process; the report contains its last output.
        case crashed(CrashReport, signal: Int32)
        /// The process could not be started.
        case failed(String)
    }

    /// The state of the process and its connection.
    private struct Known {
        var channel: LiveChannel?
        var state: Data?
        var hasOpened = false
        var isShown = false
        var isUsed = false
    }

    let program: Program

    /// True if the process shows the tool's notices, in place of an app that cannot be shown.
    let isNotice: Bool

    let start = ContinuousClock.now
    private let known = Mutex(Known())
    private let work = Mutex<Task<Void, Never>?>(nil)

    init(_ program: Program) {
        self.program = program
        isNotice = false
    }

    /// Makes the process that shows the tool's notices: this program, by another command.
    init(noticesFor sources: URL) {
        program = Program(file: URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath(), sources: sources)
        isNotice = true
    }

    /// Starts the process.
    ///
    /// - Parameters:
    ///   - host: The host that shows the app.
    ///   - arguments: The arguments of the program.
    ///   - settings: The variables of the program that the session sets.
    ///   - listener: The socket to which pages connect; nil for an app in windows.
    ///   - beginning: The launch parameters. The process loads its libraries meanwhile, and then starts with them.
    ///   - log: The file for the output; nil for none.
    ///   - said: Called with each message of the app.
    ///   - ended: Called once, when the process has ended.
    func run(
        host: LiveSession.Host, arguments: [String], variables settings: [String: String], listener: PageListener?,
        beginning: @escaping @Sendable () async -> LiveLaunch, log: OutputLog?,
        said: @escaping @Sendable (AppMessage) -> Void, ended: @escaping @Sendable (End) -> Void
    ) {
        let task = Task {
            let end: End
            do {
                let calls = try LiveListener()
                let line = Task { await talk(calls, beginning, listener, said) }
                var variables = ["UMWELT_HOST": host.rawValue, LiveChannel.variable: calls.path]
                variables.merge(settings) { $1 }
                if let listener { variables["UMWELT_PORT"] = "\(listener.port)" }
                let store = RunStore.folder(for: program.sources)
                variables["UMWELT_STORE"] = store.path
                // So that the app need not start itself again with it.
                variables["XDG_CONFIG_HOME"] = store.appendingPathComponent("defaults").path
                do {
                    let arguments = isNotice ? [NoticeCommand.name] : arguments
                    end = try await program.run(arguments: arguments, variables: variables, log: log.map { $0.write })
                } catch {
                    end = .failed("\(program.file.path) cannot be run: \(error)")
                }
                calls.close()
                await line.value
            } catch {
                end = .failed("\(error)")
            }
            ended(end)
        }
        work.withLock { $0 = task }
    }

    /// True if the app has reported its URL.
    var hasOpened: Bool { known.withLock { $0.hasOpened } }

    /// True if a page has shown the app.
    var isShown: Bool { known.withLock { $0.isShown } }

    /// True if the user has interacted with the app.
    var isUsed: Bool { known.withLock { $0.isUsed } }

    /// Shows a notice over the app; nil removes it.
    func show(_ notice: LiveNotice?) { known.withLock { $0.channel }?.send(ToolMessage.notice(notice)) }

    /// Ends the app and returns its state; nil if it sent none.
    ///
    /// A process that does not end within three seconds is ended by force.
    func replace() async -> Data? {
        guard let channel = known.withLock({ $0.channel }) else {
            await stop()
            return nil
        }
        channel.send(ToolMessage.end)
        let timeout = Task {
            try await Task.sleep(for: .seconds(3))
            work.withLock { $0 }?.cancel()
        }
        await work.withLock { $0 }?.value
        timeout.cancel()
        return known.withLock { $0.state }
    }

    /// Ends the process.
    func stop() async {
        let task = work.withLock { $0 }
        task?.cancel()
        await task?.value
    }

    private func talk(
        _ calls: LiveListener, _ beginning: @Sendable () async -> LiveLaunch, _ listener: PageListener?,
        _ said: @Sendable (AppMessage) -> Void
    ) async {
        guard let channel = await calls.call() else { return }
        channel.send(ToolMessage.begin(await beginning()), with: listener?.descriptor)
        known.withLock { $0.channel = channel }
        for await message in channel.messages(AppMessage.self) {
            known.withLock { known in
                switch message {
                case .isOpen: known.hasOpened = true
                case .isShown: (known.hasOpened, known.isShown) = (true, true)
                case .isUsed: known.isUsed = true
                case .state(let state): known.state = state
                case .edit, .hangs: break
                }
            }
            said(message)
        }
    }
}
