import Foundation
import UmweltSQLite
import UmweltStore

/// The writer of a context's changes to the rows of one store, in one transaction. The context's merge policy resolves
/// conflicts with other saves.
final class RowWriter {
    private let context: NSManagedObjectContext
    private let store: NSPersistentStore
    private let database: Database
    private let policy: NSMergePolicyType
    private var conflicts: [NSMergeConflict] = []

    /// The values of objects after the transaction.
    private var applied: [() -> Void] = []
    private var added: [NSManagedObject] = []

    /// The values of the written row, whose storage is reused.
    private var values: [SQLValue] = []

    init(of context: NSManagedObjectContext, to store: NSPersistentStore) {
        self.context = context
        self.store = store
        database = store.database
        policy = (context.mergePolicy as? NSMergePolicy)?.mergeType ?? .errorMergePolicyType
    }

    func write(_ saved: SavedObjects) throws {
        let (inserted, updated, deleted) = (saved.inserted, saved.updated, saved.deleted)
        for object in deleted { try delete(object) }
        try clearUniqueValues(of: updated)
        for object in updated { try update(object) }
        var current: (layout: EntityLayout, statement: PreparedStatement)?
        for object in inserted {
            // Objects of an entity mostly follow each other.
            if current?.layout !== object.layout {
                current = (object.layout, try database.prepared(object.layout.insertion))
            }
            if let current { try insert(object, by: current.statement) }
        }
        for object in inserted where !object.layout.collections.isEmpty { try writeRelationships(of: object) }
        for object in updated { try writeRelationships(of: object) }
        if !conflicts.isEmpty {
            throw CoreDataError.make(
                .managedObjectMerge,
                """
                Save conflict: another context has saved other values of \(conflicts.count) objects since this context \
                read them. The first is \(conflicts[0].sourceObject.objectID). Set the context's mergePolicy, or \
                refresh the objects.
                """, [NSPersistentStoreSaveConflictsErrorKey: conflicts])
        }
    }

    /// Sets the state of objects after the transaction.
    func apply() {
        for object in added { object.version = 1 }
        for action in applied { action() }
    }

    private func delete(_ object: NSManagedObject) throws {
        let layout = object.layout
        let key = SQLValue.integer(object.objectID.key)
        if policy == .errorMergePolicyType, let version = try version(of: object), version != object.version {
            conflicts.append(NSMergeConflict(object, newVersion: version))
        }
        try database.run("DELETE FROM \(layout.table) WHERE \(RowColumn.key) = ?", [key])
        for property in layout.properties {
            if case .pairs(let pairs, _) = property.storage {
                try database.run("DELETE FROM \(pairs.table) WHERE \(pairs.own) = ?", [key])
            }
        }
    }

    private func version(of object: NSManagedObject) throws -> Int64? {
        var version: Int64?
        try database.rows(
            of: "SELECT \(EntityLayout.version) FROM \(object.layout.table) WHERE \(RowColumn.key) = ?",
            [.integer(object.objectID.key)]
        ) { version = $0.key(0) ?? 0 }
        return version
    }

    private func insert(_ object: NSManagedObject, by statement: PreparedStatement) throws {
        let layout = object.layout
        if !layout.uniqueGroups.isEmpty { try checkUniqueness(of: object, indices: nil) }
        values.removeAll(keepingCapacity: true)
        values.append(.integer(object.rowID.key))
        values.append(.text(layout.name))
        values.append(.integer(1))
        for index in layout.columns { values.append(object.slots[index].column) }
        try statement.run(values)
        added.append(object)
    }

    private func update(_ object: NSManagedObject) throws {
        let layout = object.layout
        var columns = layout.columns.filter { index in
            object.originals[index].map { !Slot.areEqual($0, object.slots[index]) } ?? false
        }
        let stored = try version(of: object)
        guard let stored else {
            if policy == .overwriteMergePolicyType || policy == .mergeByPropertyObjectTrumpMergePolicyType {
                return try insert(object, by: database.prepared(layout.insertion))
            }
            if policy == .errorMergePolicyType { conflicts.append(NSMergeConflict(object, newVersion: 0)) }
            applied.append { [context] in context.forget(object) }
            return
        }
        if stored != object.version {
            switch policy {
            case .errorMergePolicyType:
                conflicts.append(NSMergeConflict(object, newVersion: stored))
                return
            case .overwriteMergePolicyType: columns = layout.columns
            case .rollbackMergePolicyType:
                try resetToStored(object, but: [])
                return
            case .mergeByPropertyStoreTrumpMergePolicyType:
                // A value that both have changed is the store's.
                let row = try storedSlots(of: object)
                columns = columns.filter { index in
                    guard let old = object.originals[index], let row else { return true }
                    return Slot.areEqual(old, row[index])
                }
                try resetToStored(object, but: Set(columns))
            case .mergeByPropertyObjectTrumpMergePolicyType: try resetToStored(object, but: Set(columns))
            }
        }
        if columns.isEmpty { return }
        try checkUniqueness(of: object, indices: Set(columns))
        let assignments = (columns.map { "\(layout.properties[$0].column) = ?" } + ["\(EntityLayout.version) = ?"])
            .joined(separator: ", ")
        let version = stored + 1
        try database.run(
            "UPDATE \(layout.table) SET \(assignments) WHERE \(RowColumn.key) = ?",
            columns.map { object.slots[$0].column } + [.integer(version), .integer(object.objectID.key)])
        applied.append { object.version = version }
    }

