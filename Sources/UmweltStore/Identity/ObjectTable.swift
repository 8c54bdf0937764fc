internal import CSQLite
import Synchronization

/// The objects of a context that are in use, by their keys, which no two have. It does not hold them: each tells it
/// when it goes, on whatever thread that is.
///
/// An object takes 16 bytes, and as many again at most for room. There is no weak reference, which would be a box for
/// each.
package final class ObjectTable: Sendable {
    private let slots = Mutex(Slots())

    package init() {}

    /// The number of objects.
    package var count: Int { slots.withLock { $0.count } }

    /// Returns the object of a key; nil if there is none, or it is about to go.
    package func find(_ key: Int64) -> AnyObject? {
        Self.object(
            slots.withLock { slots in
                guard let place = slots.place(of: key) else { return 0 }
                return Self.retained(slots.slots[place].object)
            })
    }

    /// The objects that are not about to go.
    package var all: [AnyObject] {
        slots.withLock { slots in slots.slots.map { $0.object == 0 ? 0 : Self.retained($0.object) } }
            .compactMap(Self.object)
    }

    /// Forgets all objects.
    package func removeAll() { slots.withLock { $0 = Slots() } }

    /// Adds an object, or puts it in the place of another one.
    package func add(_ object: AnyObject, _ key: Int64) {
        let address = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
        slots.withLock { $0.add(Slot(key: key, object: address)) }
    }

    /// Removes an object, which may go on, and returns it; nil if there is none.
    @discardableResult package func remove(_ key: Int64) -> AnyObject? {
        Self.object(
            slots.withLock { slots in
                guard let place = slots.place(of: key) else { return 0 }
                let object = Self.retained(slots.slots[place].object)
                slots.remove(at: place)
                return object
            })
    }

    /// Forgets an object, which calls this while it goes.
    ///
    /// Another one may have its place: that can be held still, and the one that goes cannot.
    package func forget(_ key: Int64) {
        let other = slots.withLock { slots -> UInt in
            guard let place = slots.place(of: key) else { return 0 }
            let object = Self.retained(slots.slots[place].object)
            if object == 0 { slots.remove(at: place) }
            return object
        }
        _ = Self.object(other)
    }

    /// Returns the address of an object, which is held now; 0 if it is about to go. Its memory is there, as it goes
    /// only after it has been forgotten, which waits for the lock.
    private static func retained(_ address: UInt) -> UInt {
        umwelt_try_retain(UnsafeMutableRawPointer(bitPattern: address)) == nil ? 0 : address
    }

    /// Takes over the hold of an address.
    private static func object(_ address: UInt) -> AnyObject? {
        UnsafeMutableRawPointer(bitPattern: address).map { Unmanaged<AnyObject>.fromOpaque($0).takeRetainedValue() }
    }
}

private struct Slot {
    var key: Int64 = 0

    /// The address of the object; 0 for a slot that is free.
    var object: UInt = 0
}

/// A table of keys: each lies in the slot that its digits give, or in the next free one.
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
