import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension Snapshotting where Value == URLRequest, Format == String {
    /// The strategy that compares requests as the text of their method, address, headers and body.
    public static var raw: Snapshotting { raw(pretty: false) }

    /// Returns a strategy that compares requests as the text of their method, address, headers and body.
    ///
    /// - Parameter pretty: True to write a body of JSON with a line for each value, and sorted keys.
    public static func raw(pretty: Bool) -> Snapshotting {
        SimplySnapshotting<String>.lines.pullback { request in
            let head = "\(request.httpMethod ?? "GET") \(request.sortedURL ?? "(null)")"
            let body = request.httpBody.map { data in ["", (pretty ? data.prettyJSON : nil) ?? data.text] }
            return ([head] + request.headerLines + (body ?? [])).joined(separator: "\n")
        }
    }

    /// The strategy that compares requests as the command of curl that sends them.
    public static var curl: Snapshotting {
        SimplySnapshotting<String>.lines.pullback { request in
            var parts = ["curl"]
            let method = request.httpMethod ?? "GET"
            if method == "HEAD" {
                parts.append("--head")
            } else if !(method == "GET" && request.httpBody == nil) {
                parts.append("--request \(method)")
            }
            parts += request.headerLines.filter { !$0.hasPrefix("Cookie:") }
                .map { "--header \"\($0.replacing("\"", with: "\\\""))\"" }
            if let body = request.httpBody?.text {
                parts.append("--data \"\(body.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\"")
            }
            if let cookie = request.value(forHTTPHeaderField: "Cookie") {
                parts.append("--cookie \"\(cookie.replacing("\"", with: "\\\""))\"")
            }
            parts.append("\"\(request.sortedURL ?? "(null)")\"")
            return parts.joined(separator: " \\\n\t")
        }
    }
}

extension URLRequest {
    fileprivate var headerLines: [String] {
        (allHTTPHeaderFields ?? [:]).map { "\($0): \($1)" }.sorted()
    }

    /// The address, whose query is in the order of its names.
    fileprivate var sortedURL: String? {
        guard let url, var parts = URLComponents(url: url, resolvingAgainstBaseURL: false) else { return nil }
        parts.queryItems = parts.queryItems?.sorted { $0.name < $1.name }
        return parts.string
    }
}

extension Data {
    fileprivate var text: String { String(decoding: self, as: UTF8.self) }

    fileprivate var prettyJSON: String? {
        guard let object = try? JSONSerialization.jsonObject(with: self),
            let data = try? JSONSerialization.data(withJSONObject: object, options: [.prettyPrinted, .sortedKeys])
        else { return nil }
        return data.text
    }
}
