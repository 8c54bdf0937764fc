import Foundation
import UmweltSQLite

/// A type of properties that objects of stores have. The macro ``Managed()`` reads and sets them by it.
public protocol ManagedValue {
    /// The value of a property; nil if it has none.
    static func _managedValue(at index: Int, of object: NSManagedObject) -> Self?

    /// Sets the value of a property; nil for none.
    static func _setManagedValue(_ value: Self?, at index: Int, of object: NSManagedObject)

    /// The value of a property that has none, but whose type needs one: zero, as on Apple's systems.
    static var _missingManagedValue: Self? { get }
}

extension NSManagedObject {
    /// Returns the value of a property in its own type. The macro's code calls it.
    public func _managed<Value: ManagedValue>(_ key: String) -> Value {
        let index = knownIndex(key)
        if let recorder {
            recorder.note(key)
        } else {
            noteAccess(index)
            fire()
        }
        if let value = Value._managedValue(at: index, of: self) ?? Value._missingManagedValue { return value }
        fatalError(
            "Core Data: “\(layout.name).\(key)” has no value, and its type \(Value.self) needs one: make it optional.")
    }

    /// Sets the value of a property. The macro's code calls it.
    public func _setManaged<Value: ManagedValue>(_ value: Value, _ key: String) {
        Value._setManagedValue(value, at: knownIndex(key), of: self)
    }
}

/// A type whose values are stored in a column as such.
public protocol _ColumnManagedValue: ManagedValue {}

extension _ColumnManagedValue {
    public static func _managedValue(at index: Int, of object: NSManagedObject) -> Self? {
        switch object.slots[index] {
        case .value(let value):
            // Types that SQLite knows.
            if let type = Self.self as? any ColumnValue.Type, let made = type.init(sqlValue: value) as? Self {
                return made
            }
            return AttributeValue.decode(
                value, object.layout.properties[index].attributeType ?? .undefinedAttributeType)
                as? Self
        case .transient(let value): return value as? Self
        case .one, .many, .unread: return nil
        }
    }

    public static func _setManagedValue(_ value: Self?, at index: Int, of object: NSManagedObject) {
        object.set(index, to: object.slot(of: value, index))
    }

    public static var _missingManagedValue: Self? { nil }
}

extension _ColumnManagedValue where Self: BinaryInteger {
    public static var _missingManagedValue: Self? { 0 }
}

extension Int: _ColumnManagedValue {}
extension Int16: _ColumnManagedValue {}
extension Int32: _ColumnManagedValue {}
extension Int64: _ColumnManagedValue {}

extension Double: _ColumnManagedValue {
    public static var _missingManagedValue: Double? { 0 }
}

extension Float: _ColumnManagedValue {
    public static var _missingManagedValue: Float? { 0 }
}

extension Bool: _ColumnManagedValue {
    public static var _missingManagedValue: Bool? { false }
}

extension String: _ColumnManagedValue {
    public static var _missingManagedValue: String? { "" }
}

extension Date: _ColumnManagedValue {
    public static var _missingManagedValue: Date? { Date(timeIntervalSinceReferenceDate: 0) }
}

extension Data: _ColumnManagedValue {
    public static var _missingManagedValue: Data? { Data() }
}

extension UUID: _ColumnManagedValue {
    public static var _missingManagedValue: UUID? { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
}

extension URL: _ColumnManagedValue {}

extension Decimal: _ColumnManagedValue {
    public static func _managedValue(at index: Int, of object: NSManagedObject) -> Decimal? {
        (object.plainValue(index) as? NSDecimalNumber)?.decimalValue
    }

    public static var _missingManagedValue: Decimal? { 0 }
}

extension Array: ManagedValue {
    public static func _managedValue(at index: Int, of object: NSManagedObject) -> [Element]? {
        object.plainValue(index) as? [Element]
    }

    public static func _setManagedValue(_ value: [Element]?, at index: Int, of object: NSManagedObject) {
        object.setPlainValue(value, index)
    }

    public static var _missingManagedValue: [Element]? { [] }
}

extension Dictionary: ManagedValue {
    public static func _managedValue(at index: Int, of object: NSManagedObject) -> [Key: Value]? {
        object.plainValue(index) as? [Key: Value]
    }

    public static func _setManagedValue(_ value: [Key: Value]?, at index: Int, of object: NSManagedObject) {
        object.setPlainValue(value, index)
    }

    public static var _missingManagedValue: [Key: Value]? { [:] }
}

extension Set: ManagedValue {
    public static func _managedValue(at index: Int, of object: NSManagedObject) -> Set<Element>? {
        if let type = Element.self as? NSManagedObject.Type { ManagedClasses.note(type) }
        if object.layout.properties[index].isAttribute {
            return (object.plainValue(index) as? [Element]).map { Set($0) }
        }
        return Set(object.related(index).compactMap { $0 as? Element })
    }

    public static func _setManagedValue(_ value: Set<Element>?, at index: Int, of object: NSManagedObject) {
        object.setPlainValue(value.map { Array($0) }, index)
    }

    public static var _missingManagedValue: Set<Element>? { [] }
}

extension Optional: ManagedValue where Wrapped: ManagedValue {
    public static func _managedValue(at index: Int, of object: NSManagedObject) -> Wrapped?? {
        .some(Wrapped._managedValue(at: index, of: object))
    }

    public static func _setManagedValue(_ value: Wrapped??, at index: Int, of object: NSManagedObject) {
        Wrapped._setManagedValue(value ?? nil, at: index, of: object)
    }

    public static var _missingManagedValue: Wrapped?? { .some(nil) }
}

// Objects: those of stores, and Foundation's classes of numbers, sets and the like.
extension NSObject: ManagedValue {
    public static func _managedValue(at index: Int, of object: NSManagedObject) -> Self? {
        if let type = self as? NSManagedObject.Type { ManagedClasses.note(type) }
        if let recorder = object.recorder, let destination = object.layout.properties[index].destination {
            let probe = destination.entity.objectClass.init(entity: destination.entity, insertInto: nil)
            probe.becomeProbe(recorder)
            return probe as? Self
        }
        let value = object.plainValue(index)
        // Foundation's classes that have their names in Swift are bridged.
        return value as? Self ?? (value as AnyObject) as? Self
    }

    public static func _setManagedValue(_ value: NSObject?, at index: Int, of object: NSManagedObject) {
        object.setPlainValue(value, index)
    }

    public static var _missingManagedValue: Self? { nil }
}
