import Foundation
import UmweltSQLite

// The types that columns have as such. Each has functions of its own, which a generic one for all would make several
// times slower.

extension NSManagedObject {
    /// The value of an attribute in a type that SQLite supports.
    fileprivate func column<Value: ColumnValue>(_ index: Int) -> Value? {
        switch slots[index] {
        case .value(let value):
            Value(sqlValue: value)
                ?? AttributeValue.decode(value, layout.properties[index].attributeType ?? .undefinedAttributeType)
                as? Value
        case .transient(let value): value as? Value
        case .one, .many, .unread: nil
        }
    }

    /// Sets an attribute to a value of a type that SQLite supports.
    ///
    /// - Parameter form: The form of the attributes that store such values directly. Others convert them.
    fileprivate func setColumn<Value: ColumnValue>(_ index: Int, to value: Value?, _ form: EntityLayout.Property.Form) {
        set(
            index, to: layout.properties[index].form == form ? .value(value?.sqlValue ?? .null) : slot(of: value, index)
        )
    }
}

extension EntityLayout.Property {
    /// The form in which the values of an attribute are stored.
    enum Form {
        case integer, real, boolean, text, date, data, uuid, url, other

        init(_ type: NSAttributeType) {
            self =
                switch type {
                case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType: .integer
                case .doubleAttributeType, .floatAttributeType: .real
                case .booleanAttributeType: .boolean
                case .stringAttributeType: .text
                case .dateAttributeType: .date
                case .binaryDataAttributeType: .data
                case .UUIDAttributeType: .uuid
                case .URIAttributeType: .url
                case .decimalAttributeType, .transformableAttributeType, .undefinedAttributeType,
                    .objectIDAttributeType:
                    .other
                }
        }
    }
}

extension Int: ManagedValue {
    public static func _managedValue(at index: Int, of object: NSManagedObject) -> Int? { object.column(index) }

    public static func _setManagedValue(_ value: Int?, at index: Int, of object: NSManagedObject) {
        object.setColumn(index, to: value, .integer)
    }

    public static var _missingManagedValue: Int? { 0 }
}

extension Int16: ManagedValue {
    public static func _managedValue(at index: Int, of object: NSManagedObject) -> Int16? { object.column(index) }

    public static func _setManagedValue(_ value: Int16?, at index: Int, of object: NSManagedObject) {
        object.setColumn(index, to: value, .integer)
    }

    public static var _missingManagedValue: Int16? { 0 }
}

extension Int32: ManagedValue {
    public static func _managedValue(at index: Int, of object: NSManagedObject) -> Int32? { object.column(index) }

    public static func _setManagedValue(_ value: Int32?, at index: Int, of object: NSManagedObject) {
        object.setColumn(index, to: value, .integer)
    }

    public static var _missingManagedValue: Int32? { 0 }
}

extension Int64: ManagedValue {
    public static func _managedValue(at index: Int, of object: NSManagedObject) -> Int64? { object.column(index) }

    public static func _setManagedValue(_ value: Int64?, at index: Int, of object: NSManagedObject) {
        object.setColumn(index, to: value, .integer)
    }

    public static var _missingManagedValue: Int64? { 0 }
}

extension Double: ManagedValue {
    public static func _managedValue(at index: Int, of object: NSManagedObject) -> Double? { object.column(index) }

    public static func _setManagedValue(_ value: Double?, at index: Int, of object: NSManagedObject) {
        object.setColumn(index, to: value, .real)
    }

    public static var _missingManagedValue: Double? { 0 }
}

extension Float: ManagedValue {
    public static func _managedValue(at index: Int, of object: NSManagedObject) -> Float? { object.column(index) }

    public static func _setManagedValue(_ value: Float?, at index: Int, of object: NSManagedObject) {
        object.setColumn(index, to: value, .real)
    }

    public static var _missingManagedValue: Float? { 0 }
}

extension Bool: ManagedValue {
    public static func _managedValue(at index: Int, of object: NSManagedObject) -> Bool? { object.column(index) }

    public static func _setManagedValue(_ value: Bool?, at index: Int, of object: NSManagedObject) {
        object.setColumn(index, to: value, .boolean)
    }

    public static var _missingManagedValue: Bool? { false }
}

extension String: ManagedValue {
    public static func _managedValue(at index: Int, of object: NSManagedObject) -> String? { object.column(index) }

    public static func _setManagedValue(_ value: String?, at index: Int, of object: NSManagedObject) {
        object.setColumn(index, to: value, .text)
    }

    public static var _missingManagedValue: String? { "" }
}

extension Date: ManagedValue {
    public static func _managedValue(at index: Int, of object: NSManagedObject) -> Date? { object.column(index) }

    public static func _setManagedValue(_ value: Date?, at index: Int, of object: NSManagedObject) {
        object.setColumn(index, to: value, .date)
    }

    public static var _missingManagedValue: Date? { Date(timeIntervalSinceReferenceDate: 0) }
}

extension Data: ManagedValue {
    public static func _managedValue(at index: Int, of object: NSManagedObject) -> Data? { object.column(index) }

    public static func _setManagedValue(_ value: Data?, at index: Int, of object: NSManagedObject) {
        object.setColumn(index, to: value, .data)
    }

    public static var _missingManagedValue: Data? { Data() }
}

extension UUID: ManagedValue {
    public static func _managedValue(at index: Int, of object: NSManagedObject) -> UUID? { object.column(index) }

    public static func _setManagedValue(_ value: UUID?, at index: Int, of object: NSManagedObject) {
        object.setColumn(index, to: value, .uuid)
    }

    public static var _missingManagedValue: UUID? { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
}

extension URL: ManagedValue {
    public static func _managedValue(at index: Int, of object: NSManagedObject) -> URL? { object.column(index) }

    public static func _setManagedValue(_ value: URL?, at index: Int, of object: NSManagedObject) {
        object.setColumn(index, to: value, .url)
    }

    public static var _missingManagedValue: URL? { nil }
}

extension Decimal: ManagedValue {
    public static func _managedValue(at index: Int, of object: NSManagedObject) -> Decimal? {
        (object.plainValue(index) as? NSDecimalNumber)?.decimalValue
    }

    public static func _setManagedValue(_ value: Decimal?, at index: Int, of object: NSManagedObject) {
        object.set(index, to: object.slot(of: value, index))
    }

    public static var _missingManagedValue: Decimal? { 0 }
}
