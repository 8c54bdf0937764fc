internal import CHiredis
import Foundation
import UmweltServing

/// A reason why Redis cannot be used.
struct RedisError: Error, Equatable {
    let reason: String

    /// The error for a Redis server that accepts connections and does not answer.
    static let silence = RedisError(reason: "it does not answer in time")
}

/// A connection to Redis, which is used by one thread and blocks until it receives answers.
final class RedisConnection {
    /// The answers of Redis.
    enum Answer: Equatable {
        case data(Data)
        case list([Answer])
        case nothing
        case number(Int)
        case error(String)
        /// A status.
        case done
    }

    private let context: UnsafeMutablePointer<redisContext>

    /// The encryption; nil for none.
    private var encryption: RedisEncryption?

    /// The time limits for connecting and for an answer, in seconds. Guesses.
    private static let (connectTime, answerTime) = (1, 2)

    /// Connects, signs on and chooses the database.
    init(to address: RedisAddress) throws(RedisError) {
        let time = timeval(tv_sec: Self.connectTime, tv_usec: 0)
        guard let context = redisConnectWithTimeout(address.host, Int32(address.port), time) else {
            throw RedisError(reason: "there is no memory for a connection")
        }
        self.context = context
        if context.pointee.err != 0 { throw fault }
        _ = redisSetTimeout(context, timeval(tv_sec: Self.answerTime, tv_usec: 0))
        _ = redisEnableKeepAlive(context)
        if address.isEncrypted { encryption = try RedisEncryption(of: address, over: context.pointee.fd) }
        if let password = address.password { try demand(["AUTH"] + (address.user.map { [$0] } ?? []) + [password]) }
        if address.database != 0 { try demand(["SELECT", "\(address.database)"]) }
    }

    deinit { redisFree(context) }

    private func demand(_ words: [String]) throws(RedisError) {
        let answers = try answers(to: [words.map { Data($0.utf8) }])
        for case .error(let reason) in answers { throw RedisError(reason: reason) }
    }

    /// Sends commands together, and returns the answers to them.
    ///
    /// - Throws: ``RedisError`` if the connection is lost. It cannot be used afterwards.
    func answers(to commands: [[Data]]) throws(RedisError) -> [Answer] {
        for command in commands { try add(command) }
        if let encryption {
            var length = 0
            let output = umwelt_redis_output(context, &length)
            try encryption.send(UnsafeRawBufferPointer(start: output, count: length))
            umwelt_redis_clear_output(context)
        }
        var answers: [Answer] = []
        for _ in commands {
            let reply = try nextReply()
            defer { freeReplyObject(reply) }
            answers.append(Self.answer(reply.assumingMemoryBound(to: redisReply.self).pointee))
        }
        return answers
    }

    /// Waits for the next reply, which the caller frees.
    private func nextReply() throws(RedisError) -> UnsafeMutableRawPointer {
        var given: UnsafeMutableRawPointer?
        guard let encryption else {
            guard redisGetReply(context, &given) == REDIS_OK, let given else { throw fault }
            return given
        }
        while true {
            guard redisGetReplyFromReader(context, &given) == REDIS_OK else { throw fault }
            if let given { return given }
            let status = try encryption.receive().withUnsafeBytes { bytes in
                redisReaderFeed(
                    context.pointee.reader, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count)
            }
            guard status == REDIS_OK else { throw RedisError(reason: "its reply is too long") }
        }
    }

    private func add(_ words: [Data]) throws(RedisError) {
        let bytes = words.reduce(into: Data()) { $0.append($1) }
        let lengths = words.map(\.count)
        let status = bytes.withUnsafeBytes { bytes in
            var end = 0
            // A command has at least its name, so that the bytes have an address.
            let start = bytes.baseAddress!.assumingMemoryBound(to: CChar.self)
            var places = lengths.map { length -> UnsafePointer<CChar>? in
                defer { end += length }
                return start + end
            }
            return redisAppendCommandArgv(context, Int32(places.count), &places, lengths)
        }
        if status != REDIS_OK { throw fault }
    }

    private static func answer(_ reply: redisReply) -> Answer {
        switch reply.type {
        case REDIS_REPLY_STRING: return .data(bytes(of: reply))
        case REDIS_REPLY_ERROR: return .error(String(decoding: bytes(of: reply), as: UTF8.self))
        case REDIS_REPLY_INTEGER: return .number(Int(reply.integer))
        case REDIS_REPLY_NIL: return .nothing
        case REDIS_REPLY_ARRAY:
            return .list(
                (0..<Int(reply.elements)).map { index in
                    reply.element[index].map { answer($0.pointee) } ?? .nothing
                })
        default: return .done
        }
    }

    private static func bytes(of reply: redisReply) -> Data {
        reply.str.map { Data(bytes: $0, count: Int(reply.len)) } ?? Data()
    }

    /// The reason why the connection is lost.
    private var fault: RedisError {
        let words = String(cString: umwelt_redis_error(context))
        return words == String(cString: strerror(EAGAIN)) ? .silence : RedisError(reason: words)
    }
}
