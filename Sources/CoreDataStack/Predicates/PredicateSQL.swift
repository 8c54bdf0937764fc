import Foundation
import UmweltFoundation
import UmweltSQLite
import UmweltStore

/// The condition of a predicate in SQL, with all its values as parameters.
///
/// Each condition is 0 or 1, and never null, so that `NOT` means the same as in memory.
struct PredicateSQL {
    /// An expression that SQL does not have: it is evaluated in memory.
    struct Unsupported: Error {}

    indirect enum Fragment {
        case value(SQLText)
        case object(SQLText)
        case row(alias: String, EntityLayout)
        /// The key of an object, and its layout.
        case reference(SQLText, EntityLayout)
        /// The objects of a relationship.
        case objects(SQLRows, alias: String, EntityLayout)
        /// The values that a path leads to from the objects of a relationship.
        case values(SQLRows, SQLText)
        case list([Fragment])
    }

    private let layouts: [String: EntityLayout]
    private var aliasCount = 0
    private var variables: [String: Fragment] = [:]
    private let root: Fragment

    /// True if values of other objects are read.
    private(set) var readsOthers = false

    /// The names of properties that are read.
    private(set) var names: Set<String> = []

    init(_ layout: EntityLayout, layouts: [String: EntityLayout]) {
        self.layouts = layouts
        root = .row(alias: "t0", layout)
    }

    // MARK: Conditions

    mutating func condition(_ tree: PredicateTree) throws -> SQLText {
        switch tree {
        case .constant(let value): return SQLText(value ? "1" : "0")
        case .not(let inner): return try condition(inner).negated
        case .all(let parts): return try joined(parts, " AND ", empty: "1")
        case .any(let parts): return try joined(parts, " OR ", empty: "0")
        case .comparison(let comparison): return try condition(comparison)
        case .opaque: throw Unsupported()
        }
    }

    private mutating func joined(_ parts: [PredicateTree], _ word: String, empty: String) throws -> SQLText {
        if parts.isEmpty { return SQLText(empty) }
        let parts = try parts.map { try condition($0) }
        return SQLText("(\(parts.map(\.text).joined(separator: word)))", parts.flatMap(\.values))
    }

    private mutating func condition(_ comparison: PredicateComparison) throws -> SQLText {
        let (left, right) = (try fragment(comparison.left), try fragment(comparison.right))
        switch comparison.modifier {
        case .direct:
            if comparison.comparison == .contains || comparison.comparison == .isIn {
                let (collection, element) = comparison.comparison == .contains ? (left, right) : (right, left)
                if let (rows, value) = elements(collection) {
                    return try rows.filtered(compare(value, .equal, element, comparison.options)).exists
                }
                if comparison.comparison == .contains, case .list(let items) = left {
                    return try compare(right, .isIn, .list(items), comparison.options)
                }
            }
            return try compare(left, comparison.comparison, right, comparison.options)
        case .any, .all:
            guard let (rows, value) = elements(left) else { throw Unsupported() }
            let inner = try compare(value, comparison.comparison, right, comparison.options)
            if comparison.modifier == .any { return rows.filtered(inner).exists }
            return rows.filtered(inner.negated).isEmpty
        }
    }

    private func elements(_ fragment: Fragment) -> (SQLRows, Fragment)? {
        switch fragment {
        case .objects(let rows, let alias, let layout):
            (rows, .reference(SQLText("\(alias).\(RowColumn.key)"), layout))
        case .values(let rows, let value): (rows, .value(value))
        default: nil
        }
    }

    private mutating func compare(
        _ left: Fragment, _ comparison: PredicateComparison.Operator, _ right: Fragment, _ options: TextOptions
    ) throws -> SQLText {
        func binary(_ symbol: String, _ right: Fragment) throws -> SQLText {
            let (left, right) = (folded(try scalar(left), options), folded(try scalar(right), options))
            let text = left.combined(symbol, right)
            return symbol.hasPrefix("IS") ? text : text.knownToBeTrue
        }
        switch comparison {
        case .equal, .unequal:
            if case .list = left { throw Unsupported() }
            if case .list = right { throw Unsupported() }
            // An object is no number, even if its key is the same.
            if isObject(left) != isObject(right), !isNull(left), !isNull(right) {
                return SQLText(comparison == .equal ? "0" : "1")
            }
            return try binary(comparison == .equal ? "IS" : "IS NOT", right)
        case .less: return try ordered(left, right) ? binary("<", right) : SQLText("0")
        case .lessOrEqual: return try ordered(left, right) ? binary("<=", right) : SQLText("0")
        case .greater: return try ordered(left, right) ? binary(">", right) : SQLText("0")
        case .greaterOrEqual: return try ordered(left, right) ? binary(">=", right) : SQLText("0")
        case .between:
            guard case .list(let bounds) = right, bounds.count == 2 else { throw Unsupported() }
            return try compare(left, .greaterOrEqual, bounds[0], options)
                .combined("AND", compare(left, .lessOrEqual, bounds[1], options))
        case .isIn:
            guard case .list(let items) = right else { return try compare(right, .contains, left, options) }
            let parts = try items.map { try compare(left, .equal, $0, options) }
            // As many parameters as SQLite takes.
            guard parts.reduce(0, { $0 + $1.values.count }) < 30_000 else { throw Unsupported() }
            if parts.isEmpty { return SQLText("0") }
            if let list = try plainList(left, items, options) { return list }
            return SQLText("(\(parts.map(\.text).joined(separator: " OR ")))", parts.flatMap(\.values))
        case .contains, .beginsWith, .endsWith, .like, .matches:
            if isObject(left) || isObject(right) { return SQLText("0") }
            let number = PredicateSQLFunctions.number(of: comparison) ?? 0
            return .call(
                PredicateSQLFunctions.text,
                [SQLText("\(number)"), SQLText("\(options.rawValue)"), try scalar(left), try scalar(right)])
        }
    }

