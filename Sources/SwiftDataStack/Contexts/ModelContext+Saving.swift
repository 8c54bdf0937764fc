import Foundation
import UmweltSQLite
import UmweltStore

extension ModelContext {
    /// A context is about to save. The object is the context.
    public static let willSave = Notification.Name("SwiftData.ModelContext.willSave")

    /// A context has saved. The object is the context; the keys are those of ``NotificationKey``, and their values
    /// arrays of identities.
    public static let didSave = Notification.Name("SwiftData.ModelContext.didSave")

    /// The keys of ``didSave``.
    public enum NotificationKey: String {
        case insertedIdentifiers = "inserted"
        case updatedIdentifiers = "updated"
        case deletedIdentifiers = "deleted"
    }

    /// Writes all changes to the store: all of them, or none if it throws. With several stores each has its own
    /// transaction.
    ///
    /// - Throws: ``SwiftDataError/modelValidationFailure`` if an object may not be deleted; otherwise the error of the
    ///   store.
    public func save() throws {
        guard hasChanges else { return }
        try saveChanges()
        // Saved objects are held no longer than they are used.
        inUse.addSaved()
    }

    private func saveChanges() throws {
        let stores = changedStores
        guard stores.allSatisfy(\.configuration.allowsSave) else {
            throw SwiftDataError.modelValidationFailure.describing(
                "the store is read-only: set allowsSave in its ModelConfiguration.")
        }
        NotificationCenter.default.post(name: Self.willSave, object: self)
        for model in deleted.values { try validateDeletion(of: model) }
        for store in stores {
            try store.use { database in
                try database.transaction {
                    // In the transaction, so that no other process can insert an equal object in between.
                    try mergeEqualObjects(of: store, in: database)
                    try validateCounts(in: store)
                    try removeDeleted(of: store, from: database)
                    let (new, old) = (own(inserted.sorted, in: store), own(changed.values, in: store))
                    try clearUniqueValues(of: old, in: database)
                    // Before the new rows, which may have unique values that changed objects have no longer.
                    for model in old { try update(model, in: database) }
                    try insert(new, into: database)
                }
            }
        }
        let new = inserted.sorted
        let changes = SavedChanges(
            inserted: new.map(id), updated: changed.values.map(id),
            deleted: deleted.values.map(id))
        finishSave(new)
        removeReferences(to: Set(changes.deleted.map(\.key)))
        NotificationCenter.default.post(
            name: Self.didSave, object: self,
            userInfo: [
                NotificationKey.insertedIdentifiers.rawValue: changes.inserted,
                NotificationKey.updatedIdentifiers.rawValue: changes.updated,
                NotificationKey.deletedIdentifiers.rawValue: changes.deleted,
            ])
        container.mergeSaved(changes, by: self)
    }

    /// Runs a closure and saves its changes; they are discarded if it throws.
    ///
    /// - Parameter block: The changes, which are saved at the end.
    public func transaction(block: () throws -> Void) throws {
        do {
            try block()
            try save()
        } catch {
            rollback()
            throw error
        }
    }

    /// The stores that have objects with changes.
    private var changedStores: [ModelStore] {
        if container.stores.count == 1 { return container.stores }
        let all = [inserted, changed, deleted]
        return container.stores.filter { store in all.contains { !own($0.values, in: store).isEmpty } }
    }

    /// Returns those of some objects that belong to a store.
    func own(
        _ models: some Collection<any PersistentModel>, in store: ModelStore
    ) -> [any PersistentModel] {
        if container.stores.count == 1 { return Array(models) }
        return models.filter { container.store(of: $0.entity) === store }
    }

    private func validateDeletion(of model: any PersistentModel) throws {
        let entity = model.entity
        for index in entity.properties.indices where entity.properties[index].relationship.deleteRule == .deny {
            guard model.related(index).contains(where: { !$0.isDeleted }) else { continue }
            throw SwiftDataError.modelValidationFailure.describing(
                "a \(entity.name) cannot be deleted while it has \(entity.properties[index].name).")
        }
    }

    private func validateCounts(in store: ModelStore) throws {
        guard container.schema.members.contains(where: { !$0.limited.isEmpty }) else { return }
        for list in [inserted, changed] {
            for model in own(list.values, in: store) { try validateCounts(of: model) }
        }
    }

