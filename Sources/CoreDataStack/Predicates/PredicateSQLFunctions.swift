import Foundation
import UmweltFoundation
import UmweltSQLite

/// The functions of predicates as functions of SQLite, so that a store and the evaluation in memory agree.
enum PredicateSQLFunctions {
    static let fold = "umwelt_fold"
    static let text = "umwelt_text"
    static let call = "umwelt_call"

    /// Makes the functions known to a connection.
    static func add(to database: Database) {
        database.addFunction(fold, argumentCount: 2) { arguments in
            guard case .integer(let options) = arguments[0], case .text(let text) = arguments[1] else {
                return arguments[1]
            }
            return .text(PredicateTexts.folded(text, TextOptions(rawValue: Int(options))))
        }
        database.addFunction(text, argumentCount: 4) { arguments in
            guard case .integer(let number) = arguments[0], case .integer(let options) = arguments[1],
                case .text(let text) = arguments[2], case .text(let pattern) = arguments[3]
            else { return .integer(0) }
            let holds = PredicateTexts.holds(
                comparisons[Int(number)], text, pattern, TextOptions(rawValue: Int(options)))
            return .integer(holds ? 1 : 0)
        }
        database.addFunction(call, argumentCount: -1) { arguments in
            guard case .text(let name)? = arguments.first else { return .null }
            return PredicateFunctions.call(name, arguments.dropFirst().map { $0.predicateValue }).sqlValue ?? .null
        }
    }

    private static let comparisons: [PredicateComparison.Operator] = [
        .contains, .beginsWith, .endsWith, .like, .matches,
    ]

    /// The number of a text operator; nil for others.
    static func number(of comparison: PredicateComparison.Operator) -> Int64? {
        comparisons.firstIndex(of: comparison).map { Int64($0) }
    }
}

extension SQLValue {
    var predicateValue: PredicateValue {
        switch self {
        case .null: .null
        case .integer(let value): .integer(value)
        case .real(let value): .real(value)
        case .text(let value): .text(value)
        case .blob(let value): .data(value)
        }
    }
}

extension PredicateValue {
    /// The value as a parameter of a statement; nil for lists and objects.
    var sqlValue: SQLValue? {
        switch self {
        case .null: .null
        case .integer(let value): .integer(value)
        case .real(let value): value.sqlValue
        case .text(let value): value.sqlValue
        case .data(let value): .blob(value)
        case .object(let object as NSManagedObject): .integer(object.objectID.key)
        case .object(let id as NSManagedObjectID): .integer(id.key)
        case .object, .list, .other: nil
        }
    }
}
