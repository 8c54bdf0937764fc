import Foundation

/// A short name for contents: the same for the same contents, and in all practice another for others.
struct ContentKey: CustomStringConvertible {
    // FNV-1a. Nobody gains from making two files of their own look the same.
    private var hash: UInt64 = 0xcbf2_9ce4_8422_2325

    mutating func add(_ text: String) { add(Data(text.utf8)) }

    mutating func add(_ data: Data) {
        for byte in data { add(byte) }
        // So that what ends one part cannot begin the next.
        withUnsafeBytes(of: UInt64(data.count)) { for byte in $0 { add(byte) } }
    }

    private mutating func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }

    var description: String { String(hash, radix: 36) }
}
