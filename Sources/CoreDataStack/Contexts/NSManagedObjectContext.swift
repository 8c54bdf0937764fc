import Foundation
import Synchronization
import UmweltBase
import UmweltSQLite

/// The kind of thread that a context is used on.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
    case privateQueueConcurrencyType = 1
    case mainQueueConcurrencyType = 2
}

/// Fetches managed objects, tracks their changes, and saves the changes together.
///
/// A context is used on its queue: the main one, or its own through ``perform(_:)``. An object of the store is one
/// object in a context, however often it is fetched.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
    // Used on its queue.

    /// The kind of thread that the context is used on.
    public let concurrencyType: NSManagedObjectContextConcurrencyType

    /// The coordinator of the context's stores; the parent's for a child context.
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
        get { coordinator }
        set {
            ownCoordinator = newValue
            (knownStore, knownClass) = (nil, nil)
            newValue?.add(self)
            if let newValue { OpenModels.insert(newValue.managedObjectModel) }
        }
    }

    private var ownCoordinator: NSPersistentStoreCoordinator?

    /// The parent context, which this one reads and saves to; nil for the store.
    open var parent: NSManagedObjectContext? {
        didSet { parent?.addChild(self) }
    }

    private var children: [WeakContext] = []

    private struct WeakContext {
        weak var context: NSManagedObjectContext?
    }

    /// True if saves of the store's other contexts or the parent are read immediately.
    open var automaticallyMergesChangesFromParent = false

    /// The rule for values that another context has saved meanwhile: an ``NSMergePolicy``.
    open var mergePolicy: Any = NSMergePolicy.error

    /// The undo manager with which changes are registered; nil for none. It is used on the main queue.
    open var undoManager: UndoManager?

    /// The name of the context, for users.
    open var name: String?

    /// User info: values that a program stores with the context.
    open private(set) var userInfo = NSMutableDictionary()

    /// The author of the context's saves, in notifications.
    open var transactionAuthor: String?

    /// True if registered objects are retained. Otherwise unchanged objects live as long as the program retains them.
    open var retainsRegisteredObjects = false

    /// True if an object without a row becomes a deleted object without values.
    open var shouldDeleteInaccessibleFaults = true

    /// True if cascading deletions happen immediately.
    open var propagatesDeletesAtEndOfEvent = true

    let queue: DispatchQueue
    static let queueKey = DispatchSpecificKey<Unowned>()

    // Read by what runs on the context's own queue, and holds the context meanwhile.
    struct Unowned: @unchecked Sendable {
        unowned let context: NSManagedObjectContext
    }

    let inUse = ObjectsInUse()

    /// The number of times that the context has forgotten its objects.
    private(set) var resetCount = 0
    var inserted = ObjectList()
    var updated = ObjectList()
    var deleted = ObjectList()

    var pending = PendingChanges()

    /// The number of the context, with which objects identify the recorder of their changes.
    let number = NSManagedObjectContext.count.add(1, ordering: .relaxed).newValue
    private static let count = Atomic<Int>(0)

    /// The store that was asked for last, and the entity: objects of one entity mostly follow each other.
    private var knownStore: KnownStore?
    private var knownClass: KnownClass?

    private struct KnownStore {
        let layout: EntityLayout
        let coordinator: NSPersistentStoreCoordinator
        let version: Int
        let reference: StoreReference
    }

    private struct KnownClass {
        let type: NSManagedObject.Type
        let model: NSManagedObjectModel
        let entity: NSEntityDescription
    }

    private(set) var observers = ContextObservers()

    /// Makes a context without a store.
    ///
    /// - Parameter ct: The queue of the context: the main queue or its own.
    public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
        concurrencyType = ct
        queue = ct == .mainQueueConcurrencyType ? .main : DispatchQueue(label: "umwelt.coredata.context")
        super.init()
        if ct == .privateQueueConcurrencyType { queue.setSpecific(key: Self.queueKey, value: Unowned(context: self)) }
    }

    /// The coordinator of this context or of its parents.
    package var coordinator: NSPersistentStoreCoordinator? { parent?.coordinator ?? ownCoordinator }

    /// The store of an entity, for identities.
    func reference(of layout: EntityLayout) -> StoreReference? {
        guard let coordinator else { return nil }
        let version = coordinator.storesVersion
        if let knownStore, knownStore.layout === layout, knownStore.coordinator === coordinator,
            knownStore.version == version
        {
            return knownStore.reference
        }
        guard let reference = try? coordinator.store(of: layout).reference else { return nil }
        knownStore = KnownStore(layout: layout, coordinator: coordinator, version: version, reference: reference)
        return reference
    }

    /// The entity of a class, if it was the last one for which objects were created.
    func knownEntity(of type: NSManagedObject.Type) -> NSEntityDescription? {
        guard let knownClass, knownClass.type == type, knownClass.model === coordinator?.managedObjectModel else {
            return nil
        }
        return knownClass.entity
    }

    func cache(_ entity: NSEntityDescription, of type: NSManagedObject.Type, in model: NSManagedObjectModel) {
        knownClass = KnownClass(type: type, model: model, entity: entity)
    }

    // MARK: Changes

    /// True if there is something to save.
    open var hasChanges: Bool { !inserted.isEmpty || !updated.isEmpty || !deleted.isEmpty }

    /// The objects that are not in the store yet.
    open var insertedObjects: Set<NSManagedObject> { Set(inserted.values) }

    /// The objects of the store that have changed.
    open var updatedObjects: Set<NSManagedObject> { Set(updated.values) }

    /// The objects to be deleted from the store.
    open var deletedObjects: Set<NSManagedObject> { Set(deleted.values) }

    /// The objects in use.
    open var registeredObjects: Set<NSManagedObject> { Set(inUse.all) }

    /// Adds an object. Its store has it when the context is saved.
    ///
    /// - Parameter object: The object.
    open func insert(_ object: NSManagedObject) {
        if object.managedObjectContext === self, object.state != .deleted { return }
        precondition(
            object.managedObjectContext == nil || object.managedObjectContext === self,
            """
            Core Data: \(object.layout.name) belongs to another context. Pass its objectID to object(with:) of this \
            context.
            """)
        object.makeID(in: self)
        if object.state == .deleted, deleted.contains(object) {
            deleted.remove(object)
            object.state = .saved
            if !object.originals.isEmpty { updated.insert(object) }
        } else {
            let isNew = object.state == .free
            object.managedObjectContext = self
            object.state = .inserted
            object.isFired = true
            object.isPrepared = false
            if object.slots.isEmpty { object.slots = object.layout.initialSlots }
            if !object.originals.isEmpty { object.originals = [:] }
            insertNew(object)
            if isNew { withoutUndo { object.awakeFromInsert() } }
        }
        record(.members(object, .inserted))
        if recordsUndo { registerUndo { [weak self] in self?.withdraw(object) } }
    }

    /// Deletes an object, and cascades to related ones. Its store has it until the context is saved.
    ///
    /// - Parameter object: The object.
    open func delete(_ object: NSManagedObject) {
        guard object.managedObjectContext === self, object.state != .deleted else { return }
        object.prepareForDeletion()
        object.fire()
        // Read before the object is gone.
        let related = object.layout.properties.indices.map { index in
            object.layout.properties[index].isAttribute ? [] : object.related(index)
        }
        let wasInserted = object.state == .inserted
        object.state = .deleted
        if wasInserted { inserted.remove(object) } else { moveToDeleted(object) }
        for (index, property) in object.layout.properties.enumerated() {
            switch property.relationship?.deleteRule {
            case .cascadeDeleteRule: for other in related[index] { delete(other) }
            case .nullifyDeleteRule:
                guard let inverse = property.inverse else { continue }
                for other in related[index] where other.state != .deleted { other.unlink(inverse, from: object) }
            // Denied when the context is saved: the related objects may be deleted by then.
            case .denyDeleteRule, .noActionDeleteRule, nil: break
            }
        }
        record(.members(object, .deleted))
        if recordsUndo { registerUndo { [weak self] in self?.insert(object) } }
        if wasInserted {
            inUse.remove(object)
            object.managedObjectContext = nil
            object.state = .free
        }
    }

    /// Reverts the insertion of an object: it leaves the context, or is deleted if it has been saved meanwhile.
    private func withdraw(_ object: NSManagedObject) {
        switch object.state {
        case .inserted: forgetInserted(object)
        case .saved:
            moveToDeleted(object)
            object.state = .deleted
        case .free, .deleted, .probe: return
        }
        record(.members(object, .deleted))
        if recordsUndo { registerUndo { [weak self] in self?.insert(object) } }
    }

    /// Adds an object to the unsaved new ones.
    func insertNew(_ object: NSManagedObject) {
        inserted.insert(object)
        inUse.add(new: object)
    }

    /// Moves a stored object to the deleted ones.
    func moveToDeleted(_ object: NSManagedObject) {
        updated.remove(object)
        deleted.insert(object)
    }

    /// Removes an object that is not in the store.
    func forgetInserted(_ object: NSManagedObject) {
        inserted.remove(object)
        inUse.remove(object)
        object.state = .free
        object.managedObjectContext = nil
    }

    // MARK: Objects in use

    /// Returns the registered object with an identity; nil for none.
    ///
    /// - Parameter objectID: The identity of the object.
    open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? { registered(objectID.rowID) }

    func registered(_ id: RowID) -> NSManagedObject? { inUse.find(id) }

    /// Puts an object in use.
    func register(_ object: NSManagedObject) { inUse.add(object, isHeld: retainsRegisteredObjects) }

    /// Forgets an object that is no longer in the store.
    func forget(_ object: NSManagedObject) {
        inUse.remove(object)
        inserted.remove(object)
        updated.remove(object)
        deleted.remove(object)
        object.state = .deleted
        object.managedObjectContext = nil
    }

    /// Forgets all objects and all changes.
    open func reset() {
        forgetUndo()
        for object in inUse.all { object.managedObjectContext = nil }
        inUse.removeAll()
        resetCount += 1
        (inserted, updated, deleted) = (ObjectList(), ObjectList(), ObjectList())
        _ = pending.drain(number)
        pending.invalidatedAll = true
        observers.notify(.all)
        processPendingChanges()
    }

    // MARK: Followers

    /// Notifies the observers that several changes are complete.
    func finish(_ changes: PendingNotification) { observers.finish(changes) }

    package func add(_ observer: any ContextObserver) { observers.add(observer) }

    /// Records a change: notifies views that show objects immediately, and others soon.
    func record(_ change: ContextChange) {
        switch change {
        case .property(let object, _):
            if object.state == .saved { updated.insert(object) }
            pending.record(updated: object, number)
        case .members(let object, .inserted): pending.record(inserted: object, number)
        case .members(let object, .deleted): pending.record(deleted: object, number)
        case .all: break
        }
        observers.notify(change)
        // On a queue of its own, the end of each closure notifies.
        if concurrencyType == .privateQueueConcurrencyType || pending.isScheduled || !MainQueue.isCurrent { return }
        pending.isScheduled = true
        queue.async { [weak self] in self?.processPendingChanges() }
    }

    private func addChild(_ context: NSManagedObjectContext) {
        children.removeAll { $0.context == nil }
        children.append(WeakContext(context: context))
    }

    /// The contexts whose parent this is.
    var openChildren: [NSManagedObjectContext] { children.compactMap(\.context) }
}

/// A change in a context, for observers of its objects.
package enum ContextChange {
    package enum Direction {
        case inserted, deleted
    }

    /// An object was inserted or deleted.
    case members(NSManagedObject, Direction)
    /// A property of an object has another value.
    case property(NSManagedObject, Int)
    /// Anything may have changed.
    case all
}
