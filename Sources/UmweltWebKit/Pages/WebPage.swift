import Foundation
import FoundationNetworking
import Observation
@_spi(Kernel) import Umwelt

/// A web page that an app loads, observes and controls, and shows in a ``WebView``.
///
/// ```swift
/// @State private var page = WebPage()
///
/// var body: some View {
///     WebView(page)
///         .navigationTitle(page.title)
///         .task { page.load(URLRequest(url: address)) }
/// }
/// ```
///
/// A page loads when a view shows it. The browser reports the end of a load, and the title of the app's own HTML and
/// files. It separates pages of other servers from the app: their titles, their links and their scripts stay unknown.
@MainActor
public final class WebPage: Observable {
    let content = WebContent()

    /// The settings of the page.
    let configuration: Configuration

    private var decider: (any NavigationDeciding)?

    /// The sequences of single loads, by their numbers.
    private var loads: [Int: LoadEvents] = [:]

    /// The sequence of a load. It is retained until the load ends: a sequence that the app drops does not cancel it.
    private struct LoadEvents {
        let stream: AsyncThrowingStream<NavigationEvent, any Error>
        let continuation: AsyncThrowingStream<NavigationEvent, any Error>.Continuation
    }

    /// The sequences of all loads.
    private var all: [UUID: AsyncThrowingStream<NavigationEvent, any Error>.Continuation] = [:]

    private init(_ configuration: Configuration, decider: (any NavigationDeciding)?) {
        self.configuration = configuration
        self.decider = decider
        let controller = configuration.userContentController
        content.prepare = { page in
            page.scripts = controller.scripts
            page.runsScripts = configuration.defaultNavigationPreferences.allowsContentJavaScript
            page.isPrivate = !configuration.websiteDataStore.isPersistent
        }
        content.onMessage = { [weak controller] name, body in controller?.receive(body, for: name, in: nil) }
        content.onStep = { [weak self] step, load in self?.report(step, of: load) }
        guard decider != nil else { return }
        content.decide = { [weak self] request, type in
            guard let self, var decider = self.decider else { return .init(isAllowed: true) }
            var preferences = self.configuration.defaultNavigationPreferences
            let action = NavigationAction(request: request, navigationType: type)
            let policy = await decider.decidePolicy(for: action, preferences: &preferences)
            self.decider = decider
            return .init(isAllowed: policy == .allow, runsScripts: preferences.allowsContentJavaScript)
        }
    }

    /// Makes an empty page.
    ///
    /// - Parameter configuration: The settings of the page.
    public convenience init(configuration: Configuration = Configuration()) {
        self.init(configuration, decider: nil)
    }

    /// Makes an empty page with rules for what it loads.
    ///
    /// - Parameters:
    ///   - configuration: The settings of the page.
    ///   - navigationDecider: Decides about each load that the app starts, and each link of its own HTML and files.
    public convenience init(
        configuration: Configuration = Configuration(), navigationDecider: some NavigationDeciding
    ) {
        self.init(configuration, decider: navigationDecider)
    }

    // MARK: State

    /// The URL of the page; nil before the first load.
    public var url: URL? { content.url }

    /// The title; empty if there is none, or if the page belongs to another server.
    public var title: String { content.title }

    /// The progress of the load, from 0 to 1.
    public var estimatedProgress: Double { content.estimatedProgress }

    /// True while the page loads.
    public var isLoading: Bool { content.isLoading }

    /// True if the page was loaded over an encrypted connection, or from this machine.
    public var hasOnlySecureContent: Bool { url.map { $0.scheme != "http" } ?? false }

    /// The pages that the app has loaded, and that links of its own HTML and files have led to.
    public var backForwardList: BackForwardList { BackForwardList(history: content.history) }

    // The browser of the page decides the following itself.

    /// True if developer tools show the page. The browser decides: it has no effect.
    public var isInspectable = false

    /// The name that servers receive; nil for the browser's. The browser sends its own: it has no effect.
    public var customUserAgent: String?

    // MARK: Loads

    /// The events of all loads from now on. The sequence throws the error of a load that fails, and ends.
    public var navigations: some AsyncSequence<NavigationEvent, any Error> {
        let id = UUID()
        let (stream, continuation) = AsyncThrowingStream.makeStream(of: NavigationEvent.self)
        continuation.onTermination = { [weak self] _ in
            Task { @MainActor in self?.all[id] = nil }
        }
        all[id] = continuation
        return stream
    }

    /// Loads a URL. Returns the events of the load.
    ///
    /// - Parameter url: The URL; nil for an error.
    @discardableResult
    public func load(_ url: URL?) -> some AsyncSequence<NavigationEvent, any Error> {
        events { url.map { content.load(URLRequest(url: $0)) } }
    }

