/// Objects with changes, in the order in which they were added. Each stores its index, so no lookup is needed, and
/// iteration is sequential in memory.
struct ObjectList {
    /// The objects, with nil where one was removed.
    private var objects: [NSManagedObject?] = []
    private(set) var count = 0

    var isEmpty: Bool { count == 0 }

    func contains(_ object: NSManagedObject) -> Bool {
        objects.indices.contains(object.place) && objects[object.place] === object
    }

    mutating func insert(_ object: NSManagedObject) {
        if contains(object) { return }
        object.place = objects.count
        objects.append(object)
        count += 1
    }

    mutating func remove(_ object: NSManagedObject) {
        guard contains(object) else { return }
        objects[object.place] = nil
        count -= 1
        if count < objects.count / 2 { close() }
    }

    /// Closes the gaps.
    private mutating func close() {
        objects.removeAll { $0 == nil }
        for (place, object) in objects.enumerated() { object?.place = place }
    }

    func forEach(_ body: (NSManagedObject) throws -> Void) rethrows {
        for object in objects { if let object { try body(object) } }
    }

    /// The objects in the order in which they were added.
    var values: [NSManagedObject] { objects.compactMap(\.self) }

    /// The objects in the order of their creation, which usually is also the order in which they were added.
    var sorted: [NSManagedObject] {
        let all = values
        let keys = all.map(\.rowID.key)
        if zip(keys, keys.dropFirst()).allSatisfy({ $0 < $1 }) { return all }
        // Numbers are sorted many times faster than objects, which are counted when they move.
        return zip(keys, all.indices).sorted { $0.0 < $1.0 }.map { all[$0.1] }
    }
}
