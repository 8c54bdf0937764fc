import Foundation
import UmweltSQLite

/// A fetch as far as the store can do it: a condition and an order in SQL. Where the store cannot, objects are chosen
/// and sorted as Swift objects.
package struct FetchPlan<T: PersistentModel> {
    /// True if the store chooses the objects.
    let isFiltered: Bool

    /// True if the store does all: it chooses, sorts and cuts off.
    let isWhole: Bool

    /// The properties of the class whose change may change which objects are fetched, or their order; nil for those of
    /// any class.
    let properties: Set<Int>?

    private let condition: SQLText?

    /// The condition that rows of the table are of the class; nil if all are.
    private let restriction: SQLText?
    private let order: [String]
    private let limit: String

    package init(_ descriptor: FetchDescriptor<T>) {
        let entity = Entity.of(T.self)
        restriction = entity.restriction(of: "t0")
        var builder = PredicateCompiler(entity)
        var properties: Set<Int>? = []
        if let predicate = descriptor.predicate {
            condition = try? builder.compile(predicate)
            isFiltered = condition != nil
            properties = isFiltered && !builder.usesOthers ? builder.properties : nil
        } else {
            condition = nil
            isFiltered = true
        }
        var order: [String]? = []
        for sort in descriptor.sortBy {
            guard let path = sort.keyPath, let index = entity.index(of: path) else {
                (order, properties) = (nil, nil)
                break
            }
            properties?.insert(index)
            // SQLite does not know how a language sorts its texts.
            guard case .attribute(true) = entity.properties[index].kind, entity.properties[index].hasColumn,
                sort.stringComparator == nil
            else {
                order = nil
                continue
            }
            order?.append("t0.\(entity.column(index)) \(sort.order == .forward ? "ASC" : "DESC")")
        }
        self.properties = properties
        isWhole = isFiltered && order != nil
        self.order = (order ?? []) + ["t0.\(Entity.key)"]
        let (count, offset) = (descriptor.fetchLimit, descriptor.fetchOffset ?? 0)
        limit = count == nil && offset == 0 ? "" : " LIMIT \(count.map { max($0, 0) } ?? -1) OFFSET \(max(offset, 0))"
    }

    /// The statement that does all of the fetch.
    ///
    /// - Parameter isCut: False if it finds more objects than are wanted.
    func sql(_ selection: String, of entity: Entity, isCut: Bool = true) -> SQLText {
        var text = sqlOfAll(entity, selection)
        text.text += " ORDER BY \(order.joined(separator: ", "))\(isCut ? limit : "")"
        return text
    }

    /// The statement that returns all objects of which some may be fetched, in no order.
    func sqlOfAll(_ entity: Entity, _ selection: String? = nil) -> SQLText {
        let base = "SELECT \(selection ?? entity.selection(of: "t0")) FROM \(entity.table) t0"
        let conditions = [restriction, condition].compactMap(\.self)
        if conditions.isEmpty { return SQLText(base) }
        return SQLText(
            "\(base) WHERE \(conditions.map(\.text).joined(separator: " AND "))", conditions.flatMap(\.values))
    }
}

extension FetchPlan {
    /// Returns true if the objects may be others after a change.
    package func isAffected(by change: ContextChange) -> Bool {
        switch change {
        case .all: true
        case .members(let entity): properties == nil || entity.root === Entity.of(T.self).root
        case .property(let entity, let index):
            properties.map { entity.root === Entity.of(T.self).root && $0.contains(index) } ?? true
        }
    }
}

extension FetchPlan: Equatable {
    /// Returns true if both surely fetch the same. What Swift has to choose is not compared.
    package static func == (lhs: FetchPlan, rhs: FetchPlan) -> Bool {
        lhs.isWhole && rhs.isWhole && lhs.condition == rhs.condition && lhs.order == rhs.order && lhs.limit == rhs.limit
    }
}
