import Foundation
import UmweltBrowser

/// The question whether a Redis can be used, for the tool that starts processes with it.
package enum RedisProbe {
    /// Returns the reason why a Redis cannot be used, with its address; nil if it can.
    ///
    /// - Parameter variables: The variables that name files of certificates.
    /// - Throws: ``BrowserHostError/invalidRedis`` if the text is no address.
    package static func fault(at text: String, _ variables: [String: String]) throws(BrowserHostError) -> String? {
        guard var address = RedisAddress(text) else { throw .invalidRedis }
        address.setCertificates(from: variables)
        do throws(RedisFault) {
            for case .error(let reason) in try RedisConnection(to: address).answers(to: [[Data("PING".utf8)]]) {
                throw RedisFault(reason: reason)
            }
            return nil
        } catch {
            return "Redis at \(address.shown) cannot be used: \(error.reason)."
        }
    }
}
