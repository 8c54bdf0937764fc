import Foundation
import SwiftUI
import Synchronization
import Testing
import UmweltServing

@testable import UmweltBrowser
@testable import UmweltRedis

private struct CountApp: App {
    var body: some Scene {
        WindowGroup { Count() }
    }

    private struct Count: View {
        @State private var count = 0
        var body: some View { Button("Count \(count)") { count += 1 } }
    }
}

/// A counter of what the app keeps.
private struct KeptApp: App {
    var body: some Scene {
        WindowGroup { Kept() }
    }

    private struct Kept: View {
        @AppStorage("kept") private var kept = 0
        var body: some View { Button("Kept \(kept)") { kept += 1 } }
    }
}

@Suite struct RedisAddressTests {
    @Test("An address of Redis has a host, and may have a port, a user, a password and a database")
    func addresses() throws {
        let short = try #require(RedisAddress("redis://cache"))
        #expect((short.host, short.port, short.database) == ("cache", 6379, 0))
        #expect(short.user == nil && short.password == nil)
        let long = try #require(RedisAddress("redis://ann:p%40ss@[::1]:7000/3"))
        #expect((long.host, long.port, long.database) == ("::1", 7000, 3))
        #expect(long.user == "ann" && long.password == "p@ss")
        #expect(long.shown == "[::1]:7000")
        #expect(RedisAddress("redis://:secret@cache")?.user == nil)
        #expect(RedisAddress("rediss://cache")?.isEncrypted == true && !short.isEncrypted)
        for text in ["", "cache:6379", "http://cache", "redis://", "redis://cache/one", "redis://cache:70000"] {
            #expect(RedisAddress(text) == nil)
        }
    }

    @Test("The setting makes a process drain, and the error of an invalid address hides it, as it may have a password")
    func settings() throws {
        let settings = try BrowserSettings(["UMWELT_REDIS": "redis://cache"])
        #expect(settings.redis?.host == "cache" && settings.keepsState && settings.drainTime == .seconds(2))
        let files = ["UMWELT_REDIS": "rediss://cache", "UMWELT_REDIS_CA": "/ca.pem", "UMWELT_REDIS_CERTIFICATE": ""]
        let encrypted = try #require(try BrowserSettings(files).redis)
        #expect(encrypted.authorities == "/ca.pem" && encrypted.certificate == nil)
        #expect(throws: BrowserHostError.invalidRedis) { try BrowserSettings(["UMWELT_REDIS": "secret@cache"]) }
        #expect(!BrowserHostError.invalidRedis.description.contains("secret"))
        #expect(try BrowserSettings(["UMWELT_REDIS": "redis://cache", "UMWELT_TOOL": "/t"]).redis == nil)
    }
}

/// The state of windows that one process leaves to the next in Redis.
@Suite(.serialized, .oneAtATime) @MainActor struct RedisTests {
    private let redis: RedisServer
    private var settings: BrowserSettings

    init() throws {
        SharedSessions.useRedis()
        redis = try RedisServer()
        settings = try .patient()
        settings.redis = redis.address
        settings.key = "a key for nothing but this test of sessions"
        settings.keepsStateAfter = .milliseconds(1)
        settings.drainTime = .milliseconds(1)
    }

    /// A page with a button.
    private struct Pressed {
        let host: BrowserHost
        let url: URL
        let page: RawPage
        let session: String
        let button: UInt32

        /// Presses the button, and waits for the number that it shows then.
        func press(_ count: Int) async throws {
            try await page.send(event: pressing(button))
            #expect(try await page.patch().texts == ["Count \(count)"])
        }
    }

