import Umwelt

/// The name of a visitor, which cannot be guessed.
package struct VisitorID: Hashable, Sendable {
    package let text: String

    /// Makes a new name.
    package init() { text = Secret.random() }

    /// Reads a name; nil if the text cannot be one.
    package init?(_ text: String) {
        guard text.utf8.count == 32, text.utf8.allSatisfy(Self.isDigit) else { return nil }
        self.text = text
    }

    /// Makes the name of a visitor's that a proxy has told, for the browser whose cookie has another name.
    ///
    /// So what one user of a browser has done is not there for the next one.
    package init(of user: String, at browser: VisitorID, key: SigningKey) {
        text = String(key.signature(of: browser.text + user, for: .user).prefix(32))
    }

    /// A name that may be shown and kept, as it opens nothing.
    package var shown: String { HashedName.of(text) }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
    }
}
