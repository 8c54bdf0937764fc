import Foundation

/// A range of numeric addresses, such as `10.0.0.0/8` or `::1`.
package struct AddressRange: Sendable, Equatable {
    private let bytes: [UInt8]

    /// The number of leading bits that all addresses of the range share.
    private let length: Int

    /// Reads a range, which may be a single address; nil if the text is none.
    package init?(_ text: String) {
        let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard let bytes = Self.bytes(String(parts[0])) else { return nil }
        self.bytes = bytes
        guard parts.count == 2 else {
            length = bytes.count * 8
            return
        }
        guard let length = Int(parts[1]), (0...bytes.count * 8).contains(length) else { return nil }
        self.length = length
    }

    /// Returns true if an address is in the range.
    package func contains(_ address: String) -> Bool {
        guard let other = Self.bytes(address), other.count == bytes.count else { return false }
        var rest = length
        for (own, other) in zip(bytes, other) {
            guard rest > 0 else { return true }
            let mask: UInt8 = rest >= 8 ? 0xFF : ~(0xFF >> UInt8(rest))
            if own & mask != other & mask { return false }
            rest -= 8
        }
        return true
    }

    /// Returns the bytes of an address; for an IPv4 address within IPv6, those of IPv4. Nil for other texts.
    private static func bytes(_ text: String) -> [UInt8]? {
        var address = in6_addr()
        if inet_pton(AF_INET, text, &address) == 1 {
            return withUnsafeBytes(of: address) { Array($0.prefix(4)) }
        }
        guard inet_pton(AF_INET6, text, &address) == 1 else { return nil }
        let bytes = withUnsafeBytes(of: address) { Array($0) }
        let start = [UInt8](repeating: 0, count: 10) + [0xFF, 0xFF]
        return bytes.starts(with: start) ? Array(bytes.suffix(4)) : bytes
    }
}
