import UmweltSQLite

/// The objects of a context that are in use, by their keys, which no two have, whatever their classes. The program holds them, or the context's changes do.
final class ModelsInUse {
    private struct WeakModel {
        weak var model: (any PersistentModel)?
    }

    private var known: [Int64: WeakModel] = [:]

    /// New objects that are not in the list yet: most are never asked for by their identity.
    private var new: [any PersistentModel] = []

    /// The number of objects that have gone since the list was cleared of them.
    private let gone = GoneCount()

    /// The number of places in the list, with those of objects that have gone.
    var placeCount: Int { known.count }

    func find(_ key: Int64) -> (any PersistentModel)? {
        if !new.isEmpty { addNew() }
        return known[key]?.model
    }

    /// Adds an object that is not in the store.
    func add(new model: any PersistentModel) { new.append(model) }

    func add(_ model: any PersistentModel) {
        if gone.isLarge(of: known.count) { known = known.filter { $0.value.model != nil } }
        model._$record.gone = gone
        known[model._$record.key] = WeakModel(model: model)
    }

    /// Adds the new objects, as one may be asked for.
    func addNew() {
        let new = self.new
        self.new = []
        for model in new { add(model) }
    }

    /// Adds the new objects, which have just been saved, but for those that are not held elsewhere.
    func addSaved() {
        var new = takeNew()
        for index in new.indices where !isKnownUniquelyReferenced(&new[index]) {
            if let model = new[index] as? any PersistentModel { add(model) }
        }
    }

    /// Returns the new objects, as references that can be asked for others without being copied: those that are not optional
    /// would be, as any kind of object. Not inlined, as the list itself would count as another for longer.
    @inline(never) private func takeNew() -> [AnyObject?] {
        defer { new = [] }
        return new.map { $0 as AnyObject }
    }

    @discardableResult func remove(_ key: Int64) -> (any PersistentModel)? {
        addNew()
        return known.removeValue(forKey: key)?.model
    }
}
