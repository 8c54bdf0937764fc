import Dispatch
import Foundation
import UmweltBase

/// The objects of a container that are in use, with their changes that are not saved.
///
/// A context is used by one thread, or on one actor. An object of the store is one object in a context, however often
/// it is fetched.
public final class ModelContext: Equatable {
    /// The container whose objects these are.
    public let container: ModelContainer

    /// True if changes are saved automatically, soon after they were made, on the main actor.
    public var autosaveEnabled = false

    /// The undo manager with which changes are registered; nil for none. The modifier `modelContainer` sets the
    /// window's with `isUndoEnabled`.
    public var undoManager: UndoManager?

    /// Finds the undo manager of the current window, with which changes are registered; nil for none. Views set it.
    package var undoManagerOfWindow: (@MainActor () -> UndoManager?)?

    let inUse: ModelsInUse
    private(set) var inserted = ModelList()
    private(set) var changed = ModelList()
    private(set) var deleted = ModelList()

    /// The entities that were asked for last.
    private var lastEntity: Entity?
    private var lastKnown: Entity?

    /// The owners shared by the unread objects of each class, and that of the last class.
    private var origins: [ObjectIdentifier: ModelOrigin] = [:]
    private var lastOrigin: ModelOrigin?

    private(set) var observers = ContextObservers()
    private var isSavingSoon = false

    /// True while a save merges objects with equal unique values, which an undo manager does not revert.
    var isMerging = false

    /// The objects that the current save has merged into others, or the last one if it failed.
    var merged: [any PersistentModel] = []

    /// Makes a context without objects.
    ///
    /// - Parameter container: The container, whose stores the context reads and writes.
    public convenience init(_ container: ModelContainer) { self.init(container, ModelsInUse()) }

    /// Makes a context that has some objects in use.
    init(_ container: ModelContainer, _ inUse: ModelsInUse) {
        self.container = container
        self.inUse = inUse
    }

    public static func == (lhs: ModelContext, rhs: ModelContext) -> Bool { lhs === rhs }

    // MARK: Changes

    /// True if there is something to save.
    public var hasChanges: Bool { !inserted.isEmpty || !changed.isEmpty || !deleted.isEmpty }

    /// The objects that are not in the store yet, the first that was made first.
    public var insertedModelsArray: [any PersistentModel] { inserted.sorted }

    /// The objects of the store that have changed.
    public var changedModelsArray: [any PersistentModel] { changed.sorted }

    /// The objects to be deleted from the store.
    public var deletedModelsArray: [any PersistentModel] { deleted.sorted }

    /// Adds an object, and its related objects. Its store has it when the context is saved.
    ///
    /// - Parameter model: The object.
    public func insert<T: PersistentModel>(_ model: T) { insert(any: model) }

    func insert(any model: any PersistentModel) {
        let record = model._$record
        let context = record.origin?.context
        if context === self, record.state != .deleted { return }
        let entity = entity(of: model)
        guard isKnown(entity) else {
            fatalError(
                "SwiftData: \(entity.name) is not in the container, which has \(schemaNames): add it to the container.")
        }
        if let context, context !== self {
            fatalError("SwiftData: \(entity.name) is in another context: fetch it here by its persistentModelID.")
        }
        record.setOrigin(origin(of: entity))
        inUse.add(new: model)
        if record.state == .deleted, deleted.contains(model) {
            deleted.remove(model)
            record.state = .saved
            // Those in `changed` differ from the store: a fetch looks for them there alone.
            if !record.originals.isEmpty { changed.insert(model) }
        } else {
            record.state = .inserted
            if !record.originals.isEmpty { record.originals = [:] }
            inserted.insert(model)
        }
        self.record(.members(entity))
        if recordsUndo { registerUndo { $0.withdraw(model) } }
        for index in entity.relationships {
            for other in model.related(index) { insert(any: other) }
        }
    }

