import Foundation

/// A numeric address of IP version 4 or 6.
struct IPAddress {
    let text: String
    let isVersion6: Bool

    /// Reads an address; nil if the text is not one, such as a name.
    init?(_ text: String) {
        var bytes = in6_addr()
        if inet_pton(AF_INET, text, &bytes) == 1 {
            isVersion6 = false
        } else if inet_pton(AF_INET6, text, &bytes) == 1 {
            isVersion6 = true
        } else {
            return nil
        }
        self.text = text
    }

    /// The address in the form for URLs.
    var urlHost: String { isVersion6 ? "[\(text)]" : text }
}
