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

/// A request that deletes objects in the store, without reading them: contexts that show them are notified by
/// `NSManagedObjectContext.mergeChanges(fromRemoteContextSave:into:)`.
///
/// It is one SQL statement. If relationships have delete rules, it takes one more for each relationship, and one to
/// find the cascading deletions, however many objects there are. Nothing is validated: the rule `denyDeleteRule` does
/// not prevent deletions.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
    /// The description of the objects.
    public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>

    /// The kind of the result.
    open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly

    private let ids: [NSManagedObjectID]?

    /// Makes a request for the objects that a fetch request selects.
    ///
    /// - Parameter fetch: The request that selects the objects.
    public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
        fetchRequest = fetch
        ids = nil
    }

    /// Makes a request for objects of one entity.
    ///
    /// - Parameter objects: The identities of the objects, all of one entity.
    public init(objectIDs objects: [NSManagedObjectID]) {
        fetchRequest = NSFetchRequest(entityName: objects.first?.layout.name ?? "")
        ids = objects
    }

    open override var requestType: NSPersistentStoreRequestType { .batchDeleteRequestType }

    /// Deletes the objects and cascades to related ones: all of them, or none if it throws.
    func run(in context: NSManagedObjectContext) throws -> NSBatchDeleteResult {
        guard context.coordinator != nil, let rows = try rows(in: context) else { return result(.count(0)) }
        let rules = (ids == nil ? rows.layout : rows.layout.root).deletionRules
        return result(try rows.use { try rules.isEmpty ? delete(rows, in: $0) : delete(rows, rules, in: $0) })
    }

    /// The rows of the objects; nil for none.
    private func rows(in context: NSManagedObjectContext) throws -> BatchRows? {
        guard let ids else { return try BatchRows(of: fetchRequest, in: context) }
        guard let layout = ids.first?.layout else { return nil }
        if let other = ids.first(where: { $0.layout.root !== layout.root }) {
            throw CoreDataError.make(
                .persistentStoreUnsupportedRequestType,
                """
                A batch request accepts objects of one entity. This one has objects of “\(layout.name)” and \
                “\(other.layout.name)”: make a request for each entity.
                """)
        }
        return BatchRows(of: ids, layout, in: context)
    }

    private func delete(_ rows: BatchRows, in database: Database) throws -> BatchResult {
        guard resultType == .resultTypeObjectIDs else { return .count(try rows.statement.delete(in: database)) }
        var ids: [NSManagedObjectID] = []
        _ = try rows.statement.delete(in: database, returning: BatchRows.identification) { row in
            if let id = rows.id(of: row) { ids.append(id) }
        }
        return .ids(ids)
    }

    private func delete(_ rows: BatchRows, _ rules: DeletionRules, in database: Database) throws -> BatchResult {
        try database.transaction {
            let result = try result(of: rows, in: database)
            let keys = try rules.keys(of: rows.statement, in: database)
            if !keys.isEmpty { try rules.delete(keys, in: database) }
            return result
        }
    }

    /// Returns the result for rows that will be deleted.
    private func result(of rows: BatchRows, in database: Database) throws -> BatchResult {
        switch resultType {
        case .resultTypeStatusOnly: return .count(0)
        case .resultTypeCount: return .count(try rows.statement.count(in: database))
        case .resultTypeObjectIDs:
            var ids: [NSManagedObjectID] = []
            let query = rows.statement.select(BatchRows.identification)
            try database.rows(of: query.text, query.values) { row in
                if let id = rows.id(of: row) { ids.append(id) }
            }
            return .ids(ids)
        }
    }

    private func result(_ result: BatchResult) -> NSBatchDeleteResult {
        switch resultType {
        case .resultTypeStatusOnly: NSBatchDeleteResult(true, resultType)
        case .resultTypeObjectIDs: NSBatchDeleteResult(result.ids, resultType)
        case .resultTypeCount: NSBatchDeleteResult(result.count, resultType)
        }
    }
}

extension NSManagedObjectContext {
    /// Runs a request that is no fetch, such as an ``NSBatchDeleteRequest``.
    ///
    /// - Parameter request: The request.
    /// - Throws: An `NSError` if the store cannot do it.
    @discardableResult public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        switch request {
        case let request as NSBatchDeleteRequest: return try request.run(in: self)
        case let request as NSBatchInsertRequest: return try request.run(in: self)
        case let request as NSBatchUpdateRequest: return try request.run(in: self)
        default:
            throw CoreDataError.make(
                .persistentStoreUnsupportedRequestType,
                "execute(_:) accepts only batch requests. For a fetch request, call fetch(_:).")
        }
    }
}
