import Foundation
import UmweltSQLite

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

    /// Writes all changes to the store: all of them, or none if it throws.
    ///
    /// - Throws: ``SwiftDataError/modelValidationFailure`` if an object may not be deleted; else the fault of the store.
    public func save() throws {
        guard hasChanges else { return }
        guard store.configuration.allowsSave else {
            throw SwiftDataError.modelValidationFailure.describing("the store is open for reading alone.")
        }
        NotificationCenter.default.post(name: Self.willSave, object: self)
        for model in deleted.values { try validateDeletion(of: model) }
        var replaced: [PersistentIdentifier] = []
        try store.use { database in
            try database.transaction {
                for model in deleted.values { try remove(model, from: database) }
                for model in insertedModelsArray { try insert(model, into: database, &replaced) }
                for model in changed.values { try update(model, in: database, &replaced) }
            }
        }
        let changes = SavedChanges(
            inserted: Set(inserted.keys), updated: Set(changed.keys), deleted: Set(deleted.keys))
        noteSaved()
        for id in replaced { noteReplaced(id) }
        NotificationCenter.default.post(
            name: Self.didSave, object: self,
            userInfo: [
                NotificationKey.insertedIdentifiers.rawValue: Array(changes.inserted),
                NotificationKey.updatedIdentifiers.rawValue: Array(changes.updated),
                NotificationKey.deletedIdentifiers.rawValue: Array(changes.deleted),
            ])
        container.noteSaved(changes, by: self)
    }

    /// Does something and saves it; what it has changed is taken back if it throws.
    public func transaction(block: () throws -> Void) throws {
        do {
            try block()
            try save()
        } catch {
            rollback()
            throw error
        }
    }

    private func validateDeletion(of model: any PersistentModel) throws {
        let entity = Entity.of(type(of: model))
        for index in entity.properties.indices where entity.properties[index].relationship.deleteRule == .deny {
            guard model.related(index).contains(where: { !$0.isDeleted }) else { continue }
            throw SwiftDataError.modelValidationFailure.describing(
                "a \(entity.name) cannot be deleted while it has \(entity.properties[index].name).")
        }
    }

    private func remove(_ model: any PersistentModel, from database: Database) throws {
        let entity = Entity.of(type(of: model))
        let key = SQLValue.integer(model._$record.key)
        try database.run("DELETE FROM \(entity.table) WHERE \(Entity.key) = ?", [key])
        for index in entity.properties.indices {
            guard let join = entity.joinTable(of: index) else { continue }
            try database.run("DELETE FROM \(join.table) WHERE \(join.own) = ?", [key])
        }
    }

    private func insert(
        _ model: any PersistentModel, into database: Database, _ replaced: inout [PersistentIdentifier]
    ) throws {
        let entity = Entity.of(type(of: model))
        try replaceEqual(model, of: entity, in: database, &replaced)
        try database.run(
            entity.insertion,
            [.integer(model._$record.key)] + entity.columns.map { entity.properties[$0].read(model) })
        for index in entity.properties.indices { try writeJoins(index, of: model, entity, to: database) }
    }

    /// Removes the objects that have the same values of unique attributes: the new one takes their place.
    private func replaceEqual(
        _ model: any PersistentModel, of entity: Entity, in database: Database,
        _ replaced: inout [PersistentIdentifier]
    ) throws {
        for group in entity.uniqueGroups {
            let values = group.map { entity.properties[$0].read(model) }
            if values.contains(.null) { continue }
            let condition = group.map { "\(entity.column($0)) = ?" }.joined(separator: " AND ")
            var keys: [Int64] = []
            try database.rows(of: "SELECT \(Entity.key) FROM \(entity.table) WHERE \(condition)", values) { row in
                if let key = row.key(0) { keys.append(key) }
            }
            for key in keys where key != model._$record.key {
                try database.run("DELETE FROM \(entity.table) WHERE \(Entity.key) = ?", [.integer(key)])
                replaced.append(PersistentIdentifier(entityName: entity.name, key: key))
            }
        }
    }

    private func update(
        _ model: any PersistentModel, in database: Database, _ replaced: inout [PersistentIdentifier]
    ) throws {
        let entity = Entity.of(type(of: model))
        let indices = model._$record.originals.keys.sorted()
        let columns = indices.filter { entity.properties[$0].hasColumn }
        if !columns.isEmpty {
            try replaceEqual(model, of: entity, in: database, &replaced)
            let assignments = columns.map { "\(entity.column($0)) = ?" }.joined(separator: ", ")
            try database.run(
                "UPDATE \(entity.table) SET \(assignments) WHERE \(Entity.key) = ?",
                columns.map { entity.properties[$0].read(model) } + [.integer(model._$record.key)])
        }
        for index in indices { try writeJoins(index, of: model, entity, to: database) }
    }

    private func writeJoins(
        _ index: Int, of model: any PersistentModel, _ entity: Entity, to database: Database
    ) throws {
        guard let join = entity.joinTable(of: index) else { return }
        let key = SQLValue.integer(model._$record.key)
        try database.run("DELETE FROM \(join.table) WHERE \(join.own) = ?", [key])
        for object in model.related(index) {
            try database.run(
                "INSERT OR IGNORE INTO \(join.table) (\(join.own), \(join.other)) VALUES (?, ?)",
                [key, .integer(object._$record.key)])
        }
    }
}

extension Entity {
    /// The statement that adds a row.
    fileprivate var insertion: String {
        let names = ([Entity.key] + columns.map(column)).joined(separator: ", ")
        let marks = Array(repeating: "?", count: columns.count + 1).joined(separator: ", ")
        return "INSERT INTO \(table) (\(names)) VALUES (\(marks))"
    }
}
