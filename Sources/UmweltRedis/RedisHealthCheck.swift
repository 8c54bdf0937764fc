import Foundation
import UmweltServing

/// A check whether a Redis server can be used, for the tool that starts processes with it.
package enum RedisHealthCheck {
    /// Returns the reason why a Redis cannot be used, with its address; nil if it can.
    ///
    /// - Parameter address: The address, with its files of certificates.
    package static func fault(at address: RedisAddress) -> String? {
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
