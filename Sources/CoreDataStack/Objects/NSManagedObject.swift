import Combine
import Foundation
import UmweltBase
import UmweltFoundation
import UmweltStore

/// A result of a fetch: an object, its identity, or a dictionary.
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSDictionary: NSFetchRequestResult {}

extension NSNumber: NSFetchRequestResult {}

/// An object that a context stores persistently.
///
/// Values are read and set by their keys, or by properties that are marked with ``Managed()``:
///
/// ```swift
/// class Trip: NSManagedObject {
///     @Managed var name: String?
///     @Managed var stops: NSSet?
/// }
/// ```
open class NSManagedObject: NSObject, NSFetchRequestResult, ObservableObject {
    enum State {
        /// In no context.
        case free
        /// In a context, and in no store yet.
        case inserted
        /// In a store.
        case saved
        /// To be deleted from the store, or deleted.
        case deleted
        /// In no context: it notes which properties are read.
        case probe
    }

    let layout: EntityLayout
    private(set) var ownID: NSManagedObjectID?
    var state = State.free

    /// The values; none while the row has not been read.
    var slots: [Slot] = []

    /// The stored values of properties before their first change that is not saved, by index.
    var originals: [Int: Slot] = [:]

    /// The version of the row that was read.
    var version: Int64 = 0

    /// True if the program has read a value since the row was read.
    var isFired = false

    /// The changes that its context has not notified of.
    var mark = PendingMark()

    /// The index of the last validated property, to which a key usually refers meanwhile.
    var validatedIndex = 0

    /// The index in the context's list of new, changed or deleted objects.
    var place = 0

    /// True between the call of `willSave` and the end of the preparations for saving.
    var isPrepared = false

    /// The objects whose rows are read together with this one's; nil for none.
    var batch: ObjectBatch?

    /// The table of registered objects that contains this one; nil before its registration.
    var list: ObjectsInUse?

    private var observation: ObjectObservation?

    /// The keys that are read of a probe.
    var recorder: KeyRecorder?

    /// The context of the object; nil for none.
    public internal(set) weak var managedObjectContext: NSManagedObjectContext?

