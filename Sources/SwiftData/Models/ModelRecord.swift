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

    let key: Int64
    let registrar = ObservationRegistrar()
    weak var context: ModelContext?
    var state = State.free

    /// The stored values of properties before their first change that is not saved, by index.
    var originals: [Int: SQLValue] = [:]

    /// The relationships that are not read from the store yet, by index: with the key of the object for those to one.
    var faults: [Int: Int64?] = [:]

    /// Makes the record of a new object.
    public init() { key = RowKey.next() }

    init(key: Int64) { self.key = key }
}

/// A row of a store, from which an object is made.
public struct ModelRow {
    /// The record of the object.
    public let record: ModelRecord

    private let entity: Entity
    private let values: [SQLValue]

    init(_ values: [SQLValue], of entity: Entity, record: ModelRecord) {
        self.values = values
        self.entity = entity
        self.record = record
    }

    /// The value of an attribute. The macro's code calls it.
    ///
    /// - Parameter index: The place of the property among the stored ones.
    @_disfavoredOverload public func value<Value: Codable>(_ index: Int) -> Value {
        let property = entity.properties[index]
        // The macro asks for the value in the type of the property, for which its coding was made.
        let coding = unsafeDowncast(property.coding!, to: ColumnCoding<Value>.self)
        if let value = coding.decode(values[index]) { return value }
        if let value = property.defaultValue() as? Value { return value }
        fatalError(
            "SwiftData: the store has no \(Value.self) for \(entity.name).\(property.name), but \(values[index]).")
    }

    /// No object: it is read when it is asked for.
    public func value<Model: PersistentModel>(_ index: Int) -> Model? {
        fault(index)
        return nil
    }

    /// The object of a relationship that always has one, which is read at once.
    public func value<Model: PersistentModel>(_ index: Int) -> Model {
        guard let key = values[index].key,
            let model = record.context?.object(of: Entity.of(Model.self), key: key) as? Model
        else { fatalError("SwiftData: \(entity.name).\(entity.properties[index].name) has no object in the store.") }
        return model
    }

    /// No objects: they are read when they are asked for.
    public func value<Model: PersistentModel>(_ index: Int) -> [Model] {
        fault(index)
        return []
    }

    /// No objects: they are read when they are asked for.
    public func value<Model: PersistentModel>(_ index: Int) -> [Model]? {
        fault(index)
        return []
    }

    private func fault(_ index: Int) {
        record.faults[index] = .some(values[index].key)
    }
}
