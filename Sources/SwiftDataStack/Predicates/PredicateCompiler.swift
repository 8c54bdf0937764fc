import Foundation
import UmweltSQLite
import UmweltStore

/// The translation of Foundation's predicates to SQL. Values become parameters and never text of the statement.
struct PredicateCompiler {
    /// The SQL of an expression.
    enum Fragment {
        /// An expression with a value that SQLite compares as Swift does.
        case value(SQLText)
        /// A condition, which is true or false and never null.
        case condition(SQLText)
        /// A row of an entity: the alias of its table.
        case row(alias: String, Entity)
        /// The key of an object of an entity, or null.
        case object(SQLText, Entity)
        /// The objects of a relationship to many of a row.
        case objects(alias: String, Entity, Int)
        /// Values that the program has.
        case list([SQLValue])
    }

    /// The properties of the class itself that the predicate reads.
    var properties: Set<Int> = []

    /// True if the predicate reads properties of other classes.
    var usesOthers = false

    private let entity: Entity
    private var variables: [PredicateExpressions.VariableID: Fragment] = [:]
    private var aliasCount = 0

    init(_ entity: Entity) { self.entity = entity }

    /// A reason why a predicate is evaluated in Swift.
    struct Unsupported: Error {}

    mutating func compile<T: PersistentModel>(_ predicate: Predicate<T>) throws -> SQLText {
        variables[predicate.variable.key] = .row(alias: "t0", entity)
        return try condition(predicate.expression)
    }

    mutating func fragment(_ expression: any PredicateExpression) throws -> Fragment {
        guard let expression = expression as? any SQLExpression else { throw Unsupported() }
        return try expression.fragment(in: &self)
    }

    /// The expression as a condition.
    mutating func condition(_ expression: any PredicateExpression) throws -> SQLText {
        switch try fragment(expression) {
        case .condition(let text): return text
        // A Bool is a number; null is no answer.
        case .value(let text): return SQLText("(\(text.text) IS 1)", text.values)
        default: throw Unsupported()
        }
    }

    /// Compiles an expression to SQL that gives its value; for an object that is its key.
    mutating func value(_ expression: any PredicateExpression) throws -> SQLText {
        switch try fragment(expression) {
        case .value(let text), .condition(let text), .object(let text, _): return text
        case .row(let alias, _): return SQLText("\(alias).\(RowColumn.key)")
        default: throw Unsupported()
        }
    }

    mutating func variable(_ id: PredicateExpressions.VariableID) throws -> Fragment {
        guard let fragment = variables[id] else { throw Unsupported() }
        return fragment
    }

    /// Compiles an expression in which a variable stands for something known.
    mutating func with<Result>(
        _ id: PredicateExpressions.VariableID, as fragment: Fragment,
        _ body: (inout PredicateCompiler) throws -> Result
    ) rethrows -> Result {
        let outer = variables[id]
        variables[id] = fragment
        defer { variables[id] = outer }
        return try body(&self)
    }

    mutating func newAlias() -> String {
        aliasCount += 1
        return "t\(aliasCount)"
    }

    /// The property of a row.
    mutating func property(_ path: AnyKeyPath, of alias: String, _ owner: Entity) throws -> Fragment {
        guard let index = owner.index(of: path) else {
            guard owner.type.isIdentity(path) else { throw Unsupported() }
            return .value(SQLText("\(alias).\(RowColumn.key)"))
        }
        if owner === entity { properties.insert(index) } else { usesOthers = true }
        let property = owner.properties[index]
        switch property.kind {
        case .attribute:
            guard property.hasColumn, !property.options.isCodable else { throw Unsupported() }
            return .value(SQLText("\(alias).\(owner.column(index))"))
        case .toOne(let type): return .object(SQLText("\(alias).\(owner.column(index))"), Entity.of(type))
        case .toMany: return .objects(alias: alias, owner, index)
        }
    }

    /// Compiles the objects that a relationship of a row leads to.
    mutating func rows(
        _ owner: Entity, _ index: Int, of row: String, as alias: String
    ) throws -> (rows: SQLRows, entity: Entity) {
        usesOthers = true
        guard let type = owner.properties[index].destination else { throw Unsupported() }
        let other = Entity.of(type)
        if let pairs = owner.pairTable(of: index) {
            return (SQLRows(other.table, as: alias, in: pairs, of: row), other)
        }
        guard let inverse = owner.inverse(of: index) else { throw Unsupported() }
        return (SQLRows(other.table, as: alias, whose: other.column(inverse), is: row), other)
    }
}

/// An expression of Foundation's that has an equivalent in SQL.
protocol SQLExpression {
    func fragment(in compiler: inout PredicateCompiler) throws -> PredicateCompiler.Fragment
}
