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

        /// The system is to open another URL in its place.
        public static func systemAction(_ url: URL) -> Result { Result(content: .systemAction(url)) }

        /// The system is to open a URL, inside of the app if it can. Here it cannot: the browser opens a tab.
        ///
        /// - Parameter url: The URL; nil for the one that was asked for.
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
    @preconcurrency @MainActor
    public init(handler: @escaping (URL) -> OpenURLAction.Result) {
        self.handler = handler
        opener = URLOpenerReference()
    }

    /// Makes an action that tries a handler, and leaves to a system what that does not handle.
    fileprivate init(_ action: OpenURLAction?, opener: URLOpenerReference) {
        handler = action?.handler
        self.opener = opener
    }

    /// Opens a URL.
    public func callAsFunction(_ url: URL) { self(url) { _ in } }

    /// Opens a URL, inside of the app where the system can.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - prefersInApp: True to open the page inside of the app; it has no effect here, as browsers open a tab.
    public func callAsFunction(_ url: URL, prefersInApp: Bool) { self(url) }

    /// Opens a URL.
    ///
    /// - Parameter completion: Called once with true if a handler or the system has opened the URL. A browser opens
    ///   tabs only while its user does something; at other times the page asks the user, and the call comes when they
    ///   have answered or the page is gone.
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
    /// The action that opens URLs. A handler that a view has set comes first; otherwise the host opens the URL: the
    /// browser in another tab. Where there is no host, as in pictures, it is not accepted.
    ///
    /// It is for views that lead out of the app.
    @preconcurrency @MainActor
    public var openURL: OpenURLAction {
        get { OpenURLAction(self[OpenURLKey.self], opener: self[URLOpenerKey.self]) }
        set { self[OpenURLKey.self] = newValue }
    }
}
