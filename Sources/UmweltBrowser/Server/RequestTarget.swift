import Foundation

/// The path and the query of a request.
struct RequestTarget {
    /// The path without escapes.
    let path: String

    private let query: [URLQueryItem]

    /// Reads a request's target, such as `/socket?token=1`; nil if it is not valid, or names a server as those that proxies
    /// get do: it would count more than the header `Host`.
    init?(_ text: String) {
        guard text.hasPrefix("/"), !text.hasPrefix("//"), let parts = URLComponents(string: text) else { return nil }
        path = parts.path
        query = parts.queryItems ?? []
    }

    /// Returns the first value of a name in the query; nil if there is none. A plus sign is one.
    subscript(name: String) -> String? { query.first { $0.name == name }?.value }
}
