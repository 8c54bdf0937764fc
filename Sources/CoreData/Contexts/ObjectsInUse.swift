import UmweltSQLite

/// The objects of a context that are in use, by identity. The program holds them, or the context's changes do.
final class ObjectsInUse {
    private struct WeakObject {
        weak var object: NSManagedObject?
    }

    private var known: [RowID: WeakObject] = [:]

    /// New objects that are not in the list yet: most are never asked for by their identity.
    private var new: [NSManagedObject] = []

    /// The objects that the context's program wants held.
    private var held: Set<NSManagedObject> = []

    /// The number of objects that have gone since the list was cleared of them.
    private let gone = GoneCount()

    /// The number of places in the list, with those of objects that have gone.
    var placeCount: Int { known.count }

    var all: [NSManagedObject] {
        addNew()
        return known.values.compactMap(\.object)
    }

    func find(_ id: RowID) -> NSManagedObject? {
        if !new.isEmpty { addNew() }
        return known[id]?.object
    }

    /// Adds an object that is not in the store.
    func add(new object: NSManagedObject) { new.append(object) }

    func add(_ object: NSManagedObject, isHeld: Bool) {
        if gone.isLarge(of: known.count) { known = known.filter { $0.value.object != nil } }
        object.gone = gone
        known[object.rowID] = WeakObject(object: object)
        if isHeld { held.insert(object) }
    }

    /// Adds the new objects, as one may be asked for.
    func addNew() {
        let new = self.new
        self.new = []
        for object in new { add(object, isHeld: false) }
    }

    /// Adds the new objects, which have just been saved, but for those that are not held elsewhere.
    func addSaved(areHeld: Bool) {
        var new = self.new
        self.new = []
        for index in new.indices where areHeld || !isKnownUniquelyReferenced(&new[index]) {
            add(new[index], isHeld: areHeld)
        }
    }

    func remove(_ object: NSManagedObject) {
        addNew()
        known[object.rowID] = nil
        held.remove(object)
    }

    func removeAll() { (known, new, held) = ([:], [], []) }
}