    private func storedSlots(of object: NSManagedObject) throws -> [Slot]? {
        let layout = object.layout
        // Read by an object that is in no context.
        let reader = layout.entity.objectClass.init(entity: layout.entity, insertInto: nil)
        try database.rows(of: layout.rowQuery, [.integer(object.objectID.key)]) {
            reader.read($0, layout, store.reference)
        }
        return reader.slots.isEmpty ? nil : reader.slots
    }

    /// Sets an object's properties to the store's values, except those with the indices `kept`.
    private func resetToStored(_ object: NSManagedObject, but kept: Set<Int>) throws {
        guard let row = try storedSlots(of: object) else { return }
        let stored = try version(of: object) ?? 0
        applied.append {
            for index in object.layout.columns
            where !kept.contains(index) && !Slot.areEqual(object.slots[index], row[index]) {
                object.change(index) { object.slots[index] = row[index] }
            }
            object.version = max(object.version, stored)
        }
    }

    /// Sets changed unique columns to null before they are written, so that objects can exchange their values: an index
    /// compares after each statement, and null equals nothing.
    private func clearUniqueValues(of updated: [NSManagedObject]) throws {
        let rows = updated.compactMap { object in
            let unique = Set(object.layout.uniqueGroups.joined())
            let columns = object.originals.keys.filter(unique.contains).sorted()
            return columns.isEmpty ? nil : (object: object, columns: columns)
        }
        guard rows.count > 1 else { return }
        for (object, columns) in rows {
            // Conflicts are found by the version: a row with another one is left alone.
            guard try version(of: object) == object.version else { continue }
            let assignments = columns.map { "\(object.layout.properties[$0].column) = NULL" }.joined(separator: ", ")
            try database.run(
                "UPDATE \(object.layout.table) SET \(assignments) WHERE \(RowColumn.key) = ?",
                [.integer(object.objectID.key)])
        }
    }

    /// Checks that no other object of the store has the same values of unique attributes.
    ///
    /// - Throws: `NSManagedObjectConstraintMergeError`, with advice.
    private func checkUniqueness(of object: NSManagedObject, indices: Set<Int>?) throws {
        let layout = object.layout
        for columns in layout.uniqueGroups {
            if let indices, indices.isDisjoint(with: columns) { continue }
            let values = columns.map { object.slots[$0].column }
            if values.contains(.null) { continue }
            let condition = columns.map { "\(layout.properties[$0].column) = ?" }.joined(separator: " AND ")
            var isTaken = false
            try database.rows(of: "SELECT \(RowColumn.key) FROM \(layout.table) WHERE \(condition)", values) {
                if $0.key(0) != object.objectID.key { isTaken = true }
            }
            if !isTaken { continue }
            let names = columns.map { layout.properties[$0].name }
            throw CoreDataError.make(
                .managedObjectConstraintMerge,
                """
                Unique constraint: another \(layout.name) has the same \(names.joined(separator: " and ")). To update the \
                stored object instead, set the context's mergePolicy to NSMergeByPropertyObjectTrumpMergePolicy.
                """, [NSValidationObjectErrorKey: object])
        }
    }

    private func writeRelationships(of object: NSManagedObject) throws {
        let isNew = context.inserted.contains(object)
        for index in object.layout.collections {
            guard isNew || object.originals[index] != nil, case .many(let ids) = object.slots[index] else { continue }
            let property = object.layout.properties[index]
            switch property.storage {
            case .inverse(_, let position?): try writePositions(of: ids, position, property)
            case .pairs: try writePairs(of: object, index, ids)
            case .inverse, .column, nil: break
            }
        }
    }

    private func writePositions(
        of ids: [NSManagedObjectID], _ position: String, _ property: EntityLayout.Property
    ) throws {
        guard let destination = property.destination else { return }
        for (place, id) in ids.enumerated() {
            try database.run(
                "UPDATE \(destination.table) SET \(position) = ? WHERE \(RowColumn.key) = ?",
                [.integer(Int64(place)), .integer(id.key)])
        }
    }

    private func writePairs(of object: NSManagedObject, _ index: Int, _ ids: [NSManagedObjectID]) throws {
        guard case .pairs(let pairs, let position) = object.layout.properties[index].storage else { return }
        let (table, own, other) = (pairs.table, pairs.own, pairs.other)
        let key = SQLValue.integer(object.objectID.key)
        var old: Set<Int64> = []
        try database.rows(of: "SELECT \(other) FROM \(table) WHERE \(own) = ?", [key]) {
            if let key = $0.key(0) { old.insert(key) }
        }
        for gone in old.subtracting(ids.map(\.key)) {
            try database.run("DELETE FROM \(table) WHERE \(own) = ? AND \(other) = ?", [key, .integer(gone)])
        }
        for (index, id) in ids.enumerated() {
            try database.run(
                """
                INSERT INTO \(table) (\(own), \(other), \(position)) VALUES (?, ?, ?) \
                ON CONFLICT (source, target) DO UPDATE SET \(position) = excluded.\(position)
                """, [key, .integer(id.key), .integer(Int64(index))])
        }
    }
}
