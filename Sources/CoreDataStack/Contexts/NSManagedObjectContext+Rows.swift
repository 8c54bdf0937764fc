import Foundation
import UmweltSQLite
import UmweltStore

extension NSManagedObjectContext {
    /// Returns what a request describes by keys, without the objects.
    ///
    /// If the store cannot do all, the objects are made to find their keys, and are held no longer.
    ///
    /// - Parameter section: The place of the attribute by whose value the objects are in sections; nil for none.
    func rows<T>(
        of request: NSFetchRequest<T>, _ layout: EntityLayout, _ plan: FetchPlan, sectionedBy section: Int? = nil
    ) throws -> FetchedRows {
        if parent == nil, plan.isWhole {
            let isPending = hasRelevantChanges(plan, request)
            let rows = FetchedRows(of: layout, in: self, batchSize: request.fetchBatchSize, section)
            if !isPending {
                try read(plan.statement.select(rows.selection), into: rows) { _ in true }
                return rows
            }
            if !plan.readsOthers, try merge(request, plan, into: rows) { return rows }
        }
        let rows = FetchedRows(of: layout, in: self, batchSize: request.fetchBatchSize, section)
        for object in try objects(of: request, layout, plan) { rows.insert(object, at: rows.count) }
        return rows
    }

    private func read(_ query: SQLText, into rows: FetchedRows, _ isWanted: (Int64) -> Bool) throws {
        let layout = rows.layout
        let layouts = layout.layouts
        try use(layout) { database in
            try database.rows(of: query.text, query.values) { row in
                guard let key = row.key(0), isWanted(key) else { return }
                var own = layout
                if layout.hasSubentities, let name = row.text(1), name != layout.name { own = layouts[name] ?? layout }
                rows.append(key, own, row)
            }
        }
    }

    /// Reads the keys of what the store has, with the changes of the context at their places. Returns false if these
    /// are so many that it is faster to sort all objects.
    private func merge<T>(_ request: NSFetchRequest<T>, _ plan: FetchPlan, into rows: FetchedRows) throws -> Bool {
        let layout = plan.layout
        func own(_ list: ObjectList) -> [NSManagedObject] { list.values.filter { $0.layout.root === layout.root } }
        let changed = own(updated)
        let stale = Set((changed + own(deleted)).map(\.rowID.key))
        let new = (own(inserted) + changed).filter { object in
            (request.includesSubentities ? object.layout.isKind(of: layout) : object.layout === layout)
                && (request.predicate?.evaluate(with: object) ?? true)
        }
        try read(plan.statement.select(rows.selection, isCut: false), into: rows) { !stale.contains($0) }
        if SortedInsertion.isSlow(of: new.count, into: rows.count) { return false }
        let order = request.sortDescriptors ?? []
        for object in new {
            let place = SortedInsertion.place(among: rows.count) {
                Self.isOrdered(rows.unheldObject(at: $0), before: object, order)
            }
            rows.insert(object, at: place)
        }
        let range = SortedInsertion.range(
            of: rows.count, offset: request.fetchOffset, limit: request.fetchLimit > 0 ? request.fetchLimit : nil)
        if range.count < rows.count { rows.cut(to: range) }
        return true
    }

    /// Makes the object with an identity, which is not in use: its row is read later.
    ///
    /// - Parameter layout: The layout of its own entity, if the identity has one that it inherits from.
    func makeFault(_ objectID: NSManagedObjectID, _ layout: EntityLayout? = nil) -> NSManagedObject {
        let entity = (layout ?? objectID.layout).entity
        let object = entity.objectClass.init(entity: entity, insertInto: nil)
        object.setID(objectID)
        object.state = .saved
        object.managedObjectContext = self
        register(object)
        return object
    }

    private static func isOrdered(
        _ left: NSManagedObject, before right: NSManagedObject, _ order: [NSSortDescriptor]
    ) -> Bool {
        for descriptor in order {
            switch descriptor.compare(left, to: right) {
            case .orderedAscending: return true
            case .orderedDescending: return false
            case .orderedSame: continue
            }
        }
        return left.rowID.key < right.rowID.key
    }
}
