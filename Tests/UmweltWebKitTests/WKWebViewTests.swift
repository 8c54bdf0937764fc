import SwiftUI
import Testing
import UmweltTesting
import UmweltWebKit

@MainActor @Suite("WKWebView") struct WKWebViewTests {
    private final class Journal: NSObject, WKNavigationDelegate, WKScriptMessageHandler {
        var lines: [String] = []
        var isClosed = false
        var navigations: [WKNavigation?] = []

        func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
            lines.append("started")
            navigations.append(navigation)
        }

        func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
            lines.append("finished \(webView.title ?? "")")
            navigations.append(navigation)
        }

        func webView(
            _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: Error
        ) {
            lines.append("failed")
        }

        func webView(
            _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
            decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
        ) {
            lines.append("asked \(navigationAction.navigationType)")
            decisionHandler(isClosed ? .cancel : .allow)
        }

        func userContentController(
            _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
        ) {
            lines.append("\(message.name) \((message.body as? [String: Any])?["x"] as? Int ?? 0)")
        }
    }

    private struct Page: UIViewRepresentable {
        let journal: Journal
        let load: (WKWebView) -> Void

        func makeUIView(context: Context) -> WKWebView {
            let configuration = WKWebViewConfiguration()
            configuration.userContentController.add(journal, name: "log")
            let script = WKUserScript(source: "mark()", injectionTime: .atDocumentEnd, forMainFrameOnly: true)
            configuration.userContentController.addUserScript(script)
            let view = WKWebView(frame: .zero, configuration: configuration)
            view.navigationDelegate = journal
            view.scrollView.isScrollEnabled = false
            load(view)
            return view
        }

        func updateUIView(_ view: WKWebView, context: Context) {}
    }

    private func browser(_ journal: Journal, load: @escaping (WKWebView) -> Void) async -> Browser {
        let browser = Browser(host: TestHost(traits: Browser.traits) { Page(journal: journal, load: load) })
        // The delegate may answer later.
        while !journal.lines.contains("started") {
            await Task.yield()
            browser.host.update()
        }
        return browser
    }

    @Test("A representable's web view loads HTML, and its delegate follows the load") func html() async {
        let journal = Journal()
        let browser = await browser(journal) { $0.loadHTMLString("<p>Hello", baseURL: nil) }
        #expect(browser.frame?.source == .html("<p>Hello", base: nil))
        #expect(browser.frame?.scripts.atEnd == ["mark()"] && browser.frame?.scripts.handlers == ["log"])
        #expect(browser.frame?.scrolls == false)
        browser.send(.finished(load: 1, title: "Hello"))
        browser.send(.posted(handler: "log", body: "{\"x\":7}"))
        #expect(journal.lines == ["asked other", "started", "finished Hello", "log 7"])
    }

    @Test("The delegate gets the object that the load has returned") func identity() async {
        let journal = Journal()
        let browser = await browser(journal) { journal.navigations = [$0.loadHTMLString("<p>Hello", baseURL: nil)] }
        browser.send(.finished(load: 1, title: "Hello"))
        #expect(journal.navigations.count == 3)
        #expect(journal.navigations.allSatisfy { $0 === journal.navigations[0] })
    }

    @Test("The history has no HTML of the app, which many apps load again and again") func history() {
        let view = WKWebView()
        view.load(URLRequest(url: URL(string: "https://x.org/a")!))
        for word in ["one", "two"] { view.loadHTMLString(word, baseURL: nil) }
        #expect(!view.canGoBack && view.backForwardList.currentItem?.url.path == "/a")
        view.reload()
        view.load(URLRequest(url: URL(string: "https://x.org/b")!))
        #expect(view.backForwardList.backList.map(\.url.path) == ["/a"])
    }

    @Test("The delegate decides about the links of the app's own documents") func links() async {
        let journal = Journal()
        let browser = await browser(journal) { $0.loadHTMLString("<a href='https://x.org'>", baseURL: nil) }
        journal.isClosed = true
        browser.follow(URL(string: "https://x.org")!)
        while !journal.lines.contains("failed") { await Task.yield() }
        #expect(journal.lines.contains("asked linkActivated"))
        #expect(browser.frame?.load == 1)
    }

    /// A new folder with a folder `site`, whose page is `index.html`, and a file beside it.
    private func site() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString, isDirectory: true)
        let site = folder.appendingPathComponent("site", isDirectory: true)
        try FileManager.default.createDirectory(at: site, withIntermediateDirectories: true)
        for name in ["site/index.html", "site/next.html", "secret.html"] {
            try Data(name.utf8).write(to: folder.appendingPathComponent(name))
        }
        return site
    }

    private struct File: UIViewRepresentable {
        let file: URL
        let folder: URL

        func makeUIView(context: Context) -> WKWebView {
            let view = WKWebView()
            view.loadFileURL(file, allowingReadAccessTo: folder)
            return view
        }

        func updateUIView(_ view: WKWebView, context: Context) {}
    }

    /// The folder of a document, as a frame reports it.
    private let documents = "http://localhost/documents/0123456789abcdef0123456789abcdef"

    @Test("A link leads to the files of the document's folder, and to no other file") func files() throws {
        let site = try site()
        defer { try? FileManager.default.removeItem(at: site.deletingLastPathComponent()) }
        let file = site.appendingPathComponent("index.html")
        let browser = Browser(host: TestHost(traits: Browser.traits) { File(file: file, folder: site) })
        let secret = site.deletingLastPathComponent().appendingPathComponent("secret.html")
        for link in [
            secret.absoluteString, "FILE:///etc/passwd", "\(documents)/../secret.html",
            "\(documents)/%2e%2e/secret.html", "javascript:alert(1)", "about:blank",
        ] {
            browser.follow(try #require(URL(string: link)))
            #expect(browser.frame?.load == 1, "\(link)")
        }
        browser.follow(try #require(URL(string: "\(documents)/next.html")))
        #expect(browser.frame?.source == .file(site.appendingPathComponent("next.html"), folder: site))
    }

    @Test("A document that may load no other file has no links to files") func single() throws {
        let site = try site()
        defer { try? FileManager.default.removeItem(at: site.deletingLastPathComponent()) }
        let file = site.appendingPathComponent("index.html")
        let browser = Browser(host: TestHost(traits: Browser.traits) { File(file: file, folder: file) })
        browser.follow(try #require(URL(string: "\(documents)/next.html")))
        #expect(browser.frame?.source == .file(file, folder: file))
    }

    @Test("It fills its place, and has the size that it is given") func size() async {
        let browser = await browser(Journal()) { $0.load(URLRequest(url: URL(string: "https://x.org")!)) }
        #expect(browser.host.frame(of: "x.org")?.size == CGSize(width: 390, height: 844))
    }

    private struct Reloaded: UIViewRepresentable {
        let html: String

        func makeUIView(context: Context) -> WKWebView { WKWebView() }
        func updateUIView(_ view: WKWebView, context: Context) { view.loadHTMLString(html, baseURL: nil) }
    }

    private struct Counted: View {
        @State private var count = 0

        var body: some View {
            Reloaded(html: "<title>\(count)</title>")
            Button("Add") { count += 1 }
        }
    }

    @Test("A web view that loads in each update of its representable loads once for each") func updates() {
        let browser = Browser(host: TestHost(traits: Browser.traits) { Counted() })
        #expect(browser.frame?.load == 1)
        browser.send(.finished(load: 1, title: "0"))
        #expect(browser.frame?.load == 1)
        browser.host.tap("Add")
        #expect(browser.frame?.load == 2 && browser.frame?.source == .html("<title>1</title>", base: nil))
        let card = TestHost { Counted() }
        card.tap("Add")
        #expect(card.texts == ["1", "Add"])
    }
}
