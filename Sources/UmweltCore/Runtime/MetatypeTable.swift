import Synchronization

/// A table of facts about types, made once per type and found by the address of the type's metadata.
///
/// A hit costs two loads and a comparison; a miss locks. Tables live as long as the process.
package final class MetatypeTable<Entry: AnyObject & Sendable>: Sendable {
    /// The number of slots, a power of two, as a mask finds them.
    static var slotCount: Int { 1024 }

    /// A direct-mapped cache of the addresses of entries, which the lock's dictionary retains.
    nonisolated(unsafe) let slots: UnsafeMutablePointer<Atomic<UInt>>
    private let entries = LockedValue<[ObjectIdentifier: Entry]>([:])

    package init() {
        slots = .allocate(capacity: Self.slotCount)
        for index in 0..<Self.slotCount { (slots + index).initialize(to: Atomic(0)) }
    }

    /// The slot that belongs to a type.
    @inline(__always)
    func slot(of type: ObjectIdentifier) -> Int {
        // Metadata is aligned to 8 bytes at least, so the lowest bits say nothing.
        (Int(bitPattern: type) >> 4) & (Self.slotCount - 1)
    }

    /// Returns the entry in a type's slot, which may be another type's; nil if the slot is empty.
    @inline(__always)
    package func cached(for type: ObjectIdentifier) -> Entry? {
        let bits = slots[slot(of: type)].load(ordering: .acquiring)
        guard let address = UnsafeRawPointer(bitPattern: bits) else { return nil }
        // The address came from `store`, whose entry the dictionary holds forever.
        return Unmanaged<Entry>.fromOpaque(address).takeUnretainedValue()
    }

    /// Returns the entry of a type, created with `make` at the first call.
    package func entry(for type: ObjectIdentifier, make: () -> Entry) -> Entry {
        if let entry = entries.withLock({ $0[type] }) {
            store(entry, for: type)
            return entry
        }
        // Made outside the lock, since making one entry may need others.
        let new = make()
        let entry = entries.withLock { entries in
            if let other = entries[type] { return other }
            entries[type] = new
            return new
        }
        store(entry, for: type)
        return entry
    }

    private func store(_ entry: Entry, for type: ObjectIdentifier) {
        slots[slot(of: type)].store(
            UInt(bitPattern: Unmanaged.passUnretained(entry).toOpaque()), ordering: .releasing)
    }
}
