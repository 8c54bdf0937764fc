import Foundation
import UmweltFoundation
import UmweltSQLite

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

    let condition: SQLText?
    private let restriction: SQLText?

    /// The order, with that of making at its end; only as far as the store has it.
    let order: [SQLText]
    private let limit: String

    /// - Throws: An `NSError` if the request names a property that there is none of.
    init<T>(_ request: NSFetchRequest<T>, _ layout: EntityLayout) throws {
        self.layout = layout
        let layouts = layout.layouts
        restriction = layout.restriction("t0", includesSubentities: request.includesSubentities)
        var (readsOthers, names): (Bool, Set<String>?) = (false, [])
        if let predicate = request.predicate {
            var compiler = PredicateSQL(layout, layouts: layouts)
            do {
                condition = try compiler.condition(predicate.tree)
                (readsOthers, names) = (compiler.readsOthers, compiler.names)
            } catch is PredicateSQL.Unsupported {
                condition = nil
                // It may read anything.
                (readsOthers, names) = (true, nil)
            }
            isFiltered = condition != nil
        } else {
            condition = nil
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
        self.order = (order ?? []) + [SQLText("t0.\(EntityLayout.key)")]
        let (count, offset) = (request.fetchLimit, request.fetchOffset)
        limit = count == 0 && offset == 0 ? "" : " LIMIT \(count > 0 ? count : -1) OFFSET \(max(offset, 0))"
    }

    /// The statement that does all of the fetch.
    ///
    /// - Parameter isCut: False if it finds more objects than the request wants.
    func sql(_ selection: String, isCut: Bool = true) -> SQLText {
        var text = sqlOfAll(selection, isFiltered: true)
        text.text += " ORDER BY \(order.map(\.text).joined(separator: ", "))\(isCut ? limit : "")"
        text.values += order.flatMap(\.values)
        return text
    }

    /// The statement that returns all objects of which some may be fetched, in no order.
    func sqlOfAll(_ selection: String, isFiltered: Bool = true) -> SQLText {
        let conditions = [restriction, isFiltered ? condition : nil].compactMap(\.self)
        let base = "SELECT \(selection) FROM \(layout.table) t0"
        if conditions.isEmpty { return SQLText(base) }
        return SQLText(
            "\(base) WHERE \(conditions.map(\.text).joined(separator: " AND "))", conditions.flatMap(\.values))
    }
}

extension EntityLayout {
    /// All layouts of the model, by their names.
    var layouts: [String: EntityLayout] { entity.managedObjectModel.layouts }
}

extension KeySortDescriptor {
    /// The keys by which an entity's objects are sorted; nil if it is no property of theirs.
    func key(in entity: NSEntityDescription) -> String? {
        switch source {
        case .keys(let keys): keys == "self" ? nil : keys
        case .path(let path, _): KeyRecorder.key(of: path, in: entity)
        }
    }
}
