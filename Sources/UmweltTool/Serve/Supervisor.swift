import Foundation

/// The keeping of an app's processes: they are started, asked how they are, and started anew when they end.
actor Supervisor {
    /// The timeouts of processes. The figures are guesses, except the one of a hang.
    struct Timeouts: Sendable {
        /// The time for which a main thread may not answer.
        var hang = Duration.seconds(10)

        /// The time from a start to the first answer.
        var start = Duration.seconds(60)

        /// The time in which a process sends its pages to others.
        var drain = Duration.seconds(20)

        /// The pauses before a process that ends again and again is started anew.
        var pauses: [Duration] = [.zero, .seconds(1), .seconds(2), .seconds(5), .seconds(10), .seconds(30)]

        /// The running time after which an end does not count as one of several in a row.
        var soundLife = Duration.seconds(10)
    }

    /// A program to run.
    struct Job: Sendable {
        /// The name for people, such as `process 2`.
        let name: String

        /// The path of the program, and its arguments.
        var arguments: [String]
        var variables: [String: String]

        /// The sockets that the program is given.
        var sockets: [Int32] = []

        /// The port at which it says how it is; nil if it does not.
        var operatorPort: UInt16?

        /// The port at which it accepts connections when it is there; nil if that is not known.
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

    /// Makes the keeper of programs, of which none runs yet.
    ///
    /// - Parameters:
    ///   - jobs: The programs.
    ///   - timeouts: The timeouts of their processes.
    ///   - say: Called with each line for the log: of programs, after their names, and of this keeper.
    init(_ jobs: [Job], timeouts: Timeouts = Timeouts(), say: @escaping @Sendable (String) -> Void) {
        slots = jobs.map { Slot(job: $0) }
        self.timeouts = timeouts
        self.say = say
    }

    /// Starts all programs that do not run, and waits until those are ready that say so.
    ///
    /// - Throws: ``ToolError`` if one cannot be started, or ends before it is ready. Then all of them end. A
    ///   `CancellationError` if they are to end meanwhile.
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

    /// Starts the processes anew that serve pages, one after the other, each when the one before is ready.
    ///
    /// - Parameter build: Makes the program anew first; if that fails, nothing is started anew.
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

    /// Ends all programs: those that serve pages first, which send their state on.
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

    /// Ends all programs at once.
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

    /// Keeps a program running.
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

    /// Waits until a process is ready; returns false if it is not in time, or has ended and none has taken its place.
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

/// The time for which a process has not said that it is well, and what it said.
struct Silence {
    private var start: ContinuousClock.Instant?

    /// The last words of the process; empty if it said nothing.
    private(set) var words = ""

    /// The time after which processes say that they hang.
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
