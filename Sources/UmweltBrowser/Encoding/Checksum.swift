import Foundation

extension Data {
    /// The 64-bit FNV-1a hash of the bytes, in 16 hexadecimal digits: a name for content that does not change.
    var checksum: String {
        let hash = reduce(into: 0xcbf2_9ce4_8422_2325 as UInt64) { hash, byte in
            hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
        }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
