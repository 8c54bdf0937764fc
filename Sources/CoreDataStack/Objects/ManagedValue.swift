import Foundation
import UmweltSQLite

/// A type of properties that objects of stores have. The macro ``Managed()`` reads and sets them by it.
public protocol ManagedValue {
    /// The value of a property; nil for none.
    static func _managedValue(at index: Int, of object: NSManagedObject) -> Self?

    /// Sets the value of a property; nil for none.
    static func _setManagedValue(_ value: Self?, at index: Int, of object: NSManagedObject)

    /// The value of a property that has none, but whose type needs one: zero, as on Apple's systems.
    static var _missingManagedValue: Self? { get }
}

extension NSManagedObject {
    /// Returns the value of a property in its own type. The macro's code calls it.
    @inlinable public func _managed<Value: ManagedValue>(_ key: String) -> Value {
        let index = _accessedIndex(key)
        if let value = Value._managedValue(at: index, of: self) ?? Value._missingManagedValue { return value }
        let name = "\(entity.name ?? "").\(key)"
        fatalError("Core Data: “\(name)” has no value, and its type \(Value.self) needs one: make it optional.")
    }

    /// Returns the index of a property that is about to be read.
    public func _accessedIndex(_ key: String) -> Int {
        let index = _index(key)
        if let recorder {
            recorder.record(key)
        } else {
            trackAccess(index)
            fire()
        }
        return index
    }

    /// Returns the index of a property.
    public func _index(_ key: String) -> Int { knownIndex(key) }

    /// Sets the value of a property. The macro's code calls it.
    @inlinable public func _setManaged<Value: ManagedValue>(_ value: Value, _ key: String) {
        Value._setManagedValue(value, at: _index(key), of: self)
    }
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
        if let type = Element.self as? NSManagedObject.Type { ManagedClasses.register(type) }
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
    @inlinable public static func _managedValue(at index: Int, of object: NSManagedObject) -> Wrapped?? {
        .some(Wrapped._managedValue(at: index, of: object))
    }

    @inlinable public static func _setManagedValue(_ value: Wrapped??, at index: Int, of object: NSManagedObject) {
        Wrapped._setManagedValue(value ?? nil, at: index, of: object)
    }

    @inlinable public static var _missingManagedValue: Wrapped?? { .some(nil) }
}

// Objects: those of stores, and Foundation's classes of numbers, sets and the like.
extension NSObject: ManagedValue {
    public static func _managedValue(at index: Int, of object: NSManagedObject) -> Self? {
        if let type = self as? NSManagedObject.Type { ManagedClasses.register(type) }
        if let recorder = object.recorder, let destination = object.layout.properties[index].destination {
            let probe = destination.entity.objectClass.init(entity: destination.entity, insertInto: nil)
            probe.becomeProbe(recorder)
            return probe as? Self
        }
        // A probe has no values, but properties that are not optional have one.
        if object.recorder != nil {
            return [NSDecimalNumber.zero, NSNumber(value: 0), NSString(), NSDate(), NSData()].lazy
                .compactMap { $0 as? Self }.first
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
