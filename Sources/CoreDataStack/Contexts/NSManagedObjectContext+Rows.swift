import Foundation
import UmweltSQLite
import UmweltStore

extension NSManagedObjectContext {
    /// Returns the keys of a request's results, without the objects.
    ///
    /// If the store cannot do this alone, the objects are created to find their keys, and then released.
    ///
    /// - Parameter section: The index of the attribute that divides the objects into sections; nil for none.
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

    /// Reads the store's keys, and merges the context's changes. Returns false if there are so many changes that
    /// sorting all objects is faster.
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
    /// - Parameter layout: The layout of the object's own entity, if the identity has a parent entity.
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
