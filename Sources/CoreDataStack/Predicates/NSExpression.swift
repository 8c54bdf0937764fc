import Foundation
import UmweltFoundation

/// An expression: a value, a key path, or a function of others.
///
/// Foundation for Linux has a class with this name without initializers. A file that imports Foundation must specify
/// which it means:
///
/// ```swift
/// import CoreData
/// import class CoreData.NSExpression
///
/// let total = NSExpressionDescription()
/// total.name = "total"
/// total.expression = NSExpression(forFunction: "sum:", arguments: [NSExpression(forKeyPath: "days")])
/// total.resultType = .integer64
/// ```
open class NSExpression: NSObject, NSCopying {
    /// A kind of expression.
    public enum ExpressionType: UInt, Sendable {
        case constantValue = 0
        case evaluatedObject
        case variable
        case keyPath
        case function
        case subquery = 13
        case aggregate = 14
    }

    let term: PredicateTerm

    init(_ term: PredicateTerm) { self.term = term }

    /// Makes an expression from a format, as in `days * price`, with the grammar of predicates. A malformed format
    /// stops the program with a message.
    ///
    /// - Parameters:
    ///   - expressionFormat: The format.
    ///   - args: The values that the format names `%@`, `%d` and the like, and the keys that it names `%K`.
    public convenience init(format expressionFormat: String, _ args: any CVarArg...) {
        self.init(format: expressionFormat, argumentArray: args)
    }

    /// Makes an expression by a format; see ``init(format:_:)``.
    ///
    /// - Parameters:
    ///   - expressionFormat: The format, with `%@` or `%K` for each argument.
    ///   - arguments: The arguments, in the order of the format.
    public convenience init(format expressionFormat: String, argumentArray arguments: [Any]) {
        // One side of a comparison is an expression.
        guard
            case .comparison(let comparison) = NSPredicate(
                format: "\(expressionFormat) == NULL", argumentArray: arguments
            ).tree, comparison.modifier == .direct
        else { fatalError("“\(expressionFormat)” is a predicate, not an expression: use NSPredicate(format:).") }
        self.init(comparison.left)
    }

    /// Makes an expression of a value.
    ///
    /// - Parameter obj: The value; nil for null.
    public convenience init(forConstantValue obj: Any?) { self.init(.value(PredicateValue(obj))) }

    /// Makes an expression of keys with full stops between them.
    ///
    /// - Parameter keyPath: The names of properties, separated by full stops, as in "author.name".
    public convenience init(forKeyPath keyPath: String) {
        self.init(.path(.object, keyPath.split(separator: ".").map(String.init)))
    }

    /// Makes an expression of a property.
    ///
    /// - Parameter keyPath: The path of the property.
    public convenience init<Root: NSManagedObject, Value>(forKeyPath keyPath: KeyPath<Root, Value>) {
        guard let key = KeyRecorder.key(of: keyPath, in: Root.entity()) else {
            fatalError("Core Data: the key path of an expression does not name a stored property of \(Root.self).")
        }
        self.init(forKeyPath: key)
    }

    /// Makes an expression of a variable, which has a value when the expression is evaluated.
    ///
    /// - Parameter string: The name of the variable.
    public convenience init(forVariable string: String) { self.init(.variable(string)) }

    /// Makes an expression of a function, such as `sum:` or `modulus:by:`.
    ///
    /// - Parameters:
    ///   - name: The function: `sum:`, `count:`, `min:`, `max:`, `average:`, `median:`, `stddev:`, `add:to:`,
    ///     `from:subtract:`, `multiply:by:`, `divide:by:`, `modulus:by:`, `raise:toPower:`, `sqrt:`, `log:`, `ln:`, `exp:`,
    ///     `abs:`, `ceiling:`, `floor:`, `trunc:`, `uppercase:`, `lowercase:`, `length:` or `now`.
    ///   - parameters: Expressions.
    public convenience init(forFunction name: String, arguments parameters: [Any]) {
        self.init(.call(name.lowercased().filter { $0 != ":" }, parameters.map(Self.term)))
    }

    /// Makes an expression of a list of others.
    ///
    /// - Parameter subexpressions: The expressions or values of the list.
    public convenience init(forAggregate subexpressions: [Any]) { self.init(.list(subexpressions.map(Self.term))) }

    /// Makes an expression of the objects of a collection that satisfy a condition on a variable.
    ///
    /// - Parameters:
    ///   - expression: The expression of the collection.
    ///   - variable: The name of the variable, which represents each object in turn.
    ///   - predicate: The condition, an `NSPredicate` that uses the variable.
    public convenience init(
        forSubquery expression: NSExpression, usingIteratorVariable variable: String, predicate: Any
    ) {
        guard let predicate = predicate as? NSPredicate else {
            fatalError(
                "The predicate of a subquery is not an NSPredicate.")
        }
        self.init(.subquery(expression.term, variable: variable, predicate.tree))
    }

    /// Makes the expression of the object that is evaluated.
    open class func expressionForEvaluatedObject() -> NSExpression { NSExpression(.object) }

    private static func term(_ value: Any) -> PredicateTerm {
        (value as? NSExpression)?.term ?? .value(PredicateValue(value))
    }

    /// The kind of the expression.
    open var expressionType: ExpressionType {
        switch term {
        case .value: .constantValue
        case .object: .evaluatedObject
        case .variable: .variable
        case .path: .keyPath
        case .call, .element: .function
        case .subquery: .subquery
        case .list: .aggregate
        }
    }

    /// The value of an expression of one.
    open var constantValue: Any? { if case .value(let value) = term { value.foundationValue } else { nil } }

    /// The keys of a key path expression; empty for others.
    open var keyPath: String { if case .path(_, let keys) = term { keys.joined(separator: ".") } else { "" } }

    /// The name of a variable expression; empty for others.
    open var variable: String { if case .variable(let name) = term { name } else { "" } }

    /// The arguments of a function, or the expressions of a list; nil for others.
    open var arguments: [NSExpression]? {
        switch term {
        case .call(_, let terms), .list(let terms): terms.map { NSExpression($0) }
        default: nil
        }
    }

    /// Evaluates the expression.
    ///
    /// - Parameters:
    ///   - object: The object whose keys are read.
    ///   - context: The values of variables.
    open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
        let variables = Dictionary((context ?? [:]).map { ("\($0.key)", $0.value) }) { $1 }
        return PredicateEvaluation(of: object, variables: variables).value(term).foundationValue
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSExpression).map { "\($0.term)" == "\(term)" } ?? false
    }

    open override var hash: Int { "\(term)".hashValue }

    open override var description: String { "\(term)" }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension PredicateValue {
    /// The value in the form of Foundation's expressions, with numbers as objects.
    fileprivate var foundationValue: Any? {
        switch self {
        case .null: nil
        case .integer(let value): NSNumber(value: value)
        case .real(let value): NSNumber(value: value)
        case .text(let value): value
        case .data(let value): value
        case .object(let value): value
        case .list(let values): values.map { $0.foundationValue ?? NSNull() }
        case .other(let value): value
        }
    }
}
