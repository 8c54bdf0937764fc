import Foundation
import Testing
import UmweltServing

@testable import UmweltBrowser
@testable import UmweltRedis

/// Debian's Redis at a port of its own, with nothing on disk.
@MainActor final class RedisServer {
    let address: RedisAddress
    private let certificate: RedisCertificate?
    private var process: Process?

    /// Finds a port. Nothing listens there until it is started.
    ///
    /// - Parameter certificate: The certificate for TLS, which clients have to show too; nil for connections that are
    ///   not encrypted.
    init(_ certificate: RedisCertificate? = nil) throws {
        let listener = try PageListener(try BrowserSettings(["UMWELT_PORT": "0"]))
        let scheme = certificate == nil ? "redis" : "rediss"
        var address = try #require(RedisAddress("\(scheme)://127.0.0.1:\(listener.port)"))
        if let certificate { address.setCertificates(from: certificate.variables) }
        self.address = address
        self.certificate = certificate
    }

    deinit { if let process { kill(process.processIdentifier, SIGKILL) } }

    /// Starts it, and waits until it answers.
    func start() async throws {
        try run()
        try await until { answer("PING") == .done }
    }

    /// Starts it.
    func run() throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/redis-server")
        process.arguments = ["--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        if let certificate {
            process.arguments? += ["--port", "0", "--tls-port", "\(address.port)"] + certificate.arguments
        } else {
            process.arguments? += ["--port", "\(address.port)"]
        }
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        self.process = process
    }

    /// Ends it, with all that it held.
    func stop() {
        guard let process else { return }
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        self.process = nil
    }

    /// Halts it, as an overloaded machine does, or lets it continue.
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

/// A certificate that has signed itself, with its key, for a Redis and those who connect to it.
final class RedisCertificate {
    private let folder: URL

    /// Makes one for a name, such as `IP:127.0.0.1` or `DNS:cache`.
    init(of name: String) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("umwelt-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/openssl")
        process.arguments = [
            "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2",
            "-subj", "/CN=test", "-addext", "subjectAltName=\(name)", "-keyout", file, "-out", file + ".certificate",
        ]
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
        // The key and its certificate are in one file, as HAProxy has them.
        let certificate = try Data(contentsOf: URL(fileURLWithPath: file + ".certificate"))
        let key = try FileHandle(forWritingTo: URL(fileURLWithPath: file))
        try key.seekToEnd()
        try key.write(contentsOf: certificate)
        try key.close()
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// The file with the certificate and its key.
    var file: String { folder.appendingPathComponent("redis.pem").path }

    /// The arguments of Redis.
    var arguments: [String] { ["--tls-cert-file", file, "--tls-key-file", file, "--tls-ca-cert-file", file] }

    /// The variables of processes that connect to it.
    var variables: [String: String] { ["UMWELT_REDIS_CA": file, "UMWELT_REDIS_CERTIFICATE": file] }
}
