import UmweltStore

/// The objects of a context that are in use, by identity. The program or the context's changes retain them.
final class ObjectsInUse {
    private let table = ObjectTable()

    /// New objects that are not in the table yet: most are never asked for by their identity.
    private var new: [NSManagedObject] = []

    /// The objects that the program wants retained.
    private var held: Set<NSManagedObject> = []

    /// The number of objects in the table.
    var placeCount: Int { table.count }

    var all: [NSManagedObject] {
        addNew()
        return table.all.map(Self.object)
    }

    func find(_ id: RowID) -> NSManagedObject? {
        if !new.isEmpty { addNew() }
        guard let object = table.find(id.key).map(Self.object), object.layout.rootID == id.root else { return nil }
        return object
    }

    private static func object(_ object: AnyObject) -> NSManagedObject {
        // The table has managed objects alone.
        unsafeDowncast(object, to: NSManagedObject.self)
    }

    /// Adds an object that is not in the store.
    func add(new object: NSManagedObject) { new.append(object) }

    func add(_ object: NSManagedObject, isHeld: Bool) {
        if object.list !== self {
            // An object that another table had notifies only this table when it is released.
            object.list?.table.remove(object.rowID.key)
            object.list = self
        }
        table.add(object, object.rowID.key)
        if isHeld { held.insert(object) }
    }

    /// Adds the new objects, as one may be asked for.
    func addNew() {
        let new = self.new
        self.new = []
        for object in new { add(object, isHeld: false) }
    }

    /// Adds the new objects, which have just been saved, except those not retained elsewhere.
    func addSaved(areHeld: Bool) {
        var new = self.new
        self.new = []
        for index in new.indices where areHeld || !isKnownUniquelyReferenced(&new[index]) {
            add(new[index], isHeld: areHeld)
        }
    }

    func remove(_ object: NSManagedObject) {
        addNew()
        table.remove(object.rowID.key)
        held.remove(object)
    }

    func removeAll() {
        table.removeAll()
        (new, held) = ([], [])
    }

    /// Removes an object, which calls this during its deinitialization on any thread.
    func forget(_ key: Int64) { table.forget(key) }
}
