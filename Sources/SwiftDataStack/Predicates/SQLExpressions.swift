import Foundation
import UmweltFoundation
import UmweltSQLite
import UmweltStore

// Foundation's expressions, each with its equivalent in SQL. `IS` compares null as Swift compares nil.

extension PredicateExpressions.Variable: SQLExpression {
    func fragment(in compiler: inout PredicateCompiler) throws -> PredicateCompiler.Fragment {
        try compiler.variable(key)
    }
}

extension PredicateExpressions.KeyPath: SQLExpression {
    func fragment(in compiler: inout PredicateCompiler) throws -> PredicateCompiler.Fragment {
        switch try compiler.fragment(root) {
        case .row(let alias, let entity): return try compiler.property(keyPath, of: alias, entity)
        case .value(let text):
            if (keyPath as AnyKeyPath) == \String.isEmpty {
                return .condition(SQLText("(\(text.text) IS '')", text.values))
            }
            throw PredicateCompiler.Unsupported()
        case .objects(let row, let owner, let index):
            let alias = compiler.newAlias()
            let (rows, entity) = try compiler.rows(owner, index, of: row, as: alias)
            if entity.type.isCount(keyPath) { return .value(rows.select(SQLText("count(*)"))) }
            if entity.type.isEmptiness(keyPath) { return .condition(rows.isEmpty) }
            throw PredicateCompiler.Unsupported()
        case .object(let text, let other):
            let alias = compiler.newAlias()
            return try compiler.through(text, other, alias) { try $0.property(keyPath, of: alias, other) }
        default: throw PredicateCompiler.Unsupported()
        }
    }
}

extension PredicateCompiler {
    /// Compiles an expression on the object of a to-one relationship; null if there is no object.
    mutating func through(
        _ key: SQLText, _ entity: Entity, _ alias: String, _ body: (inout PredicateCompiler) throws -> Fragment
    ) throws -> Fragment {
        usesOthers = true
        let row = SQLRows(entity.table, as: alias, withKey: key)
        switch try body(&self) {
        // A condition on no object has no answer, as an optional chain is nil.
        case .value(let text), .condition(let text): return .value(row.select(text))
        case .object(let text, let other): return .object(row.select(text), other)
        default: throw Unsupported()
        }
    }

    /// The value that a program has, as a parameter.
    func parameter(_ value: Any) throws -> Fragment {
        switch value {
        case let id as PersistentIdentifier: return .value(SQLText("?", [.integer(id.key)]))
        case let ids as [PersistentIdentifier]: return .list(ids.map { .integer($0.key) })
        case let ids as Set<PersistentIdentifier>: return .list(ids.map { .integer($0.key) })
        case let model as any PersistentModel: return .value(SQLText("?", [.integer(model._$key)]))
        case let value as any ColumnValue: return .value(SQLText("?", [value.sqlValue]))
        case let values as any Sequence:
            return .list(
                try values.map {
                    guard let value = $0 as? any ColumnValue else { throw Unsupported() }
                    return value.sqlValue
                })
        default: throw Unsupported()
        }
    }
}

extension PredicateExpressions.Value: SQLExpression {
    func fragment(in compiler: inout PredicateCompiler) throws -> PredicateCompiler.Fragment {
        let child: Any = value
        if let optional = child as? any NilTest, optional.isNothing { return .value(SQLText("NULL")) }
        return try compiler.parameter(child)
    }
}

private protocol NilTest {
    var isNothing: Bool { get }
}

extension Optional: NilTest {
    fileprivate var isNothing: Bool { self == nil }
}

extension PredicateExpressions.NilLiteral: SQLExpression {
    func fragment(in compiler: inout PredicateCompiler) throws -> PredicateCompiler.Fragment { .value(SQLText("NULL")) }
}

extension PredicateCompiler {
    fileprivate mutating func joined(
        _ lhs: any PredicateExpression, _ symbol: String, _ rhs: any PredicateExpression
    ) throws -> SQLText {
        try value(lhs).combined(symbol, value(rhs))
    }

    fileprivate mutating func conditions(
        _ lhs: any PredicateExpression, _ symbol: String, _ rhs: any PredicateExpression
    ) throws -> Fragment {
        .condition(try condition(lhs).combined(symbol, condition(rhs)))
    }

    fileprivate mutating func call(
        _ function: TextFunction, _ lhs: any PredicateExpression, _ rhs: any PredicateExpression
    ) throws -> SQLText {
        .call(function.rawValue, [try value(lhs), try value(rhs)])
    }

