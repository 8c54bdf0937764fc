import SwiftUI
import Testing
import UmweltTesting
import UmweltWebKit

@MainActor @Suite("WKWebView") struct WKWebViewTests {
    private final class Journal: NSObject, WKNavigationDelegate, WKScriptMessageHandler {
        var lines: [String] = []
        var isClosed = false

        func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
            lines.append("started")
        }

        func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
            lines.append("finished \(webView.title ?? "")")
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

    @Test("The delegate decides about the links of the app's own documents") func links() async {
        let journal = Journal()
        let browser = await browser(journal) { $0.loadHTMLString("<a href='https://x.org'>", baseURL: nil) }
        journal.isClosed = true
        browser.follow(URL(string: "https://x.org")!)
        while !journal.lines.contains("failed") { await Task.yield() }
        #expect(journal.lines.contains("asked linkActivated"))
        #expect(browser.frame?.load == 1)
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
