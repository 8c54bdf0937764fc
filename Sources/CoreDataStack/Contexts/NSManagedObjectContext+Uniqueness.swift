import Foundation
import UmweltSQLite
import UmweltStore

// Uniqueness constraints: before a save writes, the merge policy resolves conflicts of objects with equal unique values.
// The row in the store keeps its identity and the relationships to it.
extension NSManagedObjectContext {
    /// Merges changed and new objects with those that have the same unique values, unless the policy is to fail.
    ///
    /// The merged values and relationships are ordinary changes of the objects that stay, which the save writes.
    func mergeEqualObjects() throws {
        let policy = (mergePolicy as? NSMergePolicy)?.mergeType ?? .errorMergePolicyType
        if policy == .errorMergePolicyType { return }
        let changed = updated.sorted.filter { object in
            object.layout.uniqueGroups.contains { group in group.contains { object.originals[$0] != nil } }
        }
        let new = inserted.sorted.filter { !$0.layout.uniqueGroups.isEmpty }
        if changed.isEmpty, new.isEmpty { return }
        var claims: [UniqueValues: NSManagedObject] = [:]
        var failure: (any Error)?
        withoutUndo {
            do {
                for object in changed + new where isOwn(object) { try claimValues(of: object, policy, &claims) }
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
    }

    /// Returns true if an object has a row, or will have one.
    private func isOwn(_ object: NSManagedObject) -> Bool {
        object.managedObjectContext === self && object.state != .deleted
    }

    /// Claims the unique values of an object, which is merged with those that have them.
    ///
    /// - Parameter claims: The objects of this save by their unique values.
    private func claimValues(
        of object: NSManagedObject, _ policy: NSMergePolicyType, _ claims: inout [UniqueValues: NSManagedObject]
    ) throws {
        let isTrump = policy == .mergeByPropertyObjectTrumpMergePolicyType || policy == .overwriteMergePolicyType
        for group in object.layout.uniqueGroups {
            guard let values = UniqueValues(of: object, group) else { continue }
            let claimed = claims[values].flatMap { isOwn($0) ? $0 : nil }
            guard let owner = try claimed ?? storedOwner(of: values, besides: object), owner !== object else {
                claims[values] = object
                continue
            }
            if object.state == .inserted, owner.layout === object.layout {
                // Of two new objects the later one has the last word, whatever the policy says of the store.
                merge(object, into: owner, replacesValues: isTrump || owner.state == .inserted)
                // The values in its other groups may be those of further objects.
                return try claimValues(of: owner, policy, &claims)
            }
            if isTrump || object.state == .inserted {
                absorb(owner, into: object)
                claims[values] = object
            } else {
                // The store's values stay.
                let indices = policy == .rollbackMergePolicyType ? object.layout.columns : group
                for index in indices { if let old = object.originals[index] { object.set(index, to: old) } }
            }
        }
    }

    /// Returns the object whose row has some unique values, if it is to keep them; nil for none.
    private func storedOwner(of values: UniqueValues, besides object: NSManagedObject) throws -> NSManagedObject? {
        let root = object.layout.root
        let condition = values.columns.map { "t0.\($0) = ?" }.joined(separator: " AND ")
        let query = SQLText("SELECT \(root.selection) FROM \(root.table) t0 WHERE \(condition)", values.values)
        return try stored(root, query).first { owner in
            // Deleted objects and those with other values by now give way.
            owner !== object && isOwn(owner) && UniqueValues(of: owner, columns: values.columns) == values
        }
    }

    /// Merges a new object into an older one. A relationship to one is replaced unless the new object has none;
    /// relationships to many are united. The new object leaves the context.
    ///
    /// - Parameter replacesValues: True if the new object's values replace those of the older one.
    private func merge(_ new: NSManagedObject, into old: NSManagedObject, replacesValues: Bool) {
        old.fire()
        for (index, property) in new.layout.properties.enumerated() {
            if property.isAttribute {
                if replacesValues, property.storage != nil { old.set(index, to: new.slots[index]) }
            } else {
                move(index, property, from: new, to: old, replacesValues: replacesValues)
            }
        }
        replaceReferences(to: new, by: old)
        forgetInserted(new)
        record(.members(new, .deleted))
    }

    /// Merges an object into one that has been given its unique values: the relationships move, and the object is deleted
    /// without its delete rules.
    private func absorb(_ old: NSManagedObject, into object: NSManagedObject) {
        old.fire()
        let known = object.layout
        for (index, property) in old.layout.properties.enumerated() where !property.isAttribute {
            // Properties of common superentities have the same indices.
            if index < known.properties.count, known.properties[index].description === property.description {
                move(index, property, from: old, to: object, replacesValues: false)
            } else {
                old.relate(index, to: [])
            }
        }
        replaceReferences(to: old, by: object)
        if old.state == .inserted {
            forgetInserted(old)
        } else {
            old.state = .deleted
            moveToDeleted(old)
        }
        record(.members(old, .deleted))
    }

    private func move(
        _ index: Int, _ property: EntityLayout.Property, from source: NSManagedObject, to target: NSManagedObject,
        replacesValues: Bool
    ) {
        let objects = source.related(index)
        if objects.isEmpty { return }
        source.relate(index, to: [])
        let known = target.related(index)
        // An object that refers to itself refers to the target.
        let moved = objects.map { $0 === source ? target : $0 }
        if property.isToMany {
            target.relate(index, to: known + moved)
        } else if replacesValues || known.isEmpty {
            target.relate(index, to: moved)
        }
    }

    /// Makes relationships without an inverse refer to another object.
    private func replaceReferences(to old: NSManagedObject, by new: NSManagedObject) {
        guard let layouts = coordinator?.layouts else { return }
        // Mostly there is no such relationship.
        lazy var changed = inserted.values + updated.values
        for owner in layouts.values.sorted(by: { $0.name < $1.name }) {
            for (index, property) in owner.properties.enumerated() {
                guard let destination = property.destination, property.storage != nil, property.inverse == nil,
                    old.layout.isKind(of: destination), new.layout.isKind(of: destination)
                else { continue }
                let own = changed.filter { $0.layout === owner }
                for source in own + storedSources(of: property, owner, old) where isOwn(source) {
                    let objects = source.related(index)
                    guard objects.contains(where: { $0 === old }) else { continue }
                    source.relate(index, to: objects.map { $0 === old ? new : $0 })
                }
            }
        }
    }

    /// Returns the objects of the store that refer to an object by a relationship without an inverse.
    private func storedSources(
        of property: EntityLayout.Property, _ owner: EntityLayout, _ object: NSManagedObject
    ) -> [NSManagedObject] {
        if object.state == .inserted { return [] }
        let key = object.objectID.key
        let query =
            switch property.storage {
            case .pairs(let pairs, _): owner.query(in: pairs.reversed, of: key)
            case .column: owner.query(whose: property.column, is: key)
            case .inverse, nil: nil as SQLText?
            }
        return query.flatMap { try? stored(owner, $0) }?.filter { $0.layout === owner } ?? []
    }
}

/// Unique values of an object: equal ones cannot be saved twice.
private struct UniqueValues: Hashable {
    let table: String

    /// The columns, as SQL identifiers.
    let columns: [String]

    /// The values as they are stored: texts in their composed form, so that equal ones have equal bytes.
    let values: [SQLValue]

    /// Makes the values of a group; nil if one of them is null, which equals nothing.
    init?(of object: NSManagedObject, _ group: [Int]) {
        self.init(of: object, columns: group.map { object.layout.properties[$0].column })
    }

    /// Makes the values of columns; nil if one of them is null, or the object has no such column.
    init?(of object: NSManagedObject, columns: [String]) {
        object.fire()
        table = object.layout.table
        self.columns = columns
        let indices = columns.map { column in object.layout.properties.firstIndex { $0.column == column } }
        values = indices.map { $0.map { object.slots[$0].column } ?? .null }
        if values.contains(.null) { return nil }
    }
}
