import Foundation
import UmweltFoundation
import UmweltSQLite
import UmweltStore

/// A fetch with dictionaries as results: some properties of each object, or of each group of objects with equal values.
///
/// The store does it in one statement if all is in it. Unsaved changes, and expressions without an SQL form, are
/// evaluated in memory, with the same results.
struct DictionaryFetch {
    private let layout: EntityLayout
    private let plan: FetchPlan
    private let objects: NSFetchRequest<NSManagedObject>
    private let columns: [DictionaryColumn]
    private let groups: [DictionaryColumn]
    private let having: NSPredicate?
    private let isDistinct: Bool
    private let limit: Int
    private let offset: Int

    /// True if functions are of groups: without a property to group by, of all objects.
    private let isGrouped: Bool

    init<T>(_ request: NSFetchRequest<T>, _ layout: EntityLayout) throws {
        self.layout = layout
        objects = NSFetchRequest<NSManagedObject>(entityName: layout.name)
        objects.predicate = request.predicate
        objects.sortDescriptors = request.sortDescriptors
        objects.includesSubentities = request.includesSubentities
        objects.includesPendingChanges = request.includesPendingChanges
        plan = try FetchPlan(objects, layout)
        isDistinct = request.returnsDistinctResults
        (limit, offset) = (max(request.fetchLimit, 0), max(request.fetchOffset, 0))
        having = request.havingPredicate
        let all = layout.properties.filter { $0.hasColumn && $0.isAttribute }.map(\.name)
        columns = try (request.propertiesToFetch ?? all).map { try DictionaryColumn($0, layout) }
        groups = try (request.propertiesToGroupBy ?? []).map { try DictionaryColumn($0, layout) }
        isGrouped = !groups.isEmpty || columns.contains(where: \.isOfGroup)
        guard isGrouped else { return }
        let grouped = Set(groups.map(\.name))
        if let other = columns.first(where: { !$0.isOfGroup && !grouped.contains($0.name) }) {
            throw CoreDataError.make(
                .coreData,
                """
                A fetch request of dictionaries names “\(other.name)”, which is not in propertiesToGroupBy. Add it \
                there, or use an aggregate function such as max:.
                """)
        }
    }

    func run(in context: NSManagedObjectContext) throws -> [Any] {
        var results: [NSDictionary]
        var isCut = false
        if let query = statement(in: context) {
            results = try stored(query, in: context)
            isCut = cutsInStore
        } else {
            let found = try context.fetch(objects)
            results = isGrouped ? gathered(found) : found.map { dictionary(of: $0, columns) }
        }
        if isDistinct {
            var seen: Set<NSDictionary> = []
            results.removeAll { !seen.insert($0).inserted }
        }
        if let having {
            results.removeAll { result in
                let values = Dictionary(result.map { ("\($0.key)", $0.value) }) { $1 }
                return !having.evaluate(with: values, substitutionVariables: values)
            }
        }
        if isCut { return results }
        let start = min(offset, results.count)
        return Array(results[start..<(limit > 0 ? min(start + limit, results.count) : results.count)])
    }

    // MARK: In the store

    /// True if the store applies the limit and the offset of the request.
    private var cutsInStore: Bool { !isDistinct && having == nil }

    /// The complete SQL statement; nil if there is none, or not all data are in the store.
    private func statement(in context: NSManagedObjectContext) -> SQLText? {
        if context.parent != nil || !plan.isWhole || context.hasRelevantChanges(plan, objects) { return nil }
        var compiler = PredicateSQL(layout, layouts: layout.layouts)
        do {
            let values = try columns.map { try $0.sql(by: &compiler) }
            let keys = try groups.map { try $0.sql(by: &compiler) }
            var query = plan.statement.selectAll(values.map(\.text).joined(separator: ", "))
            query.values = values.flatMap(\.values) + query.values
            func add(_ words: String, _ parts: [SQLText]) {
                query.text += " \(words) \(parts.map(\.text).joined(separator: ", "))"
                query.values += parts.flatMap(\.values)
            }
            if !keys.isEmpty { add("GROUP BY", keys) }
            if !isGrouped {
                add("ORDER BY", plan.statement.order)
            } else if !keys.isEmpty {
                // By what a group has one value of. Otherwise the first object decides, which only memory knows.
                let names = Set(groups.map(\.name))
                for descriptor in objects.sortDescriptors ?? [] {
                    let order = descriptor.keyed as? KeySortDescriptor
                    guard let key = order?.key(in: layout.entity), names.contains(key) else { return nil }
                }
                add("ORDER BY", plan.statement.order.dropLast() + [SQLText("min(t0.\(RowColumn.key))")])
            }
            if cutsInStore, limit > 0 || offset > 0 {
                query.text += " LIMIT \(limit > 0 ? limit : -1) OFFSET \(offset)"
            }
            return query
        } catch {
            return nil
        }
    }

