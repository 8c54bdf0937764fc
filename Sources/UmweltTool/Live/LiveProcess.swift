import Foundation
import Subprocess
import Synchronization
import UmweltLive

/// One process of an app that the tool runs, and the line to it.
final class LiveProcess: Sendable {
    /// How a process ended.
    enum End {
        /// By itself, with a code.
        case exited(Int32)
        /// By a signal; what it said at last.
        case crashed(CrashReport, signal: Int32)
        /// It could not be started.
        case failed(String)
    }

    /// What is known of the process while it runs.
    private struct Known {
        var channel: LiveChannel?
        var state: Data?
        var hasOpened = false
        var isUsed = false
    }

    let program: Program
    let start = ContinuousClock.now
    private let known = Mutex(Known())
    private let work = Mutex<Task<Void, Never>?>(nil)

    init(_ program: Program) { self.program = program }

    /// Starts the process. `opened` is told where the app can be seen, `ended` how it ended, once.
    func run(
        arguments: [String], port: UInt16?, beginning: LiveLaunch,
        opened: @escaping @Sendable (URL, _ token: String) -> Void, ended: @escaping @Sendable (End) -> Void
    ) {
        let task = Task {
            let end: End
            do {
                let listener = try LiveListener()
                let line = Task { await talk(listener, beginning, opened) }
                var variables = ["UMWELT_HOST": "browser", LiveChannel.variable: listener.path]
                if let port { variables["UMWELT_PORT"] = "\(port)" }
                do {
                    end = try await program.run(arguments: arguments, variables: variables)
                } catch {
                    end = .failed("\(program.file.path) cannot be run: \(error)")
                }
                listener.close()
                await line.value
            } catch {
                end = .failed("\(error)")
            }
            ended(end)
        }
        work.withLock { $0 = task }
    }

    /// Whether the app has shown itself.
    var hasOpened: Bool { known.withLock { $0.hasOpened } }

    /// Whether somebody has done something with the app.
    var isUsed: Bool { known.withLock { $0.isUsed } }

    /// Shows something to whoever looks at the app; nil for nothing.
    func show(_ notice: LiveNotice?) { known.withLock { $0.channel }?.send(ToolMessage.notice(notice)) }

    /// Has the app end, and answers what it says of its state. One that doesn't end soon is ended by force.
    func replace() async -> Data? {
        guard let channel = known.withLock({ $0.channel }) else {
            await stop()
            return nil
        }
        channel.send(ToolMessage.end)
        let patience = Task {
            try await Task.sleep(for: .seconds(3))
            work.withLock { $0 }?.cancel()
        }
        await work.withLock { $0 }?.value
        patience.cancel()
        return known.withLock { $0.state }
    }

    /// Ends the process.
    func stop() async {
        let task = work.withLock { $0 }
        task?.cancel()
        await task?.value
    }

    private func talk(
        _ listener: LiveListener, _ beginning: LiveLaunch, _ opened: @Sendable (URL, _ token: String) -> Void
    ) async {
        guard let channel = await listener.call() else { return }
        channel.send(ToolMessage.begin(beginning))
        known.withLock { $0.channel = channel }
        for await message in channel.messages(AppMessage.self) {
            switch message {
            case .isOpen(let url, let token):
                known.withLock { $0.hasOpened = true }
                opened(url, token)
            case .isUsed: known.withLock { $0.isUsed = true }
            case .state(let state): known.withLock { $0.state = state }
            }
        }
    }
}
