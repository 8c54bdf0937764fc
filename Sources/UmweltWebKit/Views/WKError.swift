import Foundation

/// The domain of WebKit's errors.
public let WKErrorDomain = "WKErrorDomain"

/// An error of a web view.
public struct WKError: CustomNSError, LocalizedError, Hashable, Sendable {
    /// The kinds of errors, with WebKit's numbers.
    public enum Code: Int, Sendable {
        /// Another error.
        case unknown = 1
        /// The browser's process ended.
        case webContentProcessTerminated
        /// The web view, or the document of a call, is gone.
        case webViewInvalidated
        /// A script threw an exception.
        case javaScriptExceptionOccurred
        /// A value cannot be passed to or from a script.
        case javaScriptResultTypeIsUnsupported
    }

    /// The kind of the error.
    public let code: Code

    /// The description of the error.
    public let errorDescription: String?

    init(_ code: Code, _ description: String) {
        self.code = code
        errorDescription = description
    }

    public static var errorDomain: String { WKErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
}
