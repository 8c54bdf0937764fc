import UmweltStore

/// The objects of a context that are in use, by their keys, which no two have, whatever their classes. The program or
/// the context's changes retain them.
final class ModelsInUse {
    private let table = ObjectTable()

    /// New objects that are not in the table yet: most are never asked for by their identity.
    private var new: [any PersistentModel] = []

    /// The number of objects in the table.
    var placeCount: Int { table.count }

    func find(_ key: Int64) -> (any PersistentModel)? {
        if !new.isEmpty { addNew() }
        return table.find(key) as? any PersistentModel
    }

    /// All objects.
    var all: [any PersistentModel] {
        addNew()
        return table.all.compactMap { $0 as? any PersistentModel }
    }

    /// Adds an object that is not in the store.
    func add(new model: any PersistentModel) { new.append(model) }

    func add(_ model: any PersistentModel) {
        if let record = model._$owner?.record, record.list !== self {
            // An object that another table had notifies only this table when it is released.
            record.list?.table.remove(model._$key)
            record.list = self
        }
        table.add(model, model._$key)
    }

    /// Adds the new objects, as one may be asked for.
    func addNew() {
        let new = self.new
        self.new = []
        for model in new { add(model) }
    }

    /// Adds the new objects, which have just been saved, except those not retained elsewhere.
    func addSaved() {
        var new = drainNew()
        for index in new.indices where !isKnownUniquelyReferenced(&new[index]) {
            if let model = new[index] as? any PersistentModel { add(model) }
        }
    }

    /// Returns the new objects as non-optional references, without copying them. Not inlined, because the list would
    /// otherwise be retained longer.
    @inline(never) private func drainNew() -> [AnyObject?] {
        defer { new = [] }
        return new.map { $0 as AnyObject }
    }

    @discardableResult func remove(_ key: Int64) -> (any PersistentModel)? {
        addNew()
        return table.remove(key) as? any PersistentModel
    }

    /// Removes an object, which calls this during its deinitialization on any thread.
    func forget(_ key: Int64) { table.forget(key) }
}