    /// A list of non-null parameters, which SQLite looks up in one step.
    private mutating func plainList(_ left: Fragment, _ items: [Fragment], _ options: TextOptions) throws -> SQLText? {
        guard options.isEmpty, items.count > 3 else { return nil }
        var values: [SQLValue] = []
        for item in items {
            guard isObject(item) == isObject(left) else { return nil }
            guard let text = try? scalar(item), text.text == "?", let value = text.values.first, value != .null else {
                return nil
            }
            values.append(value)
        }
        return try scalar(left).isIn(values)
    }

    private func ordered(_ left: Fragment, _ right: Fragment) throws -> Bool { !isObject(left) && !isObject(right) }

    private func isObject(_ fragment: Fragment) -> Bool {
        switch fragment {
        case .object, .row, .reference: true
        default: false
        }
    }

    private func isNull(_ fragment: Fragment) -> Bool {
        if case .value(let text) = fragment { text.text == "NULL" } else { false }
    }

    private func folded(_ text: SQLText, _ options: TextOptions) -> SQLText {
        options.isEmpty ? text : .call(PredicateSQLFunctions.fold, [SQLText("\(options.rawValue)"), text])
    }

    /// The only value of a fragment.
    private func scalar(_ fragment: Fragment) throws -> SQLText {
        switch fragment {
        case .value(let text), .object(let text), .reference(let text, _): return text
        case .row(let alias, _): return SQLText("\(alias).\(RowColumn.key)")
        case .objects, .values, .list: throw Unsupported()
        }
    }

    // MARK: Expressions

    /// The value that a path leads to from a row, to sort by.
    mutating func value(ofPath keys: [String]) throws -> SQLText {
        guard case .value(let text) = try path(keys[...], from: root) else { throw Unsupported() }
        return text
    }

    /// The value of an expression.
    mutating func value(of term: PredicateTerm) throws -> SQLText { try scalar(try fragment(term)) }

    /// The call of a function that SQL has not.
    func call(_ name: String, _ arguments: [SQLText]) -> SQLText {
        .call(PredicateSQLFunctions.call, [SQLText("?", [.text(name)])] + arguments)
    }

    private mutating func fragment(_ term: PredicateTerm) throws -> Fragment {
        switch term {
        case .value(let value): return try parameter(value)
        case .object: return root
        case .variable(let name): return variables[name] ?? .value(SQLText("NULL"))
        case .list(let items): return .list(try items.map { try fragment($0) })
        case .path(let start, let keys): return try path(keys[...], from: try fragment(start))
        case .call("count", let arguments):
            guard let first = arguments.first, case let collection = try fragment(first), elements(collection) != nil
            else {
                throw Unsupported()
            }
            return try path(["@count"], from: collection)
        case .call(let name, let arguments):
            let aggregates = ["sum", "min", "max", "average", "avg", "median", "stddev", "now"]
            if aggregates.contains(name), arguments.count < 2 { throw Unsupported() }
            return .value(call(name, try arguments.map { try value(of: $0) }))
        case .element: throw Unsupported()
        case .subquery(let collection, let variable, let tree):
            guard case .objects(let rows, let alias, let layout) = try fragment(collection) else {
                throw Unsupported()
            }
            let outer = variables[variable]
            variables[variable] = .row(alias: alias, layout)
            let inner = try condition(tree)
            variables[variable] = outer
            return .objects(rows.filtered(inner), alias: alias, layout)
        }
    }

    private func parameter(_ value: PredicateValue) throws -> Fragment {
        if case .list(let items) = value { return .list(try items.map(parameter)) }
        guard let bound = value.sqlValue else { throw Unsupported() }
        if case .object = value { return .object(SQLText("?", [bound])) }
        return .value(bound == .null ? SQLText("NULL") : SQLText("?", [bound]))
    }

