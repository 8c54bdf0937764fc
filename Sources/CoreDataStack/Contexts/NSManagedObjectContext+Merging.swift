import Foundation

extension NSManagedObjectContext {
    /// Reads an object again.
    ///
    /// - Parameters:
    ///   - object: The object.
    ///   - flag: True to keep its unsaved changes. Otherwise they are lost, and it becomes a fault.
    public func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
        guard object.managedObjectContext === self, object.state == .saved else { return }
        if flag { reread(object) } else { turnIntoFault(object) }
        pending.record(refreshed: object)
        recordAll()
    }

    /// Reads all objects again. Unsaved changes are kept.
    public func refreshAllObjects() {
        for object in registeredObjects where object.state == .saved {
            if updated.contains(object) { reread(object) } else { turnIntoFault(object) }
            pending.record(refreshed: object)
        }
        recordAll()
    }

    private func turnIntoFault(_ object: NSManagedObject) {
        object.willTurnIntoFault()
        updated.remove(object)
        object.originals = [:]
        object.isFired = false
        let old = object.slots
        object.slots = []
        object.didTurnIntoFault()
        // Those who follow it read it again.
        for index in old.indices { object.change(index) {} }
    }

    /// Reads the values of an object again, except locally changed ones.
    func reread(_ object: NSManagedObject) {
        if object.slots.isEmpty { return }
        let old = object.slots
        let hadRead = object.layout.properties.indices.map { if case .unread = old[$0] { false } else { true } }
        guard fill(object) else { return }
        let new = object.slots
        object.slots = old
        for index in new.indices {
            if object.originals[index] != nil {
                // The stored value that a change is compared with is the new one.
                object.originals[index] = new[index]
                continue
            }
            if case .transient = new[index] { continue }
            if case .unread = new[index], hadRead[index] {
                // A relationship that was read is read again when it is next used.
                object.change(index) { object.slots[index] = .unread }
            } else if !Slot.areEqual(old[index], new[index]) {
                object.change(index) { object.slots[index] = new[index] }
            }
        }
    }

    /// Reads again the objects that another context has saved, according to its notification.
    ///
    /// - Parameter notification: The notification `NSManagedObjectContextDidSave` of the other context.
    public func mergeChanges(fromContextDidSave notification: Notification) {
        func ids(_ key: String, _ idKey: String) -> [NSManagedObjectID] {
            if let objects = notification.userInfo?[key] as? Set<NSManagedObject> { return objects.map(\.objectID) }
            return Array(notification.userInfo?[idKey] as? Set<NSManagedObjectID> ?? [])
        }
        merge(
            SavedChanges(
                inserted: ids(NSInsertedObjectsKey, NSInsertedObjectIDsKey),
                updated: ids(NSUpdatedObjectsKey, NSUpdatedObjectIDsKey),
                deleted: ids(NSDeletedObjectsKey, NSDeletedObjectIDsKey)))
    }

    /// Makes contexts read again the objects that have changed elsewhere, such as by a batch request.
    ///
    /// - Parameters:
    ///   - changeNotificationData: Lists of identities by the keys of notifications, such as ``NSDeletedObjectsKey``.
    ///   - contexts: The contexts.
    public class func mergeChanges(
        fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
    ) {
        func ids(_ keys: String...) -> [NSManagedObjectID] {
            keys.flatMap { key -> [NSManagedObjectID] in
                switch changeNotificationData[key] {
                case let ids as [NSManagedObjectID]: ids
                case let ids as Set<NSManagedObjectID>: Array(ids)
                default: []
                }
            }
        }
        let changes = SavedChanges(
            inserted: ids(NSInsertedObjectsKey, NSInsertedObjectIDsKey),
            updated: ids(NSUpdatedObjectsKey, NSUpdatedObjectIDsKey),
            deleted: ids(NSDeletedObjectsKey, NSDeletedObjectIDsKey))
        for context in contexts { context.performAndWait { context.merge(changes) } }
    }

    /// Reads again the objects that were saved elsewhere, except locally changed values.
    func merge(_ changes: SavedChanges) {
        for id in changes.deleted {
            guard let object = registered(id.rowID) else { continue }
            forget(object)
            pending.record(deleted: object, number)
        }
        let all = [changes.inserted, changes.updated, changes.deleted].flatMap(\.self)
        let layouts = Set(all.map { ObjectIdentifier($0.layout.root) })
        for object in registeredObjects where object.state == .saved && !object.slots.isEmpty {
            for (index, property) in object.layout.properties.enumerated() where property.isToMany {
                guard object.originals[index] == nil, let destination = property.destination,
                    layouts.contains(ObjectIdentifier(destination.root))
                else { continue }
                if case .many = object.slots[index] {
                    object.change(index) { object.slots[index] = parent == nil ? .unread : object.slots[index] }
                    if parent != nil { reread(object) }
                }
            }
        }
        for id in changes.updated {
            guard let object = registered(id.rowID) else { continue }
            reread(object)
            pending.record(refreshed: object)
        }
        for id in changes.inserted { pending.record(inserted: object(with: id), number) }
        recordAll()
        processPendingChanges()
        NotificationCenter.default.post(
            name: Self.didMergeChangesObjectIDsNotification, object: self,
            userInfo: [
                NSInsertedObjectIDsKey: Set(changes.inserted), NSUpdatedObjectIDsKey: Set(changes.updated),
                NSDeletedObjectIDsKey: Set(changes.deleted),
            ])
    }

    /// Applies the changes that a child context saves.
    func apply(_ rows: ChildRows) {
        for row in rows.inserted where registered(row.id.rowID) == nil {
            let object = row.id.layout.entity.objectClass.init(entity: row.id.layout.entity, insertInto: nil)
            object.setID(row.id)
            object.slots = row.slots
            object.managedObjectContext = self
            object.state = .inserted
            object.isFired = true
            insertNew(object)
            record(.members(object, .inserted))
        }
        for row in rows.inserted + rows.updated {
            let object = object(with: row.id)
            object.fire()
            for (index, slot) in row.slots.enumerated() where row.changed.contains(index) {
                if Slot.areEqual(object.slots[index], slot) { continue }
                object.saveOriginal(index)
                object.change(index) { object.slots[index] = slot }
                record(.property(object, index))
            }
        }
        for id in rows.deleted {
            let object = object(with: id)
            if object.state == .inserted {
                forgetInserted(object)
            } else if object.state == .saved {
                object.fire()
                object.state = .deleted
                moveToDeleted(object)
            }
            record(.members(object, .deleted))
        }
    }
}

/// The changes that a child context saves to its parent, as values and identities.
struct ChildRows: @unchecked Sendable {
    // Values and identities alone.

    struct ChildRow {
        let id: NSManagedObjectID
        let slots: [Slot]
        let changed: Set<Int>
    }

    let inserted: [ChildRow]
    let updated: [ChildRow]
    let deleted: [NSManagedObjectID]

    init(of context: NSManagedObjectContext) {
        func row(_ object: NSManagedObject, _ changed: Set<Int>) -> ChildRow {
            for index in changed { if case .unread = object.slots[index] { object.resolve(index) } }
            return ChildRow(id: object.objectID, slots: object.slots, changed: changed)
        }
        inserted = context.inserted.values.map { row($0, Set($0.slots.indices)) }
        updated = context.updated.values.map { row($0, Set($0.originals.keys)) }
        deleted = context.deleted.values.map(\.objectID)
    }
}
