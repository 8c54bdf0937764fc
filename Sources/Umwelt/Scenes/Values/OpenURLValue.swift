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

        /// The URL shall not be opened.
        public static let discarded = Result(content: .discarded)

        /// The system shall open the URL.
        public static let systemAction = Result(content: .systemAction(nil))

        /// The system shall open another URL in its place.
        public static func systemAction(_ url: URL) -> Result { Result(content: .systemAction(url)) }
    }

    private let handler: ((URL) -> Result)?
    private let system: SystemReference

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
        system = SystemReference()
    }

    /// Makes an action that tries a handler, and leaves to a system what that does not handle.
    fileprivate init(_ action: OpenURLAction?, system: SystemReference) {
        handler = action?.handler
        self.system = system
    }

    /// Opens a URL.
    public func callAsFunction(_ url: URL) { _ = open(url) }

    /// Opens a URL, and calls `completion` with whether it was accepted.
    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) { completion(open(url)) }

    /// Opens a URL.
    ///
    /// - Parameter prefersInApp: If true, a web page may be shown within the app. No host shows one, so that the system
    ///   opens it in any case, as on a Mac.
    public func callAsFunction(_ url: URL, prefersInApp: Bool) { _ = open(url) }

    private func open(_ url: URL) -> Bool {
        switch handler?(url).content ?? .systemAction(nil) {
        case .handled: true
        case .discarded: false
        case .systemAction(let other): system.target?.open(other ?? url) ?? false
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
        get { OpenURLAction(self[OpenURLKey.self], system: self[SystemKey.self]) }
        set { self[OpenURLKey.self] = newValue }
    }
}