    /// Makes an object.
    ///
    /// - Parameters:
    ///   - entity: The entity of the object, of a model whose container or coordinator exists.
    ///   - context: The context that it is inserted into; nil for none.
    public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        guard let layout = entity.layout ?? entity.managedObjectModel?.layouts[entity.name ?? ""] else {
            fatalError("Core Data: the entity “\(entity.name ?? "")” is in no model.")
        }
        if entity.isAbstract, context != nil {
            fatalError("Core Data: “\(layout.name)” is abstract: make an object of one of its subentities.")
        }
        self.layout = layout
        super.init()
        guard let context else { return }
        context.insert(self)
    }

    deinit { if let list, let ownID { list.forget(ownID.key) } }

    /// Makes an object of the class's entity, and inserts it into a context.
    ///
    /// - Parameter moc: The context.
    public convenience init(context moc: NSManagedObjectContext) {
        self.init(entity: Self.entity(in: moc), insertInto: moc)
    }

    private class func entity(in context: NSManagedObjectContext) -> NSEntityDescription {
        if let known = context.knownEntity(of: self) { return known }
        guard let model = context.coordinator?.managedObjectModel else {
            fatalError(
                """
                Core Data: \(self) cannot be made in a context without a store. In views, set the environment's context: \
                .environment(\\.managedObjectContext, container.viewContext).
                """)
        }
        guard let entity = ManagedClasses.entity(of: self, in: model) else {
            fatalError("Core Data: no entity of the model has the class \(self): set its managedObjectClassName.")
        }
        context.cache(entity, of: self, in: model)
        return entity
    }

    /// The entity of the class, in the model that was opened last.
    open class func entity() -> NSEntityDescription {
        guard let entity = OpenModels.entity(of: self) else {
            fatalError("Core Data: no open model has an entity of the class \(self).")
        }
        return entity
    }

    /// Makes a request for all objects of the class. A function of the class's own with this name is preferred.
    @_disfavoredOverload open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
        NSFetchRequest(objectsOf: self)
    }

    // MARK: Identity and state

    /// The entity of the object.
    open var entity: NSEntityDescription { layout.entity }

    /// The identity of the object.
    open var objectID: NSManagedObjectID {
        if let ownID { return ownID }
        return makeID(in: managedObjectContext)
    }

    /// Assigns the identity of a new object, in the store to which a context will save it.
    @discardableResult func makeID(in context: NSManagedObjectContext?) -> NSManagedObjectID {
        if let ownID { return ownID }
        let id = NSManagedObjectID(
            key: RowKey.next(), layout: layout, source: context?.reference(of: layout) ?? StoreReference(),
            isTemporary: true)
        ownID = id
        return id
    }

    func setID(_ id: NSManagedObjectID) { ownID = id }

    /// The identity of the row.
    var rowID: RowID { ownID?.rowID ?? objectID.rowID }

    /// The address: objects are only equal to themselves.
    public override var hash: Int { Int(bitPattern: Unmanaged.passUnretained(self).toOpaque()) >> 4 }

    /// True if the object is new, and will be inserted into its store.
    open var isInserted: Bool { state == .inserted }

    /// True if the object of a store has changed.
    open var isUpdated: Bool { state == .saved && !originals.isEmpty }

    /// True if the object will be deleted from its store.
    open var isDeleted: Bool { state == .deleted && managedObjectContext != nil }

    /// True if there is something to save.
    open var hasChanges: Bool { isInserted || isUpdated || isDeleted }

    /// True if a stored property has a different value than saved.
    open var hasPersistentChangedValues: Bool {
        originals.contains { index, old in
            layout.properties[index].storage != nil && !Slot.areEqual(old, slots[index])
        }
    }

    /// True if no value has been read yet: the first read loads all values.
    open var isFault: Bool { state == .saved && !isFired }

    /// Returns true if the objects of a relationship have not been read yet.
    ///
    /// - Parameter key: The name of the relationship.
    open func hasFault(forRelationshipNamed key: String) -> Bool {
        guard let index = layout.index(of: key) else { return false }
        if slots.isEmpty { return true }
        if case .unread = slots[index] { return true }
        return false
    }

    // MARK: To override

    /// Called when the object is inserted into a context for the first time: sets values that new objects have.
    open func awakeFromInsert() {}

    /// Called when the object's values have been read from the store.
    open func awakeFromFetch() {}

    /// Called when the object is about to be saved.
    open func willSave() {}

    /// Called when the object has been saved.
    open func didSave() {}

    /// Called when the object is about to forget its values.
    open func willTurnIntoFault() {}

    /// Called when the object has forgotten its values.
    open func didTurnIntoFault() {}

    /// Called when the object is about to be deleted.
    open func prepareForDeletion() {}

    // MARK: Values by keys

    /// Returns the value of a property. Numbers are `NSNumber`, relationships objects, `NSSet` or `NSOrderedSet`.
    ///
    /// - Parameter key: The name of the property.
    open func value(forKey key: String) -> Any? {
        if key == "self" { return self }
        if key == "objectID" { return objectID }
        let index = knownIndex(key)
        trackAccess(index)
        return plainValue(index)
    }

    /// Sets the value of a property. Stops the program if it is no value of the property's type.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - key: The name of the property.
    open func setValue(_ value: Any?, forKey key: String) { setPlainValue(value, knownIndex(key)) }

    /// Returns the value of a property, without notifying observers.
    ///
    /// - Parameter key: The name of the property.
    open func primitiveValue(forKey key: String) -> Any? { plainValue(knownIndex(key)) }

    /// Sets the value of a property, without notifying observers, and without changing the inverse relationship.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - key: The name of the property.
    open func setPrimitiveValue(_ value: Any?, forKey key: String) {
        let index = knownIndex(key)
        fire()
        saveOriginal(index)
        slots[index] = slot(of: value, index)
        managedObjectContext?.record(.property(self, index))
    }

    /// Called before a value is read by its primitive.
    ///
    /// - Parameter key: The name of the property; nil for the whole object.
    open func willAccessValue(forKey key: String?) {
        fire()
        if let index = key.flatMap({ layout.index(of: $0) }) { trackAccess(index) }
    }

    /// Called after a value was read by its primitive.
    ///
    /// - Parameter key: The name of the property; nil for the whole object.
    open func didAccessValue(forKey key: String?) {}

    /// Called before a value is set by its primitive.
    ///
    /// - Parameter key: The name of the property.
    open func willChangeValue(forKey key: String) {
        if let index = layout.index(of: key) { observation?.willChange(index) }
    }

    /// Called after a value was set by its primitive.
    ///
    /// - Parameter key: The name of the property.
    open func didChangeValue(forKey key: String) {
        if let index = layout.index(of: key) { observation?.didChange(index) }
    }

    /// Validates a value before it is saved: override it for custom rules.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - key: The name of the property.
    /// - Throws: The reason why it is not valid.
    open func validateValue(_ value: Any?, forKey key: String) throws {
        try ObjectValidation.check(value, of: layout.properties[knownIndex(key)], in: self)
    }

    /// Checks a new object before it is saved.
    open func validateForInsert() throws { try ObjectValidation.check(self) }

    /// Checks an object that has changed before it is saved.
    open func validateForUpdate() throws { try ObjectValidation.check(self) }

    /// Checks that an object may be deleted before that is saved.
    open func validateForDelete() throws { try ObjectValidation.checkDeletion(of: self) }

    func knownIndex(_ key: String) -> Int {
        let properties = layout.properties
        if validatedIndex < properties.count, properties[validatedIndex].name == key { return validatedIndex }
        guard let index = layout.index(of: key) else {
            fatalError("Core Data: “\(layout.name)” has no property “\(key)”.")
        }
        return index
    }

    // MARK: Observation

    /// The publisher that announces changes of the object.
    public var objectWillChange: ObservableObjectPublisher { followers.publisher }

    private var followers: ObjectObservation {
        if let observation { return observation }
        let new = ObjectObservation()
        observation = new
        return new
    }

    /// Tracks that a property is about to be read: views that read it depend on it.
    func trackAccess(_ index: Int) {
        if MainQueue.isCurrent, !ObjectObservation.isSuspended { followers.access(index) }
    }

    /// Sets a value and notifies observers.
    func change(_ index: Int, _ body: () -> Void) {
        observation?.willChange(index)
        body()
        observation?.didChange(index)
    }
}

extension Identifiable where Self: NSManagedObject {
    /// The identity of the object: its row's, so that another object created for the row has the same.
    public var id: ObjectIdentifier { rowID.identifier }
}

@available(*, unavailable)
extension NSManagedObject: @unchecked Sendable {}
