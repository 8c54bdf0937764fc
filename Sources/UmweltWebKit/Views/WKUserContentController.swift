import Foundation
@_spi(Kernel) import Umwelt

/// The scripts and message handlers of an app's own HTML and files.
@MainActor @preconcurrency
open class WKUserContentController: NSObject {
    /// The scripts, in the order in which they were added.
    open private(set) var userScripts: [WKUserScript] = []

    private var handlers: [(name: String, handler: any WKScriptMessageHandler)] = []

    /// Makes a controller without scripts.
    nonisolated public override init() { super.init() }

    /// Adds a script for later loads.
    ///
    /// - Parameter userScript: The script.
    open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }

    /// Removes all scripts.
    open func removeAllUserScripts() { userScripts = [] }

    /// Adds a handler, to which scripts of later loads post by
    /// `window.webkit.messageHandlers.NAME.postMessage(value)`.
    ///
    /// - Parameters:
    ///   - scriptMessageHandler: The handler, which the controller retains.
    ///   - name: The name of the handler.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
        removeScriptMessageHandler(forName: name)
        handlers.append((name, scriptMessageHandler))
    }

    /// Removes a handler.
    ///
    /// - Parameter name: The name of the handler.
    open func removeScriptMessageHandler(forName name: String) { handlers.removeAll { $0.name == name } }

    /// Removes all handlers.
    open func removeAllScriptMessageHandlers() { handlers = [] }

    /// The scripts as hosts have them.
    var scripts: WebPageSemantics.Scripts {
        var scripts = WebPageSemantics.Scripts()
        scripts.atStart = userScripts.filter { $0.injectionTime == .atDocumentStart }.map(\.source)
        scripts.atEnd = userScripts.filter { $0.injectionTime == .atDocumentEnd }.map(\.source)
        scripts.handlers = handlers.map(\.name)
        return scripts
    }

    /// Passes a message to its handler.
    func receive(_ body: Any, for name: String, in webView: WKWebView?) {
        guard let handler = handlers.first(where: { $0.name == name })?.handler else { return }
        handler.userContentController(self, didReceive: WKScriptMessage(name: name, body: body, in: webView))
    }
}

/// A script that is added to the app's own HTML and files. Pages of other servers do not run it.
@MainActor @preconcurrency
open class WKUserScript: NSObject {
    /// The JavaScript.
    public let source: String
    /// The time at which it runs.
    public let injectionTime: WKUserScriptInjectionTime
    /// True if frames inside of the document do not run it. None do.
    public let isForMainFrameOnly: Bool

    /// Makes a script.
    ///
    /// - Parameters:
    ///   - source: The JavaScript.
    ///   - injectionTime: The time at which it runs.
    ///   - forMainFrameOnly: True if frames inside of the document do not run it. None do.
    public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
        self.source = source
        self.injectionTime = injectionTime
        isForMainFrameOnly = forMainFrameOnly
        super.init()
    }
}

/// The times at which a script runs.
public enum WKUserScriptInjectionTime: Int, Sendable {
    /// Before the document's own scripts.
    case atDocumentStart
    /// When the document has been read.
    case atDocumentEnd
}

/// The scripts that share variables. Frames have one such world, the page's own.
@MainActor @preconcurrency
open class WKContentWorld: NSObject {
    private override init() { super.init() }

    private static let own = WKContentWorld()

    /// The world of the page's own scripts.
    open class var page: WKContentWorld { own }
}

/// An object that receives messages of scripts.
@MainActor @preconcurrency
public protocol WKScriptMessageHandler: NSObjectProtocol {
    /// A script has posted a message.
    ///
    /// - Parameters:
    ///   - userContentController: The controller with the handler.
    ///   - message: The message.
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// A message of a script.
@MainActor @preconcurrency
open class WKScriptMessage: NSObject {
    /// The name of the handler.
    public let name: String
    /// The value: a number, a text, a list, a dictionary or null.
    public let body: Any
    /// The web view of the script; nil for a ``WebPage``.
    open private(set) weak var webView: WKWebView?

    init(name: String, body: Any, in webView: WKWebView?) {
        self.name = name
        self.body = body
        self.webView = webView
        super.init()
    }
}