    private mutating func newAlias() -> String {
        aliasCount += 1
        return "t\(aliasCount)"
    }

    private mutating func path(_ keys: ArraySlice<String>, from start: Fragment) throws -> Fragment {
        guard let key = keys.first else { return start }
        let rest = keys.dropFirst()
        switch start {
        case .row(let alias, let layout):
            if key == "self" || key == "objectID" { return try path(rest, from: start) }
            return try path(rest, from: try property(key, of: alias, layout))
        case .reference(let id, let layout):
            if key == "self" || key == "objectID" { return try path(rest, from: start) }
            readsOthers = true
            let alias = newAlias()
            let row = SQLRows(layout.table, as: alias, withKey: id)
            switch try path(keys, from: .row(alias: alias, layout)) {
            case .value(let text): return .value(row.select(text))
            case .reference(let text, let other): return .reference(row.select(text), other)
            case .objects(let rows, let inner, let other): return .objects(row.joined(rows), alias: inner, other)
            case .values(let rows, let value): return .values(row.joined(rows), value)
            default: throw Unsupported()
            }
        case .objects(let rows, let alias, let layout):
            readsOthers = true
            if key.hasPrefix("@") { return try aggregate(key, rest, rows, alias, layout) }
            switch try path(keys, from: .row(alias: alias, layout)) {
            case .value(let text), .reference(let text, _):
                return .values(rows.filtered(SQLText("\(text.text) IS NOT NULL", text.values)), text)
            case .objects(let further, let alias, let layout):
                return .objects(rows.joined(further), alias: alias, layout)
            case .values(let further, let value): return .values(rows.joined(further), value)
            default: throw Unsupported()
            }
        case .values(let rows, let value):
            guard key.hasPrefix("@"), rest.isEmpty else { throw Unsupported() }
            return try aggregated(key, rows, value)
        default: throw Unsupported()
        }
    }

    private mutating func aggregate(
        _ key: String, _ rest: ArraySlice<String>, _ rows: SQLRows, _ alias: String, _ layout: EntityLayout
    ) throws -> Fragment {
        if key == "@count" { return .value(rows.select(SQLText("count(*)"))) }
        guard case .values(let rows, let value) = try path(rest, from: .objects(rows, alias: alias, layout)) else {
            throw Unsupported()
        }
        return try aggregated(key, rows, value)
    }

    private func aggregated(_ key: String, _ rows: SQLRows, _ value: SQLText) throws -> Fragment {
        let functions = ["@count": "count(", "@sum": "ifnull(sum(", "@min": "min(", "@max": "max(", "@avg": "avg("]
        guard let function = functions[key] else { throw Unsupported() }
        return .value(
            rows.select(SQLText("\(function)\(value.text)\(key == "@sum" ? "), 0)" : ")")", value.values)))
    }

    /// A property of a row. Properties of subentities are found too, because they are in the same table.
    private mutating func property(_ key: String, of alias: String, _ layout: EntityLayout) throws -> Fragment {
        let owner =
            layout.index(of: key) != nil
            ? layout
            : layouts.values.filter { $0.isKind(of: layout) && $0.index(of: key) != nil }.min { $0.name < $1.name }
        guard let owner, let index = owner.index(of: key) else {
            throw CoreDataError.make(
                .coreData,
                """
                “\(layout.name)” has no property “\(key)”. A fetch request names it: correct the name, or add it to \
                the model.
                """)
        }
        let property = owner.properties[index]
        if alias == "t0" { names.insert(key) } else { readsOthers = true }
        switch (property.kind, property.storage) {
        case (.attribute(.transformableAttributeType), _), (_, nil): throw Unsupported()
        case (.attribute(.decimalAttributeType), _): return .value(SQLText("CAST(\(alias).\(property.column) AS REAL)"))
        case (.attribute, _): return .value(SQLText("\(alias).\(property.column)"))
        case (.toOne, _):
            guard let destination = property.destination else { throw Unsupported() }
            return .reference(SQLText("\(alias).\(property.column)"), destination)
        case (.toMany, .inverse(let column, _)):
            guard let destination = property.destination else { throw Unsupported() }
            readsOthers = true
            let other = newAlias()
            return .objects(
                SQLRows(destination.table, as: other, whose: column, is: alias), alias: other, destination)
        case (.toMany, .pairs(let pairs, _)):
            guard let destination = property.destination else { throw Unsupported() }
            readsOthers = true
            let other = newAlias()
            return .objects(
                SQLRows(destination.table, as: other, in: pairs, of: alias), alias: other, destination)
        case (.toMany, .column): throw Unsupported()
        }
    }
}
