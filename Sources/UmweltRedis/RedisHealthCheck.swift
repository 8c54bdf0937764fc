import Foundation
import UmweltBrowser

/// A check whether a Redis server can be used, for the tool that starts processes with it.
package enum RedisHealthCheck {
    /// Returns the reason why a Redis cannot be used, with its address; nil if it can.
    ///
    /// - Parameter variables: The variables that name files of certificates.
    /// - Throws: ``BrowserHostError/invalidRedis`` if the text is no address.
    package static func fault(at text: String, _ variables: [String: String]) throws(BrowserHostError) -> String? {
        guard var address = RedisAddress(text) else { throw .invalidRedis }
        address.setCertificates(from: variables)
        do throws(RedisError) {
            for case .error(let reason) in try RedisConnection(to: address).answers(to: [[Data("PING".utf8)]]) {
                throw RedisError(reason: reason)
            }
            return nil
        } catch {
            return "Redis at \(address.shown) cannot be used: \(error.reason)."
        }
    }
}
