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
/// The page opens in the user's browser. Its answer is a URL that the app is opened with, as by `onOpenURL`: for an app
/// in the browser one at the app's own address, for one in windows one of a scheme that the desktop gives to the app.
@MainActor public struct WebAuthenticationSession: Sendable {
    private nonisolated let pages: ExternalPages

    nonisolated init(pages: ExternalPages) { self.pages = pages }

    /// The browser's session in which the page opens.
    public struct BrowserSession: Hashable, Sendable {
        /// A session that shares nothing with the others of the browser. No browser here can be asked for one: the log
        /// says so, and the usual one is used.
        public static var ephemeral: BrowserSession { BrowserSession() }
    }

    /// Opens a page, and returns the URL of a scheme with which it answers.
    ///
    /// - Parameters:
    ///   - url: The page to open.
    ///   - callbackURLScheme: The scheme of the URL with which the page answers.
    ///   - preferredBrowserSession: The preferred kind of browser session; nil for the default.
    /// - Throws: ``ASWebAuthenticationSessionError`` if the page was not opened, or the task is cancelled.
    public func authenticate(
        using url: URL, callbackURLScheme: String, preferredBrowserSession: BrowserSession? = nil
    ) async throws -> URL {
        try await authenticate(
            using: url, callback: .customScheme(callbackURLScheme), preferredBrowserSession: preferredBrowserSession,
            additionalHeaderFields: [:])
    }

    /// Opens a page, and returns the URL with which it answers.
    ///
    /// - Parameters:
    ///   - url: The page to open.
    ///   - callback: The URLs with which the page may answer.
    ///   - preferredBrowserSession: The preferred kind of browser session; nil for the default.
    ///   - additionalHeaderFields: The header fields of the request, which must be empty.
    /// - Throws: ``ASWebAuthenticationSessionError`` if the page was not opened, or the task is cancelled;
    ///   `CocoaError.featureUnsupported` if there are header fields, which no browser can be given.
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
    /// The URLs with which a page answers.
    public struct Callback: Hashable, Sendable {
        private enum Kind: Hashable {
            case scheme(String)
            case https(host: String, path: String)
        }

        private let kind: Kind

        /// URLs of a scheme of the app's own.
        public static func customScheme(_ customScheme: String) -> Callback { Callback(kind: .scheme(customScheme)) }

        /// URLs of a host with a path that begins with another, by HTTPS.
        ///
        /// - Parameters:
        ///   - host: The host.
        ///   - path: The beginning of the path.
        public static func https(host: String, path: String) -> Callback {
            Callback(kind: .https(host: host, path: path))
        }

        /// Returns true if a URL is an answer.
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

/// The error of a session in which the user has not signed in.
public struct ASWebAuthenticationSessionError: Error, Hashable, Sendable {
    /// The reasons.
    public enum Code: Int, Hashable, Sendable {
        /// The user, or the app, has given up.
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

    /// The user, or the app, has given up.
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
    /// The action that signs the user in on a page of a web service. With Apple's systems it is that of
    /// AuthenticationServices, of which nothing else is here.
    public var webAuthenticationSession: WebAuthenticationSession { WebAuthenticationSession(pages: outsidePages) }
}