    /// Loads a request. Returns the events of the load. Only its URL is used: the browser sends its own headers.
    ///
    /// - Parameter request: The request.
    @discardableResult
    public func load(_ request: URLRequest) -> some AsyncSequence<NavigationEvent, any Error> {
        events { content.load(request) }
    }

    // The URL has a scheme and a path: it is valid.
    /// Loads HTML. Returns the events of the load.
    ///
    /// - Parameters:
    ///   - html: The HTML.
    ///   - baseURL: The base of relative addresses in the HTML.
    @discardableResult
    public func load(
        html: String, baseURL: URL = URL(string: "about:blank")!
    ) -> some AsyncSequence<NavigationEvent, any Error> {
        events { content.loadHTML(html, base: baseURL) }
    }

    /// Loads HTML as data. Returns the events of the load.
    ///
    /// - Parameters:
    ///   - data: The HTML.
    ///   - mimeType: The media type: HTML or plain text. Other types end in an error.
    ///   - characterEncoding: The encoding of the data.
    ///   - baseURL: The base of relative addresses in the HTML.
    @discardableResult
    public func load(
        _ data: Data, mimeType: String, characterEncoding: String.Encoding, baseURL: URL
    ) -> some AsyncSequence<NavigationEvent, any Error> {
        let html = HTMLData(data, mediaType: mimeType, encoding: characterEncoding).html
        return events { html.map { content.loadHTML($0, base: baseURL) } }
    }

    /// Loads an item of the history again. Returns the events of the load.
    ///
    /// - Parameter item: An item of ``backForwardList``.
    @discardableResult
    public func load(_ item: BackForwardList.Item) -> some AsyncSequence<NavigationEvent, any Error> {
        events { content.show(item.item) }
    }

    /// Loads the page again. Returns the events of the load.
    ///
    /// - Parameter fromOrigin: True to ask the server whether the page has changed. Browsers always do.
    @discardableResult
    public func reload(fromOrigin: Bool = false) -> some AsyncSequence<NavigationEvent, any Error> {
        events { content.reload() }
    }

    /// Stops waiting for the page. A browser continues a load that it has begun.
    public func stopLoading() { content.stopLoading() }

    private func events(_ load: () -> Int?) -> AsyncThrowingStream<NavigationEvent, any Error> {
        let (stream, continuation) = AsyncThrowingStream.makeStream(of: NavigationEvent.self)
        started = []
        guard let number = load() else {
            continuation.finish(throwing: NavigationError.invalidURL)
            return stream
        }
        loads[number] = LoadEvents(stream: stream, continuation: continuation)
        continuation.onTermination = { [weak self] termination in
            guard case .cancelled = termination else { return }
            Task { @MainActor in self?.cancel(number) }
        }
        for (step, load) in started ?? [] where load == number { report(step, to: continuation) }
        started = nil
        return stream
    }

    /// Stops a load whose sequence's task was cancelled.
    private func cancel(_ load: Int) {
        guard loads.removeValue(forKey: load) != nil, content.page.load == load else { return }
        content.stopLoading()
    }

    isolated deinit {
        for load in loads.values { load.continuation.finish(throwing: NavigationError.pageClosed) }
        for continuation in all.values { continuation.finish(throwing: NavigationError.pageClosed) }
    }

    /// The steps of a load that is being started, before its sequence is there; nil otherwise.
    private var started: [(WebContent.Step, Int)]?

    private func report(_ step: WebContent.Step, of load: Int) {
        started?.append((step, load))
        if let continuation = loads[load]?.continuation {
            report(step, to: continuation)
            switch step {
            case .started, .committed: break
            case .finished:
                loads[load] = nil
                continuation.finish()
            case .failed: loads[load] = nil
            }
        }
        for continuation in all.values { report(step, to: continuation) }
    }

    private func report(
        _ step: WebContent.Step, to continuation: AsyncThrowingStream<NavigationEvent, any Error>.Continuation
    ) {
        switch step {
        case .started: continuation.yield(.startedProvisionalNavigation)
        case .committed: continuation.yield(.committed)
        case .finished: continuation.yield(.finished)
        case .failed(let error, let isProvisional):
            continuation.finish(throwing: isProvisional ? NavigationError.failedProvisionalNavigation(error) : error)
        }
    }

    // MARK: Scripts

    /// Calls a function of JavaScript in the app's own HTML or file, when it has loaded.
    ///
    /// ```swift
    /// let height = try await page.callJavaScript("return document.body.scrollHeight") as? Double
    /// ```
    ///
    /// - Parameters:
    ///   - functionBody: The body of the function, which may use `await`.
    ///   - arguments: The arguments by their names: numbers, texts, lists and dictionaries.
    /// - Returns: The value that the function returns; nil if it returns none.
    /// - Throws: `WKError` if the function throws, in pages of other servers, and in hosts without a browser.
    @discardableResult
    public func callJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:]
    ) async throws -> sending Any? {
        try await content.call(functionBody, arguments: arguments).value
    }
}
