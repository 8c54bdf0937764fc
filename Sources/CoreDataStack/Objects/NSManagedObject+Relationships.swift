import Foundation

// Setting one side of a relationship sets the other.
extension NSManagedObject {
    /// Reads a relationship to many from the store, with the changes that are not saved.
    func resolve(_ index: Int) {
        guard case .unread = slots[index] else { return }
        slots[index] = .many(managedObjectContext?.storedIDs(of: index, of: self) ?? [])
    }

    /// The identities of the objects of a relationship.
    func relatedIDs(_ index: Int) -> [NSManagedObjectID] {
        fire()
        resolve(index)
        switch slots[index] {
        case .one(let id): return id.map { [$0] } ?? []
        case .many(let ids): return ids
        default: return []
        }
    }

    /// The objects of a relationship.
    func related(_ index: Int) -> [NSManagedObject] {
        let ids = relatedIDs(index)
        return ids.isEmpty ? [] : managedObjectContext?.objects(ids) ?? []
    }

    /// Sets the objects of a relationship, and the other side's.
    func relate(_ index: Int, to objects: [NSManagedObject]) {
        let property = layout.properties[index]
        for object in objects { check(object, for: property) }
        let old = relatedIDs(index)
        var seen: Set<RowID> = []
        let new = objects.map(\.objectID).filter { seen.insert($0.rowID).inserted }
        if old.map(\.rowID) == new.map(\.rowID) { return }
        setSide(index, to: new)
        guard let inverse = property.inverse, let context = managedObjectContext else { return }
        let kept = Set(old.map(\.rowID))
        for id in old where !seen.contains(id.rowID) { context.related(id)?.unlink(inverse, from: self) }
        for id in new where !kept.contains(id.rowID) { context.related(id)?.link(inverse, to: self) }
    }

    private func check(_ object: NSManagedObject, for property: EntityLayout.Property) {
        guard object.managedObjectContext === managedObjectContext else {
            fatalError(
                """
                Core Data: “\(layout.name).\(property.name)” is set to an object of another context. Set it to \
                context.object(with: object.objectID).
                """)
        }
        if let destination = property.destination, !object.layout.isKind(of: destination) {
            fatalError(
                """
                Core Data: “\(layout.name).\(property.name)” accepts objects of “\(destination.name)”. It is set to \
                one of “\(object.layout.name)”.
                """
            )
        }
    }

    /// Sets the objects of one side of a relationship.
    private func setSide(_ index: Int, to ids: [NSManagedObjectID]) {
        let old = slots[index]
        saveOriginal(index)
        change(index) { slots[index] = layout.properties[index].isToMany ? .many(ids) : .one(ids.first) }
        guard let context = managedObjectContext else { return }
        context.record(.property(self, index))
        if context.recordsUndo { context.registerUndo { [weak self] in self?.restoreSide(index, to: old) } }
    }

    /// Restores one side of a relationship. The other side has a separate action.
    private func restoreSide(_ index: Int, to slot: Slot) {
        switch slot {
        case .one(let id): setSide(index, to: id.map { [$0] } ?? [])
        case .many(let ids): setSide(index, to: ids)
        case .unread, .value, .transient:
            saveOriginal(index)
            change(index) { slots[index] = slot }
            managedObjectContext?.record(.property(self, index))
        }
    }

    /// Adds an object to a relationship, without setting the other side.
    func link(_ index: Int, to object: NSManagedObject) {
        fire()
        let property = layout.properties[index]
        if property.isToMany {
            // One that has not been read need not be, if the other side's column says all.
            if case .unread = slots[index], case .inverse(_, nil) = property.storage { return recordUnread(index) }
            saveOriginal(index)
            var isNew = false
            if case .unread = slots[index] { isNew = true }
            resolve(index)
            guard case .many(var ids) = slots[index] else { return }
            // One that was read just now has the object already, as it is read with the changes that are not saved.
            if isNew, ids.contains(where: { $0.rowID == object.objectID.rowID }) { return recordUnread(index) }
            change(index) {
                slots[index] = .unread
                ids.append(object.objectID)
                slots[index] = .many(ids)
            }
            guard let context = managedObjectContext else { return }
            context.record(.property(self, index))
            if context.recordsUndo {
                context.registerUndo { [weak self, id = object.objectID] in self?.removeID(index, id) }
            }
            return
        }
        let old = slots[index].one
        setSide(index, to: [object.objectID])
        // The one that it was related to so far has it no longer.
        guard let old, old.rowID != object.objectID.rowID, let inverse = property.inverse else { return }
        managedObjectContext?.related(old)?.unlink(inverse, from: self)
    }

    private func recordUnread(_ index: Int) {
        saveOriginal(index)
        change(index) {}
        managedObjectContext?.record(.property(self, index))
    }

    private func removeID(_ index: Int, _ id: NSManagedObjectID) {
        setSide(index, to: relatedIDs(index).filter { $0.rowID != id.rowID })
    }

    /// Removes an object from a relationship, without setting the other side.
    func unlink(_ index: Int, from object: NSManagedObject) {
        fire()
        let property = layout.properties[index]
        if property.isToMany {
            if case .unread = slots[index], case .inverse(_, nil) = property.storage { return recordUnread(index) }
            // The values read now may lack the object already, as it is read with the changes that are not saved.
            saveOriginal(index)
            let ids = relatedIDs(index)
            let new = ids.filter { $0.rowID != object.objectID.rowID }
            if new.count == ids.count { recordUnread(index) } else { setSide(index, to: new) }
        } else if slots[index].one?.rowID == object.objectID.rowID {
            setSide(index, to: [])
        }
    }
}

// Accessors that generated code calls to add and remove objects of a relationship to many.
extension NSManagedObject {
    /// Adds objects to a relationship.
    public func _add(_ values: [Any], to key: String) {
        let index = knownIndex(key)
        relate(index, to: related(index) + values.compactMap { $0 as? NSManagedObject })
    }

    /// Inserts objects into an ordered relationship.
    public func _insert(_ values: [Any], into key: String, at place: Int) {
        let index = knownIndex(key)
        var objects = related(index)
        objects.insert(contentsOf: values.compactMap { $0 as? NSManagedObject }, at: place)
        relate(index, to: objects)
    }

    /// Removes objects from a relationship.
    public func _remove(_ values: [Any], from key: String) {
        let index = knownIndex(key)
        relate(index, to: related(index).filter { object in !values.contains { $0 as AnyObject === object } })
    }

    /// Removes an object from an ordered relationship.
    public func _remove(at place: Int, from key: String) {
        let index = knownIndex(key)
        var objects = related(index)
        objects.remove(at: place)
        relate(index, to: objects)
    }
}
