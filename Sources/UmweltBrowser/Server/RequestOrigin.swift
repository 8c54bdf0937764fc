internal import FlyingFox
import Foundation

/// Whether a request comes from a page of ours.
enum RequestOrigin {
    /// Whether the request names this machine by a number, or as `localhost`. Other names may belong to somebody who
    /// points them here so that a page of his may read what we answer.
    static func hasOwnHost(_ request: HTTPRequest) -> Bool {
        guard let host = request.headers[.host], let name = URLComponents(string: "http://\(host)")?.host else {
            return false
        }
        return name == "localhost" || IPAddress(name.trimmingCharacters(in: ["[", "]"])) != nil
    }

    /// Whether the request was made by a page that came from here: browsers name the page's origin.
    static func hasOwnOrigin(_ request: HTTPRequest) -> Bool {
        guard let host = request.headers[.host] else { return false }
        return request.headers[HTTPHeader("Origin")] == "http://\(host)"
    }

    /// A name that nobody can guess.
    static func secret() -> String {
        var generator = SystemRandomNumberGenerator()
        return (0..<2).map { _ in
            let digits = String(generator.next(), radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }
}
