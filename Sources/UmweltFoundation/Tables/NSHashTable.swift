import Foundation

/// A set of objects that can hold its objects weakly: they are removed when nothing else keeps them alive.
///
/// ```swift
/// let observers = NSHashTable<Observer>.weakObjects()
/// observers.add(self)
/// for observer in observers.allObjects { observer.update() }
/// ```
public final class NSHashTable<ObjectType: AnyObject>: NSObject {
    private typealias Reference = TableReference<ObjectType>
    private let options: NSPointerFunctions.Options
    private var references: [Int: [Reference]] = [:]

    /// Makes an empty table.
    ///
    /// - Parameters:
    ///   - options: The options, such as weak references to objects.
    ///   - initialCapacity: The number of objects to reserve memory for; the table grows beyond it.
    public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
        self.options = options
        references.reserveCapacity(initialCapacity)
    }

    /// Makes an empty table that holds its objects weakly.
    public static func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    /// The objects, in no order.
    public var allObjects: [ObjectType] { references.values.flatMap { $0.compactMap(\.object) } }

    /// One of the objects; nil if the table is empty.
    public var anyObject: ObjectType? { allObjects.first }

    /// The number of objects.
    public var count: Int { allObjects.count }

    /// The objects as a set.
    public var setRepresentation: Set<AnyHashable> {
        Set(allObjects.map { ($0 as? AnyHashable) ?? AnyHashable(ObjectIdentifier($0)) })
    }

    /// Returns the object in the table that equals another object; nil if there is none.
    ///
    /// - Parameter object: The object to compare with.
    public func member(_ object: ObjectType?) -> ObjectType? {
        guard let object else { return nil }
        return references[Reference.hash(of: object, options)]?.lazy.compactMap(\.object)
            .first { Reference.areEqual($0, object, options) }
    }

    /// Returns true if the table contains an object that equals another one.
    ///
    /// - Parameter anObject: The object.
    public func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

    /// Adds an object, unless the table contains an equal one.
    ///
    /// - Parameter object: The object.
    public func add(_ object: ObjectType?) {
        guard let object, member(object) == nil else { return }
        let hash = Reference.hash(of: object, options)
        var equal = references[hash, default: []].filter { $0.object != nil }
        equal.append(Reference(object, options))
        references[hash] = equal
    }

    /// Removes an object.
    ///
    /// - Parameter object: The object.
    public func remove(_ object: ObjectType?) {
        guard let object else { return }
        let hash = Reference.hash(of: object, options)
        let rest = (references[hash] ?? []).filter { reference in
            reference.object.map { !Reference.areEqual($0, object, options) } ?? false
        }
        references[hash] = rest.isEmpty ? nil : rest
    }

    /// Removes all objects.
    public func removeAllObjects() { references = [:] }

    /// Returns an enumerator of the objects.
    public func objectEnumerator() -> NSEnumerator { TableEnumerator(allObjects) }

    /// Adds the objects of another table.
    ///
    /// - Parameter other: The other table.
    public func union(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach(add) }

    /// Removes the objects of another table.
    ///
    /// - Parameter other: The other table.
    public func minus(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach(remove) }

    /// Removes the objects that another table has not.
    ///
    /// - Parameter other: The other table.
    public func intersect(_ other: NSHashTable<ObjectType>) {
        for object in allObjects where !other.contains(object) { remove(object) }
    }

    /// Returns true if the tables have an object in common.
    ///
    /// - Parameter other: The other table.
    public func intersects(_ other: NSHashTable<ObjectType>) -> Bool { allObjects.contains(where: other.contains) }

    /// Returns true if another table contains all objects of this one.
    ///
    /// - Parameter other: The other table.
    public func isSubset(of other: NSHashTable<ObjectType>) -> Bool { allObjects.allSatisfy(other.contains) }
}
