import Foundation
import Synchronization

/// A program run by `umwelt serve`, with its sockets and its output, line by line.
final class ServedProcess: Sendable {
    /// The way a process ends.
    enum End: Sendable, Equatable, CustomStringConvertible {
        case exited(Int32)
        case signaled(Int32)

        var description: String {
            switch self {
            case .exited(let code): "it ended with \(code)"
            case .signaled(let signal): "it was ended by \(String(cString: strsignal(signal)))"
            }
        }
    }

    private struct State {
        var end: End?
        var waiters: [CheckedContinuation<End, Never>] = []
    }

    let id: pid_t
    let start = ContinuousClock.now
    private let state = Mutex(State())

    /// The signals that the tool handles itself, and which have their defaults in programs.
    private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGPIPE, SIGTTIN]

    /// The first descriptor after a program's standard ones.
    private static let first: Int32 = 3

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - arguments: The path of the program, and its arguments.
    ///   - variables: All of its environment.
    ///   - sockets: The descriptors of listening sockets, which are passed to the program like systemd's: numbers from
    ///     10 on, so that none overwrites another.
    ///   - say: Called on a thread with each line of the program's output.
    /// - Throws: ``ToolError`` if it cannot be started.
    init(
        _ arguments: [String], variables: [String: String], sockets: [Int32] = [],
        say: @escaping @Sendable (String) -> Void
    ) throws {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw ToolError("A pipe cannot be made: \(Self.reason(errno)).") }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        defer { close(ends[1]) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        for output in [STDOUT_FILENO, STDERR_FILENO] { posix_spawn_file_actions_adddup2(&actions, ends[1], output) }
        for (index, socket) in sockets.enumerated() {
            posix_spawn_file_actions_adddup2(&actions, socket, Self.first + Int32(index))
        }
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        for signal in Self.signals { sigaddset(&signals, signal) }
        posix_spawnattr_setsigdefault(&attributes, &signals)
        // Control-C is for the tool.
        posix_spawnattr_setpgroup(&attributes, 0)
        posix_spawnattr_setflags(
            &attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP))
        var (words, variables) = (arguments, variables)
        if !sockets.isEmpty {
            variables["LISTEN_FDS"] = "\(sockets.count)"
            // The number of the process is known to the process alone.
            words = ["/bin/sh", "-c", #"export LISTEN_PID=$$; exec "$0" "$@""#] + arguments
        }
        var id: pid_t = 0
        let code = Self.withPointers(to: words) { words in
            Self.withPointers(to: variables.map { "\($0)=\($1)" }) { variables in
                // There is the program at least.
                posix_spawnp(&id, words[0]!, &actions, &attributes, words, variables)
            }
        }
        guard code == 0 else {
            close(ends[0])
            throw ToolError("\(arguments[0]) cannot be run: \(Self.reason(code)).")
        }
        self.id = id
        let output = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true)
        Thread.detachNewThread { Self.read(output, say) }
        Thread.detachNewThread { self.wait() }
    }

    /// True if the process has ended.
    var hasEnded: Bool { state.withLock { $0.end != nil } }

    /// Sends a signal, unless the process has ended.
    func send(_ signal: Int32) { state.withLock { if $0.end == nil { kill(id, signal) } } }

    /// The end of the process, which is waited for.
    var end: End {
        get async {
            await withCheckedContinuation { waiter in
                let end = state.withLock { state in
                    if state.end == nil { state.waiters.append(waiter) }
                    return state.end
                }
                if let end { waiter.resume(returning: end) }
            }
        }
    }

    /// Asks the process to end, and ends it by force if it has not within a time. Returns its end.
    @discardableResult func stop(within time: Duration) async -> End {
        send(SIGTERM)
        let force = Task {
            try await Task.sleep(for: time)
            send(SIGKILL)
        }
        defer { force.cancel() }
        return await end
    }

    private func wait() {
        var facts = siginfo_t()
        // The number is not given to another process until it has been asked for.
        while waitid(P_PID, id_t(id), &facts, WEXITED | WNOWAIT) != 0 && errno == EINTR {}
        let (end, waiters) = state.withLock { state in
            var status: Int32 = 0
            waitpid(id, &status, 0)
            let end: End = status & 0x7F == 0 ? .exited(status >> 8 & 0xFF) : .signaled(status & 0x7F)
            state.end = end
            defer { state.waiters = [] }
            return (end, state.waiters)
        }
        for waiter in waiters { waiter.resume(returning: end) }
    }

    private static func read(_ output: FileHandle, _ say: (String) -> Void) {
        var rest = Data()
        while true {
            let data = output.availableData
            if data.isEmpty { break }
            rest.append(data)
            while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                say(String(decoding: rest[rest.startIndex..<end], as: UTF8.self))
                rest.removeSubrange(rest.startIndex...end)
            }
        }
        if !rest.isEmpty { say(String(decoding: rest, as: UTF8.self)) }
    }

    private static func withPointers<Result>(
        to texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
    ) -> Result {
        let pointers = texts.map { strdup($0) }
        defer { for pointer in pointers { free(pointer) } }
        return body(pointers + [nil])
    }

    private static func reason(_ code: Int32) -> String { String(cString: strerror(code)) }
}