    fileprivate static func isComparable(_ type: Any.Type) -> Bool {
        type is any ColumnValue.Type || type is any PersistentModel.Type || type == PersistentIdentifier.self
    }
}

extension PredicateExpressions.Equal: SQLExpression {
    func fragment(in compiler: inout PredicateCompiler) throws -> PredicateCompiler.Fragment {
        .condition(try compiler.joined(lhs, "IS", rhs))
    }
}

extension PredicateExpressions.NotEqual: SQLExpression {
    func fragment(in compiler: inout PredicateCompiler) throws -> PredicateCompiler.Fragment {
        .condition(try compiler.joined(lhs, "IS NOT", rhs))
    }
}

extension PredicateExpressions.Comparison: SQLExpression {
    func fragment(in compiler: inout PredicateCompiler) throws -> PredicateCompiler.Fragment {
        // Other types are stored as texts, which have another order.
        guard PredicateCompiler.isComparable(LHS.Output.self) else { throw PredicateCompiler.Unsupported() }
        let symbol =
            switch op {
            case .lessThan: "<"
            case .lessThanOrEqual: "<="
            case .greaterThan: ">"
            case .greaterThanOrEqual: ">="
            @unknown default: throw PredicateCompiler.Unsupported()
            }
        return .condition(try compiler.joined(lhs, symbol, rhs))
    }
}

extension PredicateExpressions.Arithmetic: SQLExpression {
    func fragment(in compiler: inout PredicateCompiler) throws -> PredicateCompiler.Fragment {
        let symbol =
            switch op {
            case .add: "+"
            case .subtract: "-"
            case .multiply: "*"
            @unknown default: throw PredicateCompiler.Unsupported()
            }
        return .value(try compiler.joined(lhs, symbol, rhs))
    }
}

extension PredicateExpressions.Conjunction: SQLExpression {
    func fragment(in compiler: inout PredicateCompiler) throws -> PredicateCompiler.Fragment {
        try compiler.conditions(lhs, "AND", rhs)
    }
}

extension PredicateExpressions.Disjunction: SQLExpression {
    func fragment(in compiler: inout PredicateCompiler) throws -> PredicateCompiler.Fragment {
        try compiler.conditions(lhs, "OR", rhs)
    }
}

extension PredicateExpressions.Negation: SQLExpression {
    func fragment(in compiler: inout PredicateCompiler) throws -> PredicateCompiler.Fragment {
        .condition(try compiler.condition(wrapped).negated)
    }
}

extension PredicateExpressions.NilCoalesce: SQLExpression {
    func fragment(in compiler: inout PredicateCompiler) throws -> PredicateCompiler.Fragment {
        .value(.call("coalesce", [try compiler.value(lhs), try compiler.value(rhs)]))
    }
}

extension PredicateExpressions.Conditional: SQLExpression {
    func fragment(in compiler: inout PredicateCompiler) throws -> PredicateCompiler.Fragment {
        let test = try compiler.condition(self.test)
        let (left, right) = (try compiler.value(trueBranch), try compiler.value(falseBranch))
        return .value(
            SQLText(
                "(CASE WHEN \(test.text) THEN \(left.text) ELSE \(right.text) END)",
                test.values + left.values + right.values))
    }
}

extension PredicateExpressions.OptionalFlatMap: SQLExpression {
    func fragment(in compiler: inout PredicateCompiler) throws -> PredicateCompiler.Fragment {
        let transform = self.transform
        switch try compiler.fragment(wrapped) {
        case .object(let key, let entity):
            let alias = compiler.newAlias()
            return try compiler.through(key, entity, alias) { compiler in
                try compiler.with(variable.key, as: .row(alias: alias, entity)) { try $0.fragment(transform) }
            }
        case .value(let text):
            return try compiler.with(variable.key, as: .value(text)) { compiler in
                switch try compiler.fragment(transform) {
                // Of nothing there is no answer.
                case .condition(let inner):
                    return .value(
                        SQLText(
                            "(CASE WHEN \(text.text) IS NULL THEN NULL ELSE \(inner.text) END)",
                            text.values + inner.values))
                case let other: return other
                }
            }
        default: throw PredicateCompiler.Unsupported()
        }
    }
}

