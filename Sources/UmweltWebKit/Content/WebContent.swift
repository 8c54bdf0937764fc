import Foundation
import FoundationNetworking
import Logging
import Observation
@_spi(Kernel) import Umwelt

/// The state of a web page: its source, its loads and its history. ``WebPage`` and ``WKWebView`` are its interfaces.
///
/// The page loads when a view shows it. Hosts without a browser finish each load at once, and show a card.
@MainActor
final class WebContent {
    /// A step of a load.
    enum Step {
        case started, committed, finished
        case failed(any Error, isProvisional: Bool)
    }

    /// The decision about a load.
    struct Decision {
        var isAllowed: Bool
        /// True if the page's own scripts run; nil for the setting of all loads.
        var runsScripts: Bool?
    }

    // Not the properties themselves: a representable may load a page in each update, which must not observe it.
    private let changes = WebChanges()

    /// The state, which the running body observes.
    var observed: WebContent {
        changes.observe()
        return self
    }

    /// Called after each change of the state.
    var onChange: () -> Void = {}

    private func report() {
        changes.report()
        onChange()
    }

    private static let logger = Logger(label: "umwelt.webkit")

    /// The page as hosts show it.
    private(set) var page = WebPageSemantics(source: nil, load: 0) { didSet { report() } }

    /// The URL of the page; nil before the first load.
    private(set) var url: URL? { didSet { report() } }

    /// The title; empty if the page has none, or belongs to another server, whose documents only the browser can read.
    private(set) var title = "" { didSet { report() } }

    private(set) var isLoading = false { didSet { report() } }

    /// The progress of the load, from 0 to 1. Browsers report its end alone.
    private(set) var estimatedProgress = 0.0 { didSet { report() } }

    /// The reason why the page does not show; nil if it does.
    private(set) var failure: String? { didSet { report() } }

    private(set) var history = WebHistory() { didSet { report() } }

    /// Returns the scripts and settings for the next load.
    var prepare: (inout WebPageSemantics) -> Void = { _ in }

    /// Decides whether a page loads; nil if all do.
    var decide: ((URLRequest, WKNavigationType) async -> Decision)?

    /// Called with each step of the load with a number.
    var onStep: (Step, Int) -> Void = { _, _ in }

    /// Called with each message of a script to a handler.
    var onMessage: (String, Any) -> Void = { _, _ in }

    private var lastLoad = 0
    private var lastCall = 0
    private var isCommitted = false

    /// The calls of functions that wait for an answer.
    private var callers: [Int: CheckedContinuation<WebValue, any Error>] = [:]

    nonisolated init() {}

    // MARK: Loads

    /// Loads a page, if the decision allows it. Returns the number of the load.
    ///
    /// - Parameters:
    ///   - source: The source of the page.
    ///   - url: The URL of the page.
    ///   - type: The reason for the load.
    ///   - item: The item of the history that is shown again; nil for a new one.
    @discardableResult
    func load(
        _ source: WebPageSemantics.Source, url: URL?, type: WKNavigationType = .other, item: WebHistory.Item? = nil
    ) -> Int {
        lastLoad += 1
        let number = lastLoad
        guard let decide else {
            begin(number, source, url, item)
            return number
        }
        let request = URLRequest(url: url ?? Self.blank)
        Task {
            let decision = await decide(request, type)
            if decision.isAllowed, number == lastLoad {
                begin(number, source, url, item, runsScripts: decision.runsScripts)
            } else {
                onStep(.failed(URLError(.cancelled), isProvisional: true), number)
            }
        }
        return number
    }

    // The URL has a scheme and a path: it is valid.
    /// The URL of an empty page.
    static let blank = URL(string: "about:blank")!

    /// Loads a request: of a server, of a file, or of the empty page.
    @discardableResult
    func load(_ request: URLRequest, type: WKNavigationType = .other) -> Int {
        if request.httpMethod ?? "GET" != "GET" || request.httpBody != nil {
            Self.logger.warning(
                "The request for \(request.url?.absoluteString ?? "a page") is sent as GET: frames send no other.")
        }
        let url = request.url
        switch url?.scheme?.lowercased() {
        case "file": return loadFile(url ?? Self.blank, folder: nil, type: type)
        case "about": return load(.html("", base: nil), url: url, type: type)
        default: return load(.url(url ?? Self.blank), url: url, type: type)
        }
    }

