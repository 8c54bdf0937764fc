import Foundation
import Umwelt
import UmweltServing

/// The thread that talks to Redis.
struct RedisWorker {
    private let address: RedisAddress
    private let queue: RedisQueue
    private var connection: RedisConnection?

    /// The time at which an unreachable Redis is tried again; nil while it is reachable.
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
            let work = queue.dequeue(within: queue.hasChanges ? rest : nil)
            perform(work)
            if work.isOver { return }
        }
    }

    private mutating func perform(_ work: RedisQueue.Work) {
        let changes = encoded(work.changes)
        var steps = changes.map { RedisBatch($1, of: $0) }
        steps += work.reads.map { RedisBatch($0) }
        steps += work.lookups.map { RedisBatch($0) }
        do throws(RedisError) {
            var answers = try exchange(steps.flatMap(\.commands))[...]
            queue.markWritten()
            for step in steps {
                step.finish(Array(answers.prefix(step.commands.count)))
                answers = answers.dropFirst(step.commands.count)
            }
        } catch {
            // The values of this process are known all the same.
            queue.requeue(changes)
            for read in work.reads {
                read.answer(read.keys.map { if case .retry(let text, _)? = changes[$0] { text } else { nil } })
            }
            for lookup in work.lookups {
                if case .values(let own)? = changes[lookup.key] {
                    lookup.answer(own.compactMapValues(\.self))
                } else {
                    lookup.answer(nil)
                }
            }
        }
        for flush in work.flushes { flush() }
    }

    /// Encodes the values of changes. Values that cannot be encoded are left out and logged.
    private func encoded(_ changes: [String: RedisQueue.Change]) -> [String: RedisQueue.Change] {
        changes.compactMapValues { change in
            guard case .write(let write) = change else { return change }
            do {
                return .retry(try write.text(), write)
            } catch {
                Log.server.warning(
                    "A session was not saved, because it cannot be encoded: \(error)",
                    metadata: ["session": "\(write.key.shown)"])
                return nil
            }
        }
    }

    /// Sends commands and returns the answers; connects first if necessary.
    private mutating func exchange(_ commands: [[Data]]) throws(RedisError) -> [RedisConnection.Answer] {
        guard !commands.isEmpty else { return [] }
        if let retry, retry > .now {
            throw RedisError(
                reason:
                    "the connection is lost, and the next attempt follows within a second")
        }
        do throws(RedisError) {
            let answers = try attempt(commands)
            if retry != nil { Log.server.notice("Redis at \(address.shown) is connected again.") }
            retry = nil
            return answers
        } catch {
            if retry == nil {
                Log.server.warning(
                    """
                    Redis at \(address.shown) cannot be used: \(error.reason). The server reconnects each second. \
                    Until then it stores sessions only in the memory of this process.
                    """)
            }
            retry = .now + Self.pause
            throw error
        }
    }

    private mutating func attempt(_ commands: [[Data]]) throws(RedisError) -> [RedisConnection.Answer] {
        do throws(RedisError) {
            // A connection may have been closed since it was used last, as by a restarted Redis.
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
    ) throws(RedisError) -> [RedisConnection.Answer] {
        let answers = try connection.answers(to: commands)
        for case .error(let reason) in answers { throw RedisError(reason: reason) }
        return answers
    }
}