    private func stored(_ query: SQLText, in context: NSManagedObjectContext) throws -> [NSDictionary] {
        let reference = context.reference(of: layout) ?? StoreReference()
        var results: [NSDictionary] = []
        try context.use(layout) { database in
            try database.rows(of: query.text, query.values) { row in
                let values = columns.enumerated().compactMap { index, column in
                    column.value(of: row[index], reference).map { (column.name, $0) }
                }
                results.append(Dictionary(values) { $1 } as NSDictionary)
            }
        }
        return results
    }

    // MARK: In memory

    private func dictionary(of object: NSManagedObject, _ columns: [DictionaryColumn]) -> NSDictionary {
        Dictionary(columns.compactMap { column in column.value(of: object).map { (column.name, $0) } }) { $1 }
            as NSDictionary
    }

    /// The groups of objects, in the order of the first object of each.
    private func gathered(_ objects: [NSManagedObject]) -> [NSDictionary] {
        var members: [NSDictionary: [NSManagedObject]] = groups.isEmpty ? [[:]: []] : [:]
        var order = Array(members.keys)
        for object in objects {
            let key = dictionary(of: object, groups)
            if members[key] == nil { order.append(key) }
            members[key, default: []].append(object)
        }
        return order.map { key in
            let group = members[key] ?? []
            let values = columns.compactMap { column in
                (column.isOfGroup ? column.value(ofGroup: group) : key[column.name]).map { (column.name, $0) }
            }
            return Dictionary(values) { $1 } as NSDictionary
        }
    }
}

/// A value of a fetch's dictionaries.
private struct DictionaryColumn {
    private enum Kind {
        /// The attribute that a path leads to.
        case attribute(NSAttributeType, of: EntityLayout, index: Int)
        /// The object at the end of a path, as its identity.
        case object(EntityLayout)
        case expression(NSAttributeType)
    }

    let name: String

    /// True if it is a function of a group.
    let isOfGroup: Bool
    private let term: PredicateTerm
    private let kind: Kind

    /// - Parameter property: A name, or a description.
    init(_ property: Any, _ layout: EntityLayout) throws {
        if let description = property as? NSExpressionDescription {
            guard let expression = description.expression else {
                throw CoreDataError.make(
                    .coreData,
                    "The expression description “\(description.name)” has no expression: set its expression.")
            }
            name = description.name
            term = Self.plain(expression.term)
            isOfGroup = Self.isOfGroup(term, layout)
            kind = try Self.kind(of: term, layout, description.expressionResultType)
            return
        }
        name = (property as? NSPropertyDescription)?.name ?? "\(property)"
        term = .path(.object, name.split(separator: ".").map(String.init))
        isOfGroup = false
        kind = try Self.kind(of: term, layout, .undefinedAttributeType)
    }

    /// The term with operators on all objects, such as `@sum.days`, as functions.
    private static func plain(_ term: PredicateTerm) -> PredicateTerm {
        guard case .path(.object, let keys) = term, let first = keys.first, first.hasPrefix("@") else { return term }
        let rest = Array(keys.dropFirst())
        return .call(String(first.dropFirst()), [rest.isEmpty ? .object : .path(.object, rest)])
    }

    private static func kind(
        of term: PredicateTerm, _ layout: EntityLayout, _ type: NSAttributeType
    ) throws -> Kind {
        switch term {
        case .path(.object, let keys):
            var owner = layout
            for (place, key) in keys.enumerated() {
                guard let index = owner.index(of: key) else {
                    throw CoreDataError.make(
                        .coreData,
                        """
                        “\(owner.name)” has no property “\(key)”. A fetch request names it: correct the name, or \
                        add it to the model.
                        """)
                }
                let property = owner.properties[index]
                let isLast = place == keys.count - 1
                if let attribute = property.attributeType {
                    return isLast ? .attribute(attribute, of: owner, index: index) : .expression(type)
                }
                guard !property.isToMany, let destination = property.destination else { return .expression(type) }
                if isLast { return .object(destination) }
                owner = destination
            }
            return .expression(type)
        case .call("min", let arguments) where arguments.count == 1,
            .call("max", let arguments) where arguments.count == 1:
            // The least of dates is a date.
            let inner = try kind(of: arguments[0], layout, type)
            if case .attribute(let attribute, _, _) = inner, type == .undefinedAttributeType {
                return .expression(attribute)
            }
            return .expression(type)
        case .call(_, let arguments):
            for argument in arguments { _ = try kind(of: argument, layout, type) }
            return .expression(type)
        default: return .expression(type)
        }
    }

    /// The functions of groups, and their beginnings in SQL.
    fileprivate static let functions = [
        "sum": "ifnull(sum(", "min": "min(", "max": "max(", "average": "avg(", "avg": "avg(", "count": "count(",
        // SQLite has none of these.
        "median": nil, "stddev": nil,
    ]

