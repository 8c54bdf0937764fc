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

    /// The count of its context's objects that have gone; nil for one that is not among those in use.
    var gone: GoneCount?

    /// Makes the record of a new object.
    public init() { key = RowKey.next() }

    deinit { gone?.add() }

    /// Makes the record that of an object of a store.
    fileprivate func take(_ row: ModelRow) {
        key = row.key
        context = row.context
        state = .saved
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

/// A row of a store, from which an object is made: the one at which a statement is.
public struct ModelRow {
    fileprivate let key: Int64
    fileprivate let context: ModelContext
    private let entity: Entity
    private let row: Row
    private var record: ModelRecord?

    init(_ row: Row, key: Int64, of entity: Entity, in context: ModelContext) {
        self.row = row
        self.key = key
        self.entity = entity
        self.context = context
    }

    /// Returns the row as that of an object with a record. The macro's code calls it.
    public func owned(by record: ModelRecord) -> ModelRow {
        record.take(self)
        var row = self
        row.record = record
        return row
    }

    /// The value of an attribute. The macro's code calls it.
    ///
    /// - Parameter index: The place of the property among the stored ones.
    @_disfavoredOverload public func value<Value: Codable>(_ index: Int) -> Value { decoded(index) }

    private func decoded<Value: Codable>(_ index: Int) -> Value {
        let property = entity.properties[index]
        // The macro asks for the value in the type of the property, for which its coding was made.
        let coding = unsafeDowncast(property.coding!, to: ColumnCoding<Value>.self)
        let value = row[index + 1]
        if let value = coding.decode(value) { return value }
        if let value = property.defaultValue() as? Value { return value }
        fatalError("SwiftData: the store has no \(Value.self) for \(entity.name).\(property.name), but \(value).")
    }

    // The types that most attributes have, which need no coding.

    /// A text.
    public func value(_ index: Int) -> String { row.text(index + 1) ?? decoded(index) }

    /// A text, or none.
    public func value(_ index: Int) -> String? {
        row.isNull(index + 1) ? nil : row.text(index + 1) ?? decoded(index)
    }

    /// A number.
    public func value(_ index: Int) -> Int { row.integer(index + 1).map { Int($0) } ?? decoded(index) }

    /// A number, or none.
    public func value(_ index: Int) -> Int? {
        row.isNull(index + 1) ? nil : row.integer(index + 1).map { Int($0) } ?? decoded(index)
    }

    /// A number.
    public func value(_ index: Int) -> Double { row.real(index + 1) ?? decoded(index) }

    /// A number, or none.
    public func value(_ index: Int) -> Double? {
        row.isNull(index + 1) ? nil : row.real(index + 1) ?? decoded(index)
    }

    /// A truth value.
    public func value(_ index: Int) -> Bool { row.integer(index + 1).map { $0 != 0 } ?? decoded(index) }

    /// A truth value, or none.
    public func value(_ index: Int) -> Bool? {
        row.isNull(index + 1) ? nil : row.integer(index + 1).map { $0 != 0 } ?? decoded(index)
    }

    /// A date.
    public func value(_ index: Int) -> Date {
        row.real(index + 1).map { Date(timeIntervalSinceReferenceDate: $0) } ?? decoded(index)
    }

    /// A date, or none.
    public func value(_ index: Int) -> Date? {
        row.isNull(index + 1)
            ? nil : row.real(index + 1).map { Date(timeIntervalSinceReferenceDate: $0) } ?? decoded(index)
    }

    // Relationships.

    /// No object: it is read when it is asked for.
    public func value<Model: PersistentModel>(_ index: Int) -> Model? {
        fault(index)
        return nil
    }

    /// The object of a relationship that always has one, which is read at once.
    public func value<Model: PersistentModel>(_ index: Int) -> Model {
        guard let key = row.key(index + 1),
            let model = context.object(of: Entity.of(Model.self), key: key) as? Model
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
        record?.faults[index] = .some(row.key(index + 1))
    }
}