    /// Loads HTML with a base for relative addresses: a URL of a server, or a folder or file of the app; nil for none.
    @discardableResult
    func loadHTML(_ html: String, base: URL?) -> Int {
        let isBesideFile = base.map { $0.isFileURL && !$0.hasDirectoryPath } ?? false
        let folder = isBesideFile ? base?.deletingLastPathComponent() : base
        return load(.html(html, base: folder), url: base ?? Self.blank)
    }

    /// Loads a file, which may load others of a folder; nil for its own folder.
    @discardableResult
    func loadFile(_ file: URL, folder: URL?, type: WKNavigationType = .other) -> Int {
        load(.file(file, folder: folder ?? file.deletingLastPathComponent()), url: file, type: type)
    }

    /// Loads the page again. Returns the number of the load; nil without a page.
    func reload() -> Int? {
        guard let source = page.source else { return nil }
        return load(source, url: url, type: .reload, item: history.current)
    }

    /// Loads an item of the history again. Returns the number of the load; nil for an item of another page.
    func show(_ item: WebHistory.Item?) -> Int? {
        guard let item, history.contains(item) else { return nil }
        return load(item.source, url: item.url, type: .backForward, item: item)
    }

    /// Stops waiting for the page. A browser continues a load that it has begun.
    func stopLoading() {
        // A load that waits for a decision does not begin.
        lastLoad += 1
        guard isLoading else { return }
        isLoading = false
        onStep(.failed(URLError(.cancelled), isProvisional: !isCommitted), page.load)
    }

    private func begin(
        _ number: Int, _ source: WebPageSemantics.Source, _ url: URL?, _ item: WebHistory.Item?,
        runsScripts: Bool? = nil
    ) {
        if isLoading { onStep(.failed(URLError(.cancelled), isProvisional: !isCommitted), page.load) }
        endCalls()
        var new = WebPageSemantics(source: source, load: number)
        prepare(&new)
        if let runsScripts { new.runsScripts = runsScripts }
        page = new
        self.url = url
        (title, failure) = ("", nil)
        (isLoading, isCommitted) = (true, false)
        estimatedProgress = 0.1
        if let item {
            history.show(item)
        } else if !source.isHTML {
            history.add(source, url: url ?? Self.blank)
        }
        onStep(.started, number)
        if let error = Self.error(in: source) { fail(error, number) }
    }

    /// Returns the error of a source that no host can load; nil if hosts can.
    private static func error(in source: WebPageSemantics.Source) -> URLError? {
        switch source {
        case .html: nil
        case .file(let file, _):
            FileManager.default.isReadableFile(atPath: file.path) ? nil : URLError(.fileDoesNotExist)
        case .url(let url):
            ["http", "https"].contains(url.scheme?.lowercased()) && url.host()?.isEmpty == false
                ? nil : URLError(.unsupportedURL)
        }
    }

    /// Finishes the load in a host without a browser.
    func finishWithoutBrowser() {
        if isLoading { finish(page.load, title: page.source?.ownTitle) }
    }

    private func finish(_ load: Int, title: String?) {
        guard load == page.load else { return }
        if let title, title != self.title {
            self.title = title
            if page.source?.isHTML == false { history.setTitle(title) }
        }
        guard isLoading else { return }
        isCommitted = true
        onStep(.committed, load)
        isLoading = false
        estimatedProgress = 1
        onStep(.finished, load)
    }

    private func fail(_ error: URLError, _ load: Int, because reason: String? = nil) {
        guard load == page.load, isLoading else { return }
        let address = url?.absoluteString ?? "The page"
        let text = reason ?? Self.text(for: error, address)
        Self.logger.warning("\(address) does not load: \(text)")
        failure = text
        isLoading = false
        onStep(.failed(error, isProvisional: true), load)
    }

    private static func text(for error: URLError, _ address: String) -> String {
        switch error.code {
        case .fileDoesNotExist: "There is no such file."
        case .unsupportedURL: "A web view shows http, https and file URLs."
        default: "The server cannot be reached."
        }
    }

    // MARK: Events

    /// Handles an event of the host.
    func handle(_ event: NodeEvent) -> Bool {
        switch event {
        case .webPage(.finished(let load, let title)): finish(load, title: title)
        case .webPage(.failed(let load, let reason)): fail(URLError(.cannotConnectToHost), load, because: reason)
        case .webPage(.returned(let call, let value)): answer(call, .success(WebValue(json: value)))
        case .webPage(.threw(let call, let reason)):
            answer(call, .failure(WKError(.javaScriptExceptionOccurred, reason)))
        case .webPage(.posted(let handler, let body)): onMessage(handler, WebValue(json: body).value ?? NSNull())
        case .follow(let link): follow(link)
        default: return false
        }
        return true
    }

