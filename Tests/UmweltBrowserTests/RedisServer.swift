import Foundation
import Testing

@testable import UmweltBrowser

/// Debian's Redis at a port of its own, with nothing on disk.
@MainActor final class RedisServer {
    let address: RedisAddress
    private var process: Process?

    /// Finds a port. Nothing listens there until it is started.
    init() throws {
        let listener = try PageListener(try BrowserSettings(["UMWELT_PORT": "0"]))
        address = try #require(RedisAddress("redis://127.0.0.1:\(listener.port)"))
    }

    deinit { if let process { kill(process.processIdentifier, SIGKILL) } }

    /// Starts it, and waits until it answers.
    func start() async throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/redis-server")
        process.arguments = [
            "--port", "\(address.port)", "--bind", "127.0.0.1", "--save", "", "--appendonly", "no",
        ]
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        self.process = process
        try await until { answer("PING") == .done }
    }

    /// Ends it, with all that it held.
    func stop() {
        guard let process else { return }
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        self.process = nil
    }

    /// Halts it, as a machine that is overloaded does, or has it go on.
    func send(_ signal: Int32) { if let process { kill(process.processIdentifier, signal) } }

    /// The answer to a command; nil if there is none.
    func answer(_ words: String...) -> RedisConnection.Answer? {
        let connection = try? RedisConnection(to: address)
        return try? connection?.answers(to: [words.map { Data($0.utf8) }]).first
    }

    /// The keys that it has.
    var keys: [String] {
        guard case .list(let keys)? = answer("KEYS", "*") else { return [] }
        return keys.compactMap { if case .data(let data) = $0 { String(decoding: data, as: UTF8.self) } else { nil } }
    }
}