    /// The entity of an object's class. Objects of a class mostly follow each other.
    private func entity(of model: any PersistentModel) -> Entity {
        let type = ObjectIdentifier(type(of: model))
        if let lastEntity, ObjectIdentifier(lastEntity.type) == type { return lastEntity }
        lastEntity = model.entity
        return model.entity
    }

    /// Returns the owner that objects of an entity share in this context.
    func origin(of entity: Entity) -> ModelOrigin {
        if let lastOrigin, lastOrigin.entity === entity { return lastOrigin }
        let name = ObjectIdentifier(entity)
        let origin = origins[name] ?? ModelOrigin(entity, in: self)
        origins[name] = origin
        lastOrigin = origin
        return origin
    }

    /// Returns true if the container has the objects of an entity.
    func isKnown(_ entity: Entity) -> Bool {
        if lastKnown === entity { return true }
        guard container.schema.members.contains(where: { $0 === entity }) else { return false }
        lastKnown = entity
        return true
    }

    private var schemaNames: String {
        let names = container.schema.members.map(\.name)
        return names.isEmpty ? "no classes: use modelContainer(for:)" : names.joined(separator: ", ")
    }

    /// Deletes an object, and cascades to related ones. Its store has it until the context is saved.
    ///
    /// - Parameter model: The object.
    public func delete<T: PersistentModel>(_ model: T) { delete(any: model) }

    func delete(any model: any PersistentModel) {
        let model = model.current
        guard model.modelContext === self, model.state != .deleted else { return }
        // The object keeps its values when its row is gone.
        model.readRow()
        let entity = model.entity
        // Read before the object is gone, as a rollback or a rule needs them.
        let related = entity.properties.indices.map { index in
            entity.properties[index].destination == nil ? [] : model.related(index)
        }
        if model.state == .inserted {
            inserted.remove(model)
            inUse.addNew()
            model._$record.state = .deleted
            model._$record.setOrigin(nil)
        } else {
            markDeleted(model)
        }
        for index in entity.properties.indices {
            switch entity.properties[index].relationship.deleteRule {
            case .cascade: for other in related[index] { delete(any: other) }
            case .nullify:
                guard let inverse = entity.inverse(of: index) else { continue }
                for other in related[index] where !other.isDeleted { other.unlink(inverse, from: model) }
            // Denied when the context is saved: the related objects may be deleted by then.
            case .deny, .noAction: break
            }
        }
        record(.members(entity))
        registerUndo { $0.insert(any: model) }
    }

    /// Moves a stored object to the deleted ones.
    func markDeleted(_ model: any PersistentModel) {
        changed.remove(model)
        deleted.insert(model)
        model._$record.state = .deleted
    }

    /// Removes an object that is not in the store.
    func forgetInserted(_ model: any PersistentModel) {
        inserted.remove(model)
        inUse.remove(model._$key)
        model._$record.state = .free
        model._$record.setOrigin(nil)
    }

    /// Deletes all objects of a class that satisfy a condition now, and the objects that delete rules of their
    /// relationships name. The store has them until the context is saved, which deletes them by one statement for each
    /// table.
    ///
    /// The objects are read, because others of the context may refer to them.
    ///
    /// - Parameters:
    ///   - model: The class.
    ///   - predicate: The condition; nil for all.
    ///   - includeSubclasses: True if objects of classes that inherit from the class are deleted too.
    /// - Throws: ``SwiftDataError`` if the class is not one of the container's, or the store cannot be read.
    public func delete<T: PersistentModel>(
        model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
    ) throws {
        for object in try fetch(FetchDescriptor<T>(predicate: predicate))
        where includeSubclasses || type(of: object) == model { delete(object) }
    }

    /// Records a change of an object's property.
    func recordChange(of model: any PersistentModel, _ index: Int) {
        if model.state == .saved { changed.insert(model) }
        record(.property(model.entity, index))
    }

