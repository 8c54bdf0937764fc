import Foundation
import Logging
import Synchronization
import Testing
@testable import UmweltServing

@testable import UmweltBrowser

/// A log handler that keeps what is logged.
private struct LogKeeper: LogHandler {
    final class Events: Sendable {
        private let events = Mutex<[(level: Logger.Level, text: String)]>([])
        func add(_ level: Logger.Level, _ text: String) { events.withLock { $0.append((level, text)) } }
        var all: [(level: Logger.Level, text: String)] { events.withLock { $0 } }
    }

    let events: Events
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.trace

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        let all = metadata.merging(event.metadata ?? [:]) { $1 }
        let fields = all.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        events.add(event.level, (["\(event.message)"] + fields).joined(separator: " "))
    }
}

@Suite(.serialized, .oneAtATime) @MainActor struct LogTests {
    @Test("The log has short names of pages, and neither secrets nor content")
    func pages() async throws {
        var settings = try BrowserSettings.patient()
        settings.drainTime = .milliseconds(1)
        settings.process = "2"
        let events = LogKeeper.Events()
        let host = BrowserHost(SampleApp(), settings: settings)
        host.log = PageLog(settings, logger: Logger(label: "test") { _ in LogKeeper(events: events) })
        let url = try await host.start()
        let token = try #require(host.token)
        let (page, first) = try await openPage(at: url, token: token)
        try await page.send("{\"number\":9}")
        guard case .close = try await page.receive() else { throw RawPageError.noPatch }
        await host.drain()
        let session = try #require(first.s)
        let name = "process=2 session=\(PageLog.shortName(of: session))"
        let texts = events.all.map(\.text)
        #expect(texts.first == "The app is served. process=2")
        #expect(texts.contains("A window is opened. \(name)") && texts.contains("A page is connected. \(name)"))
        #expect(texts.contains("A page has gone. \(name)"))
        #expect(texts.contains { $0.hasPrefix("A page is closed: it has sent") && $0.contains("code=") })
        #expect(texts.last == "The process has drained. process=2")
        #expect(!texts.contains { $0.contains(session) || $0.contains(token) || $0.contains("Own") })
        #expect(events.all.allSatisfy { $0.level == .info })
    }

    @Test("On one person's machine pages come and go without a word")
    func quiet() async throws {
        let settings = try BrowserSettings.patient()
        let events = LogKeeper.Events()
        let host = BrowserHost(SampleApp(), settings: settings)
        host.log = PageLog(settings, logger: Logger(label: "test") { _ in LogKeeper(events: events) })
        _ = try await openPage(at: try await host.start(), token: try #require(host.token))
        await host.stop()
        #expect(!events.all.isEmpty && events.all.allSatisfy { $0.level == .debug })
    }

    @Test("A line of JSON has the time, the level, the logger, the message and what is known besides, as texts")
    func json() throws {
        var log = JSONLog(label: "umwelt.server", logLevel: .info)
        log[metadataKey: "process"] = "2"
        let event = LogEvent(
            level: .notice, message: "A \"page\"\nhas gone.", metadata: ["session": "0123abcd"], source: nil, file: "",
            function: "", line: 0)
        #expect(
            log.line(event, at: Date(timeIntervalSince1970: 0.25)) == """
                {"level":"notice","logger":"umwelt.server","message":"A \\"page\\"\\nhas gone.","process":"2",\
                "session":"0123abcd","time":"1970-01-01T00:00:00.250Z"}
                """)
    }

    @Test("The form and the level of logs are set by name")
    func settings() throws {
        #expect(try BrowserSettings().logs == nil)
        #expect(try BrowserSettings(["UMWELT_LOG": "json"]).logs?.isJSON == true)
        let debug = try BrowserSettings(["UMWELT_LOG_LEVEL": "debug"]).logs
        #expect(debug?.isJSON == false && debug?.level == "debug")
        #expect(throws: BrowserHostError.invalidLog("xml")) { try BrowserSettings(["UMWELT_LOG": "xml"]) }
        #expect(throws: BrowserHostError.invalidLog("loud")) { try BrowserSettings(["UMWELT_LOG_LEVEL": "loud"]) }
    }
}
