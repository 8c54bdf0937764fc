internal import Crypto
import Foundation

/// Names from which the original cannot be derived.
package enum HashedName {
    /// Returns the SHA-256 hash of a text, as 64 hexadecimal digits.
    package static func of(_ text: String) -> String { SHA256.hash(data: Data(text.utf8)).hexadecimal }
}
