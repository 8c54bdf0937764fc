import Foundation
import UmweltSQLite
import UmweltStore

/// The kind of a batch request's result.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
    /// True if it was done.
    case resultTypeStatusOnly = 0
    /// The identities of the objects.
    case resultTypeObjectIDs = 1
    /// Their number.
    case resultTypeCount = 2
}

/// The result of a request to a store.
open class NSPersistentStoreResult: NSObject {}

/// The result of a request that deletes objects in the store.
open class NSBatchDeleteResult: NSPersistentStoreResult {
    /// The result: a `Bool`, a number, or identities.
    public let result: Any?

    /// The kind of the result.
    public let resultType: NSBatchDeleteRequestResultType

    init(_ result: Any, _ type: NSBatchDeleteRequestResultType) {
        self.result = result
        resultType = type
    }
}

/// A request that deletes objects in the store, without reading them: contexts that show them are told by
/// `NSManagedObjectContext.mergeChanges(fromRemoteContextSave:into:)`.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
    /// The description of the objects.
    public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>

    /// The kind of the result.
    open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly

    private let ids: [NSManagedObjectID]?

    /// Makes a request for the objects that another one describes.
    public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
        fetchRequest = fetch
        ids = nil
    }

    /// Makes a request for objects of one entity.
    public init(objectIDs objects: [NSManagedObjectID]) {
        fetchRequest = NSFetchRequest(entityName: objects.first?.layout.name ?? "")
        ids = objects
    }

    open override var requestType: NSPersistentStoreRequestType { .batchDeleteRequestType }

    /// Deletes the objects with what relationships of one to many say is deleted with them, in one transaction.
    func run(in context: NSManagedObjectContext) throws -> NSBatchDeleteResult {
        if let ids, ids.isEmpty { return result([]) }
        let layout = try fetchRequest.layout(in: context)
        guard let coordinator = context.coordinator else { return result([]) }
        let store = try coordinator.store(of: layout)
        let found = try ids ?? coordinator.storedIDs(of: fetchRequest, layout)
        try context.use(layout) { database in
            try database.transaction {
                var deleted: Set<RowID> = []
                for id in found { try Self.delete(id, in: database, store, &deleted) }
            }
        }
        return result(found)
    }

    private func result(_ ids: [NSManagedObjectID]) -> NSBatchDeleteResult {
        switch resultType {
        case .resultTypeStatusOnly: NSBatchDeleteResult(true, resultType)
        case .resultTypeObjectIDs: NSBatchDeleteResult(ids, resultType)
        case .resultTypeCount: NSBatchDeleteResult(ids.count, resultType)
        }
    }

    private static func delete(
        _ id: NSManagedObjectID, in database: Database, _ store: NSPersistentStore, _ deleted: inout Set<RowID>
    ) throws {
        guard deleted.insert(id.rowID).inserted else { return }
        let key = SQLValue.integer(id.key)
        for property in id.layout.properties {
            guard let destination = property.destination else { continue }
            switch property.storage {
            case .inverse(let column, _):
                if property.relationship?.deleteRule == .cascadeDeleteRule {
                    var keys: [Int64] = []
                    try database.rows(
                        of: "SELECT \(RowColumn.key) FROM \(destination.table) WHERE \(column) = ?", [key]
                    ) { if let key = $0.key(0) { keys.append(key) } }
                    for other in keys {
                        let id = NSManagedObjectID(key: other, layout: destination, source: store.reference)
                        try delete(id, in: database, store, &deleted)
                    }
                } else {
                    try database.run("UPDATE \(destination.table) SET \(column) = NULL WHERE \(column) = ?", [key])
                }
            case .pairs(let pairs, _):
                try database.run("DELETE FROM \(pairs.table) WHERE \(pairs.own) = ?", [key])
            case .column:
                // One to one: the other side's column.
                if let inverse = property.inverse, destination.properties[inverse].hasColumn,
                    !destination.properties[inverse].isAttribute
                {
                    let column = destination.properties[inverse].column
                    try database.run("UPDATE \(destination.table) SET \(column) = NULL WHERE \(column) = ?", [key])
                }
            case nil: break
            }
        }
        try database.run("DELETE FROM \(id.layout.table) WHERE \(RowColumn.key) = ?", [key])
    }
}

extension NSPersistentStoreCoordinator {
    /// Returns the identities of the objects that a request describes, as the store has them: without the changes of
    /// any context.
    func storedIDs<T>(of request: NSFetchRequest<T>, _ layout: EntityLayout) throws -> [NSManagedObjectID] {
        let reader = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        reader.persistentStoreCoordinator = self
        return try reader.objects(of: request, layout, FetchPlan(request, layout)).map(\.objectID)
    }
}

extension NSManagedObjectContext {
    /// Runs a request that is no fetch, such as an ``NSBatchDeleteRequest``.
    ///
    /// - Throws: An `NSError` if the store cannot do it.
    @discardableResult public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        switch request {
        case let request as NSBatchDeleteRequest: return try request.run(in: self)
        case let request as NSBatchInsertRequest: return try request.run(in: self)
        case let request as NSBatchUpdateRequest: return try request.run(in: self)
        default:
            throw CoreDataError.make(
                .persistentStoreUnsupportedRequestType, "execute(_:) takes a batch request: take fetch(_:).")
        }
    }
}
