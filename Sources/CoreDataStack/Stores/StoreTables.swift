import Foundation
import UmweltSQLite
import UmweltStore

/// The tables of a store: created for a model, or migrated from an older version.
///
/// A store of the model's version is opened unchanged. Otherwise new tables and columns are added, renamed ones are
/// renamed by their renaming identifiers, and removed columns are kept, so no data is lost. A store of a newer version,
/// which has entities or properties that the model does not have, is not opened. A store of a newer version, which has
/// entities or properties that the model has not, is not opened.
struct StoreTables {
    private let database: Database
    private let layouts: [EntityLayout]
    private let hashes: [String: Data]
    private let versions: [String]
    private let migrates: Bool
    private let isReadOnly: Bool

    init(
        of database: Database, _ coordinator: NSPersistentStoreCoordinator, _ entities: Set<String>,
        _ options: [AnyHashable: Any]?, isReadOnly: Bool
    ) {
        self.database = database
        layouts = coordinator.layouts.values.filter { entities.contains($0.name) }.sorted { $0.name < $1.name }
        hashes = coordinator.managedObjectModel.entityVersionHashesByName.filter { entities.contains($0.key) }
        versions = coordinator.managedObjectModel.versionIdentifiers.map { "\($0)" }
        migrates = (options?[NSMigratePersistentStoresAutomaticallyOption] as? NSNumber)?.boolValue ?? false
        self.isReadOnly = isReadOnly
    }

    func open() throws {
        let stored = try StoreMetadata.hashes(of: database)
        if stored == hashes { return }
        if stored == nil {
            var names: [String] = []
            try database.rows(of: "SELECT name FROM sqlite_master WHERE type = 'table'") {
                if case .text(let name) = $0[0] { names.append(name) }
            }
            if names.contains(where: { $0 != "$metadata" }) {
                throw CoreDataError.make(
                    .persistentStoreIncompatibleSchema,
                    "The file is a database of another program: \(names.joined(separator: ", ")).")
            }
        } else if !migrates || isReadOnly {
            throw CoreDataError.make(
                .persistentStoreIncompatibleVersionHash,
                """
                The store was made with another version of the model. Set shouldMigrateStoreAutomatically, or use the \
                model of that version.
                """)
        }
        if isReadOnly { return }
        try database.transaction {
            try StoreMetadata.prepare(database)
            for root in layouts.filter({ $0.root === $0 }) { try prepareTable(of: root, isNew: stored == nil) }
            for layout in layouts { try preparePairs(of: layout) }
            for layout in layouts { try prepareIndices(of: layout) }
            // Entities that another configuration or a newer version has are kept.
            let kept = (stored ?? [:]).filter { hashes[$0.key] == nil && former(of: $0.key) == nil }
            guard kept.isEmpty else {
                throw CoreDataError.make(
                    .migration,
                    """
                    The store has the entities \(kept.keys.sorted().joined(separator: ", ")), which the model lacks. \
                    Run the newer version of the program that made the store, or set the renaming identifiers of \
                    renamed entities.
                    """)
            }
            try StoreMetadata.write(hashes: hashes, to: database)
            try StoreMetadata.write("versions", versions.joined(separator: "\n"), to: database)
        }
    }

    /// The layout whose entity had a name before.
    private func former(of name: String) -> EntityLayout? { layouts.first { $0.entity.renamingIdentifier == name } }

