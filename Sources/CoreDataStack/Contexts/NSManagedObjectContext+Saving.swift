import Foundation
import UmweltSQLite

extension NSManagedObjectContext {
    /// Saves all changes: to the store in one transaction, or to the parent.
    ///
    /// - Throws: An `NSError`: an invalid value, a conflict with another context's save, or an error of the store. The
    ///   changes are still there then.
    public func save() throws {
        guard hasChanges else { return }
        try saveChanges()
        // Saved objects are held no longer than they are used.
        inUse.addSaved(areHeld: retainsRegisteredObjects)
    }

    private func saveChanges() throws {
        NotificationCenter.default.post(name: Self.willSaveObjectsNotification, object: self)
        prepareObjects()
        if parent == nil { try mergeEqualObjects() }
        let saved = SavedObjects(of: self)
        try validate(saved)
        if let parent {
            let rows = ChildRows(of: self)
            parent.performAndWait { parent.apply(rows) }
        } else {
            try write(saved)
        }
        finish(saved)
    }

    /// Calls the objects' methods before the save, which may change further objects.
    private func prepareObjects() {
        var isComplete = false
        while !isComplete {
            isComplete = true
            for list in [inserted, updated, deleted] {
                list.forEach { object in
                    if object.isPrepared { return }
                    isComplete = false
                    object.isPrepared = true
                    object.willSave()
                }
            }
        }
        for list in [inserted, updated, deleted] { list.forEach { $0.isPrepared = false } }
    }

    private func validate(_ saved: SavedObjects) throws {
        var errors: [any Error] = []
        func collect(_ objects: [NSManagedObject], _ body: (NSManagedObject) throws -> Void) {
            for object in objects { do { try body(object) } catch { errors.append(error) } }
        }
        collect(saved.inserted) { try $0.validateForInsert() }
        collect(saved.updated) { try $0.validateForUpdate() }
        collect(saved.deleted) { try $0.validateForDelete() }
        try ObjectValidation.throwAll(errors)
    }

    private func write(_ saved: SavedObjects) throws {
        guard let coordinator else {
            throw CoreDataError.make(
                .coreData,
                "The context has no store to save to: set its persistentStoreCoordinator.")
        }
        let stores = try coordinator.use {
            var stores: [NSPersistentStore] = []
            for layout in saved.layouts {
                let store = try coordinator.store(of: layout)
                if !stores.contains(where: { $0 === store }) { stores.append(store) }
            }
            for store in stores {
                if store.isReadOnly {
                    throw CoreDataError.make(
                        .fileWriteNoPermission,
                        """
                        The store is read-only. Open it without NSReadOnlyPersistentStoreOption to save changes.
                        """, url: store.url)
                }
                do {
                    let writer = RowWriter(of: self, to: store)
                    let own = stores.count == 1 ? saved : saved.part(in: store)
                    try store.database.transaction { try writer.write(own) }
                    writer.apply()
                } catch {
                    throw CoreDataError.using(error, at: store.url)
                }
            }
            return stores
        }
        for store in stores { store.postRemoteChange() }
    }

    /// Records that all changes are saved, and notifies others.
    private func finish(_ saved: SavedObjects) {
        for object in saved.inserted {
            object.state = .saved
            if parent == nil { object.objectID.isTemporaryID = false }
            if !object.originals.isEmpty { object.originals = [:] }
        }
        for object in saved.updated { object.originals = [:] }
        (inserted, updated, deleted) = (ObjectList(), ObjectList(), ObjectList())
        for object in saved.deleted { forget(object) }
        saved.forEach { $0.didSave() }
        // Mostly no notification has named the new objects: one set of them is enough.
        let areAllPending = saved.inserted.allSatisfy { $0.mark.contains(.inserted, number) }
        let pending = notifyOfChanges()
        let isSame = areAllPending && pending.inserted.count == saved.inserted.count
        NotificationCenter.default.post(
            name: Self.didSaveObjectsNotification, object: self,
            userInfo: saved.objects(of: self, inserted: isSame ? pending.inserted : Set(saved.inserted)))
        NotificationCenter.default.post(
            name: Self.didSaveObjectIDsNotification, object: self, userInfo: saved.identities)
        let others = (parent == nil ? coordinator?.openContexts ?? [] : []).filter { other in
            other !== self && other.parent == nil && other.automaticallyMergesChangesFromParent
        }
        let followers = others + openChildren.filter(\.automaticallyMergesChangesFromParent)
        if followers.isEmpty { return }
        let changes = saved.changes
        for follower in followers { follower.performSoon { $0.merge(changes) } }
    }

