import Foundation
import SwiftUI
import Testing
import UmweltServing

@testable import UmweltBrowser

/// Counters of a window, of the app, and of what the app keeps, and another window.
private struct CountingApp: App {
    @State private var shared = Shared()
    var body: some Scene {
        WindowGroup { CountingView() }.environment(shared)
        WindowGroup("Other", for: Int.self) { $number in Button("Other \(number ?? 0)") {} }
    }

    private struct CountingView: View {
        @State private var own = 0
        @AppStorage("kept") private var kept = 0
        @Environment(Shared.self) private var shared
        @Environment(\.openWindow) private var openWindow

        var body: some View {
            VStack {
                Button("Own \(own)") { own += 1 }
                Button("All \(shared.total)") { shared.total += 1 }
                Button("Kept \(kept)") { kept += 1 }
                Button("Open") { openWindow(value: 7) }
            }
        }
    }
}

/// A browser: its cookie, and the secret of its pages.
private struct Browser {
    let url: URL
    let cookie: String
    let token: String

    /// Asks for a page as a browser does that has not been here, or with its cookie.
    init(at url: URL, cookie: String? = nil, more: [String: String] = [:]) async throws {
        let headers = (cookie.map { ["Cookie": $0] } ?? [:]).merging(more) { $1 }
        let (_, answer, body) = try await RawPage(at: url).get("/", headers: headers)
        self.url = url
        self.cookie = String(try #require(answer["set-cookie"]).prefix { $0 != ";" })
        let parts = String(decoding: body, as: UTF8.self).components(separatedBy: "umwelt-token\" content=\"")
        token = String(try #require(parts.last).prefix { $0 != "\"" })
    }

    func page(session: String? = nil, ticket: String? = nil) async throws -> (RawPage, Patch) {
        try await openPage(at: url, token: token, session: session, ticket: ticket, cookie: cookie)
    }

    func status(of path: String, token: String? = nil) async throws -> Int {
        try await RawPage(at: url).get("\(path)?token=\(token ?? self.token)", headers: ["Cookie": cookie]).0
    }
}

@Suite(.serialized, .oneAtATime) @MainActor struct VisitorPageTests {
    /// Runs an app for each visitor while `body` does.
    private func withVisitors(
        _ change: (inout BrowserSettings) -> Void = { _ in }, _ body: (BrowserHost, URL) async throws -> Void
    ) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("umwelt-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        var settings = try BrowserSettings.patient()
        settings.apps = .visitor
        settings.key = "a key for nothing but this test of visitors"
        settings.visitorFolder = folder
        change(&settings)
        let host = BrowserHost(CountingApp(), settings: settings)
        let url = try await host.start()
        do {
            try await body(host, url)
        } catch {
            await host.stop()
            throw error
        }
        await host.stop()
    }

    private nonisolated func press(_ label: String, in page: (RawPage, Patch)) async throws -> [String] {
        try await page.0.send(event: pressing(try #require(page.1.node(showing: label))))
        return try await page.0.patch().texts
    }

    @Test("Each visitor has an app, and its pages are windows of it")
    func apps() async throws {
        try await withVisitors { host, url in
            let (ann, bob) = (try await Browser(at: url), try await Browser(at: url))
            #expect(ann.cookie != bob.cookie && ann.token != bob.token)
            let (first, second) = (try await ann.page(), try await ann.page())
            #expect(first.1.texts == ["Own 0", "All 0", "Kept 0", "Open"])
            #expect(try await press("All 0", in: first) == ["All 1"])
            #expect(try await second.0.patch().texts == ["All 1"])
            #expect(try await press("Kept 0", in: first) == ["Kept 1"])
            #expect(try await second.0.patch().texts == ["Kept 1"])
            #expect(try await bob.page().1.texts == ["Own 0", "All 0", "Kept 0", "Open"])
            #expect(host.windowCount == 3)
        }
    }

    @Test("A visitor is known again by its cookie, with what its app keeps")
    func again() async throws {
        try await withVisitors { _, url in
            let ann = try await Browser(at: url)
            #expect(try await press("Kept 0", in: try await ann.page()) == ["Kept 1"])
            let later = try await Browser(at: url, cookie: ann.cookie)
            #expect(later.token == ann.token)
            #expect(try await later.page().1.texts.contains("Kept 1"))
        }
    }

    @Test("The name of another visitor's session opens a new window of one's own")
    func sessions() async throws {
        try await withVisitors { host, url in
            let (ann, bob) = (try await Browser(at: url), try await Browser(at: url))
            let page = try await ann.page()
            #expect(try await press("Own 0", in: page) == ["Own 1"])
            let stolen = try await bob.page(session: page.1.s)
            #expect(stolen.1.s != page.1.s && stolen.1.texts.first == "Own 0")
            page.0.drop()
            try await until { host.connectedPageCount == 1 }
            let again = try await bob.page(session: page.1.s)
            #expect(again.1.s != page.1.s && again.1.texts.first == "Own 0")
            #expect(try await ann.page(session: page.1.s).1.texts.first == "Own 1")
        }
    }

    @Test("Another visitor's cookie, a forged one and none open nothing of a visitor's")
    func cookies() async throws {
        try await withVisitors { host, url in
            let (ann, bob) = (try await Browser(at: url), try await Browser(at: url))
            let forged = "umwelt-visitor=\(VisitorID().text).\(ann.cookie.split(separator: ".")[1])"
            for cookie in [bob.cookie, forged, nil] {
                #expect(try await RawPage(at: url).open(token: ann.token, cookie: cookie) == 403)
            }
            #expect(try await RawPage(at: url).open(token: try #require(host.token), cookie: ann.cookie) == 403)
            #expect(try await RawPage(at: url).open(token: ann.token, cookie: ann.cookie) == 101)
            // With a forged cookie a browser is a new visitor.
            #expect(try await Browser(at: url, cookie: forged).token != ann.token)
        }
    }

    @Test("A ticket of another visitor's window, and one that was used, open no such window")
    func tickets() async throws {
        try await withVisitors { _, url in
            let (ann, bob) = (try await Browser(at: url), try await Browser(at: url))
            let page = try await ann.page()
            try await page.0.send(event: pressing(try #require(page.1.node(showing: "Open"))))
            let ticket = try #require(try await page.0.patch().w?.first).t
            #expect(try await bob.page(ticket: ticket).1.texts.first == "Own 0")
            #expect(try await ann.page(ticket: ticket).1.texts == ["Other 7"])
            #expect(try await ann.page(ticket: ticket).1.texts.first == "Own 0")
        }
    }

    @Test("Images and files of a visitor are for that visitor alone")
    func files() async throws {
        try await withVisitors { host, url in
            let (ann, bob) = (try await Browser(at: url), try await Browser(at: url))
            let pages = (try await ann.page(), try await bob.page())
            let gate = try #require(host.gate)
            let source = RequestSource([:], from: "", through: ProxySettings())
            let visitor = try #require(gate.visitor(in: [ann.cookie], of: source))
            let stores = try #require(gate.stores(of: visitor))
            let image = try ImageFile(data: Data("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8))
            let file = FileManager.default.temporaryDirectory.appendingPathComponent("umwelt-\(UUID().uuidString)")
            try Data("ann's".utf8).write(to: file)
            defer { try? FileManager.default.removeItem(at: file) }
            for path in ["/images/\(stores.images.name(of: image))", "/files/\(stores.files.add(file))"] {
                #expect(try await ann.status(of: path) == 200)
                #expect(try await bob.status(of: path) == 404)
                #expect(try await bob.status(of: path, token: ann.token) == 403)
                #expect(try await RawPage(at: url).get("\(path)?token=\(ann.token)").0 == 403)
            }
            withExtendedLifetime((image, pages)) {}
        }
    }

    @Test("A visitor with too many pages is told so, and others are not")
    func limits() async throws {
        try await withVisitors({ $0.maxWindowsOfVisitor = 2 }) { host, url in
            let (ann, bob) = (try await Browser(at: url), try await Browser(at: url))
            let pages = [try await ann.page(), try await ann.page()]
            #expect(try await RawPage(at: url).open(token: ann.token, cookie: ann.cookie) == 429)
            let other = try await bob.page()
            #expect(other.1.texts.first == "Own 0")
            pages[0].0.drop()
            try await until { host.connectedPageCount == 2 }
            // The window of the page that has gone makes room.
            #expect(try await ann.page().1.texts.first == "Own 0")
            #expect(host.windowCount == 3)
            withExtendedLifetime((pages, other)) {}
        }
    }

    @Test("Messages of all pages of a visitor that come too fast close the page, and a page has to wait")
    func flood() async throws {
        try await withVisitors({ $0.maxMessagesOfVisitor = 10 }) { _, url in
            let ann = try await Browser(at: url)
            let page = try await ann.page()
            for _ in 0..<100 { try await page.0.send(frame: 10, []) }
            #expect(try await page.0.receive() == .close(1008, "More than 10 messages a second of all your pages."))
        }
    }

    @Test("The app of a visitor ends with its last window")
    func end() async throws {
        try await withVisitors({ $0.keepsWindowsFor = .milliseconds(1) }) { host, url in
            let ann = try await Browser(at: url)
            let page = try await ann.page()
            #expect(try await press("All 0", in: page) == ["All 1"])
            page.0.drop()
            try await until { host.windowCount == 0 }
            #expect(try await ann.page().1.texts.contains("All 0"))
        }
    }

    @Test("A visitor who comes back from another process finds what the app has kept there")
    func moved() async throws {
        for time in [Duration.seconds(60), .milliseconds(1)] {
            var folder = URL(fileURLWithPath: "/")
            try await withVisitors({
                $0.keepsWindowsFor = time
                folder = $0.visitorFolder
            }) { host, url in
                let ann = try await Browser(at: url)
                let page = try await ann.page()
                #expect(try await press("Kept 0", in: page) == ["Kept 1"])
                let source = RequestSource([:], from: "", through: ProxySettings())
                let visitor = try #require(host.gate?.visitor(in: [ann.cookie], of: source))
                let file = folder.appendingPathComponent(visitor.shown).appendingPathComponent("defaults.plist")
                try await until { (try? Self.values(in: file)["kept"] as? Int) == 1 }
                page.0.drop()
                try await until { host.connectedPageCount == 0 && (time > .seconds(1) || host.windowCount == 0) }
                // As another process does.
                var values = try Self.values(in: file)
                values["kept"] = 41
                values["other"] = "there"
                let list = try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
                try list.write(to: file, options: .atomic)
                let again = try await ann.page(session: page.1.s)
                #expect(again.1.texts.contains("Kept 41"))
                #expect(try await press("Kept 41", in: again) == ["Kept 42"])
                try await until { (try? Self.values(in: file)["kept"] as? Int) == 42 }
                #expect(try Self.values(in: file)["other"] as? String == "there")
            }
        }
    }

    private static func values(in file: URL) throws -> [String: Any] {
        let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
        return list as? [String: Any] ?? [:]
    }

    @Test("The name of a user from an address that is no proxy's opens nothing of that user's")
    func users() async throws {
        for (proxy, isBelieved) in [("127.0.0.0/8", true), ("10.0.0.0/8", false)] {
            try await withVisitors({
                $0.proxies.trusted = [AddressRange(proxy)].compactMap(\.self)
                $0.proxies.userHeader = "Remote-User"
            }) { _, url in
                let told = ["Remote-User": "ann"]
                let cookie = try await Browser(at: url).cookie
                let plain = try await Browser(at: url, cookie: cookie)
                let named = try await Browser(at: url, cookie: cookie, more: told)
                // Believed, the user is another visitor than the browser alone; else the header changes nothing.
                #expect((named.token == plain.token) == !isBelieved)
                let status = try await RawPage(at: url).open(token: plain.token, cookie: cookie, more: told)
                #expect(status == (isBelieved ? 403 : 101))
                #expect(try await RawPage(at: url).open(token: plain.token, cookie: cookie) == 101)
            }
        }
    }

    @Test("A page that sends a file with another visitor's secret is refused, and a file's name is its visitor's alone")
    func uploads() async throws {
        try await withVisitors { host, url in
            let (ann, bob) = (try await Browser(at: url), try await Browser(at: url))
            let pages = (try await ann.page(), try await bob.page())
            let origin = ["Origin": "http://127.0.0.1:\(try #require(url.port))", "Content-Length": "5"]
            func send(_ token: String, _ cookie: String) async throws -> (Int, String) {
                let (status, _, body) = try await RawPage(at: url).get(
                    "/upload?name=a&token=\(token)", headers: origin.merging(["Cookie": cookie]) { $1 },
                    method: "POST", body: "Hello")
                return (status, String(decoding: body, as: UTF8.self))
            }
            #expect(try await send(ann.token, bob.cookie).0 == 403)
            #expect(try await send(bob.token, ann.cookie).0 == 403)
            let (status, name) = try await send(ann.token, ann.cookie)
            #expect(status == 200)
            let gate = try #require(host.gate)
            let source = RequestSource([:], from: "", through: ProxySettings())
            for (browser, isOwn) in [(bob, false), (ann, true)] {
                let visitor = try #require(gate.visitor(in: [browser.cookie], of: source))
                let stores = try #require(gate.stores(of: visitor))
                #expect((stores.files.claim(name) != nil) == isOwn)
            }
            withExtendedLifetime(pages) {}
        }
    }

    @Test("Apps that are not there are told")
    func settings() throws {
        #expect(throws: BrowserHostError.invalidApps("all")) { try BrowserSettings(["UMWELT_APPS": "all"]) }
        #expect(throws: BrowserHostError.invalidProxy("proxy")) { try BrowserSettings(["UMWELT_PROXIES": "proxy"]) }
        #expect(throws: BrowserHostError.invalidWindows("0")) { try BrowserSettings(["UMWELT_WINDOWS": "0"]) }
        #expect(try BrowserSettings(["UMWELT_WINDOWS": "2000"]).maxWindows == 2000)
        #expect(try BrowserSettings(["UMWELT_APPS": "visitor"]).drainTime == .seconds(2))
        #expect(try BrowserSettings().apps == .shared)
    }
}