    private func prepareTable(of root: EntityLayout, isNew: Bool) throws {
        var known = try database.columns(of: root.name)
        if known.isEmpty, let old = root.entity.renamingIdentifier {
            known = try database.columns(of: old)
            if !known.isEmpty { try database.run("ALTER TABLE \(old.quotedForSQL) RENAME TO \(root.table)") }
        }
        if known.isEmpty {
            try database.run(
                """
                CREATE TABLE \(root.table) (\(RowColumn.key) INTEGER PRIMARY KEY, \(RowColumn.entity) TEXT, \
                \(EntityLayout.version) INTEGER)
                """)
        }
        for layout in layouts where layout.root === root {
            if let old = layout.entity.renamingIdentifier, old != layout.name {
                try database.run(
                    "UPDATE \(root.table) SET \(RowColumn.entity) = ? WHERE \(RowColumn.entity) = ?",
                    [.text(layout.name), .text(old)])
            }
            for index in layout.columns where !known.contains(layout.properties[index].name) {
                known.insert(layout.properties[index].name)
                try add(layout.properties[index], to: layout, known, isNew: isNew)
            }
            for property in layout.properties {
                // The order of objects lies beside their way back.
                guard case .inverse(_, let position?) = property.storage, let other = property.destination
                else { continue }
                let names = try database.columns(of: other.root.name)
                if names.contains(where: { $0.quotedForSQL == position }) { continue }
                if names.isEmpty { try prepareTable(of: other.root, isNew: isNew) }
                if try database.columns(of: other.root.name).contains(where: { $0.quotedForSQL == position }) {
                    continue
                }
                try database.run("ALTER TABLE \(other.table) ADD COLUMN \(position)")
            }
        }
    }

    private func add(
        _ property: EntityLayout.Property, to layout: EntityLayout, _ known: Set<String>, isNew: Bool
    ) throws {
        if let old = property.description.renamingIdentifier, known.contains(old) {
            try database.run("ALTER TABLE \(layout.table) RENAME COLUMN \(old.quotedForSQL) TO \(property.column)")
            return
        }
        try database.run("ALTER TABLE \(layout.table) ADD COLUMN \(property.column)")
        if isNew { return }
        let condition = layout.restriction("t0")
        let names = condition.map { " WHERE \($0.text)" } ?? ""
        if property.initial != .null {
            try database.run(
                "UPDATE \(layout.table) AS t0 SET \(property.column) = ?\(names)",
                [property.initial] + (condition?.values ?? []))
        } else if !property.description.isOptional {
            let objects = SQLText("SELECT 1 FROM \(layout.table) t0\(names)", condition?.values ?? [])
            guard try database.hasRows(objects) else { return }
            throw CoreDataError.make(
                .inferredMappingModel,
                """
                \(layout.name).\(property.name) is new and not optional, and objects in the store have no value for \
                it. Set a default value, make it optional, or set its renaming identifier to its former name.
                """)
        }
    }

    private func preparePairs(of layout: EntityLayout) throws {
        for property in layout.properties {
            guard case .pairs(let pairs, _) = property.storage, pairs.isFirst else { continue }
            try renamePairs(of: property, layout, to: pairs.table)
            try database.create(pairs, columns: ["position INTEGER", "\"inverse.position\" INTEGER"])
        }
    }

    private func renamePairs(of property: EntityLayout.Property, _ layout: EntityLayout, to table: String) throws {
        guard let old = property.description.renamingIdentifier else { return }
        let former = "\(layout.entity.renamingIdentifier ?? layout.name).\(old)"
        if try database.columns(of: former).isEmpty { return }
        try database.run("ALTER TABLE \(former.quotedForSQL) RENAME TO \(table)")
    }

    private func prepareIndices(of layout: EntityLayout) throws {
        for property in layout.properties where property.hasColumn && !property.isAttribute {
            try index([property.name], of: layout, isUnique: false)
        }
        for group in layout.entity.uniquenessConstraints {
            try index(group.map { ($0 as? NSPropertyDescription)?.name ?? "\($0)" }, of: layout, isUnique: true)
        }
        for description in layout.entity.indexes {
            let names = description.elements.compactMap(\.propertyName)
            if !names.isEmpty { try index(names, of: layout, isUnique: false) }
        }
    }

    private func index(_ names: [String], of layout: EntityLayout, isUnique: Bool) throws {
        let columns = names.compactMap { layout.index(of: $0) }.filter { layout.properties[$0].hasColumn }
        if columns.count != names.count { return }
        let name = ([layout.root.name] + names + (isUnique ? ["unique"] : [])).joined(separator: ".")
        try database.createIndex(
            name, isUnique: isUnique, on: layout.table, columns.map { layout.properties[$0].column })
    }
}
