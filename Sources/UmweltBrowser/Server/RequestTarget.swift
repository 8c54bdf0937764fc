import Foundation

/// The path and the query of a request.
struct RequestTarget {
    /// The path without escapes.
    let path: String

    private let query: [URLQueryItem]

    /// Reads a request's target, such as `/socket?token=1`; nil if it is invalid, or names a server as in proxy
    /// requests, which would override the header `Host`.
    ///
    /// - Parameters:
    ///   - text: The target.
    ///   - base: The base path of the app, which is removed from ``path``; a target outside it is invalid.
    init?(_ text: String, base: String = "") {
        guard text.hasPrefix("/"), !text.hasPrefix("//"), let parts = URLComponents(string: text) else { return nil }
        if base.isEmpty {
            path = parts.path
        } else if parts.path == base {
            path = "/"
        } else {
            guard parts.path.hasPrefix(base + "/") else { return nil }
            path = String(parts.path.dropFirst(base.count))
        }
        query = parts.queryItems ?? []
    }

    /// Returns the first value of a name in the query; nil for none. A plus sign is one.
    subscript(name: String) -> String? { query.first { $0.name == name }?.value }
}
