import Foundation

/// The action that opens URLs: by a handler of the app's, or by the system.
///
/// ```swift
/// struct Imprint: View {
///     @Environment(\.openURL) private var openURL
///     var body: some View { Button("Website") { openURL(website) } }
/// }
/// ```
@preconcurrency @MainActor
public struct OpenURLAction {
    /// The results of a handler.
    public struct Result: Sendable {
        fileprivate enum Content: Sendable {
            case handled
            case discarded
            case systemAction(URL?)
        }

        fileprivate let content: Content

        /// The URL was opened.
        public static let handled = Result(content: .handled)

        /// The URL is not to be opened.
        public static let discarded = Result(content: .discarded)

        /// The system is to open the URL.
        public static let systemAction = Result(content: .systemAction(nil))

        /// The system opens another URL instead.
        ///
        /// - Parameter url: The URL that is opened in place of the requested one.
        public static func systemAction(_ url: URL) -> Result { Result(content: .systemAction(url)) }

        /// The system is to open a URL, inside of the app if it can. Here it cannot: the browser opens a tab.
        ///
        /// - Parameter url: The URL; nil for the original one.
        public static func systemAction(_ url: URL? = nil, prefersInApp: Bool) -> Result {
            Result(content: .systemAction(url))
        }
    }

    private let handler: ((URL) -> Result)?
    private let opener: URLOpenerReference

    /// Makes an action with a handler.
    ///
    /// ```swift
    /// ArticleView().environment(\.openURL, OpenURLAction { url in
    ///     url.host() == "example.com" ? .systemAction : .discarded
    /// })
    /// ```
    ///
    /// - Parameter handler: Called on the main actor with each URL. Returns `.handled` or `.discarded`, or
    ///   `.systemAction` to let the system open the URL.
    @preconcurrency @MainActor
    public init(handler: @escaping (URL) -> OpenURLAction.Result) {
        self.handler = handler
        opener = URLOpenerReference()
    }

    /// Makes an action that calls a handler, and passes unhandled URLs to the system.
    fileprivate init(_ action: OpenURLAction?, opener: URLOpenerReference) {
        handler = action?.handler
        self.opener = opener
    }

    /// Opens a URL.
    ///
    /// - Parameter url: The URL.
    public func callAsFunction(_ url: URL) { self(url) { _ in } }

    /// Opens a URL, inside of the app where the system can.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - prefersInApp: True to open the page inside the app; it has no effect here, because browsers open a tab.
    public func callAsFunction(_ url: URL, prefersInApp: Bool) { self(url) }

    /// Opens a URL.
    ///
    /// - Parameter completion: Called once with true if a handler or the system has opened the URL. Browsers only open
    ///   tabs in response to user input. At other times the page asks the user, and the completion is called after the
    ///   answer, or when the page is closed.
    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        switch handler?(url).content ?? .systemAction(nil) {
        case .handled: completion(true)
        case .discarded: completion(false)
        case .systemAction(let other):
            guard let target = opener.target else { return completion(false) }
            target.open(other ?? url) { completion($0) }
        }
    }
}

struct OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction? { nil }
}

extension EnvironmentValues {
    /// The action that opens URLs. A handler set by a view comes first; otherwise the host opens the URL: in the
    /// browser, in another tab. Without a host, as in pictures, no URL is opened.
    ///
    /// It is for views that lead out of the app.
    @preconcurrency @MainActor
    public var openURL: OpenURLAction {
        get { OpenURLAction(self[OpenURLKey.self], opener: self[URLOpenerKey.self]) }
        set { self[OpenURLKey.self] = newValue }
    }
}
