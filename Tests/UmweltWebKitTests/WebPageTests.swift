import SwiftUI
import Testing
import UmweltTesting
import UmweltWebKit

@MainActor @Suite("WebView and WebPage") struct WebPageTests {
    private let address = URL(string: "https://example.com/start")!

    @Test("Hosts without a browser show the address, which opens in the system's browser") func card() {
        let host = TestHost { WebView(url: address) }
        #expect(host.texts == ["https://example.com/start"])
        var opened: [URL] = []
        host.onOpenURL = {
            opened.append($0)
            return true
        }
        host.tap("https://example.com/start")
        #expect(opened == [address])
    }

    @Test("A browser gets the URL, and another one when the view has another") func addressed() {
        struct Page: View {
            let urls: [URL]
            @State private var index = 0

            var body: some View {
                WebView(url: urls[index])
                Button("Next") { index += 1 }
            }
        }
        let next = URL(string: "https://example.com/next")!
        let browser = Browser(host: TestHost(traits: Browser.traits) { Page(urls: [address, next]) })
        #expect(browser.frame?.source == .url(address))
        browser.host.tap("Next")
        #expect(browser.frame?.source == .url(next) && browser.frame?.load == 2)
    }

    private struct Reader: View {
        let page: WebPage

        var body: some View {
            Text("\(page.isLoading ? "loading" : "there") \(page.title) \(Int(page.estimatedProgress * 100)) %")
            WebView(page)
        }
    }

    @Test("A page tells its title and its progress") func state() {
        let page = WebPage()
        let browser = Browser(host: TestHost(traits: Browser.traits) { Reader(page: page) })
        #expect(browser.host.texts == ["there  0 %"] && page.url == nil)
        page.load(html: "<title>Hello</title>")
        browser.host.update()
        #expect(browser.host.texts == ["loading  10 %"])
        browser.send(.finished(load: 1, title: "Hello"))
        #expect(browser.host.texts == ["there Hello 100 %"])
        #expect(browser.frame?.source == .html("<title>Hello</title>", base: URL(string: "about:blank")!))
    }

    @Test("A late report of a page that was replaced is ignored") func late() {
        let page = WebPage()
        let browser = Browser(host: TestHost(traits: Browser.traits) { WebView(page) })
        page.load(address)
        page.load(html: "<p>Other")
        browser.host.update()
        browser.send(.finished(load: 1, title: "First"))
        #expect(page.isLoading && page.title.isEmpty)
    }

    @Test("The history leads back and forward, and a new page cuts what followed") func history() throws {
        let page = WebPage()
        let browser = Browser(host: TestHost(traits: Browser.traits) { WebView(page) })
        let urls = ["a", "b", "c"].map { URL(string: "https://example.com/\($0)")! }
        for url in urls { page.load(url) }
        #expect(page.backForwardList.backList.map(\.url) == Array(urls.prefix(2)))
        page.load(try #require(page.backForwardList[-2]))
        browser.host.update()
        #expect(
            browser.frame?.source == .url(urls[0]) && page.backForwardList.forwardList.map(\.url) == [urls[1], urls[2]])
        page.load(address)
        #expect(page.backForwardList.backList.map(\.url) == [urls[0]] && page.backForwardList.forwardList.isEmpty)
        page.reload()
        browser.host.update()
        #expect(browser.frame?.load == 6 && page.backForwardList.backList.count == 1)
    }

    @Test("The sequence of a load has its steps, and ends with them") func steps() async throws {
        let page = WebPage()
        let browser = Browser(host: TestHost(traits: Browser.traits) { WebView(page) })
        let events = page.load(html: "<p>Hello")
        browser.host.update()
        browser.send(.finished(load: 1, title: ""))
        var seen: [WebPage.NavigationEvent] = []
        for try await event in events { seen.append(event) }
        #expect(seen == [.startedProvisionalNavigation, .committed, .finished])
    }

    @Test("A server that cannot be reached is a message in place, and an error of the sequence") func unreachable()
        async
    {
        let page = WebPage()
        let browser = Browser(host: TestHost(traits: Browser.traits) { WebView(page) })
        let events = page.load(address)
        browser.host.update()
        browser.send(.failed(load: 1, reason: "example.com cannot be reached."))
        #expect(browser.host.texts == ["https://example.com/start", "example.com cannot be reached."])
        await #expect(throws: WebPage.NavigationError.self) { for try await _ in events {} }
        #expect(!page.isLoading)
        page.reload()
        browser.host.update()
        #expect(browser.frame?.load == 2 && browser.host.texts.isEmpty)
    }

    @Test(
        "Files that are not there and other schemes fail at once", arguments: ["file:///none/here.html", "ftp://x.org"])
    func wrong(url: String) {
        let host = TestHost(traits: Browser.traits) { WebView(url: URL(string: url)) }
        #expect(
            host.texts.last
                == (url.hasPrefix("file") ? "There is no such file." : "A web view shows http, https and file URLs."))
    }

    @Test("A function is called in the app's own document, and its value is returned") func calls() async throws {
        let page = WebPage()
        let browser = Browser(host: TestHost(traits: Browser.traits) { WebView(page) })
        page.load(html: "<p>Hello")
        async let height = page.callJavaScript("return x + 1", arguments: ["x": 41]) as? Double
        while browser.frame?.calls.isEmpty ?? true {
            await Task.yield()
            browser.host.update()
        }
        let call = try #require(browser.frame?.calls.first)
        #expect(call.body == "return x + 1" && call.arguments == "{\"x\":41}")
        browser.send(.returned(call: call.number, value: "42"))
        #expect(try await height == 42)
        #expect(browser.frame?.calls == [])
    }

    @Test("Pages of other servers, and hosts without a browser, run no functions") func refused() async {
        let page = WebPage()
        _ = TestHost { WebView(page) }
        page.load(address)
        await #expect(throws: WKError.self) { try await page.callJavaScript("return 1") }
    }

    @Test("A decision, and a stop before it, keep a page from loading") func decision() async throws {
        struct StaysHere: WebPage.NavigationDeciding {
            func decidePolicy(
                for action: WebPage.NavigationAction, preferences: inout WebPage.NavigationPreferences
            ) async -> WKNavigationActionPolicy { action.request.url?.host() == "example.com" ? .allow : .cancel }
        }
        let page = WebPage(navigationDecider: StaysHere())
        let stopped = page.load(address)
        page.stopLoading()
        await #expect(throws: WebPage.NavigationError.self) { for try await _ in stopped {} }
        #expect(page.url == nil)
        let refused = page.load(URL(string: "https://other.org"))
        await #expect(throws: WebPage.NavigationError.self) { for try await _ in refused {} }
        #expect(page.url == nil)
        for try await event in page.load(address) where event == .startedProvisionalNavigation { break }
        #expect(page.url == address)
    }

    @Test("The card of HTML has its title and its first words") func summary() {
        let html = "<head><title>A &amp; B</title><style>p {}</style></head><p>Hello  <b>world</b>"
        struct Page: View {
            let html: String
            @State private var page = WebPage()

            var body: some View { WebView(page).onAppear { page.load(html: html) } }
        }
        let host = TestHost { Page(html: html) }
        #expect(host.texts == ["A & B", "Hello world"])
    }
}
