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
/// The key of a notification's objects that were read anew.
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

    /// A context has saved: with identities alone.
    public static let didSaveObjectIDsNotification = Notification.Name(
        "NSManagedObjectContextDidSaveObjectIDsNotification")

    /// A context has read anew what others have saved.
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
    public func processPendingChanges() {
        let pending = self.pending
        self.pending = PendingNotification()
        settle(pending)
        guard let info = pending.userInfo else { return }
        NotificationCenter.default.post(name: Self.didChangeObjectsNotification, object: self, userInfo: info)
    }
}

/// The objects that have changed since the last notification of a context.
struct PendingNotification {
    private var inserted: Set<NSManagedObject> = []
    private var updated: Set<NSManagedObject> = []
    private var deleted: Set<NSManagedObject> = []
    private var refreshed: Set<NSManagedObject> = []
    var invalidatedAll = false
    var isScheduled = false

    mutating func note(inserted object: NSManagedObject) {
        if deleted.remove(object) == nil { inserted.insert(object) }
    }

    mutating func note(updated object: NSManagedObject) {
        if !inserted.contains(object) { updated.insert(object) }
    }

    mutating func note(deleted object: NSManagedObject) {
        updated.remove(object)
        if inserted.remove(object) == nil { deleted.insert(object) }
    }

    mutating func note(refreshed object: NSManagedObject) { refreshed.insert(object) }

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
