import Foundation
import UmweltSQLite
import UmweltStore

extension ModelContext {
    /// Deletes all objects of a class that satisfy a condition now, and what their relationships say is deleted with
    /// them. The store has them until the context is saved.
    ///
    /// Objects that are not in use are deleted without being read: one statement finds them, and one deletes them when
    /// the context is saved. They are read where their deletion changes other objects, or can be undone: if the class
    /// has relationships to many or a delete rule other than `nullify`, if the condition has no equivalent in SQL, or
    /// with an undo manager.
    ///
    /// - Parameters:
    ///   - model: The class.
    ///   - predicate: The condition; nil for all.
    ///   - includeSubclasses: True if objects of classes that inherit from the class are deleted too.
    /// - Throws: ``SwiftDataError`` if the class is not one of the container's, or the store cannot be read.
    public func delete<T: PersistentModel>(
        model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
    ) throws {
        let descriptor = FetchDescriptor<T>(predicate: predicate)
        let (entity, plan) = (try knownEntity(model), FetchPlan(descriptor))
        func isOfClass(_ object: T) -> Bool { includeSubclasses || type(of: object) == model }
        // A condition on other objects reads values that may have changed here.
        guard plan.isFiltered, plan.properties != nil || !hasChanges, entity.isDeletedAlone, !recordsUndo else {
            for object in try fetch(descriptor, plan) where isOfClass(object) { delete(object) }
            return
        }
        // Those that differ from the store.
        let own = try [inserted, changed].flatMap(\.values).compactMap { $0 as? T }
            .filter { try isOfClass($0) && predicate?.evaluate($0) ?? true }
        for object in own { delete(object) }
        let rows = FetchStatement(
            entity.table, restriction: includeSubclasses ? plan.statement.restriction : entity.ownRestriction,
            condition: plan.statement.condition)
        for key in try addToBatch(rows, of: entity) {
            if let known = inUse.find(key), !known.isDeleted, !known.hasChanges { delete(any: known) }
        }
        note(.members(entity))
    }

    /// Adds the objects of rows to those that are deleted with the next save. Returns the keys of those that are in use.
    private func addToBatch(_ rows: FetchStatement, of entity: Entity) throws -> [Int64] {
        let references = entity.references
        let query = rows.selectAll(
            ([entity.identification] + references.map { "t0.\($0.column)" }).joined(separator: ", "))
        let first = entity.isOpen ? 2 : 1
        var known: [Int64] = []
        try container.store(of: entity).use { database in
            try database.rows(of: query.text, query.values) { row in
                guard let key = row.key(0) else { return }
                if inUse.find(key) != nil { return known.append(key) }
                let others = references.indices.compactMap { index in
                    row.key(first + index).map {
                        PersistentIdentifier(entityName: references[index].destination.name, key: $0)
                    }
                }
                batchDeletion.add(key, of: self.entity(of: row, at: 1, in: entity), referringTo: others)
            }
        }
        return known
    }
}

extension Entity {
    /// True if the deletion of an object of the class, or of one that inherits from it, changes no row of another.
    fileprivate var isDeletedAlone: Bool {
        withSubentities.allSatisfy { entity in
            entity.relationships.allSatisfy { index in
                let property = entity.properties[index]
                let rule = property.relationship.deleteRule
                guard let type = property.destination, !property.isToMany, rule == .nullify || rule == .noAction else {
                    return false
                }
                guard let inverse = entity.inverse(of: index) else { return true }
                let other = Entity.of(type)
                return other.properties[inverse].isToMany && !other.limited.contains(inverse)
            }
        }
    }

    /// The columns of relationships to one, also of entities that inherit from this one.
    fileprivate var references: [(column: String, destination: Entity)] {
        var columns: Set<String> = []
        return withSubentities.flatMap { entity in
            entity.relationships.compactMap { index in
                guard let type = entity.properties[index].destination, entity.hasColumn[index],
                    columns.insert(entity.column(index)).inserted
                else { return nil }
                return (entity.column(index), Entity.of(type))
            }
        }
    }
}
