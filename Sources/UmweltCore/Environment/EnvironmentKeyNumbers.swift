import Synchronization

/// The numbers of environment keys: small and dense, assigned when a key is first used.
///
/// A hash table by the address of the key type's metadata. Keys are only ever added, so that a lookup needs no lock:
/// a slot is published once and never changes.
@usableFromInline
package enum EnvironmentKeyNumbers {
    /// A key type and its number. The number is written before the key is published.
    @usableFromInline
    struct Slot: ~Copyable {
        @usableFromInline let key: Atomic<UInt>
        @usableFromInline let number: Atomic<Int>

        init() {
            key = Atomic(0)
            number = Atomic(0)
        }
    }

    /// The number of slots: more than programs have keys; a power of two.
    @usableFromInline static var slotCount: Int { 8192 }

    @usableFromInline nonisolated(unsafe) static let slots: UnsafeMutablePointer<Slot> = {
        let slots = UnsafeMutablePointer<Slot>.allocate(capacity: slotCount)
        for index in 0..<slotCount { (slots + index).initialize(to: Slot()) }
        return slots
    }()

    private static let infos = LockedValue<[EnvironmentKeyInfo]>([])

    private static let screenLocal = LockedValue<[any ScreenLocalKey.Type]>([])

    /// The keys with a number whose values end at the bounds of a screen, in the order of their numbers.
    static var screenLocalKeys: [any ScreenLocalKey.Type] { screenLocal.withLock { $0 } }

    /// Returns the number of a key type, assigned at the first call.
    @inlinable @inline(__always)
    package static func number<Key: EnvironmentKey>(of key: Key.Type) -> Int {
        let address = UInt(bitPattern: ObjectIdentifier(key))
        let slots = slots
        // Metadata is aligned to 8 bytes at least, so the lowest bits say nothing.
        var index = Int(truncatingIfNeeded: address >> 4) & (slotCount - 1)
        while true {
            let found = slots[index].key.load(ordering: .acquiring)
            if found == address { return slots[index].number.load(ordering: .relaxed) }
            if found == 0 { return add(key) }
            index = (index + 1) & (slotCount - 1)
        }
    }

    /// Returns the info of the key with a number.
    static func info(_ number: Int) -> EnvironmentKeyInfo { infos.withLock { $0[number] } }

    /// Assigns a number to a key that has none yet.
    @usableFromInline @inline(never)
    static func add<Key: EnvironmentKey>(_ key: Key.Type) -> Int {
        let address = UInt(bitPattern: ObjectIdentifier(key))
        return infos.withLock { infos in
            var index = Int(truncatingIfNeeded: address >> 4) & (slotCount - 1)
            while true {
                let found = slots[index].key.load(ordering: .acquiring)
                // Another thread may have been faster.
                if found == address { return slots[index].number.load(ordering: .relaxed) }
                if found == 0 { break }
                index = (index + 1) & (slotCount - 1)
            }
            precondition(infos.count < slotCount / 2, "A program uses more than \(slotCount / 2) environment keys.")
            let number = infos.count
            infos.append(TypedKeyInfo<Key>(number: number))
            if let local = key as? any ScreenLocalKey.Type { screenLocal.withLock { $0.append(local) } }
            slots[index].number.store(number, ordering: .relaxed)
            slots[index].key.store(address, ordering: .releasing)
            return number
        }
    }
}
