import Foundation
import UmweltFoundation
import UmweltSQLite
import UmweltStore

/// A fetch as far as the store can do it: a condition and an order in SQL. Where it cannot, objects are chosen and
/// sorted in memory.
struct FetchPlan {
    let layout: EntityLayout

    /// True if the store chooses the objects.
    let isFiltered: Bool

    /// True if the store does all: it chooses, sorts and cuts off.
    let isWhole: Bool

    /// True if values of other objects are read.
    let readsOthers: Bool

    /// The names of the properties whose change may change which objects are fetched, or their order; nil if any may.
    let names: Set<String>?

    let statement: FetchStatement

    /// - Throws: An `NSError` if the request names an unknown property.
    init<T>(_ request: NSFetchRequest<T>, _ layout: EntityLayout) throws {
        self.layout = layout
        let layouts = layout.layouts
        var condition: SQLText?
        var (readsOthers, names): (Bool, Set<String>?) = (false, [])
        if let predicate = request.predicate {
            var compiler = PredicateSQL(layout, layouts: layouts)
            do {
                condition = try compiler.condition(predicate.tree)
                (readsOthers, names) = (compiler.readsOthers, compiler.names)
            } catch is PredicateSQL.Unsupported {
                // It may read anything.
                (readsOthers, names) = (true, nil)
            }
            isFiltered = condition != nil
        } else {
            isFiltered = true
        }
        var order: [SQLText]? = []
        for descriptor in request.sortDescriptors ?? [] {
            guard let descriptor = descriptor.keyed as? KeySortDescriptor,
                let key = descriptor.key(in: layout.entity)
            else {
                (order, names) = (nil, nil)
                continue
            }
            var compiler = PredicateSQL(layout, layouts: layouts)
            let keys = key.split(separator: ".").map(String.init)
            do {
                let value = try compiler.value(ofPath: keys)
                if descriptor.textComparator == nil, !descriptor.isLocalized {
                    order?.append(SQLText("\(value.text) \(descriptor.ascending ? "ASC" : "DESC")", value.values))
                } else {
                    // SQLite does not know how a language sorts its texts.
                    order = nil
                }
                names?.formUnion(compiler.names)
                if compiler.readsOthers { names = nil }
            } catch is PredicateSQL.Unsupported {
                (order, names) = (nil, nil)
            }
        }
        self.readsOthers = readsOthers
        self.names = readsOthers ? nil : names
        isWhole = isFiltered && order != nil
        statement = FetchStatement(
            layout.table, restriction: layout.restriction("t0", includesSubentities: request.includesSubentities),
            condition: condition, order: order ?? [], limit: request.fetchLimit > 0 ? request.fetchLimit : nil,
            offset: request.fetchOffset)
    }
}

extension EntityLayout {
    /// All layouts of the model, by their names.
    var layouts: [String: EntityLayout] { entity.managedObjectModel.layouts }
}

extension KeySortDescriptor {
    /// The sort keys of an entity's objects; nil for an unknown property.
    func key(in entity: NSEntityDescription) -> String? {
        switch source {
        case .keys(let keys): keys == "self" ? nil : keys
        case .path(let path, _): KeyRecorder.key(of: path, in: entity)
        }
    }
}
