import Foundation
import Testing

@testable import UmweltBrowser

@Suite(.serialized, .oneAtATime) @MainActor struct SafetyTests {
    @Test("The page's policy allows only its own scripts and styles, and other paths are not found")
    func policy() async throws {
        try await withSample { _, url, token in
            for path in [
                "/", ClientBundle.script.path, ClientBundle.worker.path, ClientBundle.style.path,
                ClientBundle.fonts.path,
            ] {
                let (status, headers, body) = try await RawPage(at: url).get(path)
                #expect(status == 200)
                #expect(!body.isEmpty)
                let policy = try #require(headers["content-security-policy"])
                #expect(policy.hasPrefix("default-src 'none'; script-src 'self'; style-src 'self';"))
                #expect(!policy.contains("unsafe"))
                #expect(headers["x-content-type-options"] == "nosniff")
            }
            #expect(try await RawPage(at: url).get("/etc/passwd").0 == 404)
            #expect(try await RawPage(at: url).get("/fonts/../../etc/passwd").0 == 404)
        }
    }

    @Test("Scripts, the style and the fonts' rules are kept for ever, under paths that say what is in them")
    func immutable() async throws {
        try await withSample { _, url, _ in
            let html = String(decoding: try await RawPage(at: url).get("/").2, as: UTF8.self)
            for (bundle, type) in [
                (ClientBundle.script, "text/javascript"), (.worker, "text/javascript"), (.style, "text/css"),
                (.fonts, "text/css"),
            ] {
                #expect(html.contains("=\"\(bundle.path)\""))
                let (_, headers, body) = try await RawPage(at: url).get(bundle.path)
                #expect(body == bundle.text.data)
                #expect(headers["cache-control"] == "max-age=31536000, immutable")
                #expect(headers["content-type"] == "\(type); charset=utf-8")
            }
            #expect(try await RawPage(at: url).get("/client/0123456789abcdef.js").0 == 404)
        }
    }

    @Test("Names and pages from elsewhere, and wrong tokens, are refused")
    func strangers() async throws {
        try await withSample { host, url, token in
            let port = try #require(url.port)
            let evil = ["Host": "evil.example:\(port)"]
            #expect(try await RawPage(at: url).get("/", headers: evil).0 == 403)
            #expect(try await RawPage(at: url).open(token: token, origin: "http://evil.example") == 403)
            #expect(try await RawPage(at: url).open(token: token, origin: "http://127.0.0.1:1") == 403)
            #expect(try await RawPage(at: url).open(token: "0") == 403)
            // A name in the place of the path would count more than the header.
            for target in ["http://evil.example/", "//evil.example/", "http://127.0.0.1:\(port)/", "*"] {
                #expect(try await RawPage(at: url).get(target).0 == 400, "\(target)")
            }
            #expect(try await RawPage(at: url).open(token: token, method: "POST") == 405)
            let local = "localhost:\(port)"
            #expect(try await RawPage(at: url).open(token: token, origin: "http://\(local)", host: local) == 101)
            #expect(host.windowCount == 0)
        }
    }

    nonisolated static let faults: [(String, UInt16, String)] = [
        ("nonsense", 1007, "A message must be a JSON object with the values that its event needs."),
        ("[]", 1007, "A message must be a JSON object with the values that its event needs."),
        ("{\"number\":2}", 1007, "A message must have a number and one event."),
        (
            "{\"number\":2,\"node\":1,\"event\":{\"press\":{}},\"more\":1}", 1007,
            "A message must have a number and one event."
        ),
        (
            "{\"number\":2,\"node\":-1,\"event\":{\"press\":{}}}", 1007,
            "A message must be a JSON object with the values that its event needs."
        ),
        ("{\"number\":2,\"node\":99999,\"event\":{\"press\":{}}}", 1007, "The node 99999 has never been shown."),
        ("{\"number\":1,\"node\":1,\"event\":{\"press\":{}}}", 1008, "Message 1 arrived, but message 2 was expected."),
        ("{\"number\":3,\"node\":1,\"event\":{\"press\":{}}}", 1008, "Message 3 arrived, but message 2 was expected."),
        ("{\"number\":2,\(system(width: -1))}", 1007, "No window has that size."),
        ("{\"number\":2,\(system(language: "<b>"))}", 1007, "That is no language."),
        (String(repeating: " ", count: 4097), 1009, "A message is longer than 4096 bytes."),
    ]

