import Foundation
import FoundationNetworking
@_spi(Kernel) import Umwelt
import UmweltFoundation

/// A view that shows a web page, for use in a ``UIViewRepresentable``.
///
/// ```swift
/// struct Page: UIViewRepresentable {
///     let url: URL
///
///     func makeUIView(context: Context) -> WKWebView { WKWebView() }
///
///     func updateUIView(_ view: WKWebView, context: Context) { view.load(URLRequest(url: url)) }
/// }
/// ```
///
/// It loads pages as ``WebView`` does.
@MainActor @preconcurrency
open class WKWebView: UIView, KeyValueAnnouncing {
    private let content = WebContent()

    /// The properties that can be observed.
    private static let announced: [AnyKeyPath] = [
        \WKWebView.url, \WKWebView.title, \WKWebView.isLoading, \WKWebView.estimatedProgress,
        \WKWebView.hasOnlySecureContent, \WKWebView.canGoBack, \WKWebView.canGoForward,
    ]

    package nonisolated let keyValueChanges: KeyValueChanges

    /// The settings.
    public let configuration: WKWebViewConfiguration

    /// The delegate of loads.
    open weak var navigationDelegate: (any WKNavigationDelegate)? {
        didSet {
            content.decide =
                navigationDelegate == nil
                ? nil : { [weak self] in await self?.decision($0, $1) ?? .init(isAllowed: true) }
        }
    }

    /// The delegate of dialogs and windows, which the browser shows itself.
    open weak var uiDelegate: (any WKUIDelegate)?

    /// The scrolling of pages, which the browser does. Only `isScrollEnabled` has an effect, on the next load.
    public private(set) lazy var scrollView = UIScrollView()

