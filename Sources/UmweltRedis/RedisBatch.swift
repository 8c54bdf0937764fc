import Foundation
import UmweltServing

/// A batch of Redis commands, with a closure that handles their replies.
struct RedisBatch {
    let commands: [[Data]]

    /// Processes the answers to the commands.
    let finish: ([RedisConnection.Answer]) -> Void

    /// Makes the step that writes a change of a key.
    init(_ change: RedisQueue.Change, of key: String) {
        switch change {
        case .retry(let text, let write):
            let life = Self.seconds(SessionKey.keepsFor)
            commands = [Self.command("EVAL", Self.script, "1", key, "\(write.epoch)") + [text, life]]
            finish = { answers in
                if case .number(let epoch)? = answers.first, epoch > write.epoch { write.refused(epoch) }
            }
        case .values(let values):
            let set = values.flatMap { name, value in value.map { [Data(name.utf8), $0] } ?? [] }
            let removed = values.filter { $0.value == nil }.map { Data($0.key.utf8) }
            commands =
                (set.isEmpty ? [] : [Self.command("HSET", key) + set])
                + (removed.isEmpty ? [] : [Self.command("HDEL", key) + removed]) + [Self.renewal(of: key)]
            finish = { _ in }
        // A write comes here encoded, as a retry: without a text there is nothing to keep.
        case .remove, .write:
            commands = [Self.command("DEL", key)]
            finish = { _ in }
        }
    }

    /// Makes the step that reads texts.
    init(_ read: (keys: [String], answer: @Sendable ([Data?]) -> Void)) {
        commands = [Self.command("MGET") + read.keys.map { Data($0.utf8) }]
        finish = { answers in read.answer(answers.first.map(Self.texts) ?? []) }
    }

    /// Makes the step that reads the values of a place that stores several.
    init(_ lookup: RedisQueue.Lookup) {
        commands = [Self.command("HGETALL", lookup.key), Self.renewal(of: lookup.key)]
        finish = { answers in
            let texts = (answers.first.map(Self.texts) ?? []).map { $0 ?? Data() }
            let pairs = stride(from: 0, to: texts.count - texts.count % 2, by: 2).map {
                (String(decoding: texts[$0], as: UTF8.self), texts[$0 + 1])
            }
            lookup.answer(Dictionary(pairs) { $1 })
        }
    }

    /// The script with which Redis writes a text, unless the stored one has a later epoch; then it returns the stored
    /// one.
    private static let script = """
        local start = redis.call('GETRANGE', KEYS[1], 0, \(StoredStateText.head - 1))
        local epoch = tonumber(string.match(start, '^\(StoredStateText.start)(%d+)') or '0')
        if epoch > tonumber(ARGV[1]) then return epoch end
        redis.call('SET', KEYS[1], ARGV[2], 'EX', ARGV[3])
        return 0
        """

    private static func renewal(of key: String) -> [Data] {
        command("EXPIRE", key) + [seconds(SessionKey.keepsDefaultsFor)]
    }

    private static func seconds(_ time: Duration) -> Data { Data("\(Int(time / .seconds(1)))".utf8) }

    private static func texts(of answer: RedisConnection.Answer) -> [Data?] {
        guard case .list(let values) = answer else { return [] }
        return values.map { if case .data(let data) = $0 { data } else { nil } }
    }

    private static func command(_ words: String...) -> [Data] { words.map { Data($0.utf8) } }
}
