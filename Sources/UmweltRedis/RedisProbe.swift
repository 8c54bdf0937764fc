import Foundation
import UmweltServing

/// The question whether a Redis can be used, for the tool that starts processes with it.
package enum RedisProbe {
    /// Returns the reason why a Redis cannot be used, with its address; nil if it can.
    ///
    /// - Parameter address: The address, with its files of certificates.
    package static func fault(at address: RedisAddress) -> String? {
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
