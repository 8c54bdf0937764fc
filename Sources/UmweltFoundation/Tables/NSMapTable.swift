import Foundation

/// A dictionary whose keys and values are objects, either of which it can hold weakly.
///
/// ```swift
/// let coordinators = NSMapTable<NSString, Coordinator>.strongToWeakObjects()
/// coordinators.setObject(coordinator, forKey: "map")
/// ```
public final class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
    private struct Entry {
        let key: TableReference<KeyType>
        let value: TableReference<ObjectType>

        /// The key and the value; nil if either has been released.
        var objects: (key: KeyType, value: ObjectType)? {
            guard let key = key.object, let value = value.object else { return nil }
            return (key, value)
        }
    }

    private let keyOptions: NSPointerFunctions.Options
    private let valueOptions: NSPointerFunctions.Options
    private var entries: [Int: [Entry]] = [:]

    /// Makes an empty table.
    ///
    /// - Parameters:
    ///   - keyOptions: The options of keys, such as weak references.
    ///   - valueOptions: The options of values, such as weak references.
    ///   - initialCapacity: The number of keys to reserve memory for; the table grows beyond it.
    public init(
        keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
        capacity initialCapacity: Int = 0
    ) {
        self.keyOptions = keyOptions
        self.valueOptions = valueOptions
        entries.reserveCapacity(initialCapacity)
    }

    /// Makes an empty table that holds keys and values strongly.
    public static func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }

    /// Makes an empty table that holds keys weakly and values strongly.
    public static func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory)
    }

    /// Makes an empty table that holds keys strongly and values weakly.
    public static func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(valueOptions: .weakMemory)
    }

    /// Makes an empty table that holds keys and values weakly.
    public static func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    private var pairs: [(key: KeyType, value: ObjectType)] { entries.values.flatMap { $0.compactMap(\.objects) } }

    /// The number of keys.
    public var count: Int { pairs.count }

    /// Returns the value of a key; nil if it has none.
    ///
    /// - Parameter aKey: The key.
    public func object(forKey aKey: KeyType?) -> ObjectType? {
        guard let aKey else { return nil }
        return entries[TableReference.hash(of: aKey, keyOptions)]?.lazy.compactMap(\.objects)
            .first { TableReference.areEqual($0.key, aKey, keyOptions) }?.value
    }

    /// Sets the object of a key; nil removes it.
    ///
    /// - Parameters:
    ///   - anObject: The object; nil to remove it.
    ///   - aKey: The key.
    public func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
        removeObject(forKey: aKey)
        guard let anObject, let aKey else { return }
        let entry = Entry(key: TableReference(aKey, keyOptions), value: TableReference(anObject, valueOptions))
        entries[TableReference.hash(of: aKey, keyOptions), default: []].append(entry)
    }

    /// Removes the object of a key.
    ///
    /// - Parameter aKey: The key.
    public func removeObject(forKey aKey: KeyType?) {
        guard let aKey else { return }
        let hash = TableReference.hash(of: aKey, keyOptions)
        let rest = (entries[hash] ?? []).filter { entry in
            entry.objects.map { !TableReference.areEqual($0.key, aKey, keyOptions) } ?? false
        }
        entries[hash] = rest.isEmpty ? nil : rest
    }

    /// Removes all keys.
    public func removeAllObjects() { entries = [:] }

    /// Returns an enumerator of the keys.
    public func keyEnumerator() -> NSEnumerator { TableEnumerator(pairs.map(\.key)) }

    /// Returns an enumerator of the values; nil if the table is empty.
    public func objectEnumerator() -> NSEnumerator? { pairs.isEmpty ? nil : TableEnumerator(pairs.map(\.value)) }

    /// Returns the objects by their keys, as far as these are hashable.
    public func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
        Dictionary(
            pairs.map { ((($0.key as? AnyHashable) ?? AnyHashable(ObjectIdentifier($0.key))), $0.value) },
            uniquingKeysWith: { first, _ in first })
    }
}
