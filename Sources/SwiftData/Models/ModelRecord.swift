import Foundation
import Observation
import UmweltSQLite

/// The record of one object in its context: its identity, its state, and its values before changes that are not saved.
public final class ModelRecord {
    enum State {
        /// In no context.
        case free
        /// In a context, and in no store yet.
        case inserted
        /// In a store.
        case saved
        /// To be deleted from the store, or deleted.
        case deleted
    }

    private(set) var key: Int64

    /// Those who observe the object; nil before its first property is read.
    private var registrar: ObservationRegistrar?
    weak var context: ModelContext?
    var state = State.free

    /// The place in the context's list of objects that are new, changed or deleted.
    var place = 0

    /// The stored values of properties before their first change that is not saved, by index.
    var originals: [Int: SQLValue] = [:]

    /// The relationships that are not read from the store yet, by index: with the key of the object for those to one.
    var faults: [Int: Int64?] = [:]

    /// True if the row of the object has not been read: its first property that is read brings all.
    var isFault = false

    /// The objects whose rows are read together with its own; nil for one that is read by itself.
    var batch: ModelBatch?

    /// The entity of the object's class; nil before it is asked for.
    private var knownEntity: Entity?

    /// The count of its context's objects that have gone; nil for one that is not among those in use.
    var gone: GoneCount?

    /// Makes the record of a new object.
    public init() { key = RowKey.next() }

    deinit { gone?.add() }

    /// Makes the record that of an object of a store.
    func take(_ row: ModelRow) {
        key = row.key
        context = row.context
        knownEntity = row.entity
        state = .saved
    }

    /// The entity of the object that has the record.
    func entity(of model: any PersistentModel) -> Entity {
        if let knownEntity { return knownEntity }
        let entity = Entity.of(type(of: model))
        knownEntity = entity
        return entity
    }

    /// Reads the row of the object, which has not been read. One whose row is gone has the values of the source.
    func readRow(of model: any PersistentModel) {
        if let context { return context.fulfill(model) }
        ModelRow(nil, key: key, of: entity(of: model), in: nil).fill(model)
    }

    /// Notes that a property is about to be read.
    func access<Model: PersistentModel, Value>(_ model: Model, _ path: KeyPath<Model, Value>) {
        let registrar = registrar ?? ObservationRegistrar()
        if self.registrar == nil { self.registrar = registrar }
        registrar.access(model, keyPath: path)
    }

    /// Changes a property, and notifies observers.
    func mutate<Model: PersistentModel, Value>(_ model: Model, _ path: KeyPath<Model, Value>, _ body: () -> Void) {
        guard let registrar else { return body() }
        registrar.withMutation(of: model, keyPath: path, body)
    }
}
