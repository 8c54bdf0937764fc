import Foundation
import Testing
import UmweltLive

@testable import UmweltBrowser

/// The state that one process of an app hands to the next, as the tool has it do.
@Suite(.serialized, .oneAtATime) @MainActor struct TakeoverTests {
    private func host(_ launch: LiveLaunch?) async throws -> (BrowserHost, URL) {
        let host = BrowserHost(
            SampleApp(), settings: try BrowserSettings.patient(), launch: launch)
        return (host, try await host.start())
    }

    @Test("A page finds its window with the state it had, by the session and the token that it has already")
    func takeover() async throws {
        let (old, oldURL) = try await host(nil)
        let token = try #require(old.token)
        let (page, first) = try await openPage(at: oldURL, token: token)
        try await page.send(event: pressing(try #require(first.button)))
        #expect(try await page.patch().texts == ["Own 1"])
        let state = try JSONEncoder().encode(old.snapshot)
        await old.stop(isReplaced: true)
        #expect(try await page.receive() == .close(1012, "The app restarts."))

        let (new, url) = try await host(LiveLaunch(token: token, state: state))
        #expect(new.token == token)
        let (_, second) = try await openPage(at: url, token: token, session: first.s)
        #expect(second.s == first.s)
        #expect(second.texts.first == "Own 1")
        // A page that was not connected starts without state.
        let (_, third) = try await openPage(at: url, token: token, session: "other")
        #expect(third.texts.first == "Own 0")
        await new.stop()
    }

    @Test("A visitor who comes while no process accepts connections is answered by the next one that has the socket")
    func handOver() async throws {
        let settings = try BrowserSettings.patient()
        let listener = try PageListener(settings)
        for _ in 0..<2 {
            let visitor = try RawSocket(port: Int(listener.port))
            try await visitor.write("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n".utf8)
            let host = BrowserHost(SampleApp(), settings: settings)
            host.listener = listener
            #expect(try await host.start().port == Int(listener.port))
            #expect(try await visitor.readToEnd().hasPrefix("HTTP/1.1 200 "))
            await host.stop(isReplaced: true)
        }
    }

    /// Makes a process of an app with a connection that has not asked yet, after it has answered another one.
    private func asked(
        _ listener: PageListener, _ settings: BrowserSettings, begin: String
    ) async throws -> (host: BrowserHost, visitor: RawSocket, idle: RawSocket) {
        let host = BrowserHost(SampleApp(), settings: settings)
        host.listener = listener
        let port = Int(try await host.start().port ?? 0)
        let visitor = try RawSocket(port: port)
        try await visitor.write(begin.utf8)
        // Accepted after the visitor.
        let idle = try RawSocket(port: port)
        try await idle.write("GET /missing HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".utf8)
        _ = try await idle.read(through: "\r\n\r\n")
        return (host, visitor, idle)
    }

    @Test(
        "A request that an app has begun to receive is answered before the app ends, later ones by the next process",
        arguments: ["", "G", "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n"])
    func lastRequest(begin: String) async throws {
        var settings = try BrowserSettings.patient()
        settings.limits.lastAnswers = .seconds(600)
        settings.limits.firstByte = .seconds(600)
        let listener = try PageListener(settings)
        let (old, visitor, idle) = try await asked(listener, settings, begin: begin)
        let stop = Task { await old.stop(isReplaced: true) }
        // A connection that waits for nothing is closed.
        _ = try await idle.readToEnd()
        let late = try RawSocket(port: Int(listener.port))
        let request = "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
        try await late.write(request.utf8)
        try await visitor.write(request.dropFirst(begin.count).utf8)
        let answer = try await visitor.readToEnd()
        #expect(answer.hasPrefix("HTTP/1.1 200 ") && answer.contains("Connection: close"))
        let body = try #require(answer.range(of: "\r\n\r\n")).upperBound
        #expect(answer.contains("Content-Length: \(answer[body...].utf8.count)\r\n"))
        #expect(visitor.wasClosedInOrder)
        visitor.close()
        await stop.value

        let new = BrowserHost(SampleApp(), settings: settings)
        new.listener = listener
        _ = try await new.start()
        #expect(try await late.read(through: "\r\n").hasPrefix("HTTP/1.1 200 "))
        late.close()
        await new.stop()
    }

    @Test("A request that never ends keeps no app from ending", arguments: ["", "GET / HTTP/1.1\r\n"])
    func endlessRequest(begin: String) async throws {
        var settings = try BrowserSettings.patient()
        settings.limits.lastAnswers = .milliseconds(20)
        settings.limits.firstByte = begin.isEmpty ? .zero : .seconds(600)
        if begin.isEmpty { settings.limits.lastAnswers = .seconds(600) }
        let (host, visitor, _) = try await asked(PageListener(settings), settings, begin: begin)
        await host.stop(isReplaced: true)
        #expect(try await visitor.readToEnd().isEmpty)
    }

    @Test("A state of another form is no reason to fail")
    func garbage() async throws {
        let (host, url) = try await host(LiveLaunch(token: "t", state: Data("{\"app\":7".utf8)))
        let (_, first) = try await openPage(at: url, token: "t", session: "s")
        #expect(first.texts.first == "Own 0")
        await host.stop()
    }

    @Test("What the tool has to say comes to all pages, after what they show, and goes again")
    func notice() async throws {
        let notice = LiveNotice(title: "Crashed", text: "a \"b\"\n</pre>")
        let (host, url) = try await host(LiveLaunch(token: "t", notice: notice))
        let (page, _) = try await openPage(at: url, token: "t")
        #expect(try await page.receive() == .text(#"{"b":{"t":"Crashed","x":"a \"b\"\u000a</pre>"}}"#))
        host.notice = nil
        #expect(try await page.receive() == .text(#"{"b":null}"#))
        await host.stop()
    }

    @Test("Where there is no app, pages show what the tool has to say, and keep their sessions for the app to come")
    func notices() async throws {
        let notice = LiveNotice(title: "Crashed", text: "A.swift:1:2: no words")
        let host = BrowserHost(
            settings: try BrowserSettings.patient(), launch: LiveLaunch(token: "t", notice: notice))
        let url = try await host.start()
        var places: [String] = []
        host.onEdit = { places.append($0) }
        let (page, first) = try await openPage(at: url, token: "t", session: "kept")
        #expect(first.s == "kept" && first.texts.isEmpty)
        #expect(try await page.receive() == .text(#"{"b":{"t":"Crashed","x":"A.swift:1:2: no words"}}"#))
        try await page.send(event: #""edit":"A.swift:1:2""#)
        host.notice = LiveNotice(title: "Building…", text: "", isProgress: true)
        #expect(try await page.receive() == .text(#"{"b":{"t":"Building…","x":"","p":1}}"#))
        // A message and a notice go different ways: neither waits for the other.
        for _ in 0..<6000 {
            guard places.isEmpty else { break }
            try await Task.sleep(for: .milliseconds(10))
        }
        #expect(places == ["A.swift:1:2"])
        await host.stop(isReplaced: true)
        #expect(try await page.receive() == .close(1012, "The app restarts."))
    }

    @Test("The tool hears once that somebody does something, and not of what pages send by themselves")
    func use() async throws {
        let (host, url) = try await host(LiveLaunch(token: "t"))
        var heard = 0
        host.onFirstUse = { heard += 1 }
        var shown = 0
        host.onFirstShown = { shown += 1 }
        let (page, first) = try await openPage(at: url, token: "t")
        let button = try #require(first.button)
        try await page.send(event: "\"node\":\(button),\"event\":{\"blur\":{}}")
        try await page.send(event: system(width: 500))
        _ = try await page.patch()
        #expect(heard == 0)
        for count in 1...2 {
            try await page.send(event: pressing(button))
            #expect(try await page.patch().texts == ["Own \(count)"])
        }
        #expect(heard == 1 && shown == 1)
        await host.stop()
    }
}
