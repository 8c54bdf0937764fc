import Foundation
import FoundationNetworking

/// The time for which a response may be shown without another request, and the headers for revalidation: the rules of
/// HTTP caching (RFC 9111) needed for a cache of one user's images.
struct ResponseFreshness: Sendable {
    /// False for a response that must not be stored.
    let isStorable: Bool

    /// The time after loading for which the response is fresh, in seconds; 0 if it is never fresh.
    let lifetime: TimeInterval

    /// The headers that remain valid after a revalidation.
    private let headers: [String: String]

    /// The lifetime of responses without caching headers, in seconds. HTTP leaves it to caches; this value is a guess.
    static let usualLifetime: TimeInterval = 300

    /// The freshness of files and other data not loaded over HTTP.
    static let usual = ResponseFreshness { _ in nil }

    /// Reads the headers of a response.
    ///
    /// - Parameter old: The freshness of the response that this one revalidates; nil for a new one.
    init(_ response: HTTPURLResponse, updating old: ResponseFreshness? = nil) {
        self.init { response.value(forHTTPHeaderField: $0) ?? old?.headers[$0] }
    }

    init(header: (String) -> String?) {
        var headers: [String: String] = [:]
        for name in ["Cache-Control", "Expires", "ETag", "Last-Modified"] { headers[name] = header(name) }
        self.headers = headers
        let directives = Self.directives(headers["Cache-Control"] ?? "")
        isStorable = directives["no-store"] == nil
        let date = header("Date").flatMap(Self.date)
        let age = header("Age").flatMap(TimeInterval.init) ?? 0
        let total: TimeInterval
        if directives["no-cache"] != nil {
            total = 0
        } else if let seconds = directives["max-age"].flatMap(TimeInterval.init) {
            total = seconds
        } else if let expires = headers["Expires"] {
            // A date that cannot be read has passed.
            total = Self.date(expires)?.timeIntervalSince(date ?? Date()) ?? 0
        } else if let modified = headers["Last-Modified"].flatMap(Self.date), let date {
            // RFC 9111, 4.2.2: a tenth of the time since the last change is usual.
            total = date.timeIntervalSince(modified) / 10
        } else {
            total = Self.usualLifetime
        }
        lifetime = max(total - age, 0)
    }

    /// True if the response can be revalidated.
    var canBeValidated: Bool { headers["ETag"] != nil || headers["Last-Modified"] != nil }

    /// Adds the headers for revalidation, to which the server responds with 304 if nothing has changed.
    func validate(_ request: inout URLRequest) {
        if let tag = headers["ETag"] { request.setValue(tag, forHTTPHeaderField: "If-None-Match") }
        if let date = headers["Last-Modified"] { request.setValue(date, forHTTPHeaderField: "If-Modified-Since") }
    }

    /// The parts of a `Cache-Control` header, by their names in small letters.
    private static func directives(_ text: String) -> [String: String] {
        var found: [String: String] = [:]
        for part in text.split(separator: ",") {
            let sides = part.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            guard let name = sides.first?.lowercased() else { continue }
            found[name] = sides.count > 1 ? sides[1].trimmingCharacters(in: ["\""]) : ""
        }
        return found
    }

    /// Reads a date of HTTP, such as `Sun, 06 Nov 1994 08:49:37 GMT`.
    private static func date(_ text: String) -> Date? {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss zzz"
        return formatter.date(from: text)
    }
}
