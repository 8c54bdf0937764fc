import Foundation

/// A short name for content: equal for equal content, and in all practice different for different content.
struct ContentKey: CustomStringConvertible {
    // FNV-1a. It need not resist attacks: the files are the user's own.
    private var hash: UInt64 = 0xcbf2_9ce4_8422_2325

    mutating func add(_ text: String) { add(Data(text.utf8)) }

    mutating func add(_ data: Data) {
        for byte in data { add(byte) }
        // The length separates the parts, so that the end of one is not taken for the beginning of the next.
        withUnsafeBytes(of: UInt64(data.count)) { for byte in $0 { add(byte) } }
    }

    private mutating func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }

    var description: String { String(hash, radix: 36) }
}
