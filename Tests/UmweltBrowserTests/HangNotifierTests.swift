import Foundation
import Synchronization
import Testing

import Umwelt
@testable import UmweltBase
@testable import UmweltBrowser

/// The server's notices to pages while the main actor does not answer.
@Suite(.serialized, .oneAtATime) @MainActor struct HangNotifierTests {
    private let hang = Hang(
        [StackFrame(function: "Shelf.body", file: "/home/Shelf.swift", line: 7)], library: "/library/", folder: "/home")
    private let words = #"{"g":"The app is not responding: in Shelf.body at Shelf.swift:7."}"#

    @Test("Pages receive a hang and its end, also pages that connect later")
    func pages() async throws {
        let host = BrowserHost(SampleApp(), settings: try BrowserSettings(["UMWELT_PORT": "0"]))
        let notifier = HangNotifier()
        host.hangs = notifier
        let url = try await host.start()
        let token = try await RawPage.token(at: url)
        let (page, _) = try await openPage(at: url, token: token)
        notifier.show(hang)
        #expect(try await page.receive() == .text(words))
        let late = try await RawPage(at: url)
        #expect(try await late.open(token: token) == 101)
        #expect(try await late.receive() == .text(words))
        notifier.show(nil)
        #expect(try await page.receive() == .text(#"{"g":""}"#))
        #expect(try await late.receive() == .text(#"{"g":""}"#))
        await host.stop()
    }

    @Test("A page can restart the app, by its token and origin, only while the app does not respond")
    func restart() async throws {
        let reasons = Mutex<[String]>([])
        let host = BrowserHost(SampleApp(), settings: try BrowserSettings(["UMWELT_PORT": "0"]))
        let notifier = HangNotifier { reason in reasons.withLock { $0.append(reason) } }
        host.hangs = notifier
        let url = try await host.start()
        let token = try await RawPage.token(at: url)
        let page = try await RawPage(at: url)
        let origin = ["Origin": "http://127.0.0.1:\(try #require(url.port))"]
        #expect(try await page.get("/restart?token=\(token)", headers: origin, method: "POST").0 == 409)
        notifier.show(hang)
        #expect(try await page.get("/restart?token=wrong", headers: origin, method: "POST").0 == 403)
        #expect(try await page.get("/restart?token=\(token)", headers: [:], method: "POST").0 == 403)
        #expect(
            try await page.get("/restart?token=\(token)", headers: ["Origin": "http://evil.example"], method: "POST").0
                == 403)
        #expect(try await page.get("/restart?token=\(token)", headers: origin).0 == 404)
        #expect(reasons.withLock { $0 } == [])
        #expect(try await page.get("/restart?token=\(token)", headers: origin, method: "POST").0 == 204)
        #expect(reasons.withLock { $0 } == ["The app is not responding: in Shelf.body at Shelf.swift:7."])
        notifier.show(nil)
        #expect(try await page.get("/restart?token=\(token)", headers: origin, method: "POST").0 == 409)
        await host.stop()
    }
}
