import Foundation

/// The supervisor of an app's processes: starts them, checks their health, and restarts them when they end.
actor Supervisor {
    /// The timeouts of processes. The figures are guesses, except that for hangs.
    struct Timeouts: Sendable {
        /// The time for which a main thread may not respond.
        var hang = Duration.seconds(10)

        /// The time from a start to the first answer.
        var start = Duration.seconds(60)

        /// The time limit for a process to move its pages to others.
        var drain = Duration.seconds(20)

        /// The pauses before a process that ends again and again is started anew.
        var pauses: [Duration] = [.zero, .seconds(1), .seconds(2), .seconds(5), .seconds(10), .seconds(30)]

        /// The running time after which an end does not count as consecutive.
        var soundLife = Duration.seconds(10)
    }

    /// A program to run.
    struct Job: Sendable {
        /// The name for people, such as `process 2`.
        let name: String

        /// The path of the program, and its arguments.
        var arguments: [String]
        var variables: [String: String]

        /// The sockets for the program.
        var sockets: [Int32] = []

        /// The port of its health checks; nil for none.
        var operatorPort: UInt16?

        /// The port at which it accepts connections; nil if unknown.
        var entryPort: UInt16?
    }

    /// A program that runs, or is to.
    private struct Slot {
        var job: Job
        var process: ServedProcess?
        var ends = 0

        /// True if the process has been asked to end, so that its end is none to tell.
        var isAsked = false
    }

    private let timeouts: Timeouts
    private let say: @Sendable (String) -> Void
    private var slots: [Slot]
    private var tending: [Task<Void, Never>] = []
    private var isEnding = false
    private var isRolling = false

    /// The program that was built last, which is not removed while it is in use.
    private var program: Program?

    /// Makes the supervisor of programs that are not running yet.
    ///
    /// - Parameters:
    ///   - jobs: The programs.
    ///   - timeouts: The timeouts of their processes.
    ///   - say: Called with each line for the log: of programs, with their names, and of the supervisor.
    init(_ jobs: [Job], timeouts: Timeouts = Timeouts(), say: @escaping @Sendable (String) -> Void) {
        slots = jobs.map { Slot(job: $0) }
        self.timeouts = timeouts
        self.say = say
    }

    /// Starts all programs that do not run, and waits until those with health checks are ready.
    ///
    /// - Throws: ``ToolError`` if one cannot be started, or ends before it is ready. Then all of them are ended. A
    ///   `CancellationError` if they are ended meanwhile. A `CancellationError` if they are to end meanwhile.
    func start() async throws {
        do {
            for index in slots.indices { try launch(index) }
            for index in slots.indices {
                if await isReady(index) { continue }
                if isEnding { throw CancellationError() }
                let process = slots[index].process
                let reason = process?.hasEnded == true ? await process?.end.description : nil
                throw ToolError("\(slots[index].job.name) cannot be served: \(reason ?? "it is not ready in time").")
            }
        } catch {
            await end()
            throw error
        }
        tending = slots.indices.map { index in Task { await tend(index) } }
    }

    /// Restarts the processes that serve pages, one after the other, each when the previous one is ready.
    ///
    /// - Parameter build: Rebuilds the program first; if that fails, nothing is restarted.
    func roll(after build: @Sendable () async throws -> Program) async {
        guard !isRolling, !isEnding else { return }
        isRolling = true
        defer { isRolling = false }
        do {
            let built = try await build()
            for index in slots.indices where slots[index].job.operatorPort != nil {
                slots[index].job.arguments[0] = built.file.path
            }
            program = built
        } catch let failure as BuildFailure {
            return say("No process is restarted, because the build fails:\n\(failure.errors)")
        } catch {
            return say("No process is restarted: \(error)")
        }
        for index in slots.indices where slots[index].job.operatorPort != nil && !isEnding {
            guard let process = slots[index].process else { continue }
            slots[index].isAsked = true
            say("\(slots[index].job.name) is restarted.")
            await process.stop(within: timeouts.drain)
            guard await isReady(index) else {
                return say("\(slots[index].job.name) is not ready in time: the other processes are not restarted.")
            }
        }
        if !isEnding { say("All processes have been restarted.") }
    }

    /// Ends all programs: first those that serve pages, which pass on their state.
    func end() async {
        isEnding = true
        let serving = slots.filter { $0.job.operatorPort != nil }.compactMap(\.process)
        let others = slots.filter { $0.job.operatorPort == nil }.compactMap(\.process)
        for processes in [serving, others] {
            await withTaskGroup { [timeouts] group in
                for process in processes { group.addTask { _ = await process.stop(within: timeouts.drain) } }
            }
        }
        for task in tending { task.cancel() }
    }

    /// Ends all programs immediately.
    func kill() {
        isEnding = true
        for slot in slots { slot.process?.send(SIGKILL) }
    }

    /// The number of the process that runs a job; nil if none does.
    func process(of name: String) -> pid_t? { slots.first { $0.job.name == name }?.process?.id }

    private func launch(_ index: Int) throws {
        let job = slots[index].job
        slots[index].isAsked = false
        slots[index].process = try ServedProcess(job.arguments, variables: job.variables, sockets: job.sockets) {
            [say] line in
            // Visitors come by the proxy's address.
            if !line.hasPrefix("Open http") { say("\(job.name): \(line)") }
        }
    }

    /// Restarts a program whenever it ends.
    private func tend(_ index: Int) async {
        while !isEnding {
            guard let process = slots[index].process else { return }
            let watching = Task { [job = slots[index].job] in await watch(process, job) }
            let end = await process.end
            watching.cancel()
            guard !isEnding else { return }
            let life = ContinuousClock.now - process.start
            if slots[index].isAsked {
                slots[index].ends = 0
            } else {
                slots[index].ends = life < timeouts.soundLife ? slots[index].ends + 1 : 1
                let pause = timeouts.pauses[min(slots[index].ends, timeouts.pauses.count) - 1]
                let moment = pause == .zero ? "at once" : "in \(Int(pause / .seconds(1))) s"
                say("\(slots[index].job.name): \(end). It is restarted \(moment).")
                try? await Task.sleep(for: pause)
            }
            await launchAgain(index)
        }
    }

    /// Starts a program, and tries again if its file is not there, as while it is built.
    private func launchAgain(_ index: Int) async {
        var isTold = false
        while !isEnding {
            do {
                return try launch(index)
            } catch {
                if !isTold { say("\(error)") }
                isTold = true
                try? await Task.sleep(for: .seconds(1))
            }
        }
    }

    /// Waits until a process is ready; returns false after a timeout, or if it has ended without a replacement.
    private func isReady(_ index: Int) async -> Bool {
        let (job, first) = (slots[index].job, slots[index].process)
        let limit = ContinuousClock.now + timeouts.start
        while ContinuousClock.now < limit && !isEnding {
            if let port = job.operatorPort {
                if await OperatorQuestion.ask("/readyz", at: port, within: 1)?.status == 200 { return true }
            } else {
                guard let port = job.entryPort else { return true }
                if await OperatorQuestion.isOpen(port) { return true }
            }
            if tending.isEmpty, let first, first.hasEnded { return false }
            try? await Task.sleep(for: .milliseconds(50))
        }
        return false
    }

    /// Ends a process whose main thread does not answer.
    private nonisolated func watch(_ process: ServedProcess, _ job: Job) async {
        guard let port = job.operatorPort else { return }
        var limit = timeouts.start
        var silence = Silence()
        while !Task.isCancelled {
            try? await Task.sleep(for: .seconds(1))
            let answer = await OperatorQuestion.ask("/healthz", at: port)
            guard !Task.isCancelled else { return }
            if answer?.status == 200 { limit = timeouts.hang }
            silence.record(answer)
            guard let time = silence.time(until: .now), time >= limit else { continue }
            say("\(job.name) is ended, as its main thread does not answer. \(silence.words)")
            return process.send(SIGKILL)
        }
    }
}

/// The time since a process was last healthy, and its last report.
struct Silence {
    private var start: ContinuousClock.Instant?

    /// The last report of the process; empty for none.
    private(set) var words = ""

    /// The delay before processes report a hang.
    private static let untold = Duration.seconds(3)

    /// Records an answer; nil if there was none.
    mutating func record(_ answer: OperatorQuestion.Answer?, now: ContinuousClock.Instant = .now) {
        if answer?.status == 200 {
            (start, words) = (nil, "")
            return
        }
        if let answer { words = answer.words }
        if start == nil { start = answer == nil ? now : now - Self.untold }
    }

    /// Returns the time until a moment; nil while the process is well.
    func time(until now: ContinuousClock.Instant) -> Duration? { start.map { now - $0 } }
}