    /// Discards all unsaved changes.
    public func rollback() {
        let (new, old, gone) = (inserted, changed, deleted)
        (changed, deleted) = (ModelList(), ModelList())
        forgetUndo()
        for model in new.values { forgetInserted(model) }
        separateMerged()
        for model in gone.values { model._$record.state = .saved }
        // Relationships to many are read from the store, for which all others have to be as they were.
        let collections = [old, gone].flatMap(\.values).flatMap { model in restore(model).map { (model, $0) } }
        for (model, index) in collections {
            let property = model.entity.properties[index]
            property.setObjects(model, storedObjects(of: property, at: index, of: model, key: nil))
        }
        record(.all)
    }

    /// Restores an object but for its relationships to many, whose places it returns if they have changed.
    private func restore(_ model: any PersistentModel) -> [Int] {
        let originals = model._$record.originals
        model._$record.originals = [:]
        let entity = model.entity
        return originals.compactMap { index, value in
            let property = entity.properties[index]
            switch property.kind {
            case .attribute: property.write(model, value)
            case .toOne(let type):
                let other = value.key.flatMap { object(of: Entity.of(type), key: $0) }
                property.setObjects(model, other.map { [$0] } ?? [])
            case .toMany: return index
            }
            return nil
        }
    }

    // MARK: Observers

    package func add(_ observer: any ContextObserver) { observers.add(observer) }

    /// Notifies views that show objects, and schedules an autosave.
    func record(_ change: ContextChange) {
        observers.notify(change)
        guard autosaveEnabled, !isSavingSoon, hasChanges, MainQueue.isCurrent else { return }
        isSavingSoon = true
        // The context is used on the main queue already.
        nonisolated(unsafe) let context = self
        DispatchQueue.main.async { context.autosave() }
    }

    private func autosave() {
        isSavingSoon = false
        guard autosaveEnabled, hasChanges else { return }
        do {
            try save()
        } catch {
            Log.data.error(
                """
                Autosave failed: \(error) The changes stay in the context. The next change tries again, or call save().
                """)
        }
    }

    // MARK: Objects in use

    /// Returns the registered object with an identity; nil for none.
    ///
    /// - Parameter id: The identifier of the object.
    public func registeredModel<T: PersistentModel>(for id: PersistentIdentifier) -> T? { registeredObject(id) as? T }

    /// Returns the object with an identity.
    ///
    /// - Precondition: there is such an object here or in the store.
    ///
    /// - Parameter id: The identifier of the object.
    public func model(for id: PersistentIdentifier) -> any PersistentModel {
        if let model = registeredObject(id) { return model }
        guard let entity = container.schema.members.first(where: { $0.name == id.entityName }),
            let model = object(of: entity, key: id.key)
        else {
            fatalError(
                "SwiftData: no \(id.entityName) with this persistentModelID in the store. It may have been deleted.")
        }
        return model
    }

    func registeredObject(_ id: PersistentIdentifier) -> (any PersistentModel)? { inUse.find(id.key) }

    /// The identity of an object, whose entity usually is the last one's.
    func id(of model: any PersistentModel) -> PersistentIdentifier {
        PersistentIdentifier(entityName: entity(of: model).name, key: model._$key)
    }

    /// Removes an object that the store no longer has.
    private func removeDeleted(_ key: Int64) {
        guard let model = inUse.remove(key) else { return }
        changed.remove(model)
        model._$record.state = .deleted
        model._$record.setOrigin(nil)
    }

    /// Marks all changes as saved.
    func finishSave(_ new: [any PersistentModel]) {
        for model in new { model._$record.state = .saved }
        for model in changed.values { model._$record.originals = [:] }
        for model in deleted.values {
            inUse.remove(model._$key)
            model._$record.setOrigin(nil)
        }
        (inserted, changed, deleted) = (ModelList(), ModelList(), ModelList())
        merged = []
    }

    /// Reads again the objects saved by another context, except locally changed values.
    func merge(_ changes: SavedChanges) {
        for id in changes.deleted { removeDeleted(id.key) }
        removeReferences(to: Set(changes.deleted.map(\.key)))
        for id in changes.updated {
            if let model = registeredObject(id), !model.isUnread { refresh(model) }
        }
        for entity in container.schema.members { record(.members(entity)) }
    }
}
