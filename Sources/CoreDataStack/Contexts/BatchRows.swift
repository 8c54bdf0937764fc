import UmweltSQLite
import UmweltStore

/// The rows of a batch request, as the store has them: without the changes of any context.
struct BatchRows {
    let layout: EntityLayout
    let statement: FetchStatement
    private let context: NSManagedObjectContext
    private let reference: StoreReference

    /// The rows that a request describes. A condition that SQL cannot express is evaluated in memory.
    ///
    /// - Throws: An `NSError` if the request names an unknown property, or no store has the entity.
    init<T>(of request: NSFetchRequest<T>, in context: NSManagedObjectContext) throws {
        let layout = try request.layout(in: context)
        let plan = try FetchPlan(request, layout)
        if plan.isWhole || plan.isFiltered && !plan.statement.isCut {
            self.init(layout, plan.statement, in: context)
        } else {
            let reader = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
            reader.persistentStoreCoordinator = context.coordinator
            let keys = try reader.objects(of: request, layout, plan).map(\.objectID.key)
            self.init(layout, FetchStatement(layout.table, keys: keys), in: context)
        }
    }

    /// The rows of objects of one entity.
    init(of ids: [NSManagedObjectID], _ layout: EntityLayout, in context: NSManagedObjectContext) {
        self.init(layout, FetchStatement(layout.table, keys: ids.map(\.key)), in: context)
    }

    private init(_ layout: EntityLayout, _ statement: FetchStatement, in context: NSManagedObjectContext) {
        self.layout = layout
        self.statement = statement
        self.context = context
        reference = context.reference(of: layout) ?? StoreReference()
    }

    /// The columns that identify a row's object.
    static let identification = "\(RowColumn.key), \(RowColumn.entity)"

    /// Returns the identity of the object of a row.
    func id(of row: Row) -> NSManagedObjectID? {
        row.key(0).map { key in
            let own = row.text(1).flatMap { layout.layouts[$0] } ?? layout
            return NSManagedObjectID(key: key, layout: own, source: reference)
        }
    }

    /// Uses the database of the rows.
    func use<Result>(_ body: (Database) throws -> Result) throws -> Result { try context.use(layout, body) }
}

/// The objects that a batch request has changed: their identities if requested, otherwise their number.
enum BatchResult {
    case ids([NSManagedObjectID])
    case count(Int)

    var count: Int {
        switch self {
        case .ids(let ids): ids.count
        case .count(let count): count
        }
    }

    var ids: [NSManagedObjectID] { if case .ids(let ids) = self { ids } else { [] } }
}
