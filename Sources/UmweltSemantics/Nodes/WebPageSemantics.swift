import Foundation

/// The semantics of a web page, which a host shows with a browser of its own.
public struct WebPageSemantics: Sendable, Hashable {
    /// The origin of a page's HTML.
    public enum Source: Sendable, Hashable {
        /// The URL of a page on another server.
        case url(URL)
        /// HTML of the app. Relative addresses in it are relative to the base URL; nil for none.
        case html(String, base: URL?)
        /// A file of the app, which may load other files of a folder.
        case file(URL, folder: URL)
    }

    /// The scripts that an app adds to its own HTML and files.
    public struct Scripts: Sendable, Hashable {
        /// The scripts that run before the page's own.
        public var atStart: [String] = []
        /// The scripts that run when the document has been read.
        public var atEnd: [String] = []
        /// The names of the message handlers, as scripts find them in `window.webkit.messageHandlers`.
        public var handlers: [String] = []

        /// Makes no scripts.
        public init() {}
    }

    /// A function of JavaScript that the page calls.
    public struct Call: Sendable, Hashable {
        /// The number of the call, counted from 1.
        public let number: Int
        /// The body of the function.
        public let body: String
        /// The arguments by their names, as a JSON object.
        public let arguments: String

        /// Makes a call.
        ///
        /// - Parameters:
        ///   - number: The number of the call.
        ///   - body: The body of the function.
        ///   - arguments: The arguments by their names, as a JSON object.
        public init(number: Int, body: String, arguments: String) {
            self.number = number
            self.body = body
            self.arguments = arguments
        }
    }

    /// The source; nil for an empty page.
    public var source: Source?

    /// The number of the load, counted from 1. The host loads the source again when the number changes.
    public var load: Int

    /// The scripts for the app's own HTML and files.
    public var scripts: Scripts

    /// The calls without an answer, oldest first.
    public var calls: [Call]

    /// True if the page's own scripts run.
    public var runsScripts = true

    /// True if the page cannot read what the browser has stored for its server, such as cookies.
    public var isPrivate = false

    /// True if the user can scroll the page.
    public var scrolls = true

    /// Makes the semantics of a web page.
    ///
    /// - Parameters:
    ///   - source: The source; nil for an empty page.
    ///   - load: The number of the load.
    ///   - scripts: The scripts for the app's own HTML and files.
    ///   - calls: The calls without an answer.
    public init(source: Source?, load: Int, scripts: Scripts = Scripts(), calls: [Call] = []) {
        self.source = source
        self.load = load
        self.scripts = scripts
        self.calls = calls
    }
}