    /// Runs a closure on the context's queue: immediately on the main queue.
    private func performSoon(_ body: @escaping @Sendable (NSManagedObjectContext) -> Void) {
        if isOnQueue { return body(self) }
        queue.async { [self] in body(self) }
    }

    /// Obtains the permanent identities of new objects, which the objects already have.
    ///
    /// - Parameter objects: The objects.
    public func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
        for object in objects { object.objectID.isTemporaryID = false }
    }

    /// Discards all unsaved changes.
    public func rollback() {
        let (new, old, gone) = (inserted, updated, deleted)
        forgetUndo()
        new.forEach(forgetInserted)
        gone.forEach { $0.state = .saved }
        (updated, deleted) = (ObjectList(), ObjectList())
        for object in [old, gone].flatMap(\.values) {
            for (index, slot) in object.originals { object.change(index) { object.slots[index] = slot } }
            object.originals = [:]
            pending.record(refreshed: object)
        }
        recordAll()
    }

    /// Notifies the observers that anything may have changed.
    func recordAll() { record(.all) }
}

/// The objects of one save, in the order of their making.
struct SavedObjects {
    let inserted: [NSManagedObject]
    let updated: [NSManagedObject]
    let deleted: [NSManagedObject]

    private init(inserted: [NSManagedObject], updated: [NSManagedObject], deleted: [NSManagedObject]) {
        (self.inserted, self.updated, self.deleted) = (inserted, updated, deleted)
    }

    init(of context: NSManagedObjectContext) {
        self.init(
            inserted: context.inserted.sorted, updated: context.updated.sorted, deleted: context.deleted.sorted)
    }

    /// Returns the objects that a store has.
    func part(in store: NSPersistentStore) -> SavedObjects {
        func own(_ objects: [NSManagedObject]) -> [NSManagedObject] {
            objects.filter { store.entityNames.contains($0.layout.name) }
        }
        return SavedObjects(inserted: own(inserted), updated: own(updated), deleted: own(deleted))
    }

    /// The layouts of the objects.
    var layouts: [EntityLayout] {
        var layouts: [EntityLayout] = []
        forEach { object in
            // Objects of an entity mostly follow each other.
            if layouts.last !== object.layout, !layouts.contains(where: { $0 === object.layout }) {
                layouts.append(object.layout)
            }
        }
        return layouts
    }

    func forEach(_ body: (NSManagedObject) -> Void) {
        for objects in [inserted, updated, deleted] { for object in objects { body(object) } }
    }

    /// The objects for the notification.
    ///
    /// - Parameter inserted: The new objects.
    func objects(of context: NSManagedObjectContext, inserted: Set<NSManagedObject>) -> [AnyHashable: Any] {
        var info: [AnyHashable: Any] = ["managedObjectContext": context]
        for (key, objects) in [
            (NSInsertedObjectsKey, inserted), (NSUpdatedObjectsKey, Set(updated)), (NSDeletedObjectsKey, Set(deleted)),
        ] where !objects.isEmpty { info[key] = objects }
        return info
    }

    var identities: [AnyHashable: Any] {
        var info: [AnyHashable: Any] = [:]
        for (key, objects) in [
            (NSInsertedObjectIDsKey, inserted), (NSUpdatedObjectIDsKey, updated), (NSDeletedObjectIDsKey, deleted),
        ] where !objects.isEmpty { info[key] = Set(objects.map(\.objectID)) }
        return info
    }

    var changes: SavedChanges {
        SavedChanges(
            inserted: inserted.map(\.objectID), updated: updated.map(\.objectID), deleted: deleted.map(\.objectID))
    }
}

/// The identities of the objects of one save.
struct SavedChanges: Sendable {
    var inserted: [NSManagedObjectID] = []
    var updated: [NSManagedObjectID] = []
    var deleted: [NSManagedObjectID] = []
}
