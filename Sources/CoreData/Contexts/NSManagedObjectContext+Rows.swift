import Foundation
import UmweltSQLite

extension NSManagedObjectContext {
    /// Returns what a request describes by keys, without the objects.
    ///
    /// If the store cannot do all, the objects are made to find their keys, and are held no longer.
    func rows<T>(of request: NSFetchRequest<T>, _ layout: EntityLayout, _ plan: FetchPlan) throws -> FetchedRows {
        if parent == nil, plan.isWhole {
            let isPending = hasRelevantChanges(plan, request)
            let rows = FetchedRows(of: layout, in: self, batchSize: request.fetchBatchSize)
            if !isPending {
                try read(plan.sql(Self.keySelection(of: layout)), into: rows) { _ in true }
                return rows
            }
            if !plan.readsOthers, try merge(request, plan, into: rows) { return rows }
        }
        let rows = FetchedRows(of: layout, in: self, batchSize: request.fetchBatchSize)
        for object in try objects(of: request, layout, plan) { rows.insert(object, at: rows.count) }
        return rows
    }

    private static func keySelection(of layout: EntityLayout) -> String {
        layout.hasSubentities ? "t0.\(EntityLayout.key), t0.\(EntityLayout.entityColumn)" : "t0.\(EntityLayout.key)"
    }

    private func read(_ query: SQLText, into rows: FetchedRows, _ isWanted: (Int64) -> Bool) throws {
        let layout = rows.layout
        let layouts = layout.layouts
        try use(layout) { database in
            try database.rows(of: query.text, query.values) { row in
                guard let key = row.key(0), isWanted(key) else { return }
                var own = layout
                if layout.hasSubentities, let name = row.text(1), name != layout.name { own = layouts[name] ?? layout }
                rows.append(key, own)
            }
        }
    }

    /// Reads the keys of what the store has, with the changes of the context at their places. Returns false if these are so
    /// many that it is faster to sort all objects.
    private func merge<T>(_ request: NSFetchRequest<T>, _ plan: FetchPlan, into rows: FetchedRows) throws -> Bool {
        let layout = plan.layout
        func own(_ list: ObjectList) -> [NSManagedObject] { list.values.filter { $0.layout.root === layout.root } }
        let changed = own(updated)
        let stale = Set((changed + own(deleted)).map(\.rowID.key))
        let new = (own(inserted) + changed).filter { object in
            (request.includesSubentities ? object.layout.isKind(of: layout) : object.layout === layout)
                && (request.predicate?.evaluate(with: object) ?? true)
        }
        try read(plan.sql(Self.keySelection(of: layout), isCut: false), into: rows) { !stale.contains($0) }
        // Each is compared with as many objects as there are digits in their number. A guess that errs on the side of
        // sorting.
        if new.count * 32 > rows.count + 32 { return false }
        let order = request.sortDescriptors ?? []
        for object in new {
            var (low, high) = (0, rows.count)
            while low < high {
                let middle = (low + high) / 2
                if Self.isOrdered(rows.unheldObject(at: middle), before: object, order) {
                    low = middle + 1
                } else {
                    high = middle
                }
            }
            rows.insert(object, at: low)
        }
        let start = min(max(request.fetchOffset, 0), rows.count)
        let end = request.fetchLimit > 0 ? min(start + request.fetchLimit, rows.count) : rows.count
        if start > 0 || end < rows.count { rows.cut(to: start..<end) }
        return true
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
