internal import Crypto
import Foundation

/// Names that do not give away what they are made from.
package enum HashedName {
    /// Returns the SHA-256 hash of a text, as 64 hexadecimal digits.
    package static func of(_ text: String) -> String { SHA256.hash(data: Data(text.utf8)).hexadecimal }
}
