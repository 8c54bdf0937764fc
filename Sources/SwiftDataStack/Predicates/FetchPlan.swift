import Foundation
import UmweltSQLite
import UmweltStore

/// A fetch as far as the store can do it: a condition and an order in SQL. Where the store cannot, objects are chosen
/// and sorted as Swift objects.
package struct FetchPlan<T: PersistentModel> {
    /// True if the store chooses the objects.
    let isFiltered: Bool

    /// True if the store does all: it chooses, sorts and cuts off.
    let isWhole: Bool

    /// The indices of the properties whose changes may affect the fetched objects or their order; nil if changes of any
    /// class may.
    let properties: Set<Int>?

    let statement: FetchStatement

    package init(_ descriptor: FetchDescriptor<T>) {
        let entity = Entity.of(T.self)
        var condition: SQLText?
        var builder = PredicateCompiler(entity)
        var properties: Set<Int>? = []
        if let predicate = descriptor.predicate {
            condition = try? builder.compile(predicate)
            isFiltered = condition != nil
            properties = isFiltered && !builder.usesOthers ? builder.properties : nil
        } else {
            isFiltered = true
        }
        var order: [SQLText]? = []
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
            order?.append(SQLText("t0.\(entity.column(index)) \(sort.order == .forward ? "ASC" : "DESC")"))
        }
        self.properties = properties
        isWhole = isFiltered && order != nil
        statement = FetchStatement(
            entity.table, restriction: entity.restriction(of: "t0"), condition: condition, order: order ?? [],
            limit: descriptor.fetchLimit, offset: descriptor.fetchOffset ?? 0)
    }
}

extension FetchPlan {
    /// Returns true if a change may affect the objects.
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
    /// Returns true if both surely fetch the same. Conditions that are evaluated in Swift are not compared.
    package static func == (lhs: FetchPlan, rhs: FetchPlan) -> Bool {
        lhs.isWhole && rhs.isWhole && lhs.statement == rhs.statement
    }
}