    @Test("A bad message closes its page, says why, and touches no other", arguments: faults)
    func badMessage(text: String, code: UInt16, reason: String) async throws {
        try await withSample { _, url, token in
            let (bad, first) = try await openPage(at: url, token: token)
            let (good, _) = try await openPage(at: url, token: token)
            try await bad.send(text)
            #expect(try await bad.receive() == .close(code, reason))
            try await good.send(event: pressing(try #require(first.button)))
            #expect(try await good.patch().texts == ["Own 1"])
        }
    }

    @Test("Frames are joined within bounds, pings answered, others refused")
    func frames() async throws {
        try await withSample { _, url, token in
            let (page, first) = try await openPage(at: url, token: token)
            try await page.send(frame: 9, "hello".utf8)
            #expect(try await page.receive() == .pong("hello"))
            let press = "{\"number\":2,\(pressing(try #require(first.button)))}"
            try await page.send(frame: 1, press.utf8.prefix(5), isLast: false)
            try await page.send(frame: 0, press.utf8.dropFirst(5))
            #expect(try await page.patch().texts == ["Own 1"])
            try await page.send(frame: 1, String(repeating: " ", count: 3000).utf8, isLast: false)
            try await page.send(frame: 0, String(repeating: " ", count: 3000).utf8)
            #expect(try await page.receive() == .close(1009, "A message is longer than 4096 bytes."))

            let (binary, _) = try await openPage(at: url, token: token)
            try await binary.send(frame: 2, [0])
            #expect(try await binary.receive() == .close(1002, "A binary frame was sent: messages are text frames."))

            let (lost, _) = try await openPage(at: url, token: token)
            try await lost.send(frame: 0, [0])
            #expect(try await lost.receive() == .close(1002, "A continuation frame has no message to continue."))

            let (polite, _) = try await openPage(at: url, token: token)
            try await polite.send(frame: 8, [0x03, 0xE8])
            #expect(try await polite.receive() == .close(1000, ""))
        }
    }

    @Test("A frame with a length of a hundred megabytes is refused before its content is read")
    func enormousFrame() async throws {
        try await withSample { _, url, token in
            let (page, _) = try await openPage(at: url, token: token)
            let (other, first) = try await openPage(at: url, token: token)
            try await page.send(bytes: [0x81, 0x80 | 127, 0, 0, 0, 0, 0x05, 0xF5, 0xE1, 0x00])
            #expect(try await page.receive() == .close(1009, "A message is longer than 4096 bytes."))
            try await other.send(event: pressing(try #require(first.button)))
            #expect(try await other.patch().texts == ["Own 1"])
            let (bare, _) = try await openPage(at: url, token: token)
            try await bare.send(bytes: [0x81, 0x01, 0x20])
            #expect(try await bare.receive() == .close(1002, "A frame of a page is not masked."))
        }
    }

    @Test("The first message of a page has the values of its window")
    func early() async throws {
        try await withSample { _, url, token in
            let page = try await RawPage(at: url)
            #expect(try await page.open(token: token) == 101)
            try await page.send(event: pressing(1))
            #expect(try await page.receive() == .close(1008, "The first message of a page must be its system values."))
        }
    }

    @Test("Messages that come too fast close the page")
    func flood() async throws {
        try await withSample { _, url, token in
            let (page, _) = try await openPage(at: url, token: token)
            for _ in 0..<400 { try await page.send(frame: 10, []) }
            #expect(try await page.receive() == .close(1008, "More than 120 messages a second."))
        }
    }

    @Test("The next free port is taken where the first is not free")
    func port() async throws {
        try await withSample { _, url, _ in
            let taken = try #require(url.port)
            let host = BrowserHost(SampleApp(), settings: try BrowserSettings(["UMWELT_PORT": "\(taken)"]))
            let other = try await host.start()
            #expect(try #require(other.port) > taken)
            await host.stop()
        }
    }

    @Test("Invalid settings are errors")
    func settings() {
        #expect(throws: BrowserHostError.invalidPort("80x")) { try BrowserSettings(["UMWELT_PORT": "80x"]) }
        #expect(throws: BrowserHostError.invalidAddress("home")) { try BrowserSettings(["UMWELT_ADDRESS": "home"]) }
    }
}