    /// Makes a web view.
    ///
    /// - Parameters:
    ///   - frame: The rectangle in its superview, in points.
    ///   - configuration: The settings.
    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration
        keyValueChanges = KeyValueChanges(of: Self.announced)
        super.init(frame: frame)
        content.prepare = { [weak self, configuration] page in
            page.scripts = configuration.userContentController.scripts
            page.runsScripts = configuration.runsScripts
            page.isPrivate = !configuration.websiteDataStore.isPersistent
            page.scrolls = self?.scrollView.isScrollEnabled ?? true
        }
        content.onChange = { [keyValueChanges] in keyValueChanges.report() }
        content.onStep = { [weak self] step, load in self?.report(step, of: load) }
        content.onMessage = { [weak self, configuration] name, body in
            configuration.userContentController.receive(body, for: name, in: self)
        }
        embeddedContent = AnyView(WebContentView(content: content))
    }

    /// Makes a web view with the usual settings.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, configuration: WKWebViewConfiguration())
    }

    /// Always nil: there are no storyboards here.
    ///
    /// - Parameter coder: The archive.
    public required init?(coder: NSCoder) {
        configuration = WKWebViewConfiguration()
        keyValueChanges = KeyValueChanges(of: Self.announced)
        super.init(coder: coder)
        return nil
    }

    // MARK: State

    /// The URL of the page; nil before the first load.
    open var url: URL? { content.url }
    /// The title; empty if there is none, or if the page belongs to another server.
    open var title: String? { content.title }
    /// True while the page loads.
    open var isLoading: Bool { content.isLoading }
    /// The progress of the load, from 0 to 1.
    open var estimatedProgress: Double { content.estimatedProgress }
    /// True if the page was loaded over an encrypted connection, or from this machine.
    open var hasOnlySecureContent: Bool { url.map { $0.scheme != "http" } ?? false }
    /// True if there is a page before the current one.
    open var canGoBack: Bool { content.history[-1] != nil }
    /// True if there is a page after the current one.
    open var canGoForward: Bool { content.history[1] != nil }
    /// The pages that the app has loaded, and that links of its own HTML and files have led to.
    open var backForwardList: WKBackForwardList { WKBackForwardList(content.history) }

    // The browser of the page decides the following itself.

    /// True if a swipe goes back or forward. Frames have no such gesture: it has no effect.
    open var allowsBackForwardNavigationGestures = false
    /// True if a long press previews a link. The browser decides: it has no effect.
    open var allowsLinkPreview = true
    /// True if developer tools show the page. The browser decides: it has no effect.
    open var isInspectable = false
    /// The name that servers receive; nil for the browser's. The browser sends its own: it has no effect.
    open var customUserAgent: String?

    // MARK: Loads

    /// Loads a request. Only its URL is used: the browser sends its own headers.
    ///
    /// - Parameter request: The request.
    @discardableResult
    open func load(_ request: URLRequest) -> WKNavigation? { navigation(content.load(request)) }

    /// Loads HTML.
    ///
    /// - Parameters:
    ///   - string: The HTML.
    ///   - baseURL: The base of relative addresses in the HTML; nil for none.
    @discardableResult
    open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        navigation(content.loadHTML(string, base: baseURL))
    }

    /// Loads a file.
    ///
    /// - Parameters:
    ///   - url: The file.
    ///   - readAccessURL: The folder whose files the page may load, or the file itself.
    @discardableResult
    open func loadFileURL(_ url: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        navigation(content.loadFile(url, folder: readAccessURL))
    }

    /// Loads HTML, plain text or an image as data.
    ///
    /// - Parameters:
    ///   - data: The data.
    ///   - mimeType: The media type. Nil is returned for types that cannot be shown.
    ///   - characterEncodingName: The name of the encoding; UTF-8 and UTF-16 are known.
    ///   - baseURL: The base of relative addresses.
    @discardableResult
    open func load(
        _ data: Data, mimeType: String, characterEncodingName: String, baseURL: URL
    ) -> WKNavigation? {
        let encoding: String.Encoding = characterEncodingName.lowercased().hasPrefix("utf-16") ? .utf16 : .utf8
        guard let html = HTMLData(data, mediaType: mimeType, encoding: encoding).html else { return nil }
        return loadHTMLString(html, baseURL: baseURL)
    }

    /// Loads the page again.
    @discardableResult
    open func reload() -> WKNavigation? { content.reload().map(navigation) }

    /// Loads the page again, and asks the server whether it has changed, as browsers always do.
    @discardableResult
    open func reloadFromOrigin() -> WKNavigation? { reload() }

    /// Shows the page before the current one.
    @discardableResult
    open func goBack() -> WKNavigation? { content.show(content.history[-1]).map(navigation) }

    /// Shows the page after the current one.
    @discardableResult
    open func goForward() -> WKNavigation? { content.show(content.history[1]).map(navigation) }

    /// Shows a page of the history.
    ///
    /// - Parameter item: An item of ``backForwardList``.
    @discardableResult
    open func go(to item: WKBackForwardListItem) -> WKNavigation? {
        content.show(item.item).map(navigation)
    }

    /// Stops waiting for the page. A browser continues a load that it has begun.
    open func stopLoading() { content.stopLoading() }

    private func decision(_ request: URLRequest, _ type: WKNavigationType) async -> WebContent.Decision {
        guard let navigationDelegate else { return .init(isAllowed: true) }
        let action = WKNavigationAction(request: request, type: type, in: self)
        let policy = await withCheckedContinuation { continuation in
            navigationDelegate.webView(self, decidePolicyFor: action) { continuation.resume(returning: $0) }
        }
        return .init(isAllowed: policy == .allow)
    }

    /// The objects of the current load and of later ones, by the numbers. Apps compare them with `==` and `===`.
    private var navigations: [Int: WKNavigation] = [:]

    /// Returns the object of the load with a number.
    private func navigation(_ load: Int) -> WKNavigation {
        if let known = navigations[load] { return known }
        navigations = navigations.filter { $0.key >= content.page.load }
        let new = WKNavigation(number: load)
        navigations[load] = new
        return new
    }

    private func report(_ step: WebContent.Step, of load: Int) {
        let navigation = navigation(load)
        guard let navigationDelegate else { return }
        switch step {
        case .started: navigationDelegate.webView(self, didStartProvisionalNavigation: navigation)
        case .committed: navigationDelegate.webView(self, didCommit: navigation)
        case .finished: navigationDelegate.webView(self, didFinish: navigation)
        case .failed(let error, true):
            navigationDelegate.webView(self, didFailProvisionalNavigation: navigation, withError: error)
        case .failed(let error, false): navigationDelegate.webView(self, didFail: navigation, withError: error)
        }
    }

    // MARK: Scripts

    /// Runs JavaScript in the app's own HTML or file, when it has loaded.
    ///
    /// - Parameters:
    ///   - javaScriptString: The JavaScript.
    ///   - completionHandler: Called with the value of the last statement, or with an error: in pages of other servers,
    ///     and in hosts without a browser.
    open func evaluateJavaScript(
        _ javaScriptString: String, completionHandler: (@MainActor (Any?, (any Error)?) -> Void)? = nil
    ) {
        Task {
            do {
                completionHandler?(try await evaluateJavaScript(javaScriptString), nil)
            } catch {
                completionHandler?(nil, error)
            }
        }
    }

    /// Runs JavaScript in the app's own HTML or file, when it has loaded, and returns the value of the last statement.
    ///
    /// - Parameter javaScriptString: The JavaScript.
    /// - Throws: `WKError` if the script throws, in pages of other servers, and in hosts without a browser.
    @discardableResult
    open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
        try await content.call("return (0, eval)(source);", arguments: ["source": javaScriptString]).value
    }

    /// Calls a function of JavaScript in the app's own HTML or file, when it has loaded.
    ///
    /// - Parameters:
    ///   - functionBody: The body of the function, which may use `await`.
    ///   - arguments: The arguments by their names: numbers, texts, lists and dictionaries.
    ///   - frame: The frame: always the page itself.
    ///   - contentWorld: The scripts that share variables with the function: always the page's own.
    /// - Throws: `WKError` if the function throws, in pages of other servers, and in hosts without a browser.
    @discardableResult
    open func callAsyncJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
        contentWorld: WKContentWorld
    ) async throws -> Any? {
        try await content.call(functionBody, arguments: arguments).value
    }
}
