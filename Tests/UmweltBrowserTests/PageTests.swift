import Foundation
import Testing
import UmweltBrowser

@Suite(.serialized, .oneAtATime) @MainActor struct PageTests {
    @Test("A page gets its window, and then what a press changes")
    func press() async throws {
        try await withSample { host, url, token in
            let (page, first) = try await openPage(at: url, token: token)
            #expect(host.windowCount == 1)
            #expect(first.texts.prefix(4) == ["Own 0", "All 0", "Accent", "Off"])
            #expect(first.texts.last == "light en_US ltr large GMT 1x")
            #expect(first.n?.compactMap(\.a).map(\.x) == [nil, nil, nil, 1])
            try await page.send(event: pressing(try #require(first.button)))
            let second = try await page.patch()
            #expect(second.texts == ["Own 1"])
            #expect(second.s == nil && second.r == nil)
        }
    }

    @Test("A value that ten views read is ten nodes on the wire, and few bytes")
    func tenReaders() async throws {
        try await withSample { _, url, token in
            let (page, first) = try await openPage(at: url, token: token)
            let accent = try #require(first.n?.filter { $0.a?.r == "button" }.dropFirst(2).first?.i)
            try await page.send(event: pressing(accent))
            let patch = try await page.patch()
            #expect(patch.texts == Array(repeating: "x", count: 10))
            let nodes = try #require(patch.n)
            #expect(nodes.count == 10)
            #expect(nodes.map(\.parts) == Array(repeating: ["d"], count: 10))
            #expect(nodes.compactMap { $0.d?.first?.t?.first?.c } == Array(repeating: "#007AFF", count: 10))
            // About a hundred bytes a node: its name, its line, its style with the space between letters.
            #expect(patch.byteCount <= 1200)
        }
    }

    @Test("Two pages have states of their own and share the app's")
    func twoPages() async throws {
        try await withSample { host, url, token in
            let (one, first) = try await openPage(at: url, token: token)
            let (other, _) = try await openPage(at: url, token: token)
            #expect(host.windowCount == 2)
            let buttons = try #require(first.n?.filter { $0.a?.r == "button" }.map(\.i))
            try await one.send(event: pressing(buttons[0]))
            #expect(try await one.patch().texts == ["Own 1"])
            try await one.send(event: pressing(buttons[1]))
            #expect(try await one.patch().texts == ["All 1"])
            // The other page has heard nothing of the first press.
            #expect(try await other.patch().texts == ["All 1"])
        }
    }

    @Test("The system's values follow the page")
    func systemValues() async throws {
        try await withSample { _, url, token in
            let (page, _) = try await openPage(at: url, token: token)
            try await page.send(event: system(isDark: true))
            #expect(try await page.patch().texts.contains("dark en_US ltr large GMT 1x"))
            try await page.send(event: system(isDark: true, language: "ar-EG"))
            #expect(try await page.patch().texts.contains("dark ar_EG rtl large GMT 1x"))
            try await page.send(event: system(isDark: true, language: "ar-EG", textSize: 20))
            #expect(try await page.patch().texts.contains { $0.contains("xxLarge") })
            try await page.send(event: system(width: 600, isDark: true, language: "ar-EG", textSize: 20))
            let wider = try await page.patch()
            // Only cut texts are sent again.
            #expect(!wider.texts.contains { $0.contains("xxLarge") || $0.contains("Own") || $0 == "x" })
            #expect(wider.n?.isEmpty == false)
        }
    }

    @Test("A page that comes back in time has its window; later it is gone wholly")
    func reconnect() async throws {
        try await withSample { host, url, token in
            let (page, first) = try await openPage(at: url, token: token)
            try await page.send(event: pressing(try #require(first.button)))
            _ = try await page.patch()
            page.drop()
            try await until { host.connectedPageCount == 0 }
            let (again, second) = try await openPage(at: url, token: token, session: first.s)
            #expect(second.texts.first == "Own 1")
            #expect(second.s == first.s)
            #expect(host.windowCount == 1)
            withExtendedLifetime(again) {}
        }
        try await withSample(keepsWindowsFor: .milliseconds(200)) { host, url, token in
            let (page, first) = try await openPage(at: url, token: token)
            try await page.send(event: pressing(try #require(first.button)))
            _ = try await page.patch()
            try await Task.sleep(for: .milliseconds(400))
            #expect(host.windowCount == 1)
            page.drop()
            try await until { host.windowCount == 0 }
            let (_, second) = try await openPage(at: url, token: token, session: first.s)
            #expect(second.texts.first == "Own 0")
            #expect(second.s != first.s)
        }
    }

    @Test("A page that closes politely makes room for the next, again and again")
    func politeClose() async throws {
        try await withSample { host, url, token in
            var session: String?
            for _ in 0..<10 {
                let (page, first) = try await openPage(at: url, token: token, session: session)
                if session != nil { #expect(first.s == session) }
                session = first.s
                try await page.send(frame: 8, [0x03, 0xE8])
                #expect(try await page.receive() == .close(1000, ""))
            }
            #expect(host.windowCount == 1)
        }
    }

    @Test("With the maximum of windows, the page that was disconnected first loses its window; shown ones stay")
    func fullHouse() async throws {
        var settings = try BrowserSettings.patient()
        settings.maxWindows = 2
        let host = BrowserHost(SampleApp(), settings: settings)
        let url = try await host.start()
        let token = try await RawPage.token(at: url)
        let (left, first) = try await openPage(at: url, token: token)
        let (shown, second) = try await openPage(at: url, token: token)
        left.drop()
        try await until { host.connectedPageCount == 1 }
        let (third, _) = try await openPage(at: url, token: token)
        #expect(host.windowCount == 2)
        // The shown window stays, and there is no room for the abandoned one.
        try await shown.send(event: pressing(try #require(second.button)))
        #expect(try await shown.patch().texts.first == "Own 1")
        let refused = try await RawPage(at: url)
        _ = try await refused.open(token: token, session: first.s)
        try await refused.send(event: system())
        #expect(try await refused.receive() == .close(1013, "There are 2 pages already."))
        withExtendedLifetime(third) {}
        await host.stop()
    }

    @Test("A session that is being shown is not taken over")
    func stolen() async throws {
        try await withSample { host, url, token in
            let (page, first) = try await openPage(at: url, token: token)
            let (_, second) = try await openPage(at: url, token: token, session: first.s)
            #expect(second.s != first.s)
            #expect(host.windowCount == 2)
            withExtendedLifetime(page) {}
        }
    }
}