    /// Opens a page of a new host's and presses its button once.
    private func pressedPage() async throws -> sending Pressed {
        let host = BrowserHost(CountApp(), settings: settings)
        let url = try await host.start()
        let (page, first) = try await openPage(at: url, token: try #require(host.token))
        let pressed = Pressed(
            host: host, url: url, page: page, session: try #require(first.s), button: try #require(first.button))
        try await pressed.press(1)
        return pressed
    }

    /// The texts that a session's page shows in the process that comes next.
    private func texts(of session: String) async throws -> [String] {
        let host = BrowserHost(CountApp(), settings: settings)
        let patch = try await openPage(
            at: try await host.start(), token: try #require(host.token), session: session
        ).1
        await host.stop()
        return patch.texts
    }

    @Test("A page continues in any process with the same Redis and the same key")
    func drained() async throws {
        try await redis.start()
        let old = try await pressedPage()
        await old.host.drain()
        #expect(try await texts(of: old.session) == ["Count 1"])
        let keys = redis.keys
        #expect(!keys.isEmpty && !keys.contains { $0.contains(old.session) })
        for key in keys {
            guard case .number(let seconds)? = redis.answer("TTL", key) else {
                Issue.record("\(key) has no end.")
                continue
            }
            #expect((1...86_400).contains(seconds))
        }
    }

    @Test("A visitor's values of @AppStorage are the same at all machines, and in no file")
    func defaults() async throws {
        try await redis.start()
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("umwelt-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        var (hosts, urls): ([BrowserHost], [URL]) = ([], [])
        var settings = settings
        settings.apps = .visitor
        for name in ["one", "two"] {
            settings.visitorFolder = folder.appendingPathComponent(name)
            let host = BrowserHost(KeptApp(), settings: settings)
            hosts.append(host)
            urls.append(try await host.start())
        }
        let (cookie, token) = try await newVisitor(at: urls[0], settings)
        for (count, index) in [0, 1, 0, 0, 1].enumerated() {
            let (page, patch) = try await openPage(at: urls[index], token: token, cookie: cookie)
            #expect(patch.texts == ["Kept \(count)"])
            try await page.send(event: pressing(try #require(patch.button)))
            #expect(try await page.patch().texts == ["Kept \(count + 1)"])
            page.drop()
            try await until { hosts[index].connectedPageCount == 0 }
            await hosts[index].saver?.finish()
        }
        let key = try #require(redis.keys.first { $0.hasSuffix(":defaults") })
        guard case .number(let seconds)? = redis.answer("TTL", key) else { throw RawPageError.noPatch }
        #expect(seconds > 399 * 86_400)
        for host in hosts { await host.stop() }
        let files = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
        #expect(!files.contains { $0.hasSuffix("defaults.plist") })
    }

    @Test("Values of one key are written together, each in place of its own, and are known while Redis is away")
    func values() async throws {
        let store = RedisStore(redis.address, prefix: "test", pause: .seconds(3600))
        let visitor = VisitorID()
        let place = SessionKey.defaults(of: visitor)
        store.write(Data("1".utf8), for: "one", at: place)
        store.write(Data("2".utf8), for: "two", at: place)
        #expect(await store.values(of: place) == ["one": Data("1".utf8), "two": Data("2".utf8)])
        store.write(nil, for: "two", at: place)
        await store.flush()
        #expect(await store.values(of: place) == ["one": Data("1".utf8)])
        #expect(await store.values(of: .defaults(of: VisitorID())) == nil)
        try await redis.start()
        let key = "test:\(visitor.shown):defaults"
        #expect(redis.answer("HSET", key, "four", "4") == .number(1))
        try await until { !store.isBehind }
        #expect(await store.values(of: place) == ["one": Data("1".utf8), "four": Data("4".utf8)])
        #expect(await store.values(of: .defaults(of: VisitorID())) == [:])
    }

    @Test("A page continues by a Redis with encrypted connections")
    func encrypted() async throws {
        var other = self
        let redis = try RedisServer(try RedisCertificate(of: "IP:127.0.0.1"))
        try await redis.start()
        other.settings.redis = redis.address
        let old = try await other.pressedPage()
        await old.host.drain()
        #expect(!redis.keys.isEmpty)
        #expect(try await other.texts(of: old.session) == ["Count 1"])
    }

    /// Returns the reason why a Redis cannot be used; nil if it can. The main actor does not wait for it.
    @concurrent private nonisolated static func fault(at address: RedisAddress) async -> String? {
        do throws(RedisError) {
            _ = try RedisConnection(to: address).answers(to: [[Data("PING".utf8)]])
            return nil
        } catch {
            return error.reason
        }
    }

    @Test("A Redis is trusted by its certificate alone, and trusts a process by that one's")
    func certificates() async throws {
        let certificate = try RedisCertificate(of: "IP:127.0.0.1")
        let redis = try RedisServer(certificate)
        try await redis.start()
        #expect(await Self.fault(at: redis.address) == nil)
        let none = certificate.file + ".none"
        func fault(_ change: (inout RedisAddress) -> Void) async throws -> String {
            var address = redis.address
            change(&address)
            return try #require(await Self.fault(at: address))
        }
        #expect(try await fault { $0.authorities = nil }.hasPrefix("its certificate is refused: "))
        #expect(try await fault { $0.authorities = none }.hasPrefix("the certificates of \(none) cannot be used: "))
        #expect(try await fault { $0.certificate = none }.contains("\(none) cannot be used: "))
        #expect(try await !fault { $0.certificate = nil }.isEmpty)
        #expect(try await !fault { $0.isEncrypted = false }.isEmpty)
    }

    @Test("A certificate of another host's is refused")
    func stranger() async throws {
        let redis = try RedisServer(try RedisCertificate(of: "DNS:cache"))
        try redis.run()
        // Until it is there the connection is refused.
        for _ in 0..<1000 {
            guard await Self.fault(at: redis.address) == "Connection refused" else { break }
            try await Task.sleep(for: .milliseconds(10))
        }
        #expect(await Self.fault(at: redis.address) == "its certificate is refused: IP address mismatch")
    }

    @Test("A Redis without encryption is refused if encryption is required")
    func plain() async throws {
        try await redis.start()
        var address = redis.address
        address.isEncrypted = true
        #expect(await Self.fault(at: address) != nil)
    }

    @Test("Another key finds nothing of it")
    func otherKey() async throws {
        try await redis.start()
        let old = try await pressedPage()
        await old.host.drain()
        var other = self
        other.settings.key = "another key, of another app at the same Redis"
        #expect(try await other.texts(of: old.session) == ["Count 0"])
    }

    @Test("A page goes on after a process that was killed with what was written soon after its last change")
    func killed() async throws {
        try await redis.start()
        let old = try await pressedPage()
        try await until { redis.keys.contains { !$0.hasSuffix(":app") } }
        let store = RedisStore(redis.address, prefix: try #require(SigningKey(settings.key ?? "")).storePrefix)
        let place = SessionKey.window(old.session, of: nil)
        try await until {
            place.kept(HostSnapshot.Window.self, of: store.readAndWait(place))?.value.state.isEmpty == false
        }
        #expect(try await texts(of: old.session) == ["Count 1"])
        await old.host.stop()
    }

    @Test("Without Redis pages are used as ever, and what they show is written when it is there")
    func away() async throws {
        let old = try await pressedPage()
        try await redis.start()
        await old.host.drain()
        #expect(try await texts(of: old.session) == ["Count 1"])
    }

    @Test("State that Redis has lost is stored again after a change of the page")
    func lost() async throws {
        try await redis.start()
        let old = try await pressedPage()
        try await until { !redis.keys.isEmpty }
        redis.stop()
        try await redis.start()
        #expect(redis.keys.isEmpty)
        try await old.press(2)
        await old.host.drain()
        #expect(try await texts(of: old.session) == ["Count 2"])
    }

    @Test("A Redis that does not answer holds no page up")
    func halted() async throws {
        try await redis.start()
        let old = try await pressedPage()
        redis.send(SIGSTOP)
        for count in 2...20 { try await old.press(count) }
        redis.send(SIGCONT)
        await old.host.drain()
        #expect(try await texts(of: old.session) == ["Count 20"])
    }

    @Test("A page that comes back to a process that holds its window has what another one has kept since")
    func returned() async throws {
        try await redis.start()
        let old = try await pressedPage()
        old.page.drop()
        try await until { old.host.connectedPageCount == 0 }
        await old.host.saver?.finish()
        let new = BrowserHost(CountApp(), settings: settings)
        let token = try #require(old.host.token)
        let (page, patch) = try await openPage(at: try await new.start(), token: token, session: old.session)
        #expect(patch.texts == ["Count 1"])
        try await page.send(event: pressing(try #require(patch.button)))
        #expect(try await page.patch().texts == ["Count 2"])
        page.drop()
        try await until { new.connectedPageCount == 0 }
        await new.saver?.finish()
        let again = try await openPage(at: old.url, token: token, session: old.session)
        #expect(again.1.s == old.session && again.1.texts == ["Count 2"])
        await old.host.stop()
        await new.stop()
    }

    @Test("Writes of an earlier epoch than Redis has are refused, and their writer is notified")
    func epochs() async throws {
        try await redis.start()
        let store = RedisStore(redis.address, prefix: "test")
        let place = SessionKey.app(of: nil)
        let told = Mutex<[Int]>([])
        func write(_ value: Int, epoch: Int) async {
            store.write(SessionWrite(value, to: place, epoch: epoch) { epoch in told.withLock { $0.append(epoch) } })
            await store.flush()
        }
        await write(1, epoch: 2)
        await write(2, epoch: 1)
        #expect(redis.answer("GET", "test:all:app") == .data(Data(#"{"turn":2,"kept":1}"#.utf8)))
        await write(3, epoch: 2)
        await write(4, epoch: 3)
        #expect(redis.answer("GET", "test:all:app") == .data(Data(#"{"turn":3,"kept":4}"#.utf8)))
        #expect(told.withLock { $0 } == [2] && !store.isBehind)
    }

    @Test("The store gives what waits to be written, and the newest of a place alone")
    func newest() async throws {
        let store = RedisStore(redis.address, prefix: "test")
        let place = SessionKey.app(of: nil)
        store.write(SessionWrite(1, to: place))
        await store.flush()
        store.write(SessionWrite(2, to: place))
        let text = Data(#"{"turn":0,"kept":2}"#.utf8)
        #expect(await store.read([place]) == [text])
        #expect(store.isBehind)
        try await redis.start()
        try await until { !store.isBehind }
        #expect(redis.answer("GET", "test:all:app") == .data(text))
        store.remove(place)
        #expect(await store.read([place, .window("x", of: nil)]) == [nil, nil])
    }
}
