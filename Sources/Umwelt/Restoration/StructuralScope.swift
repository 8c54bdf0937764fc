/// A place in a view tree that gives those below it their names: a view with a body, a branch, an element of a `ForEach`.
///
/// The place is a number made of the names from the root to here, each with how many of its name came before it in the
/// same scope. It is the same in each process, and as short however deep the tree is.
final class StructuralScope {
    let place: UInt64
    private var counts: [String: Int] = [:]

    private init(place: UInt64) { self.place = place }

    /// The place at the top of a tree.
    // FNV-1a's first value.
    convenience init() { self.init(place: 0xcbf2_9ce4_8422_2325) }

    /// The next place of a name in here.
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

    private static func mix(_ byte: UInt8, into hash: UInt64) -> UInt64 { (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
}
