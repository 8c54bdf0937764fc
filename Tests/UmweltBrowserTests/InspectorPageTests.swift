import Foundation
import Testing

@testable import UmweltBrowser

/// Opens a page that wants to inspect the window of a tab.
private func openInspector(of tab: String?, at url: URL, token: String) async throws -> RawPage {
    let page = try await RawPage(at: url)
    _ = try await page.open(token: token, inspects: tab)
    try await page.send(event: system())
    return page
}

@MainActor @Suite("The inspector's page") struct InspectorPageTests {
    @Test("Without the tool there is none: neither the handle, nor its page, nor its socket")
    func withoutTool() async throws {
        try await withSample { host, url, token in
            let (_, first) = try await openPage(at: url, token: token)
            let inspector = try await openInspector(of: first.m, at: url, token: token)
            #expect(try await inspector.receive() == .close(1008, "The app has no window for this page."))
            #expect(host.windowCount == 1)
            for path in ["/", "/?matrix=scheme"] {
                let page = String(decoding: try await RawPage(at: url).get(path).2, as: UTF8.self)
                #expect(page.contains("<button id=\"inspect\" type=\"button\""))
                #expect(page.contains("aria-expanded=\"false\" hidden>"))
                #expect(!page.contains("id=\"axes\""))
            }
        }
    }

    @Test("Without the token there is none either")
    func withoutToken() async throws {
        try await withApp(SampleApp(), offersTools: true) { host, url, token in
            let (_, first) = try await openPage(at: url, token: token)
            #expect(try await RawPage(at: url).open(token: "wrong", inspects: first.m) == 403)
            #expect(host.windowCount == 1)
        }
    }

    @Test("Under the tool it shows the views of the window; unknown windows have none")
    func page() async throws {
        try await withApp(SampleApp(), offersTools: true) { host, url, token in
            let (_, first) = try await openPage(at: url, token: token)
            let inspector = try await openInspector(of: first.m, at: url, token: token)
            let patch = try await inspector.patch()
            #expect(patch.texts.contains("SampleView"))
            #expect(host.windowCount == 2)
            // An inspector is no window of the app: it is neither inspected nor continued in the next process.
            #expect(host.snapshot.shared.windows.count == 1)
            for other in ["unknown", patch.m ?? ""] {
                let refused = try await openInspector(of: other, at: url, token: token)
                #expect(try await refused.receive() == .close(1008, "The app has no window for this page."))
            }
        }
    }

    @Test("The inspector shows the app's updates, and the inspection ends with its page")
    func updates() async throws {
        try await withApp(SampleApp(), offersTools: true) { host, url, token in
            let (page, first) = try await openPage(at: url, token: token)
            let inspector = try await openInspector(of: first.m, at: url, token: token)
            _ = try await inspector.patch()
            try await page.send(event: pressing(try #require(first.button)))
            #expect(try await page.patch().texts.first == "Own 1")
            var texts: [String] = []
            while !texts.contains(where: { $0.hasPrefix("ran ") }) { texts += try await inspector.patch().texts }
            inspector.drop()
            try await until { host.windowCount == 1 }
            try await page.send(event: pressing(try #require(first.button)))
            while !texts.contains("Own 2") { texts += try await page.patch().texts }
        }
    }

    @Test("The matrix is a page with the kinds of values that it can vary")
    func matrix() async throws {
        try await withApp(SampleApp(), offersTools: true) { _, url, _ in
            let page = String(decoding: try await RawPage(at: url).get("/?matrix=scheme,text").2, as: UTF8.self)
            #expect(page.contains("id=\"axes\""))
            #expect(page.contains("<option value=\"scheme\" data-values=\"light=light;dark=dark\">"))
            for kind in [
                "design", "text", "direction", "language", "hasIncreasedContrast", "hasBoldText", "showsButtonShapes",
                "differentiatesWithoutColor", "reducesTransparency", "reducesMotion", "invertsColors", "calendar",
                "timeZone", "size", "phase", "scale", "fetchesImages",
            ] {
                #expect(page.contains("<option value=\"\(kind)\" data-values="), "\(kind)")
            }
        }
    }

    @Test("A page may select views at any time, but not in its first message")
    func picking() async throws {
        try await withSample { _, url, token in
            let (page, first) = try await openPage(at: url, token: token)
            try await page.send(event: "\"pick\":{\"x\":3,\"y\":4.5,\"chooses\":true}")
            try await page.send(event: pressing(try #require(first.button)))
            #expect(try await page.patch().texts.first == "Own 1")
            let early = try await RawPage(at: url)
            _ = try await early.open(token: token)
            try await early.send(event: "\"pick\":{\"x\":3,\"y\":4.5,\"chooses\":true}")
            #expect(try await early.receive() == .close(1008, "The first message of a page must be its system values."))
        }
    }
}
