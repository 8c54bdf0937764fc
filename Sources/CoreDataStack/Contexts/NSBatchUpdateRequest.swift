import Foundation
import UmweltSQLite
import UmweltStore

/// The kind of the result of a request that changes objects.
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
    /// True if it was done.
    case statusOnlyResultType = 0
    /// The identities of the objects.
    case updatedObjectIDsResultType = 1
    /// Their number.
    case updatedObjectsCountResultType = 2
}

/// The result of a request that changes objects in the store.
open class NSBatchUpdateResult: NSPersistentStoreResult {
    /// The result: a `Bool`, a number, or identities.
    public let result: Any?

    /// The kind of the result.
    public let resultType: NSBatchUpdateRequestResultType

    init(_ result: Any, _ type: NSBatchUpdateRequestResultType) {
        self.result = result
        resultType = type
    }
}

/// A request that changes objects in the store by one SQL statement, without reading them: contexts that show them are
/// notified by `NSManagedObjectContext.mergeChanges(fromRemoteContextSave:into:)`. Nothing is validated.
///
/// ```swift
/// let request = NSBatchUpdateRequest(entityName: "Trip")
/// request.predicate = NSPredicate(format: "days > 20")
/// request.propertiesToUpdate = ["isPlanned": true]
/// try context.execute(request)
/// ```
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
    private let fetch: NSFetchRequest<NSManagedObject>

    /// The condition; nil for all objects.
    open var predicate: NSPredicate? {
        get { fetch.predicate }
        set { fetch.predicate = newValue }
    }

    /// True if objects of entities that inherit from the entity are changed too.
    open var includesSubentities: Bool {
        get { fetch.includesSubentities }
        set { fetch.includesSubentities = newValue }
    }

    /// The values of attributes, by their names or descriptions: values, or expressions of other attributes.
    open var propertiesToUpdate: [AnyHashable: Any]?

    /// The kind of the result.
    open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType

    /// Makes a request for objects of an entity.
    ///
    /// - Parameter entityName: The name of the entity in the model.
    public init(entityName: String) { fetch = NSFetchRequest(entityName: entityName) }

    /// Makes a request for objects of an entity.
    ///
    /// - Parameter entity: The entity.
    public init(entity: NSEntityDescription) { fetch = NSFetchRequest(entity, [], nil) }

    /// The name of the entity.
    open var entityName: String { fetch.entityName ?? "" }

    /// The entity of the objects.
    open var entity: NSEntityDescription { fetch.entity ?? NSEntityDescription() }

    open override var requestType: NSPersistentStoreRequestType { .batchUpdateRequestType }

    /// Changes the objects: all of them, or none if it throws.
    func run(in context: NSManagedObjectContext) throws -> NSBatchUpdateResult {
        let values = try assignments(of: fetch.layout(in: context))
        if values.isEmpty || context.coordinator == nil { return result(.count(0)) }
        let rows = try BatchRows(of: fetch, in: context)
        let version = SQLText("\(EntityLayout.version) = t0.\(EntityLayout.version) + 1")
        return result(try rows.use { try update(rows, values + [version], in: $0) })
    }

    private func update(_ rows: BatchRows, _ values: [SQLText], in database: Database) throws -> BatchResult {
        guard resultType == .updatedObjectIDsResultType else {
            return .count(try rows.statement.update(values, in: database))
        }
        var ids: [NSManagedObjectID] = []
        _ = try rows.statement.update(values, in: database, returning: BatchRows.identification) { row in
            if let id = rows.id(of: row) { ids.append(id) }
        }
        return .ids(ids)
    }

    private func result(_ result: BatchResult) -> NSBatchUpdateResult {
        switch resultType {
        case .statusOnlyResultType: NSBatchUpdateResult(true, resultType)
        case .updatedObjectIDsResultType: NSBatchUpdateResult(result.ids, resultType)
        case .updatedObjectsCountResultType: NSBatchUpdateResult(result.count, resultType)
        }
    }

    /// The assignments after `SET`, one for each of the properties.
    private func assignments(of layout: EntityLayout) throws -> [SQLText] {
        try (propertiesToUpdate ?? [:]).map { key, value in
            let name = (key.base as? NSPropertyDescription)?.name ?? "\(key.base)"
            guard let index = layout.index(of: name), case .attribute(let type) = layout.properties[index].kind,
                layout.properties[index].hasColumn
            else {
                throw CoreDataError.make(
                    .coreData,
                    """
                    “\(layout.name).\(name)” is not a stored attribute. A batch update sets only stored attributes: \
                    remove it from propertiesToUpdate.
                    """)
            }
            let column = layout.properties[index].column
            guard let expression = value as? NSExpression else {
                let encoded = AttributeValue.encode(value, type, name: "\(layout.name).\(name)")
                return SQLText("\(column) = ?", [encoded])
            }
            var compiler = PredicateSQL(layout, layouts: layout.layouts)
            do {
                let sql = try compiler.value(of: expression.term)
                return SQLText("\(column) = \(sql.text)", sql.values)
            } catch is PredicateSQL.Unsupported {
                throw CoreDataError.make(
                    .coreData,
                    """
                    A batch update cannot compute the new value of “\(layout.name).\(name)” in SQL: use a constant \
                    or a simpler expression.
                    """)
            }
        }
    }
}
