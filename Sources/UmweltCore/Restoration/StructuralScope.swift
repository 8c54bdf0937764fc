/// A position in a view tree that is equal in every process: a view with a body, a branch, or an item of a `ForEach`.
///
/// Its number is a hash of the names of the scopes from the root to here, each with the number of equal names before it
/// in the same scope. Its length does not depend on the depth.
final class StructuralScope {
    let place: UInt64
    private var counts: [String: Int] = [:]
    private var numbers = 0

    private init(place: UInt64) { self.place = place }

    /// Makes the scope at the root of a tree.
    // FNV-1a's first value.
    convenience init() { self.init(place: 0xcbf2_9ce4_8422_2325) }

    /// Makes the next inner scope with a name.
    func inner(_ name: String) -> StructuralScope {
        let count = counts[name, default: 0]
        counts[name] = count + 1
        var place = place
        for byte in name.utf8 { place = Self.mix(byte, into: place) }
        // No name has this byte, so that what ends a name cannot begin a number.
        place = Self.mix(0xFF, into: place)
        withUnsafeBytes(of: UInt64(count).littleEndian) { for byte in $0 { place = Self.mix(byte, into: place) } }
        return StructuralScope(place: place)
    }

    /// Returns consecutive numbers from zero, one for each call.
    func nextNumber() -> Int {
        defer { numbers += 1 }
        return numbers
    }

    private static func mix(_ byte: UInt8, into hash: UInt64) -> UInt64 { (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
}
