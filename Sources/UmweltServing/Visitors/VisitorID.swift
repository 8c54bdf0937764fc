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

    /// Makes the name of a visitor identified by a proxy, combined with the name in the browser's cookie.
    ///
    /// So another user of the same browser does not see the first user's data.
    package init(of user: String, at browser: VisitorID, key: SigningKey) {
        text = String(key.signature(of: browser.text + user, for: .user).prefix(32))
    }

    /// A name that may be shown and stored, because it grants no access.
    package var shown: String { HashedName.of(text) }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
    }
}
