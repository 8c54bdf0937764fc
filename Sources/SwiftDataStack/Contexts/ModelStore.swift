import Foundation
import UmweltSQLite
import UmweltStore

/// The database of a container: its tables, and the statements that read and write objects. Contexts of any thread use
/// it, one after the other.
final class ModelStore: Sendable {
    // Used under the lock.
    private nonisolated(unsafe) let database: Database
    private let lock = NSRecursiveLock()
    let schema: Schema
    let configuration: ModelConfiguration

    /// Opens a store, and adds missing tables.
    ///
    /// - Throws: ``SwiftDataError/loadIssueModelContainer``, with advice.
    init(_ configuration: ModelConfiguration, schema: Schema) throws {
        self.schema = schema
        self.configuration = configuration
        let url = configuration.url
        let path = configuration.isStoredInMemoryOnly ? nil : url.path
        do {
            if path != nil, configuration.allowsSave {
                try FileManager.default.createDirectory(
                    at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            }
            let database = try Database(path: path, isReadOnly: !configuration.allowsSave)
            if configuration.allowsSave || path == nil {
                try database.transaction { try Migration(of: database, to: schema).run() }
            }
            self.database = database
        } catch let error as SwiftDataError {
            throw error
        } catch {
            throw SwiftDataError.loadIssueModelContainer.describing(
                "\(url.path) cannot be opened as a store: \(error) Move the file away to start with an empty store.")
        }
    }

    /// The version of the schema that a store was last used with; nil without a file. Stores from before their app had
    /// versions have version 0.
    static func version(of configuration: ModelConfiguration) throws -> Schema.Version? {
        guard !configuration.isStoredInMemoryOnly, FileManager.default.fileExists(atPath: configuration.url.path) else {
            return nil
        }
        let database = try Database(path: configuration.url.path, isReadOnly: true)
        var number: Int64 = 0
        try database.rows(of: "PRAGMA user_version") { number = $0.key(0) ?? 0 }
        return Schema.Version(number)
    }

    /// Notes that the store has the version of its schema.
    func setVersion() throws {
        try use { try $0.run("PRAGMA user_version = \(schema.version.number)") }
    }

    /// Uses the database, while no other thread does.
    func use<Result>(_ body: (Database) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(database)
    }
}

extension Schema.Version {
    /// The version in SQLite's form, with three digits for each of the lower numbers.
    fileprivate var number: Int64 { Int64(major) * 1_000_000 + Int64(minor % 1000) * 1000 + Int64(patch % 1000) }

    fileprivate init(_ number: Int64) {
        self.init(Int(number / 1_000_000), Int(number / 1000 % 1000), Int(number % 1000))
    }
}

/// The migration of a database's tables to a schema: missing tables and columns are added, and renamed columns renamed.
/// Columns that the schema lacks are kept, so that an older program finds its values.
private struct Migration {
    private let database: Database
    private let schema: Schema

    init(of database: Database, to schema: Schema) {
        self.database = database
        self.schema = schema
    }

    func run() throws {
        for entity in schema.members {
            let known = try database.columns(of: entity.root.name)
            if known.isEmpty { try create(entity) } else { try extend(entity, known) }
            try addIndices(of: entity)
            for index in entity.ownProperties {
                if let pairs = entity.pairTable(of: index) { try database.create(pairs) }
            }
        }
    }

    private func create(_ entity: Entity) throws {
        let columns =
            ["\(RowColumn.key) INTEGER PRIMARY KEY"] + entity.columns.map(entity.column)
            + (entity.isOpen ? [RowColumn.entity] : [])
        try database.run("CREATE TABLE \(entity.table) (\(columns.joined(separator: ", ")))")
    }

    private func extend(_ entity: Entity, _ known: Set<String>) throws {
        if entity.isOpen, !known.contains(RowColumn.entityName) {
            try database.run("ALTER TABLE \(entity.table) ADD COLUMN \(RowColumn.entity)")
        }
        // Objects of other classes of the table have no value.
        let restriction = entity.restriction(of: entity.table)
        let condition = restriction.map { " WHERE \($0.text)" } ?? ""
        for index in entity.columns where !known.contains(entity.properties[index].name) {
            let property = entity.properties[index]
            let former = [property.options.originalName, property.relationship.originalName].first {
                known.contains($0)
            }
            if let former {
                try database.run(
                    "ALTER TABLE \(entity.table) RENAME COLUMN \(former.quotedForSQL) TO \(entity.column(index))")
                continue
            }
            try database.run("ALTER TABLE \(entity.table) ADD COLUMN \(entity.column(index))")
            guard !property.isOptional else { continue }
            guard let value = property.storedDefault else {
                let objects = SQLText("SELECT 1 FROM \(entity.table)\(condition)", restriction?.values ?? [])
                guard try database.hasRows(objects) else { continue }
                throw SwiftDataError.loadIssueModelContainer.describing(
                    """
                    \(entity.name).\(property.name) is new, and objects of the store have no value for it: give it an \
                    initial value, or make it optional.
                    """)
            }
            try database.run(
                "UPDATE \(entity.table) SET \(entity.column(index)) = ?\(condition)",
                [value] + (restriction?.values ?? []))
        }
    }

    private func addIndices(of entity: Entity) throws {
        let (uniqueCount, count) = (entity.superentity?.uniqueGroups.count ?? 0, entity.superentity?.indices.count ?? 0)
        let indices =
            entity.uniqueGroups.dropFirst(uniqueCount).map { ($0, true) }
            + entity.indices.dropFirst(count).map { ($0, false) }
        for (group, isUnique) in indices {
            let names = group.map { entity.properties[$0].name }
            let name = ([entity.name] + names + (isUnique ? ["unique"] : [])).joined(separator: ".")
            try database.createIndex(name, isUnique: isUnique, on: entity.table, group.map(entity.column))
        }
    }
}