extension PredicateCompiler {
    /// The key of an object, and the condition that it is of a class.
    fileprivate mutating func cast(
        _ expression: any PredicateExpression, to type: Any.Type
    ) throws -> (key: SQLText, condition: SQLText, entity: Entity) {
        guard let type = type as? any PersistentModel.Type else { throw Unsupported() }
        let entity = Entity.of(type)
        switch try fragment(expression) {
        case .row(let alias, let known):
            guard entity.root === known.root else { throw Unsupported() }
            let key = SQLText("\(alias).\(RowColumn.key)")
            let condition = known.isKind(of: entity) ? SQLText("1") : entity.restriction(of: alias)
            return (key, condition ?? SQLText("1"), entity)
        case .object(let key, let known):
            guard entity.root === known.root else { throw Unsupported() }
            usesOthers = true
            let alias = newAlias()
            let row = SQLRows(entity.table, as: alias, withKey: key)
            return (key, (entity.restriction(of: alias).map(row.filtered) ?? row).exists, entity)
        default: throw Unsupported()
        }
    }
}

extension PredicateExpressions.TypeCheck: SQLExpression {
    func fragment(in compiler: inout PredicateCompiler) throws -> PredicateCompiler.Fragment {
        let (_, condition, _) = try compiler.cast(input, to: Desired.self)
        return .condition(condition.knownToBeTrue)
    }
}

extension PredicateExpressions.ConditionalCast: SQLExpression {
    func fragment(in compiler: inout PredicateCompiler) throws -> PredicateCompiler.Fragment {
        let (key, condition, entity) = try compiler.cast(input, to: Desired.self)
        return .object(
            SQLText("(CASE WHEN \(condition.text) THEN \(key.text) END)", condition.values + key.values), entity)
    }
}

extension PredicateExpressions.CollectionContainsCollection: SQLExpression where Base.Output == String {
    func fragment(in compiler: inout PredicateCompiler) throws -> PredicateCompiler.Fragment {
        .condition(try compiler.call(.contains, base, other))
    }
}

extension PredicateExpressions.StringLocalizedStandardContains: SQLExpression {
    func fragment(in compiler: inout PredicateCompiler) throws -> PredicateCompiler.Fragment {
        .value(try compiler.call(.localizedContains, root, other))
    }
}

extension PredicateExpressions.SequenceStartsWith: SQLExpression where Base.Output == String {
    func fragment(in compiler: inout PredicateCompiler) throws -> PredicateCompiler.Fragment {
        .condition(try compiler.call(.starts, base, prefix))
    }
}

extension PredicateExpressions.SequenceContains: SQLExpression {
    func fragment(in compiler: inout PredicateCompiler) throws -> PredicateCompiler.Fragment {
        switch try compiler.fragment(sequence) {
        case .list(let values): return .condition(try compiler.value(self.element).isIn(values))
        case .objects(let row, let owner, let index):
            let alias = compiler.newAlias()
            let (rows, _) = try compiler.rows(owner, index, of: row, as: alias)
            let element = try compiler.value(self.element)
            return .condition(
                rows.filtered(SQLText("\(alias).\(RowColumn.key) = \(element.text)", element.values)).exists)
        default: throw PredicateCompiler.Unsupported()
        }
    }
}

extension PredicateExpressions.SequenceContainsWhere: SQLExpression {
    func fragment(in compiler: inout PredicateCompiler) throws -> PredicateCompiler.Fragment {
        let test = self.test
        guard case .objects(let row, let owner, let index) = try compiler.fragment(sequence) else {
            throw PredicateCompiler.Unsupported()
        }
        let alias = compiler.newAlias()
        let (rows, entity) = try compiler.rows(owner, index, of: row, as: alias)
        let condition = try compiler.with(variable.key, as: .row(alias: alias, entity)) {
            try $0.condition(test)
        }
        return .condition(rows.filtered(condition).exists)
    }
}

extension PredicateExpressions.SequenceAllSatisfy: SQLExpression {
    func fragment(in compiler: inout PredicateCompiler) throws -> PredicateCompiler.Fragment {
        let test = self.test
        guard case .objects(let row, let owner, let index) = try compiler.fragment(sequence) else {
            throw PredicateCompiler.Unsupported()
        }
        let alias = compiler.newAlias()
        let (rows, entity) = try compiler.rows(owner, index, of: row, as: alias)
        let condition = try compiler.with(variable.key, as: .row(alias: alias, entity)) {
            try $0.condition(test)
        }
        return .condition(rows.filtered(condition.negated).isEmpty)
    }
}
