import Foundation
import UmweltFoundation
import UmweltSQLite

extension NSManagedObject {
    /// Returns the value that a path of keys leads to; of collections a list of all values.
    ///
    /// - Parameter keyPath: The names of properties, separated by full stops, as in "author.name".
    public func value(forKeyPath keyPath: String) -> Any? {
        var value: Any? = self
        for key in keyPath.split(separator: ".").map(String.init) {
            switch value {
            case let object as NSManagedObject: value = object.value(forKey: key)
            case let objects as NSSet where key == "@count": value = NSNumber(value: objects.count)
            case let objects as NSOrderedSet where key == "@count": value = NSNumber(value: objects.count)
            case let objects as NSSet: value = objects.compactMap { ($0 as? NSManagedObject)?.value(forKey: key) }
            default: return nil
            }
        }
        return value
    }

    /// Sets the value that a path of keys leads to.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - keyPath: The names of properties, separated by full stops, as in "author.name".
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        let keys = keyPath.split(separator: ".")
        guard let last = keys.last else { return }
        let owner =
            keys.count == 1 ? self : self.value(forKeyPath: keys.dropLast().joined(separator: ".")) as? NSManagedObject
        owner?.setValue(value, forKey: String(last))
    }

    /// Sets the values of several properties.
    ///
    /// - Parameter keyedValues: The values by the names of their properties.
    public func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues { setValue(value is NSNull ? nil : value, forKey: key) }
    }

    /// Returns the values of several properties; `NSNull` for missing ones.
    ///
    /// - Parameter keys: The names of the properties.
    public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { $1 }
    }

    /// Returns the values that have changed since the object was saved.
    public func changedValues() -> [String: Any] {
        if state == .inserted {
            let named = layout.properties.indices.map { (layout.properties[$0].name, plainValue($0)) }
            return Dictionary(named.compactMap { name, value in value.map { (name, $0) } }) { $1 }
        }
        let changed = originals.filter { !Slot.areEqual($0.value, slots[$0.key]) }
        return Dictionary(changed.keys.map { (layout.properties[$0].name, plainValue($0) ?? NSNull()) }) { $1 }
    }

    /// Returns the values that the object had when it was last read or saved.
    ///
    /// - Parameter keys: The names of the properties; nil for all.
    public func committedValues(forKeys keys: [String]?) -> [String: Any] {
        fire()
        if state == .inserted { return [:] }
        let indices = keys.map { $0.compactMap { layout.index(of: $0) } } ?? Array(layout.properties.indices)
        return Dictionary(
            indices.map { (layout.properties[$0].name, plain(originals[$0] ?? slots[$0], $0) ?? NSNull()) }
        ) { $1 }
    }

    /// Returns the identities of the objects of a relationship.
    ///
    /// - Parameter key: The name of the relationship.
    public func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
        relatedIDs(knownIndex(key))
    }

    // MARK: As programs have them

    /// The value of a property for its key.
    func plainValue(_ index: Int) -> Any? {
        fire()
        if case .unread = slots[index] { resolve(index) }
        return plain(slots[index], index)
    }

    /// The value of a property for validation: with Swift's numbers, without creating objects.
    func validatedValue(_ index: Int) -> Any? {
        guard case .value(let value) = slots[index] else { return plainValue(index) }
        return switch (value, layout.properties[index].form) {
        case (.integer(let number), .integer): number
        case (.real(let number), .real) where layout.properties[index].attributeType == .doubleAttributeType: number
        default: plainValue(index)
        }
    }

    private func plain(_ slot: Slot, _ index: Int) -> Any? {
        let property = layout.properties[index]
        switch slot {
        case .value(let value): return AttributeValue.decode(value, property.attributeType ?? .undefinedAttributeType)
        case .one(let id): return id.flatMap { managedObjectContext?.related($0) }
        case .many(let ids):
            let objects = managedObjectContext?.objects(ids) ?? []
            if case .toMany(true) = property.kind { return NSOrderedSet(array: objects) }
            return NSSet(array: objects)
        case .transient(let value): return value
        case .unread: return nil
        }
    }

    func setPlainValue(_ value: Any?, _ index: Int) {
        if layout.properties[index].isAttribute {
            set(index, to: slot(of: value, index))
        } else {
            relate(index, to: Self.objects(in: value, of: layout.properties[index].name))
        }
    }

    /// The slot of a value that is set by its key.
    func slot(of value: Any?, _ index: Int) -> Slot {
        let property = layout.properties[index]
        switch property.kind {
        case .attribute(let type):
            if property.storage == nil { return .transient(value) }
            return .value(AttributeValue.encode(value, type, name: "\(layout.name).\(property.name)"))
        case .toOne: return .one(Self.objects(in: value, of: property.name).first?.objectID)
        case .toMany: return .many(Self.objects(in: value, of: property.name).map(\.objectID))
        }
    }

    private static func objects(in value: Any?, of name: String) -> [NSManagedObject] {
        let items: [Any] =
            switch value {
            case nil, is NSNull: []
            case let object as NSManagedObject: [object]
            case let set as NSSet: Array(set)
            case let set as NSOrderedSet: Array(set)
            case let array as NSArray: Array(array)
            case let set as Set<NSManagedObject>: Array(set)
            case let array as [NSManagedObject]: array
            default: [value as Any]
            }
        return items.map {
            guard let object = $0 as? NSManagedObject else {
                fatalError("Core Data: the relationship “\(name)” is set to \($0), which is not a managed object.")
            }
            return object
        }
    }

    // MARK: Slots

    /// Reads the row if that has not been done, and notes that the program has read it.
    func fire() {
        if isFired { return }
        isFired = true
        if slots.isEmpty {
            guard state == .saved || state == .deleted, let context = managedObjectContext else {
                slots = layout.initialSlots
                return
            }
            context.fulfill(self)
        }
        awakeFromFetch()
    }

    /// Makes the object record which properties are read.
    func becomeProbe(_ recorder: KeyRecorder) {
        slots = layout.initialSlots
        isFired = true
        state = .probe
        self.recorder = recorder
    }

    /// Stores the saved value of a property before its first change.
    @inline(__always) func saveOriginal(_ index: Int) {
        if state == .saved, originals[index] == nil { originals[index] = slots[index] }
    }

    /// Sets a value, notifies observers, and records the change in the context.
    func set(_ index: Int, to new: Slot) {
        fire()
        let old = slots[index]
        if case .value(let before) = old, case .value(let after) = new, before == after, state != .free { return }
        saveOriginal(index)
        change(index) { slots[index] = new }
        guard let context = managedObjectContext else { return }
        context.record(.property(self, index))
        // Asked here: a closure that does not hold the object would make each reference to it slower.
        if context.recordsUndo { context.registerUndo { [weak self] in self?.set(index, to: old) } }
    }
}

extension NSManagedObject: PredicateObject {
    package func predicateValue(forKey key: String) -> PredicateValue {
        guard let index = layout.index(of: key) else {
            return key == "self" || key == "objectID" ? .object(self) : .null
        }
        trackAccess(index)
        fire()
        if case .unread = slots[index] { resolve(index) }
        switch slots[index] {
        case .value(let value):
            return AttributeValue.comparable(value, layout.properties[index].attributeType ?? .undefinedAttributeType)
        case .transient(let value): return PredicateValue(value)
        case .one(let id): return id.flatMap { managedObjectContext?.related($0) }.map { .object($0) } ?? .null
        case .many(let ids): return .list((managedObjectContext?.objects(ids) ?? []).map { .object($0) })
        case .unread: return .null
        }
    }

    package var predicateIdentity: AnyHashable { objectID.rowID }
}

extension NSManagedObjectID: PredicateObject {
    package func predicateValue(forKey key: String) -> PredicateValue { .null }

    package var predicateIdentity: AnyHashable { rowID }
}