    /// Loads a link of the app's own document. In others, the browser follows links itself.
    ///
    /// The link can be any: scripts of the document and changed browsers send it. Only servers, and files of the folder
    /// that the document may read, are loaded.
    private func follow(_ link: URL) {
        if let path = link.pathInDocuments {
            guard let file = page.source?.file(at: path), let folder = page.source?.folder else {
                return Self.logger.warning("A link leads to a file that the document may not load: \(path)")
            }
            loadFile(file, folder: folder, type: .linkActivated)
        } else if link.scheme == "http" || link.scheme == "https" {
            load(URLRequest(url: link), type: .linkActivated)
        } else {
            Self.logger.warning("A link is not followed: \(link.absoluteString) is no URL of a server.")
        }
    }

    // MARK: Calls

    /// Calls a function in the app's own document, when it has loaded.
    ///
    /// - Parameters:
    ///   - body: The body of the function.
    ///   - arguments: The arguments by their names.
    /// - Throws: `WKError` if the function throws, or if the host cannot call it.
    func call(_ body: String, arguments: [String: Any]) async throws -> WebValue {
        switch page.source {
        case nil: throw WKError(.unknown, "The page is empty: load a document before a function is called in it.")
        case .url:
            throw WKError(
                .unknown,
                "Scripts do not run in pages of other servers: the browser separates their origins. Load HTML or a file."
            )
        case .html, .file: break
        }
        guard isLoading || !isWithoutBrowser else {
            throw WKError(.unknown, "This host has no browser, and runs no scripts.")
        }
        guard JSONSerialization.isValidJSONObject(arguments),
            let data = try? JSONSerialization.data(withJSONObject: arguments)
        else {
            throw WKError(
                .javaScriptResultTypeIsUnsupported, "The arguments are not numbers, texts, lists or dictionaries.")
        }
        lastCall += 1
        let number = lastCall
        return try await withCheckedThrowingContinuation { continuation in
            callers[number] = continuation
            page.calls.append(.init(number: number, body: body, arguments: String(decoding: data, as: UTF8.self)))
        }
    }

    /// True if the host shows a card, so that calls have no answer.
    var isWithoutBrowser = false {
        didSet { if isWithoutBrowser { endCalls() } }
    }

    private func answer(_ call: Int, _ result: Result<WebValue, any Error>) {
        guard let caller = callers.removeValue(forKey: call) else { return }
        page.calls.removeAll { $0.number == call }
        caller.resume(with: result)
    }

    /// Ends the calls of the document that is replaced.
    private func endCalls() {
        let waiting = callers
        callers = [:]
        page.calls = []
        for number in waiting.keys.sorted() {
            waiting[number]?.resume(throwing: WKError(.webViewInvalidated, "The document of the call is gone."))
        }
    }

    isolated deinit {
        for caller in callers.values {
            caller.resume(throwing: WKError(.webViewInvalidated, "The web view of the call is gone."))
        }
    }
}

extension WebPageSemantics.Source {
    /// True for HTML of the app. WebKit's history does not have it either: its `DocumentLoader::urlForHistory` is empty.
    fileprivate var isHTML: Bool { if case .html = self { true } else { false } }

    /// The folder of the files that links in the app's own document lead to; nil for none.
    fileprivate var folder: URL? {
        switch self {
        case .file(let file, let folder): folder == file ? nil : folder
        case .html(_, let base): base.flatMap { $0.isFileURL ? $0 : nil }
        case .url: nil
        }
    }

    /// Returns the file at a path in the folder; nil for a path that leads out of it.
    fileprivate func file(at path: String) -> URL? {
        guard let folder else { return nil }
        let file = folder.appendingPathComponent(path).standardizedFileURL
        let root = folder.standardizedFileURL.path
        return file.path.hasPrefix(root.hasSuffix("/") ? root : root + "/") ? file : nil
    }
}

extension URL {
    /// The path of a file below the secret folder of a document on the app's own server, as frames report links; nil
    /// for other URLs.
    fileprivate var pathInDocuments: String? {
        guard let start = path.firstRange(of: /\/documents\/[0-9a-f]{32}\//) else { return nil }
        return String(path[start.upperBound...])
    }
}

/// The changes of a page, for bodies that read its state.
private final class WebChanges: Observable, Sendable {
    private let registrar = ObservationRegistrar()

    private var state: Void { () }

    func observe() { registrar.access(self, keyPath: \.state) }

    func report() { registrar.withMutation(of: self, keyPath: \.state) {} }
}
