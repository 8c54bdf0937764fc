import Foundation
import UmweltSQLite

/// A row of a store from which an object is made: the current row of a statement. An object without one reads its row
/// later.
public struct ModelRow {
    let key: Int64

    /// The owner of an object that is made of the row.
    let owner: ModelOwner?
    private let context: ModelContext?
    private let entity: Entity
    private let row: Row?
    private var model: (any PersistentModel)?

    init(_ row: Row?, key: Int64, of entity: Entity, in context: ModelContext?, owner: ModelOwner? = nil) {
        self.row = row
        self.key = key
        self.owner = owner
        self.entity = entity
        self.context = context
    }

    /// Makes an object represent this row. The macro's code calls it.
    ///
    /// - Parameter model: The object.
    public func assign(to model: some PersistentModel) { if row != nil { fill(model) } }

    /// Sets an object's properties to the values of the row or, if the row no longer exists, to the initial values of
    /// the source.
    func fill(_ model: any PersistentModel) {
        var own = self
        own.model = model
        let owner = model._$owner
        if let record = owner?.record {
            record.isUnread = false
            record.partners = nil
        } else if let owner, owner.isUnread {
            model._$owner = owner.origin
        }
        model._$fill(own)
    }

    /// The value of an attribute. The macro's code calls it.
    ///
    /// - Parameter index: The index of the property among the stored ones.
    @_disfavoredOverload public func value<Value: Codable>(_ index: Int) -> ModelValue<Value> {
        ModelValue(decoded(index))
    }

    /// The value of an attribute in the coding of its property, whatever its type. The macro's code calls it.
    ///
    /// - Parameter index: The index of the property among the stored ones.
    public func value<Value: Codable>(codable index: Int) -> ModelValue<Value> { ModelValue(decoded(index)) }

    private func decoded<Value: Codable>(_ index: Int) -> Value {
        let property = entity.properties[index]
        // The macro asks for the value in the type of the property, for which its coding was made.
        let coding = unsafeDowncast(property.coding!, to: ColumnCoding<Value>.self)
        let value = row?[index + 1]
        if let value, let value = coding.decode(value) { return value }
        if let value = property.defaultValue() as? Value { return value }
        guard let value else {
            if let value = Self.emptyValues.lazy.compactMap(coding.decode).first { return value }
            fatalError(
                """
                SwiftData: \(entity.name).\(property.name) was read after its object was deleted from the store. Fetch \
                the objects again.
                """)
        }
        fatalError("SwiftData: \(entity.name).\(property.name) is stored as \(value), which is not a \(Value.self).")
    }

    /// The values of objects whose rows no longer exist: null, zero, and empty strings and arrays.
    private static let emptyValues: [SQLValue] = [
        .null, .integer(0), .text(""), .blob(Data()), .text("[]"), .text("{}"),
        .text("00000000-0000-0000-0000-000000000000"),
    ]

    // The types that most attributes have, which need no coding.

    private func optional<Value: Codable>(_ index: Int, _ read: (Row) -> Value?) -> ModelValue<Value?> {
        guard let row, !row.isNull(index + 1) else { return ModelValue(nil) }
        if let value = read(row) { return ModelValue(value) }
        // In the type of the property, which is the optional one.
        let value: Value? = decoded(index)
        return ModelValue(value)
    }

    /// A text.
    ///
    /// - Parameter index: The index of the column.
    public func value(_ index: Int) -> ModelValue<String> { ModelValue(row?.text(index + 1) ?? decoded(index)) }

    /// A text, or none.
    ///
    /// - Parameter index: The index of the column.
    public func value(_ index: Int) -> ModelValue<String?> { optional(index) { $0.text(index + 1) } }

    /// A number.
    ///
    /// - Parameter index: The index of the column.
    public func value(_ index: Int) -> ModelValue<Int> {
        ModelValue(row?.integer(index + 1).map { Int($0) } ?? decoded(index))
    }

    /// A number, or none.
    ///
    /// - Parameter index: The index of the column.
    public func value(_ index: Int) -> ModelValue<Int?> { optional(index) { $0.integer(index + 1).map { Int($0) } } }

    /// A number.
    ///
    /// - Parameter index: The index of the column.
    public func value(_ index: Int) -> ModelValue<Double> { ModelValue(row?.real(index + 1) ?? decoded(index)) }

    /// A number, or none.
    ///
    /// - Parameter index: The index of the column.
    public func value(_ index: Int) -> ModelValue<Double?> { optional(index) { $0.real(index + 1) } }

    /// A truth value.
    ///
    /// - Parameter index: The index of the column.
    public func value(_ index: Int) -> ModelValue<Bool> {
        ModelValue(row?.integer(index + 1).map { $0 != 0 } ?? decoded(index))
    }

    /// A truth value, or none.
    ///
    /// - Parameter index: The index of the column.
    public func value(_ index: Int) -> ModelValue<Bool?> { optional(index) { $0.integer(index + 1).map { $0 != 0 } } }

    /// A date.
    ///
    /// - Parameter index: The index of the column.
    public func value(_ index: Int) -> ModelValue<Date> {
        ModelValue(row?.real(index + 1).map { Date(timeIntervalSinceReferenceDate: $0) } ?? decoded(index))
    }

    /// A date, or none.
    ///
    /// - Parameter index: The index of the column.
    public func value(_ index: Int) -> ModelValue<Date?> {
        optional(index) { $0.real(index + 1).map { Date(timeIntervalSinceReferenceDate: $0) } }
    }

    // Relationships.

    /// No object yet: it is read on first use.
    ///
    /// - Parameter index: The index of the column.
    public func value<Model: PersistentModel>(_ index: Int) -> ModelValue<Model?> {
        fault(index)
        return ModelValue(nil)
    }

    /// The object of a relationship that is not optional, which is read at once.
    ///
    /// - Parameter index: The index of the column.
    public func value<Model: PersistentModel>(_ index: Int) -> ModelValue<Model> {
        guard let key = row?.key(index + 1),
            let model = context?.object(of: Entity.of(Model.self), key: key) as? Model
        else {
            fatalError(
                """
                SwiftData: the object of \(entity.name).\(entity.properties[index].name) is not in the store. Make the \
                relationship optional.
                """)
        }
        return ModelValue(model)
    }

    /// No objects yet: they are read on first use.
    ///
    /// - Parameter index: The index of the column.
    public func value<Model: PersistentModel>(_ index: Int) -> ModelValue<[Model]> {
        fault(index)
        return ModelValue([])
    }

    /// No objects yet: they are read on first use.
    ///
    /// - Parameter index: The index of the column.
    public func value<Model: PersistentModel>(_ index: Int) -> ModelValue<[Model]?> {
        fault(index)
        return ModelValue([])
    }

    private func fault(_ index: Int) {
        model?._$record.addFault(index, row?.key(index + 1))
    }
}
