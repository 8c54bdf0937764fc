import Foundation
import UmweltFoundation

/// The kind of results of a fetch.
public struct NSFetchRequestResultType: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let managedObjectResultType: NSFetchRequestResultType = []
    public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
    public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
    public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// The kind of a request.
public enum NSPersistentStoreRequestType: UInt, Sendable {
    case fetchRequestType = 1
    case saveRequestType = 2
    case batchInsertRequestType = 5
    case batchUpdateRequestType = 6
    case batchDeleteRequestType = 7
}

/// A request to stores.
open class NSPersistentStoreRequest: NSObject {
    /// The stores to search; nil for all.
    open var affectedStores: [NSPersistentStore]?

    /// The kind of the request.
    open var requestType: NSPersistentStoreRequestType { .fetchRequestType }
}

/// The description of a fetch: which objects, in which order, and how many.
///
/// ```swift
/// let request = Trip.fetchRequest()
/// request.predicate = NSPredicate(format: "days > %d", 3)
/// request.sortDescriptors = [NSSortDescriptor(keyPath: \Trip.start, ascending: true)]
/// ```
// Not restricted to NSFetchRequestResult: a protocol does not conform to itself in Swift, and programs name
// NSFetchRequest<NSFetchRequestResult>.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest, NSCopying {
    private var knownEntity: NSEntityDescription?

    /// The entity of the objects; nil until the request has a model.
    open var entity: NSEntityDescription? {
        get { knownEntity ?? objectClass.flatMap { OpenModels.entity(of: $0) } }
        set { knownEntity = newValue }
    }

    private var knownName: String?

    /// The name of the entity.
    open var entityName: String? { knownName ?? entity?.name }

    /// The condition; nil for all objects.
    open var predicate: NSPredicate?

    /// The order; nil for the order of their making.
    open var sortDescriptors: [NSSortDescriptor]?

    /// The largest number of objects; 0 for all.
    open var fetchLimit = 0

    /// The number of objects that are left out at the beginning.
    open var fetchOffset = 0

    /// The number of objects whose values are read together; 0 for all.
    open var fetchBatchSize = 0

    /// The kind of results.
    open var resultType: NSFetchRequestResultType = .managedObjectResultType

    /// True if objects of entities that inherit from the entity are found too.
    open var includesSubentities = true

    /// True if values are read with the objects, although these are faults until they are used.
    open var includesPropertyValues = true

    /// True if the objects are faults until a value is used.
    open var returnsObjectsAsFaults = true

    /// The paths of relationships whose objects are read together.
    open var relationshipKeyPathsForPrefetching: [String]?

    /// True if changes of the context that are not saved count.
    open var includesPendingChanges = true

    /// True if equal dictionaries are found once.
    open var returnsDistinctResults = false

    /// The properties that dictionaries have: names, or descriptions.
    open var propertiesToFetch: [Any]?

    /// The properties by whose values dictionaries are grouped: names, or descriptions.
    open var propertiesToGroupBy: [Any]?

    /// The condition on groups.
    open var havingPredicate: NSPredicate?

    /// True if values that have been read are read again.
    open var shouldRefreshRefetchedObjects = false

    private let objectClass: NSManagedObject.Type?

    /// Makes a request for objects of an entity that is set later.
    public override init() {
        objectClass = ResultType.self as? NSManagedObject.Type
        super.init()
        registerClass()
    }

    /// Makes a request for objects of an entity.
    ///
    /// - Parameter entityName: The name of the entity in the model.
    public convenience init(entityName: String) {
        self.init()
        knownName = entityName
    }

    /// Makes a request for objects of an entity in an order, or of the results' class.
    package convenience init(_ entity: NSEntityDescription?, _ order: [NSSortDescriptor], _ predicate: NSPredicate?) {
        self.init()
        if let entity { self.entity = entity }
        sortDescriptors = order
        self.predicate = predicate
    }

    /// Makes a request for the objects of a class.
    init(objectsOf type: NSManagedObject.Type) {
        objectClass = type
        super.init()
        registerClass()
    }

    private func registerClass() {
        if let objectClass { ManagedClasses.register(objectClass) }
    }

    /// Fetches in the context on whose queue this runs.
    ///
    /// - Throws: An `NSError` if no context's queue does, or the store cannot be read.
    open func execute() throws -> [ResultType] {
        guard let context = NSManagedObjectContext.current else {
            throw CoreDataError.make(
                .coreData,
                "execute() was called outside of a context's perform. Call it in perform, or call context.fetch(_:).")
        }
        return try context.fetch(self)
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy: NSFetchRequest<ResultType> = converted()
        return copy
    }

    /// A copy with another static result type, which the results must have.
    func converted<Other>() -> NSFetchRequest<Other> {
        let copy = objectClass.map { NSFetchRequest<Other>(objectsOf: $0) } ?? NSFetchRequest<Other>()
        copy.affectedStores = affectedStores
        copy.knownEntity = knownEntity
        copy.knownName = knownName
        copy.predicate = predicate
        copy.sortDescriptors = sortDescriptors?.map(\.keyed)
        copy.fetchLimit = fetchLimit
        copy.fetchOffset = fetchOffset
        copy.fetchBatchSize = fetchBatchSize
        copy.resultType = resultType
        copy.includesSubentities = includesSubentities
        copy.includesPropertyValues = includesPropertyValues
        copy.returnsObjectsAsFaults = returnsObjectsAsFaults
        copy.relationshipKeyPathsForPrefetching = relationshipKeyPathsForPrefetching
        copy.includesPendingChanges = includesPendingChanges
        copy.returnsDistinctResults = returnsDistinctResults
        copy.propertiesToFetch = propertiesToFetch
        copy.propertiesToGroupBy = propertiesToGroupBy
        copy.havingPredicate = havingPredicate
        copy.shouldRefreshRefetchedObjects = shouldRefreshRefetchedObjects
        return copy
    }

    /// The layout of the entity in a context's model.
    func layout(in context: NSManagedObjectContext) throws -> EntityLayout {
        guard let coordinator = context.coordinator else {
            throw CoreDataError.make(.coreData, "The context has no store: set its persistentStoreCoordinator.")
        }
        var name = knownName ?? knownEntity?.name
        if name == nil, let objectClass {
            name = ManagedClasses.entity(of: objectClass, in: coordinator.managedObjectModel)?.name
        }
        guard let name, let layout = coordinator.layouts[name] else {
            throw CoreDataError.make(
                .coreData,
                """
                The model has no entity for the fetch request: \(name ?? objectClass.map { "\($0)" } ?? "none named"). \
                Set the request's entityName.
                """)
        }
        return layout
    }
}
