import Foundation
import SwiftUI
import Testing
@testable import UmweltBrowser

/// Pages whose windows hibernate when they are idle.
@Suite @MainActor struct HibernationTests {
    /// Waits until as many windows hibernate.
    private func untilHibernating(_ count: Int, of host: BrowserHost) async throws {
        try await until { host.hibernatingWindowCount == count }
    }

    private func withSleepers(_ body: @MainActor (BrowserHost, URL, String) async throws -> Void) async throws {
        try await withApp(SampleApp(), hibernatesPagesAfter: .milliseconds(1), body)
    }

    @Test("A page is sent nothing while its window hibernates and wakes, and what is pressed is what it shows")
    func press() async throws {
        try await withSleepers { host, url, token in
            let (page, first) = try await openPage(at: url, token: token)
            let button = try #require(first.button)
            for count in 1...2 {
                try await untilHibernating(1, of: host)
                try await page.send(event: pressing(button))
                let patch = try await page.patch()
                // A patch of the pressed text alone, with the numbers that the page knows.
                #expect(patch.s == nil && patch.texts == ["Own \(count)"])
            }
        }
    }

    @Test("A change that another page makes wakes the windows that show it")
    func shared() async throws {
        try await withSleepers { host, url, token in
            let (page, first) = try await openPage(at: url, token: token)
            let (other, _) = try await openPage(at: url, token: token)
            try await untilHibernating(2, of: host)
            try await page.send(event: pressing(try #require(first.node(showing: "All 0"))))
            #expect(try await page.patch().texts == ["All 1"])
            // The window looks other than the browser's, which gets all of it.
            let whole = try await other.patch()
            #expect(whole.s != nil && whole.texts.prefix(2) == ["Own 0", "All 1"])
            try await other.send(event: pressing(try #require(whole.node(showing: "Own 0"))))
            #expect(try await other.patch().texts == ["Own 1"])
        }
    }

    @Test("A page that reconnects to a hibernating window continues with it")
    func back() async throws {
        try await withSleepers { host, url, token in
            let (page, first) = try await openPage(at: url, token: token)
            try await page.send(event: pressing(try #require(first.button)))
            _ = try await page.patch()
            try await untilHibernating(1, of: host)
            page.drop()
            try await until { host.connectedPageCount == 0 }
            let (_, again) = try await openPage(at: url, token: token, session: first.s)
            #expect(again.s == first.s && again.texts.first == "Own 1")
        }
    }

    @Test("System values that change wake a window")
    func systemValues() async throws {
        try await withSleepers { host, url, token in
            let (page, _) = try await openPage(at: url, token: token)
            try await untilHibernating(1, of: host)
            try await page.send(event: system(isDark: true))
            #expect(try await page.patch().texts.contains("dark en_US ltr large GMT 1x"))
        }
    }

    @Test("Looks differ by all that the records of their nodes say, be it at the end of a long one")
    func looks() {
        func look(_ end: String) -> PageAppearance {
            let text = WholeTextRecord(text: String(repeating: "a", count: 200) + end, edits: 0, changes: 0)
            return PageAppearance([NodeRecord(id: 1, text: TextRecord(whole: text)), NodeRecord(id: 2, opacity: 0.5)])
        }
        #expect(look("1") == look("1") && look("1") != look("2"))
        #expect(!look("1").shows(1, like: look("2")) && look("1").shows(2, like: look("2")))
    }

    @Test("Windows hibernate only if the settings say so")
    func settings() async throws {
        #expect(try BrowserSettings([:]).hibernatesPagesAfter == nil)
        #expect(try BrowserSettings(["UMWELT_HIBERNATE": "60"]).hibernatesPagesAfter == .seconds(60))
        for text in ["0", "soon", "90000"] {
            #expect(throws: BrowserHostError.invalidHibernation(text)) {
                try BrowserSettings(["UMWELT_HIBERNATE": text])
            }
        }
        #expect(BrowserHostError.invalidHibernation("soon").description.contains("soon"))
    }
}
