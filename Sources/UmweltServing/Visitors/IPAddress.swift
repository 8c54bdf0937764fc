import Foundation

/// A numeric address of IP version 4 or 6.
package struct IPAddress: Sendable {
    /// The address in its usual form, as browsers write it.
    package let text: String

    package let isVersion6: Bool

    /// True for the address that represents all addresses of the machine.
    package let isWildcard: Bool

    /// Reads an address; nil if the text is not one, such as a name.
    package init?(_ text: String) {
        var bytes = in6_addr()
        let length: Int
        if inet_pton(AF_INET, text, &bytes) == 1 {
            isVersion6 = false
            length = 4
        } else if inet_pton(AF_INET6, text, &bytes) == 1 {
            isVersion6 = true
            length = 16
        } else {
            return nil
        }
        var usual = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        inet_ntop(isVersion6 ? AF_INET6 : AF_INET, &bytes, &usual, socklen_t(INET6_ADDRSTRLEN))
        self.text = usual.withUnsafeBufferPointer {
            String(decoding: $0.map(UInt8.init(bitPattern:)).prefix { $0 != 0 }, as: UTF8.self)
        }
        isWildcard = withUnsafeBytes(of: bytes) { $0.prefix(length).allSatisfy { $0 == 0 } }
    }

    /// Reads an address in the form for URLs; nil if the text is not one.
    package init?(urlHost text: String) {
        let isBracketed = text.hasPrefix("[") && text.hasSuffix("]")
        self.init(isBracketed ? String(text.dropFirst().dropLast()) : text)
        if isVersion6 != isBracketed { return nil }
    }

    /// The address in the form for URLs.
    package var urlHost: String { isVersion6 ? "[\(text)]" : text }
}
