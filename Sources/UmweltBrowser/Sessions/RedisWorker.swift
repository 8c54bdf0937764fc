import Foundation
import Umwelt

/// The thread that talks to Redis.
struct RedisWorker {
    private let address: RedisAddress
    private let queue: RedisQueue
    private var connection: RedisConnection?

    /// The time from which a Redis that is away is tried again; nil while it is there.
    private var retry: ContinuousClock.Instant?

    /// The pause between two attempts.
    private static let pause = Duration.seconds(1)

    init(_ address: RedisAddress, _ queue: RedisQueue) {
        self.address = address
        self.queue = queue
    }

    /// Does work until the queue ends.
    mutating func run() {
        // Writing to a connection that the other end has closed is an error like others.
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGPIPE)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
        while true {
            let rest = retry.map { max(.zero, $0 - .now) }
            let work = queue.take(within: queue.hasChanges ? rest : nil)
            perform(work)
            if work.isOver { return }
        }
    }

    private mutating func perform(_ work: RedisQueue.Work) {
        let changes = encoded(work.changes)
        do throws(RedisFault) {
            let answers = try answers(to: changes, reading: work.reads.map(\.keys))
            queue.finish()
            for (read, answer) in zip(work.reads, answers) { read.answer(answer) }
        } catch {
            // The values of this process are known all the same.
            queue.giveBack(changes)
            for read in work.reads {
                read.answer(read.keys.map { if case .retry(let text, _)? = changes[$0] { text } else { nil } })
            }
        }
        for flush in work.flushes { flush() }
    }

    /// Encodes the values of changes. What cannot be encoded is left out, and told.
    private func encoded(_ changes: [String: RedisQueue.Change]) -> [String: RedisQueue.Change] {
        changes.compactMapValues { change in
            guard case .write(let write) = change else { return change }
            do {
                return .retry(try write.text(), write)
            } catch {
                Log.server.warning(
                    "A session is not kept, as it cannot be encoded: \(error)", metadata: ["session": "\(write.place.shown)"])
                return nil
            }
        }
    }

    /// Writes changes, and returns what there is for each list of keys.
    private mutating func answers(
        to changes: [String: RedisQueue.Change], reading keys: [[String]]
    ) throws(RedisFault) -> [[Data?]] {
        let life = "\(Int(SessionPlace.keepsFor / .seconds(1)))"
        let changes = Array(changes)
        var commands: [[Data]] = changes.map { key, change in
            guard case .retry(let text, let write) = change else { return Self.command("DEL", key) }
            return Self.command("EVAL", Self.script, "1", key, "\(write.turn)") + [text] + Self.command(life)
        }
        commands += keys.map { Self.command("MGET") + $0.map { Data($0.utf8) } }
        guard !commands.isEmpty else { return [] }
        let answers = try exchange(commands)
        for (change, answer) in zip(changes, answers) {
            if case .retry(_, let write) = change.value, case .number(let turn) = answer, turn > write.turn {
                write.refused(turn)
            }
        }
        return answers.dropFirst(changes.count).map { answer in
            guard case .list(let values) = answer else { return [] }
            return values.map { if case .data(let data) = $0 { data } else { nil } }
        }
    }

    /// The script by which Redis writes a value, unless what it has is of a later turn, which it answers.
    private static let script = """
        local start = redis.call('GETRANGE', KEYS[1], 0, \(KeptText.head - 1))
        local turn = tonumber(string.match(start, '^\(KeptText.start)(%d+)') or '0')
        if turn > tonumber(ARGV[1]) then return turn end
        redis.call('SET', KEYS[1], ARGV[2], 'EX', ARGV[3])
        return 0
        """

    /// Sends commands, over a new connection if there is none.
    private mutating func exchange(_ commands: [[Data]]) throws(RedisFault) -> [RedisConnection.Answer] {
        if let retry, retry > .now { throw RedisFault(reason: "it is away") }
        do throws(RedisFault) {
            let answers = try attempt(commands)
            if retry != nil { Log.server.notice("Redis at \(address.shown) is there again.") }
            retry = nil
            return answers
        } catch {
            if retry == nil {
                Log.server.warning(
                    """
                    Redis at \(address.shown) cannot be used: \(error.reason). It is tried again each second; until \
                    then what pages show is kept in this process alone.
                    """)
            }
            retry = .now + Self.pause
            throw error
        }
    }

    private mutating func attempt(_ commands: [[Data]]) throws(RedisFault) -> [RedisConnection.Answer] {
        do throws(RedisFault) {
            // A connection may have been closed since it was used last, as by a Redis that was started anew.
            if let connection { return try Self.send(commands, over: connection) }
        } catch {
            connection = nil
        }
        let new = try RedisConnection(to: address)
        let answers = try Self.send(commands, over: new)
        connection = new
        return answers
    }

    private static func send(
        _ commands: [[Data]], over connection: RedisConnection
    ) throws(RedisFault) -> [RedisConnection.Answer] {
        let answers = try connection.answers(to: commands)
        for case .error(let reason) in answers { throw RedisFault(reason: reason) }
        return answers
    }

    private static func command(_ words: String...) -> [Data] { words.map { Data($0.utf8) } }
}