    private func validateCounts(of model: any PersistentModel) throws {
        let entity = model.entity
        for index in entity.limited {
            let count = model.related(index).count
            let (name, relationship) = (entity.properties[index].name, entity.properties[index].relationship)
            if let least = relationship.minimumModelCount, count < least {
                throw SwiftDataError.modelValidationFailure.describing(
                    "a \(entity.name) has \(count) \(name), fewer than \(least).")
            }
            if let most = relationship.maximumModelCount, most > 0, count > most {
                throw SwiftDataError.modelValidationFailure.describing(
                    "a \(entity.name) has \(count) \(name), more than \(most).")
            }
        }
    }

    /// Deletes the rows of deleted objects, by one statement for each table, and the references to them that have no
    /// inverse.
    private func removeDeleted(of store: ModelStore, from database: Database) throws {
        var keys: [String: [Int64]] = [:]
        var pairs: [(table: PairTable, keys: [Int64])] = []
        let models = own(deleted.values, in: store)
        for models in Dictionary(grouping: models, by: { ObjectIdentifier($0.entity) }).values {
            let (entity, own) = (models[0].entity, models.map(\._$key))
            keys[entity.table, default: []] += own
            pairs += entity.pairTables.map { ($0.table, own) }
            for reference in references(to: entity) {
                if let table = reference.pairs {
                    pairs.append((table.reversed, own))
                } else if reference.property.isOptional {
                    let (column, condition) = (reference.column, RowColumn.isIn(own, column: reference.column))
                    try database.run(
                        "UPDATE \(reference.entity.table) SET \(column) = NULL WHERE \(condition.text)",
                        condition.values)
                }
            }
        }
        for (table, keys) in keys { _ = try FetchStatement(table, keys: keys).delete(in: database) }
        for (table, keys) in pairs {
            let condition = RowColumn.isIn(keys, column: table.own)
            try database.run("DELETE FROM \(table.table) WHERE \(condition.text)", condition.values)
        }
    }

    private func insert(_ models: [any PersistentModel], into database: Database) throws {
        var current: (entity: Entity, statement: PreparedStatement, joins: [(index: Int, table: PairTable)])?
        var row: ModelColumns?
        for model in models {
            let entity = model.entity
            // Objects of an entity mostly follow each other.
            if current?.entity !== entity {
                current = (entity, try database.prepared(entity.insertion), entity.pairTables)
                row = ModelColumns(of: entity)
            }
            guard let current else { continue }
            row?.read(model)
            try current.statement.run(row?.values ?? [])
            for (index, join) in current.joins { try write(join, at: index, of: model, to: database) }
        }
    }

    private func update(_ model: any PersistentModel, in database: Database) throws {
        let entity = model.entity
        let indices = model._$record.originals.keys.sorted()
        let columns = indices.filter { entity.properties[$0].hasColumn }
        if !columns.isEmpty {
            let assignments = columns.map { "\(entity.column($0)) = ?" }.joined(separator: ", ")
            try database.run(
                "UPDATE \(entity.table) SET \(assignments) WHERE \(RowColumn.key) = ?",
                columns.map { entity.properties[$0].read(model) } + [.integer(model._$key)])
        }
        for (index, join) in entity.pairTables where indices.contains(index) {
            try database.run("DELETE FROM \(join.table) WHERE \(join.own) = ?", [.integer(model._$key)])
            try write(join, at: index, of: model, to: database)
        }
    }

    /// Sets changed unique columns to null before they are written, so that objects can exchange their values: an index
    /// compares after each statement, and null equals nothing.
    private func clearUniqueValues(of changed: [any PersistentModel], in database: Database) throws {
        let rows = changed.compactMap { model in
            let columns = model._$record.originals.keys.filter(model.entity.uniqueColumns.contains).sorted()
            return columns.isEmpty ? nil : (model: model, columns: columns)
        }
        guard rows.count > 1 else { return }
        for (model, columns) in rows {
            let assignments = columns.map { "\(model.entity.column($0)) = NULL" }.joined(separator: ", ")
            try database.run(
                "UPDATE \(model.entity.table) SET \(assignments) WHERE \(RowColumn.key) = ?",
                [.integer(model._$key)])
        }
    }

    /// Writes the pairs of a relationship; removed pairs are already deleted.
    private func write(
        _ join: PairTable, at index: Int, of model: any PersistentModel, to database: Database
    ) throws {
        let key = SQLValue.integer(model._$key)
        for object in model.related(index) {
            try database.run(
                "INSERT OR IGNORE INTO \(join.table) (\(join.own), \(join.other)) VALUES (?, ?)",
                [key, .integer(object._$key)])
        }
    }
}