    private static func isOfGroup(_ term: PredicateTerm, _ layout: EntityLayout) -> Bool {
        guard case .call(let name, let arguments) = term else { return false }
        if isFunctionOfGroup(name, arguments, layout) { return true }
        return arguments.contains { isOfGroup($0, layout) }
    }

    /// Returns true for a function of one value of each object. A function of a collection belongs to a single object.
    private static func isFunctionOfGroup(
        _ name: String, _ arguments: [PredicateTerm], _ layout: EntityLayout
    ) -> Bool {
        functions[name] != nil && arguments.count == 1 && !isCollection(arguments[0], layout)
    }

    private static func isCollection(_ term: PredicateTerm, _ layout: EntityLayout) -> Bool {
        switch term {
        case .list, .subquery: return true
        case .path(.object, let keys):
            var owner: EntityLayout? = layout
            for key in keys {
                guard let known = owner, let index = known.index(of: key) else {
                    return key.hasPrefix("@") ? false : true
                }
                if known.properties[index].isToMany { return true }
                owner = known.properties[index].destination
            }
            return false
        default: return false
        }
    }

    // MARK: In the store

    func sql(by compiler: inout PredicateSQL) throws -> SQLText {
        if case .attribute(.decimalAttributeType, let owner, let index) = kind {
            // As it is stored, with all its digits.
            guard case .path(_, let keys) = term, keys.count == 1 else { throw PredicateSQL.Unsupported() }
            return SQLText("t0.\(owner.properties[index].column)")
        }
        if case .attribute(.transformableAttributeType, _, _) = kind { throw PredicateSQL.Unsupported() }
        return try compiler.value(of: term, isOfGroup: isOfGroup)
    }

    func value(of stored: SQLValue, _ reference: StoreReference) -> Any? {
        switch kind {
        case .attribute(let type, _, _): AttributeValue.decode(stored, type)
        case .object(let layout):
            stored.key.map { NSManagedObjectID(key: $0, layout: layout, source: reference) }
        case .expression(let type): Self.decode(stored, type)
        }
    }

    /// A computed value, which may be another kind of number than the type's.
    private static func decode(_ value: SQLValue, _ type: NSAttributeType) -> Any? {
        switch (value, type) {
        case (.real(let number), .integer16AttributeType), (.real(let number), .integer32AttributeType),
            (.real(let number), .integer64AttributeType):
            return Int64(exactly: number.rounded(.towardZero)).map { NSNumber(value: $0) }
        case (.real(let number), .decimalAttributeType): return NSDecimalNumber(value: number)
        case (.integer(let number), .decimalAttributeType): return NSDecimalNumber(value: number)
        default: return AttributeValue.decode(value, type)
        }
    }

    // MARK: In memory

    func value(of object: NSManagedObject) -> Any? {
        if case .expression(let type) = kind {
            return PredicateEvaluation(of: object).value(term).sqlValue.flatMap { Self.decode($0, type) }
        }
        guard case .path(_, let keys) = term else { return nil }
        let value = object.value(forKeyPath: keys.joined(separator: "."))
        return (value as? NSManagedObject)?.objectID ?? value
    }

    func value(ofGroup group: [NSManagedObject]) -> Any? {
        guard case .expression(let type) = kind else { return nil }
        return evaluate(term, group).sqlValue.flatMap { Self.decode($0, type) }
    }

    private func evaluate(_ term: PredicateTerm, _ group: [NSManagedObject]) -> PredicateValue {
        guard case .call(let name, let arguments) = term, let layout = group.first?.layout else {
            if case .call("count", _) = term { return .integer(0) }
            return PredicateEvaluation(of: group.first).value(term)
        }
        if Self.isFunctionOfGroup(name, arguments, layout) {
            let values = group.map { PredicateEvaluation(of: $0).value(arguments[0]) }.filter { !$0.isNull }
            return PredicateFunctions.call(name, [.list(values)])
        }
        return PredicateFunctions.call(name, arguments.map { evaluate($0, group) })
    }
}

extension PredicateSQL {
    /// The value of an expression for each row, or for each group of rows.
    fileprivate mutating func value(of term: PredicateTerm, isOfGroup: Bool) throws -> SQLText {
        guard isOfGroup, case .call(let name, let arguments) = term else { return try value(of: term) }
        if let known = DictionaryColumn.functions[name], arguments.count == 1 {
            guard let known else { throw Unsupported() }
            let inner = try value(of: arguments[0])
            return SQLText("\(known)\(inner.text)\(name == "sum" ? "), 0)" : ")")", inner.values)
        }
        return call(name, try arguments.map { try value(of: $0, isOfGroup: true) })
    }
}
