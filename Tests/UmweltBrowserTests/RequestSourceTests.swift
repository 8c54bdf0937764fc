import Foundation
import SwiftUI
import Testing
import UmweltServing

@testable import UmweltBrowser

/// Shows who the visitor is.
private struct GreetingApp: App {
    var body: some Scene { WindowGroup { Greeting() } }

    private struct Greeting: View {
        @Environment(\.visitor) private var visitor
        var body: some View {
            Text(verbatim: visitor?.user ?? "stranger")
            Text(verbatim: visitor?.groups.isEmpty == false ? visitor?.groups.joined(separator: "+") ?? "" : "alone")
            Text(verbatim: visitor?.address ?? "nowhere")
            Text(verbatim: visitor?.languages.joined(separator: "+") ?? "")
            Text(verbatim: visitor?.id == nil ? "one of all" : "one")
        }
    }
}

@Suite(.serialized, .oneAtATime) @MainActor struct RequestSourceTests {
    /// Runs the app while `body` does.
    private func withGreeting(
        _ change: (inout BrowserSettings) -> Void, _ body: (BrowserHost, URL) async throws -> Void
    ) async throws {
        var settings = try BrowserSettings.patient()
        change(&settings)
        let host = BrowserHost(GreetingApp(), settings: settings)
        let url = try await host.start()
        do {
            try await body(host, url)
        } catch {
            await host.stop()
            throw error
        }
        await host.stop()
    }

    private func trust(_ proxy: String) -> (inout BrowserSettings) -> Void {
        { settings in
            settings.proxies.trusted = [AddressRange(proxy)].compactMap(\.self)
            settings.proxies.userHeader = "Remote-User"
            settings.proxies.groupsHeader = "Remote-Groups"
            settings.hosts = ["app.example"]
        }
    }

    private let told = [
        "X-Forwarded-For": "1.2.3.4", "Remote-User": "ann", "Remote-Groups": "staff, boards",
        "Accept-Language": "en;q=0.5, de-AT",
    ]

    /// The texts of a page whose request for its socket has these headers.
    private func shown(_ headers: [String: String], at url: URL, _ host: BrowserHost) async throws -> [String] {
        let page = try await RawPage(at: url)
        #expect(try await page.open(token: try #require(host.token), more: headers) == 101)
        try await page.send(event: system())
        return try await page.patch().texts
    }

    @Test("Views read the visitor's name that the proxy sends")
    func trusted() async throws {
        try await withGreeting(trust("127.0.0.0/8")) { host, url in
            let texts = try await shown(told, at: url, host)
            #expect(texts == ["ann", "staff+boards", "1.2.3.4", "de-AT+en", "one of all"])
        }
    }

    @Test("The same headers from an address that is not a proxy's mean nothing")
    func untrusted() async throws {
        try await withGreeting(trust("10.0.0.0/8")) { host, url in
            let texts = try await shown(told, at: url, host)
            #expect(texts == ["stranger", "alone", "127.0.0.1", "de-AT+en", "one of all"])
        }
    }

    @Test("A server has the names that are set, and the origin of an encrypted connection behind a proxy alone")
    func names() async throws {
        for (proxy, secure, plain) in [("127.0.0.1", 101, 403), ("10.0.0.1", 403, 101)] {
            try await withGreeting(trust(proxy)) { host, url in
                let token = try #require(host.token)
                let encrypted = ["X-Forwarded-Proto": "https"]
                func status(_ origin: String) async throws -> Int {
                    try await RawPage(at: url).open(token: token, origin: origin, host: "app.example", more: encrypted)
                }
                #expect(try await status("https://app.example") == secure)
                #expect(try await status("http://app.example") == plain)
                #expect(try await RawPage(at: url).get("/", headers: ["Host": "other.example"]).0 == 403)
                #expect(try await RawPage(at: url).get("/", headers: ["Host": "App.Example:443"]).0 == 200)
                let renamed = ["Host": "inside", "X-Forwarded-Host": "app.example"]
                #expect(try await RawPage(at: url).get("/", headers: renamed).0 == (secure == 101 ? 200 : 403))
            }
        }
    }

    @Test("An app at a path of its host has all of it there, and nothing elsewhere")
    func base() async throws {
        try await withGreeting({ $0.basePath = "/notes" }) { host, url in
            #expect(url.path == "/notes")
            for path in ["/notes", "/notes/"] {
                let (status, _, body) = try await RawPage(at: url).get(path)
                #expect(status == 200)
                let html = String(decoding: body, as: UTF8.self)
                #expect(html.contains("name=\"umwelt-base\" content=\"/notes\""))
                #expect(html.contains("src=\"/notes\(ClientBundle.script.path)\""))
            }
            #expect(try await RawPage(at: url).get("/notes" + ClientBundle.script.path).0 == 200)
            for path in ["/", ClientBundle.script.path, "/notesandmore/", "/socket?token=\(host.token ?? "")"] {
                #expect(try await RawPage(at: url).get(path).0 == 404, "\(path)")
            }
        }
    }

    @Test("Paths that would need escapes are no paths of an app")
    func basePaths() throws {
        #expect(try BrowserSettings(["UMWELT_BASE": "/my-notes/v1.0/"]).basePath == "/my-notes/v1.0")
        #expect(try BrowserSettings(["UMWELT_BASE": "/"]).basePath == "")
        for text in ["notes", "/a//b", "/a/../b", "/a b", "/\"><script>", "/a?b", "/%41", "/ä"] {
            #expect(throws: BrowserHostError.invalidBase(text)) { try BrowserSettings(["UMWELT_BASE": text]) }
        }
    }
}
