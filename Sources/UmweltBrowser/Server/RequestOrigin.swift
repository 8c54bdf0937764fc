internal import FlyingFox
import Foundation

/// The checks that a request comes from a page of this server.
enum RequestOrigin {
    /// Returns true if the request names this machine by a numeric address, or as `localhost`.
    ///
    /// Other names may belong to an attacker who points them to this machine, so that a page of theirs may read the
    /// answers.
    static func hasOwnHost(_ request: HTTPRequest) -> Bool {
        guard let host = request.headers[.host], let name = URLComponents(string: "http://\(host)")?.host else {
            return false
        }
        return name == "localhost" || IPAddress(name.trimmingCharacters(in: ["[", "]"])) != nil
    }

    /// Returns true if a page of this server made the request: browsers send the page's origin.
    static func hasOwnOrigin(_ request: HTTPRequest) -> Bool {
        guard let host = request.headers[.host] else { return false }
        return request.headers[HTTPHeader("Origin")] == "http://\(host)"
    }

    /// Returns a random name that cannot be guessed.
    static func secret() -> String {
        var generator = SystemRandomNumberGenerator()
        return (0..<2).map { _ in
            let digits = String(generator.next(), radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }
}
