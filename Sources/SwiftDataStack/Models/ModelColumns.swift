import Foundation
import UmweltSQLite

/// The values of a new row, in the order of its table's columns. The macro's code adds them.
public struct ModelColumns {
    private let entity: Entity
    private(set) var values: [SQLValue] = []

    init(of entity: Entity) { self.entity = entity }

    /// Replaces these values by the values of an object, and reuses the storage.
    mutating func read(_ model: any PersistentModel) {
        model.readRow()
        values.removeAll(keepingCapacity: true)
        values.append(.integer(model._$key))
        model._$columns(&self)
        if entity.superentity != nil { values.append(.text(entity.name)) }
    }

    private mutating func add(_ index: Int, column value: @autoclosure () -> SQLValue) {
        if entity.hasColumn[index] { values.append(value()) }
    }

    /// Adds an attribute. The macro's code calls it.
    ///
    /// - Parameters:
    ///   - index: The index of the property among the stored ones.
    ///   - value: Its value.
    @_disfavoredOverload public mutating func add<Value: Codable>(_ index: Int, _ value: ModelValue<Value>) {
        add(codable: index, value)
    }

    /// Adds an attribute in the coding of its property, whatever its type. The macro's code calls it.
    ///
    /// - Parameters:
    ///   - index: The index of the property among the stored ones.
    ///   - value: Its value.
    public mutating func add<Value: Codable>(codable index: Int, _ value: ModelValue<Value>) {
        // The macro gives the value in the type of the property, for which its coding was made.
        let coding = unsafeDowncast(entity.properties[index].coding!, to: ColumnCoding<Value>.self)
        add(index, column: coding.encode(value.value))
    }

    // The types that most attributes have, which need no coding.

    /// Adds a text.
    ///
    /// - Parameters:
    ///   - index: The index of the column.
    ///   - value: The value of the property.
    public mutating func add(_ index: Int, _ value: ModelValue<String>) { add(index, column: value.value.sqlValue) }

    /// Adds a text, or none.
    ///
    /// - Parameters:
    ///   - index: The index of the column.
    ///   - value: The value of the property; nil is stored as `NULL`.
    public mutating func add(_ index: Int, _ value: ModelValue<String?>) {
        add(index, column: value.value?.sqlValue ?? .null)
    }

    /// Adds a number.
    ///
    /// - Parameters:
    ///   - index: The index of the column.
    ///   - value: The value of the property.
    public mutating func add(_ index: Int, _ value: ModelValue<Int>) { add(index, column: value.value.sqlValue) }

    /// Adds a number, or none.
    ///
    /// - Parameters:
    ///   - index: The index of the column.
    ///   - value: The value of the property; nil is stored as `NULL`.
    public mutating func add(_ index: Int, _ value: ModelValue<Int?>) {
        add(index, column: value.value?.sqlValue ?? .null)
    }

    /// Adds a number.
    ///
    /// - Parameters:
    ///   - index: The index of the column.
    ///   - value: The value of the property.
    public mutating func add(_ index: Int, _ value: ModelValue<Double>) { add(index, column: value.value.sqlValue) }

    /// Adds a number, or none.
    ///
    /// - Parameters:
    ///   - index: The index of the column.
    ///   - value: The value of the property; nil is stored as `NULL`.
    public mutating func add(_ index: Int, _ value: ModelValue<Double?>) {
        add(index, column: value.value?.sqlValue ?? .null)
    }

    /// Adds a truth value.
    ///
    /// - Parameters:
    ///   - index: The index of the column.
    ///   - value: The value of the property.
    public mutating func add(_ index: Int, _ value: ModelValue<Bool>) { add(index, column: value.value.sqlValue) }

    /// Adds a truth value, or none.
    ///
    /// - Parameters:
    ///   - index: The index of the column.
    ///   - value: The value of the property; nil is stored as `NULL`.
    public mutating func add(_ index: Int, _ value: ModelValue<Bool?>) {
        add(index, column: value.value?.sqlValue ?? .null)
    }

    /// Adds a date.
    ///
    /// - Parameters:
    ///   - index: The index of the column.
    ///   - value: The value of the property.
    public mutating func add(_ index: Int, _ value: ModelValue<Date>) { add(index, column: value.value.sqlValue) }

    /// Adds a date, or none.
    ///
    /// - Parameters:
    ///   - index: The index of the column.
    ///   - value: The value of the property; nil is stored as `NULL`.
    public mutating func add(_ index: Int, _ value: ModelValue<Date?>) {
        add(index, column: value.value?.sqlValue ?? .null)
    }

    // Relationships: the key of an object. Those to many have no column.

    /// Adds an object, or none.
    ///
    /// - Parameters:
    ///   - index: The index of the column, which has the key of the object.
    ///   - value: The relationship.
    public mutating func add<Model: PersistentModel>(_ index: Int, _ value: ModelValue<Model?>) {
        add(index, column: value.value.map { .integer($0._$key) } ?? .null)
    }

    /// Adds an object.
    ///
    /// - Parameters:
    ///   - index: The index of the column, which has the key of the object.
    ///   - value: The relationship.
    public mutating func add<Model: PersistentModel>(_ index: Int, _ value: ModelValue<Model>) {
        add(index, column: .integer(value.value._$key))
    }

    /// Adds nothing.
    ///
    /// - Parameters:
    ///   - index: The index of the property.
    ///   - value: The relationship, which other rows store.
    public func add<Model: PersistentModel>(_ index: Int, _ value: ModelValue<[Model]>) {}

    /// Adds nothing.
    ///
    /// - Parameters:
    ///   - index: The index of the property.
    ///   - value: The relationship, which other rows store.
    public func add<Model: PersistentModel>(_ index: Int, _ value: ModelValue<[Model]?>) {}
}
