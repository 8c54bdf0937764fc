import Foundation
import Testing

@testable import UmweltBrowser

/// The limits of the server, with clients that take more than any browser does.
@Suite(.serialized, .oneAtATime) @MainActor struct LimitTests {
    /// Runs the sample app with other limits while `body` does, and a page of it, which stays connected.
    private func withLimits(
        _ change: (inout ServerLimits) -> Void = { _ in }, _ body: (BrowserHost, URL, String) async throws -> Void
    ) async throws {
        var settings = try BrowserSettings(["UMWELT_PORT": "0"])
        // Beside other tests on the main actor, a page may wait for longer than visitors would.
        settings.limits.idleTime = .seconds(600)
        settings.limits.headDeadline = .seconds(600)
        change(&settings.limits)
        let host = BrowserHost(SampleApp(), settings: settings)
        let url = try await host.start()
        let token = try await RawPage.token(at: url)
        let (page, first) = try await openPage(at: url, token: token)
        do {
            try await body(host, url, token)
            try await page.send(event: pressing(try #require(first.button)))
            #expect(try await page.patch().texts == ["Own 1"])
        } catch {
            await host.stop()
            throw error
        }
        await host.stop()
    }

    private func connect(_ url: URL) throws -> RawSocket { try RawSocket(port: try #require(url.port)) }

    // MARK: Requests

    @Test("A request line and headers of more than 16 kB are refused, those below are not")
    func longHead() async throws {
        try await withLimits { _, url, _ in
            let long = try connect(url)
            try await long.write(("GET / HTTP/1.1\r\nX: " + String(repeating: "a", count: 17_000)).utf8)
            #expect(try await long.readToEnd().hasPrefix("HTTP/1.1 431 "))
            let path = try connect(url)
            try await path.write(("GET /" + String(repeating: "a", count: 17_000)).utf8)
            #expect(try await path.readToEnd().hasPrefix("HTTP/1.1 431 "))
            let page = try await RawPage(at: url)
            // Each head is counted for itself.
            for _ in 0..<3 {
                #expect(try await page.get("/", headers: ["X": String(repeating: "a", count: 15_000)]).0 == 200)
            }
        }
    }

    @Test("A client that sends all before it reads anything reads why it was refused")
    func readableRefusals() async throws {
        try await withLimits { _, url, token in
            let lines = "GET / HTTP/1.1\r\nHost: localhost\r\n" + String(repeating: "a: b\r\n", count: 2000)
            let longLine = "GET / HTTP/1.1\r\nX: " + String(repeating: "a", count: 500_000)
            let host = "127.0.0.1:\(url.port ?? 0)"
            let upload = "POST /upload?token=\(token)&name=a HTTP/1.1\r\nHost: \(host)\r\nOrigin: http://\(host)\r\n"
            let tooLong = upload + "Content-Length: \(FileExchange.longestFile + 1)\r\n\r\n"
            let nonsense = "\u{16}\u{3}\u{1} nonsense\r\n\r\n"
            let body = String(repeating: "x", count: 500_000)
            for (request, status) in [
                (lines, 431), (lines + "\r\n" + body, 431), (longLine, 431), (tooLong + body, 413),
                (nonsense + body, 400),
                ("GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 500000\r\n\r\n" + body, 400),
            ] {
                let socket = try connect(url)
                // In parts, as the first of them is answered while the others are on their way.
                for start in stride(from: 0, to: request.utf8.count, by: 5000) {
                    try await socket.write(request.utf8.dropFirst(start).prefix(5000))
                }
                #expect(try await socket.readToEnd().hasPrefix("HTTP/1.1 \(status) "))
                #expect(socket.wasClosedInOrder)
            }
        }
    }

    @Test("A head of a hundred megabytes is not kept, and no other page waits for it")
    func endlessHead() async throws {
        try await withLimits { _, url, token in
            let endless = try connect(url)
            let (other, first) = try await openPage(at: url, token: token)
            let flood = Task {
                let part = [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000)
                for _ in 0..<100 { try await endless.write(part) }
            }
            let start = ContinuousClock.now
            try await other.send(event: pressing(try #require(first.button)))
            #expect(try await other.patch().texts == ["Own 1"])
            #expect(ContinuousClock.now - start < .seconds(60), "read in quadratic time it would take hours")
            _ = await flood.result
        }
    }

    @Test("A request whose headers do not end in time is refused")
    func slowHead() async throws {
        try await withLimits {
            $0.headDeadline = .milliseconds(200)
        } _: { _, url, _ in
            let slow = try connect(url)
            try await slow.write("GET / HTTP/1.1\r\nHo".utf8)
            #expect(try await slow.readToEnd().hasPrefix("HTTP/1.1 408 "))
        }
    }

    @Test("A request with a body is refused")
    func body() async throws {
        try await withLimits { _, url, _ in
            let socket = try connect(url)
            try await socket.write("GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n".utf8)
            #expect(try await socket.readToEnd().hasPrefix("HTTP/1.1 400 "))
        }
    }

    @Test("Bytes that are not HTTP are refused, and the connection is closed")
    func nonsense() async throws {
        try await withLimits { _, url, _ in
            let socket = try connect(url)
            try await socket.write("\u{16}\u{3}\u{1} nonsense\r\n\r\n".utf8)
            #expect(try await socket.readToEnd().hasPrefix("HTTP/1.1 400 "))
        }
    }

    @Test("Requests that follow each other at once are answered in turn")
    func pipelining() async throws {
        try await withLimits { _, url, _ in
            let socket = try connect(url)
            let request = "GET /favicon.ico HTTP/1.1\r\nHost: localhost\r\nX: \(String(repeating: "a", count: 900))\r\n"
            try await socket.write(String(repeating: request + "\r\n", count: 40).utf8)
            try await socket.write((request + "Connection: close\r\n\r\n").utf8)
            #expect(try await socket.readToEnd().components(separatedBy: "HTTP/1.1 204 ").count == 42)
        }
    }

    // MARK: Connections

    @Test("A connection on which nothing happens is closed, a page that is shown is not")
    func idle() async throws {
        try await withLimits {
            $0.idleTime = .milliseconds(300)
        } _: { _, url, token in
            let silent = try connect(url)
            #expect(try await silent.readToEnd().isEmpty)
            let page = try await RawPage(at: url)
            #expect(try await page.get("/favicon.ico").0 == 204)
            #expect(try await page.readToEnd().isEmpty)
            let unsaid = try await RawPage(at: url)
            #expect(try await unsaid.open(token: token) == 101)
            #expect(
                try await unsaid.receive() == .close(1008, "The first message of a page must be its system values."))
        }
    }

    @Test("With too many connections, the oldest without a page is closed")
    func connections() async throws {
        try await withLimits {
            $0.connections = 4
        } _: { _, url, token in
            let held = try (0..<10).map { _ in try connect(url) }
            #expect(try await held[0].readToEnd().isEmpty)
            let (page, first) = try await openPage(at: url, token: token)
            try await page.send(event: pressing(try #require(first.button)))
            #expect(try await page.patch().texts == ["Own 1"])
            #expect(try await held[7].readToEnd().isEmpty)
            // If all show pages, the next one is refused.
            let (third, _) = try await openPage(at: url, token: token)
            let (fourth, _) = try await openPage(at: url, token: token)
            #expect(try await connect(url).readToEnd().isEmpty)
            withExtendedLifetime((third, fourth)) {}
        }
    }

    @Test("An address with too many connections loses its own")
    func address() async throws {
        try await withLimits {
            $0.connectionsOfAddress = 2
        } _: { _, url, _ in
            let held = try (0..<3).map { _ in try connect(url) }
            #expect(try await held[0].readToEnd().isEmpty)
            #expect(try await held[1].readToEnd().isEmpty)
            #expect(try await RawPage(at: url).get("/favicon.ico").0 == 204)
        }
    }

    // MARK: Files

    @Test("As many files may be open as the system allows, and some are left for the app")
    func files() {
        let limit = FileLimit.raise()
        var now = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &now)
        #expect(now.rlim_cur == now.rlim_max && limit == Int(clamping: now.rlim_cur))
        #expect(ServerLimits().limited(toFiles: 256).connections == 192)
        #expect(ServerLimits().limited(toFiles: 1024).connections == 768)
        #expect(ServerLimits().limited(toFiles: 1_000_000).connections == 4096)
    }

    @Test("When no more files can be opened, connections wait until some are closed")
    func noFiles() async {
        await #expect(processExitsWith: .success) {
            try await LimitTests.serveWithoutFiles()
        }
    }

    @Test("A server that stops listening by itself logs the reason")
    func listenerEnd() async throws {
        let host = BrowserHost(SampleApp(), settings: try BrowserSettings(["UMWELT_PORT": "0"]))
        let (failures, failure) = AsyncStream<any Error>.makeStream()
        host.onFailure = { failure.yield($0) }
        let port = try #require(try await host.start().port)
        shutdown(try #require(Self.listeningSocket(at: port)), Int32(SHUT_RDWR))
        for await error in failures {
            #expect(error as? BrowserHostError == .stoppedListening(address: "127.0.0.1", reason: "Invalid argument"))
            break
        }
        await host.stop()
    }

    /// The number of the socket of this process that listens at a port.
    private static func listeningSocket(at port: Int) -> Int32? {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
        return names.compactMap { Int32($0) }.first { socket in
            var address = sockaddr_in()
            var length = socklen_t(MemoryLayout<sockaddr_in>.size)
            let status = withUnsafeMutablePointer(to: &address) {
                $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(socket, $0, &length) }
            }
            var listens: Int32 = 0
            var size = socklen_t(MemoryLayout<Int32>.size)
            getsockopt(socket, SOL_SOCKET, SO_ACCEPTCONN, &listens, &size)
            return status == 0 && listens == 1 && Int(in_port_t(bigEndian: address.sin_port)) == port
        }
    }
}

extension LimitTests {
    /// Takes all files that the process may open, and looks whether a client is answered when they are free again.
    fileprivate static func serveWithoutFiles() async throws {
        let host = BrowserHost(SampleApp(), settings: try BrowserSettings(["UMWELT_PORT": "0"]))
        let url = try await host.start()
        _ = try await RawPage(at: url).get("/")
        let socket = try RawSocket(port: try #require(url.port))
        try await socket.write("GET /favicon.ico HTTP/1.1\r\nHost: localhost\r\n\r\n".utf8)
        _ = try await socket.read(through: "\r\n\r\n")
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        limit.rlim_cur = 200
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        var taken: [Int32] = []
        while case let file = dup(0), file >= 0 { taken.append(file) }
        // One for the client: its own end cannot be accepted.
        close(taken.removeLast())
        let waiting = try RawSocket(port: try #require(url.port))
        try await waiting.write("GET /favicon.ico HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".utf8)
        // Not a task's sleep, which may need a file itself.
        usleep(500_000)
        // Those who are connected are answered meanwhile.
        try await socket.write("GET /favicon.ico HTTP/1.1\r\nHost: localhost\r\n\r\n".utf8)
        #expect(try await socket.read(through: "\r\n\r\n").hasPrefix("HTTP/1.1 204 "))
        for file in taken { close(file) }
        #expect(try await waiting.readToEnd().hasPrefix("HTTP/1.1 204 "))
        await host.stop()
    }
}
