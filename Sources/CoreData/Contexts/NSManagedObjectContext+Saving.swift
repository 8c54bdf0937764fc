import Foundation
import UmweltSQLite

extension NSManagedObjectContext {
    /// Saves all changes: to the store in one transaction, or to the parent.
    ///
    /// - Throws: An `NSError`: a value that is not valid, a conflict with what another context has saved, or a fault of the
    ///   store. The changes are still there then.
    public func save() throws {
        guard hasChanges else { return }
        NotificationCenter.default.post(name: Self.willSaveObjectsNotification, object: self)
        prepareObjects()
        try validate()
        let saved = SavedObjects(inserted: inserted, updated: updated, deleted: deleted)
        if let parent {
            let rows = ChildRows(of: self)
            parent.performAndWait { parent.take(rows, from: self) }
        } else {
            try writeToStores()
        }
        finish(saved)
    }

    /// Has the objects prepare themselves, which may change others.
    private func prepareObjects() {
        var done: Set<RowID> = []
        while true {
            let waiting = [inserted, updated, deleted].flatMap(\.values).filter { !done.contains($0.objectID.rowID) }
            if waiting.isEmpty { return }
            for object in waiting {
                done.insert(object.objectID.rowID)
                object.willSave()
            }
        }
    }

    private func validate() throws {
        var errors: [any Error] = []
        func collect(_ objects: [RowID: NSManagedObject], _ body: (NSManagedObject) throws -> Void) {
            for object in objects.values.sorted(by: { $0.objectID.key < $1.objectID.key }) {
                do { try body(object) } catch { errors.append(error) }
            }
        }
        collect(inserted) { try $0.validateForInsert() }
        collect(updated) { try $0.validateForUpdate() }
        collect(deleted) { try $0.validateForDelete() }
        try ObjectValidation.throwAll(errors)
    }

    private func writeToStores() throws {
        guard let coordinator else { throw CoreDataError.make(.coreData, "The context has no store to save to.") }
        try coordinator.use {
            let all = [inserted, updated, deleted].flatMap(\.values)
            var stores: [NSPersistentStore] = []
            for object in all {
                let store = try coordinator.store(of: object.layout)
                if !stores.contains(where: { $0 === store }) { stores.append(store) }
            }
            for store in stores {
                if store.isReadOnly {
                    throw CoreDataError.make(
                        .fileWriteNoPermission, "The store is open for reading alone.", url: store.url)
                }
                do {
                    let writer = RowWriter(of: self, to: store)
                    try store.database.transaction { try writer.write() }
                    writer.apply()
                } catch {
                    throw CoreDataError.using(error, at: store.url)
                }
            }
        }
    }

    /// Notes that all changes are saved, and tells others.
    private func finish(_ saved: SavedObjects) {
        for object in inserted.values {
            object.state = .saved
            if parent == nil { object.objectID.isTemporaryID = false }
        }
        for object in [inserted, updated].flatMap(\.values) { object.originals = [:] }
        (inserted, updated, deleted) = ([:], [:], [:])
        for object in saved.deleted.values { forget(object) }
        for object in saved.all { object.didSave() }
        processPendingChanges()
        NotificationCenter.default.post(
            name: Self.didSaveObjectsNotification, object: self, userInfo: saved.objects(of: self))
        NotificationCenter.default.post(
            name: Self.didSaveObjectIDsNotification, object: self, userInfo: saved.identities)
        let changes = saved.changes
        let others = parent == nil ? coordinator?.openContexts ?? [] : []
        for other in others where other !== self && other.parent == nil && other.automaticallyMergesChangesFromParent {
            other.performSoon { $0.merge(changes) }
        }
        for child in openChildren where child.automaticallyMergesChangesFromParent {
            child.performSoon { $0.merge(changes) }
        }
    }

    /// Runs a closure on the context's queue: at once on the main one.
    private func performSoon(_ body: @escaping @Sendable (NSManagedObjectContext) -> Void) {
        if isOnQueue { return body(self) }
        queue.async { [self] in body(self) }
    }

    /// Gives new objects the identities that they will have in the store: those that they have already.
    public func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
        for object in objects { object.objectID.isTemporaryID = false }
    }

    /// Takes back all changes that are not saved.
    public func rollback() {
        let (new, old, gone) = (inserted, updated, deleted)
        forgetUndo()
        for object in new.values { forgetInserted(object) }
        for object in gone.values { object.state = .saved }
        (updated, deleted) = ([:], [:])
        for object in [old, gone].flatMap(\.values) {
            for (index, slot) in object.originals { object.change(index) { object.slots[index] = slot } }
            object.originals = [:]
            pending.note(refreshed: object)
        }
        tellAll()
    }

    /// Tells those who show objects that anything may have changed.
    func tellAll() { note(.all) }
}

/// The objects of one save.
struct SavedObjects {
    let inserted: [RowID: NSManagedObject]
    let updated: [RowID: NSManagedObject]
    let deleted: [RowID: NSManagedObject]

    var all: [NSManagedObject] { [inserted, updated, deleted].flatMap(\.values) }

    func objects(of context: NSManagedObjectContext) -> [AnyHashable: Any] {
        var info: [AnyHashable: Any] = ["managedObjectContext": context]
        for (key, objects) in [
            (NSInsertedObjectsKey, inserted), (NSUpdatedObjectsKey, updated), (NSDeletedObjectsKey, deleted),
        ] where !objects.isEmpty { info[key] = Set(objects.values) }
        return info
    }

    var identities: [AnyHashable: Any] {
        var info: [AnyHashable: Any] = [:]
        for (key, objects) in [
            (NSInsertedObjectIDsKey, inserted), (NSUpdatedObjectIDsKey, updated), (NSDeletedObjectIDsKey, deleted),
        ] where !objects.isEmpty { info[key] = Set(objects.values.map(\.objectID)) }
        return info
    }

    var changes: SavedChanges {
        SavedChanges(
            inserted: inserted.values.map(\.objectID), updated: updated.values.map(\.objectID),
            deleted: deleted.values.map(\.objectID))
    }
}

/// The identities of the objects of one save.
struct SavedChanges: Sendable {
    var inserted: [NSManagedObjectID] = []
    var updated: [NSManagedObjectID] = []
    var deleted: [NSManagedObjectID] = []
}
