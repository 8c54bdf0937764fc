internal import CSQLite
import Synchronization

/// The objects of a context that are in use, by their keys, which no two have. It holds no references: each object
/// removes itself when it is released, on any thread.
///
/// An object takes 16 bytes, and at most 16 more for free slots. Weak references are avoided, because each would need a
/// separate allocation.
package final class ObjectTable: Sendable {
    private let slots = Mutex(Slots())

    package init() {}

    /// The number of objects.
    package var count: Int { slots.withLock { $0.count } }

    /// Returns the object with a key; nil if there is none, or if it is being released.
    package func find(_ key: Int64) -> AnyObject? {
        Self.object(
            slots.withLock { slots in
                guard let place = slots.place(of: key) else { return 0 }
                return Self.retained(slots.slots[place].object)
            })
    }

    /// The objects that are not being released.
    package var all: [AnyObject] {
        slots.withLock { slots in slots.slots.map { $0.object == 0 ? 0 : Self.retained($0.object) } }
            .compactMap(Self.object)
    }

    /// Forgets all objects.
    package func removeAll() { slots.withLock { $0 = Slots() } }

    /// Adds an object, or replaces another one with the same key.
    package func add(_ object: AnyObject, _ key: Int64) {
        let address = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
        slots.withLock { $0.add(Slot(key: key, object: address)) }
    }

    /// Removes and returns an object, which may live on; nil if there is none.
    @discardableResult package func remove(_ key: Int64) -> AnyObject? {
        Self.object(
            slots.withLock { slots in
                guard let place = slots.place(of: key) else { return 0 }
                let object = Self.retained(slots.slots[place].object)
                slots.remove(at: place)
                return object
            })
    }

    /// Removes an object's entry; the object calls this while it is being released.
    ///
    /// The entry may belong to a newer object by then, which can still be retained, unlike the released one.
    package func forget(_ key: Int64) {
        let other = slots.withLock { slots -> UInt in
            guard let place = slots.place(of: key) else { return 0 }
            let object = Self.retained(slots.slots[place].object)
            if object == 0 { slots.remove(at: place) }
            return object
        }
        _ = Self.object(other)
    }

    /// Returns the address of an object after retaining it; 0 if it is being released. Its memory is still valid,
    /// because the object waits for the lock to remove its entry before it is deallocated.
    private static func retained(_ address: UInt) -> UInt {
        umwelt_try_retain(UnsafeMutableRawPointer(bitPattern: address)) == nil ? 0 : address
    }

    /// Takes ownership of a retained address.
    private static func object(_ address: UInt) -> AnyObject? {
        UnsafeMutableRawPointer(bitPattern: address).map { Unmanaged<AnyObject>.fromOpaque($0).takeRetainedValue() }
    }
}

private struct Slot {
    var key: Int64 = 0

    /// The address of the object; 0 for a slot that is free.
    var object: UInt = 0
}

/// A hash table of keys: each is in the slot that its digits determine, or in the next free one.
private struct Slots {
    var slots: ContiguousArray<Slot> = []
    var count = 0

    /// The number of slots of the smallest table.
    private static let least = 16

    private func home(of key: Int64) -> Int {
        // Keys follow each other: the golden ratio, as a part of 2^64, lays them far from each other.
        let digits = UInt64(bitPattern: key) &* 0x9E37_79B9_7F4A_7C15
        return Int(digits.multipliedFullWidth(by: UInt64(slots.count)).high)
    }

    private func next(_ place: Int) -> Int { place + 1 == slots.count ? 0 : place + 1 }

    func place(of key: Int64) -> Int? {
        if count == 0 { return nil }
        var place = home(of: key)
        while slots[place].object != 0 {
            if slots[place].key == key { return place }
            place = next(place)
        }
        return nil
    }

    mutating func add(_ slot: Slot) {
        if (count + 1) * 4 > slots.count * 3 { resize(to: max(Self.least, slots.count / 2 * 3)) }
        var place = home(of: slot.key)
        while slots[place].object != 0 {
            if slots[place].key == slot.key {
                slots[place] = slot
                return
            }
            place = next(place)
        }
        slots[place] = slot
        count += 1
    }

    mutating func remove(at place: Int) {
        // Those behind come nearer to their homes, so that none is sought across a gap.
        var (gap, place) = (place, next(place))
        while slots[place].object != 0 {
            let home = home(of: slots[place].key)
            let isBehindGap = gap <= place ? gap < home && home <= place : gap < home || home <= place
            if !isBehindGap {
                slots[gap] = slots[place]
                gap = place
            }
            place = next(place)
        }
        slots[gap] = Slot()
        count -= 1
        if slots.count > 1024, count * 4 < slots.count { resize(to: max(Self.least, count * 2)) }
    }

    private mutating func resize(to size: Int) {
        let old = slots
        slots = ContiguousArray(repeating: Slot(), count: size)
        for slot in old where slot.object != 0 {
            var place = home(of: slot.key)
            while slots[place].object != 0 { place = next(place) }
            slots[place] = slot
        }
    }
}
