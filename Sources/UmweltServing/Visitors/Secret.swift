import UmweltBase

/// Names that cannot be guessed.
package enum Secret {
    /// Returns a random name: 128 bits as hexadecimal digits.
    package static func random() -> String {
        var generator = SystemRandomNumberGenerator()
        return (0..<16).map { _ in UInt8.random(in: .min ... .max, using: &generator) }.hexadecimal
    }
}
