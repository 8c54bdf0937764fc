import Foundation

/// The kind of the result of a request that adds objects.
public enum NSBatchInsertRequestResultType: UInt, Sendable {
    /// True if it was done.
    case statusOnly = 0
    /// The identities of the objects.
    case objectIDs = 1
    /// Their number.
    case count = 2
}

/// The result of a request that adds objects to the store.
open class NSBatchInsertResult: NSPersistentStoreResult {
    /// The result: a `Bool`, a number, or identities.
    public let result: Any?

    /// The kind of the result.
    public let resultType: NSBatchInsertRequestResultType

    init(_ result: Any, _ type: NSBatchInsertRequestResultType) {
        self.result = result
        resultType = type
    }
}

/// A request that adds objects to the store in one transaction, of dictionaries or by a closure that is called for
/// each. One statement is prepared, and is run for each object.
///
/// Objects are validated. Objects with equal values of unique attributes are handled by the merge policy of the
/// context.
///
/// ```swift
/// let request = NSBatchInsertRequest(entityName: "Trip", objects: [["name": "Rome"], ["name": "Oslo"]])
/// request.resultType = .objectIDs
/// let result = try context.execute(request) as? NSBatchInsertResult
/// ```
open class NSBatchInsertRequest: NSPersistentStoreRequest {
    private let request: NSFetchRequest<NSManagedObject>

    /// The values of the objects by property names, as passed by the program.
    open var objectsToInsert: [[String: Any]]?

    /// The closure that fills a dictionary for each object, and returns true when there are no more.
    open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?

    /// The closure that fills each object, and returns true when there are no more.
    open var managedObjectHandler: ((NSManagedObject) -> Bool)?

    /// The kind of the result.
    open var resultType = NSBatchInsertRequestResultType.statusOnly

    /// Makes a request for objects of an entity by their values.
    ///
    /// - Parameters:
    ///   - entityName: The name of the entity.
    ///   - dictionaries: A dictionary for each object, with a value for each key.
    public init(entityName: String, objects dictionaries: [[String: Any]]) {
        request = NSFetchRequest(entityName: entityName)
        objectsToInsert = dictionaries
    }

    /// Makes a request for objects of an entity by their values.
    ///
    /// - Parameters:
    ///   - entity: The entity.
    ///   - dictionaries: A dictionary for each object, with a value for each key.
    public init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
        request = NSFetchRequest(entity, [], nil)
        objectsToInsert = dictionaries
    }

    /// Makes a request for objects of an entity.
    ///
    /// - Parameter handler: The closure that fills a dictionary for each object, and returns true when there are no
    ///   more.
    public init(entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
        request = NSFetchRequest(entityName: entityName)
        dictionaryHandler = handler
    }

    /// Makes a request for objects of an entity.
    ///
    /// - Parameter handler: The closure that fills a dictionary for each object, and returns true when there are no
    ///   more.
    public init(entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
        request = NSFetchRequest(entity, [], nil)
        dictionaryHandler = handler
    }

    /// Makes a request for objects of an entity.
    ///
    /// - Parameter handler: The closure that fills each object, and returns true when there are no more.
    public init(entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
        request = NSFetchRequest(entityName: entityName)
        managedObjectHandler = handler
    }

    /// Makes a request for objects of an entity.
    ///
    /// - Parameter handler: The closure that fills each object, and returns true when there are no more.
    public init(entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
        request = NSFetchRequest(entity, [], nil)
        managedObjectHandler = handler
    }

    /// The name of the entity.
    open var entityName: String { request.entityName ?? "" }

    open override var requestType: NSPersistentStoreRequestType { .batchInsertRequestType }

    /// Adds the objects in a separate, temporary context.
    func run(in context: NSManagedObjectContext) throws -> NSBatchInsertResult {
        let entity = try request.layout(in: context).entity
        let writer = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        writer.persistentStoreCoordinator = context.coordinator
        writer.mergePolicy = context.mergePolicy
        writer.transactionAuthor = context.transactionAuthor
        var objects: [NSManagedObject] = []
        func add(_ fill: (NSManagedObject) -> Bool) -> Bool {
            let object = entity.objectClass.init(entity: entity, insertInto: writer)
            if fill(object) {
                writer.delete(object)
                return false
            }
            objects.append(object)
            return true
        }
        for values in objectsToInsert ?? [] {
            _ = add { object in
                object.setValuesForKeys(values)
                return false
            }
        }
        if let managedObjectHandler { while add(managedObjectHandler) {} }
        if let dictionaryHandler {
            while add({ object in
                let values = NSMutableDictionary()
                if dictionaryHandler(values) { return true }
                for (key, value) in values { object.setValue(value is NSNull ? nil : value, forKey: "\(key)") }
                return false
            }) {}
        }
        try writer.save()
        let ids = objects.map(\.objectID)
        return switch resultType {
        case .statusOnly: NSBatchInsertResult(true, resultType)
        case .objectIDs: NSBatchInsertResult(ids, resultType)
        case .count: NSBatchInsertResult(ids.count, resultType)
        }
    }
}
