import Foundation

extension NSNotification.Name {
    /// Objects of a context have changed. The keys are those of `NSManagedObjectContext.NotificationKey`.
    public static let NSManagedObjectContextObjectsDidChange = NSManagedObjectContext.didChangeObjectsNotification

    /// A context has saved.
    public static let NSManagedObjectContextDidSave = NSManagedObjectContext.didSaveObjectsNotification

    /// A context is about to save.
    public static let NSManagedObjectContextWillSave = NSManagedObjectContext.willSaveObjectsNotification
}

/// The key of a notification's new objects.
public let NSInsertedObjectsKey = "inserted"
/// The key of a notification's changed objects.
public let NSUpdatedObjectsKey = "updated"
/// The key of a notification's deleted objects.
public let NSDeletedObjectsKey = "deleted"
/// The key of a notification's objects that were read again.
public let NSRefreshedObjectsKey = "refreshed"
/// The key of a notification's objects that have lost their values.
public let NSInvalidatedObjectsKey = "invalidated"
/// The key of a notification after which no object has its values.
public let NSInvalidatedAllObjectsKey = "invalidatedAll"
/// The key of the identities of new objects.
public let NSInsertedObjectIDsKey = "inserted_objectIDs"
/// The key of the identities of changed objects.
public let NSUpdatedObjectIDsKey = "updated_objectIDs"
/// The key of the identities of deleted objects.
public let NSDeletedObjectIDsKey = "deleted_objectIDs"

extension NSManagedObjectContext {
    /// A context is about to save.
    public static let willSaveObjectsNotification = Notification.Name("NSManagedObjectContextWillSaveNotification")

    /// A context has saved.
    public static let didSaveObjectsNotification = Notification.Name("NSManagingContextDidSaveChangesNotification")

    /// Objects of a context have changed.
    public static let didChangeObjectsNotification = Notification.Name("NSObjectsChangedInManagingContextNotification")

    /// A context has saved: with identities only.
    public static let didSaveObjectIDsNotification = Notification.Name(
        "NSManagedObjectContextDidSaveObjectIDsNotification")

    /// A context has merged the changes of others.
    public static let didMergeChangesObjectIDsNotification = Notification.Name(
        "NSManagedObjectContextDidMergeChangesObjectIDsNotification")

    /// The keys of the notifications.
    public enum NotificationKey: String, Sendable {
        case queryGeneration = "newQueryGeneration"
        case invalidatedAllObjects = "invalidatedAll"
        case insertedObjects = "inserted"
        case updatedObjects = "updated"
        case deletedObjects = "deleted"
        case refreshedObjects = "refreshed"
        case invalidatedObjects = "invalidated"
        case insertedObjectIDs = "inserted_objectIDs"
        case updatedObjectIDs = "updated_objectIDs"
        case deletedObjectIDs = "deleted_objectIDs"
        case refreshedObjectIDs = "refreshed_objectIDs"
        case invalidatedObjectIDs = "invalidated_objectIDs"
    }

    /// Notifies of the changes that were made since the last notification.
    public func processPendingChanges() { notifyOfChanges() }

    /// Notifies of the changes that were made since the last notification. Returns them.
    @discardableResult func notifyOfChanges() -> PendingNotification {
        let pending = self.pending.drain(number)
        finish(pending)
        if let info = pending.userInfo {
            NotificationCenter.default.post(name: Self.didChangeObjectsNotification, object: self, userInfo: info)
        }
        return pending
    }
}

/// The changes of one object since the last notification of its context.
struct PendingMark {
    enum Change: UInt8 {
        case inserted = 1
        case updated = 2
        case deleted = 4
    }

    /// The number of the context that notes them.
    private var context = 0
    private var changes: UInt8 = 0

    func belongs(to context: Int) -> Bool { self.context == context }

    func contains(_ change: Change, _ context: Int) -> Bool {
        self.context == context && changes & change.rawValue != 0
    }

    /// Returns true if this is the context's first change of the object.
    mutating func insert(_ change: Change, _ context: Int) -> Bool {
        let isFirst = self.context != context || changes == 0
        changes = isFirst ? change.rawValue : changes | change.rawValue
        self.context = context
        return isFirst
    }

    mutating func remove(_ change: Change, _ context: Int) -> Bool {
        guard contains(change, context) else { return false }
        changes &= ~change.rawValue
        return true
    }
}

/// The objects that have changed since the last notification of a context. Changed objects are flagged, so that a
/// change needs no lookup.
struct PendingChanges {
    private var objects: [NSManagedObject] = []
    private var refreshed: Set<NSManagedObject> = []
    var invalidatedAll = false
    var isScheduled = false

    private mutating func add(_ change: PendingMark.Change, _ object: NSManagedObject, _ context: Int) {
        if object.mark.insert(change, context) { objects.append(object) }
    }

    mutating func record(inserted object: NSManagedObject, _ context: Int) {
        if !object.mark.remove(.deleted, context) { add(.inserted, object, context) }
    }

    mutating func record(updated object: NSManagedObject, _ context: Int) {
        if !object.mark.contains(.inserted, context) { add(.updated, object, context) }
    }

    mutating func record(deleted object: NSManagedObject, _ context: Int) {
        _ = object.mark.remove(.updated, context)
        if !object.mark.remove(.inserted, context) { add(.deleted, object, context) }
    }

    mutating func record(refreshed object: NSManagedObject) { refreshed.insert(object) }

    /// Returns the changes, and resets them.
    mutating func drain(_ context: Int) -> PendingNotification {
        var (inserted, updated, deleted): ([NSManagedObject], [NSManagedObject], [NSManagedObject]) = ([], [], [])
        for object in objects where object.mark.belongs(to: context) {
            if object.mark.contains(.inserted, context) { inserted.append(object) }
            if object.mark.contains(.updated, context) { updated.append(object) }
            if object.mark.contains(.deleted, context) { deleted.append(object) }
            object.mark = PendingMark()
        }
        let taken = PendingNotification(
            inserted: Set(inserted), updated: Set(updated), deleted: Set(deleted), refreshed: refreshed,
            invalidatedAll: invalidatedAll)
        self = PendingChanges()
        return taken
    }
}

/// The changes, in the form of a context's notification.
package struct PendingNotification {
    let inserted: Set<NSManagedObject>
    let updated: Set<NSManagedObject>
    let deleted: Set<NSManagedObject>
    let refreshed: Set<NSManagedObject>
    let invalidatedAll: Bool

    /// The objects that have other values.
    var changed: Set<NSManagedObject> { updated.union(refreshed) }

    var userInfo: [AnyHashable: Any]? {
        var info: [AnyHashable: Any] = [:]
        for (key, objects) in [
            (NSInsertedObjectsKey, inserted), (NSUpdatedObjectsKey, updated), (NSDeletedObjectsKey, deleted),
            (NSRefreshedObjectsKey, refreshed),
        ] where !objects.isEmpty { info[key] = objects }
        if invalidatedAll { info[NSInvalidatedAllObjectsKey] = true }
        return info.isEmpty ? nil : info
    }
}
