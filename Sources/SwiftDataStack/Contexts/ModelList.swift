/// Objects with changes, in the order in which they were added. Their records store their indices, so no lookup is
/// needed, and iteration is sequential in memory.
struct ModelList {
    /// The objects, with nil where one was removed.
    private var models: [(any PersistentModel)?] = []
    private var count = 0

    var isEmpty: Bool { count == 0 }

    func contains(_ model: any PersistentModel) -> Bool {
        let place = model._$record.place
        return models.indices.contains(place) && models[place] === model
    }

    mutating func insert(_ model: any PersistentModel) {
        if contains(model) { return }
        model._$record.place = models.count
        models.append(model)
        count += 1
    }

    mutating func remove(_ model: any PersistentModel) {
        guard contains(model) else { return }
        models[model._$record.place] = nil
        count -= 1
        if count < models.count / 2 { close() }
    }

    /// Closes the gaps.
    private mutating func close() {
        models.removeAll { $0 == nil }
        for (place, model) in models.enumerated() { model?._$record.place = place }
    }

    /// The objects in the order in which they were added.
    var values: [any PersistentModel] { models.compactMap(\.self) }

    /// The objects in the order of their creation, which usually is also the order in which they were added.
    var sorted: [any PersistentModel] {
        let all = values
        let keys = all.map(\._$key)
        if zip(keys, keys.dropFirst()).allSatisfy({ $0 < $1 }) { return all }
        // Numbers are sorted many times faster than objects, which are counted when they move.
        return zip(keys, all.indices).sorted { $0.0 < $1.0 }.map { all[$0.1] }
    }
}
