import Foundation
import Umwelt

/// An action that signs the user in on a page of a web service.
///
/// ```swift
/// @Environment(\.webAuthenticationSession) private var session
///
/// Button("Sign in") {
///     Task {
///         let answer = try await session.authenticate(
///             using: page, callback: .https(host: "notes.example", path: "/signed-in"), additionalHeaderFields: [:])
///     }
/// }
/// ```
///
/// The page opens in the user's browser. Its callback is a URL that opens the app, as for `onOpenURL`: for an app in
/// the browser, a URL below the app's own address; for an app in windows, a URL with a scheme registered for the app on
/// the desktop.
@MainActor public struct WebAuthenticationSession: Sendable {
    private nonisolated let pages: ExternalPages

    nonisolated init(pages: ExternalPages) { self.pages = pages }

    /// The browser session for the page.
    public struct BrowserSession: Hashable, Sendable {
        /// A session that shares nothing with other sessions. Browsers do not offer it to apps: a message is logged,
        /// and the default session is used.
        public static var ephemeral: BrowserSession { BrowserSession() }
    }

    /// Opens a page, and returns its callback URL with a custom scheme.
    ///
    /// - Parameters:
    ///   - url: The page to open.
    ///   - callbackURLScheme: The scheme of the callback URL.
    ///   - preferredBrowserSession: The preferred kind of browser session; nil for the default.
    /// - Throws: ``ASWebAuthenticationSessionError`` if the page was not opened, or the task is cancelled.
    public func authenticate(
        using url: URL, callbackURLScheme: String, preferredBrowserSession: BrowserSession? = nil
    ) async throws -> URL {
        try await authenticate(
            using: url, callback: .customScheme(callbackURLScheme), preferredBrowserSession: preferredBrowserSession,
            additionalHeaderFields: [:])
    }

    /// Opens a page, and returns its callback URL.
    ///
    /// - Parameters:
    ///   - url: The page to open.
    ///   - callback: The permitted callback URLs.
    ///   - preferredBrowserSession: The preferred kind of browser session; nil for the default.
    ///   - additionalHeaderFields: The header fields of the request, which must be empty.
    /// - Throws: ``ASWebAuthenticationSessionError`` if the page was not opened, or the task is cancelled;
    ///   `CocoaError.featureUnsupported` for header fields, which browsers do not accept from apps.
    public func authenticate(
        using url: URL, callback: ASWebAuthenticationSession.Callback, preferredBrowserSession: BrowserSession? = nil,
        additionalHeaderFields: [String: String]
    ) async throws -> URL {
        guard additionalHeaderFields.isEmpty else { throw CocoaError(.featureUnsupported) }
        if preferredBrowserSession != nil {
            Log.views.notice(
                "preferredBrowserSession has no effect: the user signs in with the browser's usual session.")
        }
        do {
            return try await pages.answer(of: url) { callback.matchesURL($0) }
        } catch .cancelled {
            throw ASWebAuthenticationSessionError(.canceledLogin)
        } catch {
            throw ASWebAuthenticationSessionError(.presentationContextInvalid)
        }
    }
}

/// The names of sessions for signing in that ``WebAuthenticationSession`` has in common with UIKit's.
public enum ASWebAuthenticationSession {
    /// The callback URLs of a page.
    public struct Callback: Hashable, Sendable {
        private enum Kind: Hashable {
            case scheme(String)
            case https(host: String, path: String)
        }

        private let kind: Kind

        /// URLs with a custom scheme of the app.
        ///
        /// - Parameter customScheme: The scheme without a colon, such as `bookshelf`.
        public static func customScheme(_ customScheme: String) -> Callback { Callback(kind: .scheme(customScheme)) }

        /// HTTPS URLs of a host whose path starts with `path`.
        ///
        /// - Parameters:
        ///   - host: The host.
        ///   - path: The beginning of the path.
        public static func https(host: String, path: String) -> Callback {
            Callback(kind: .https(host: host, path: path))
        }

        /// Returns true if a URL is an answer.
        ///
        /// - Parameter url: The URL to which the browser was redirected.
        public func matchesURL(_ url: URL) -> Bool {
            switch kind {
            case .scheme(let scheme): url.scheme?.lowercased() == scheme.lowercased()
            case .https(let host, let path):
                url.scheme?.lowercased() == "https" && url.host()?.lowercased() == host.lowercased()
                    && url.path().hasPrefix(path)
            }
        }
    }
}

/// The error of a session without a sign-in.
public struct ASWebAuthenticationSessionError: Error, Hashable, Sendable {
    /// The reasons.
    public enum Code: Int, Hashable, Sendable {
        /// The user or the app has cancelled.
        case canceledLogin = 1
        /// The view that asks is in no window.
        case presentationContextNotProvided = 2
        /// The host did not open the page.
        case presentationContextInvalid = 3
    }

    /// The reason.
    public let code: Code

    /// Makes an error.
    ///
    /// - Parameter code: The reason.
    public init(_ code: Code) { self.code = code }

    /// The user or the app has cancelled.
    public static var canceledLogin: Code { .canceledLogin }

    /// The view that asks is in no window.
    public static var presentationContextNotProvided: Code { .presentationContextNotProvided }

    /// The host did not open the page.
    public static var presentationContextInvalid: Code { .presentationContextInvalid }
}

extension ASWebAuthenticationSessionError.Code {
    /// Returns true if an error has this reason.
    public static func ~= (code: Self, error: any Error) -> Bool {
        (error as? ASWebAuthenticationSessionError)?.code == code
    }
}

extension EnvironmentValues {
    /// The action that signs the user in on a page of a web service. On Apple's systems AuthenticationServices declares
    /// it; the rest of that framework is not available here.
    public var webAuthenticationSession: WebAuthenticationSession { WebAuthenticationSession(pages: outsidePages) }
}
