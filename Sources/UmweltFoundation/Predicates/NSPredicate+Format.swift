import Foundation

/// A type whose initialisers return objects of subclasses.
public protocol _PredicateFactory {}

extension NSPredicate: _PredicateFactory {}

extension _PredicateFactory where Self: NSPredicate {
    /// Makes a predicate by a format, as in `name BEGINSWITH[c] %@ AND days > %d`.
    ///
    /// The syntax is that of Apple's predicates: comparisons, `BETWEEN`, `IN`, `CONTAINS`, `BEGINSWITH`, `ENDSWITH`,
    /// `LIKE`, `MATCHES`, with `[c]` and `[d]`; `AND`, `OR`, `NOT`; `ANY`, `ALL`, `NONE`; key paths with `@count`,
    /// `@sum` and the like; `SUBQUERY`; arithmetic and functions. A malformed format stops the program with a message.
    ///
    /// - Parameters:
    ///   - predicateFormat: The format.
    ///   - args: The values that the format names `%@`, `%d` and the like, and the keys that it names `%K`.
    public init(format predicateFormat: String, _ args: any CVarArg...) {
        self.init(format: predicateFormat, argumentArray: args)
    }

    /// Makes a predicate by a format; see ``init(format:_:)``.
    ///
    /// - Parameters:
    ///   - predicateFormat: The format.
    ///   - arguments: The values that the format names `%@`, `%d` and the like, and the keys that it names `%K`.
    public init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        do {
            let tree = try PredicateParser.tree(of: predicateFormat, arguments ?? [])
            // Self is NSPredicate: the initialiser is not called on subclasses.
            self = FormatPredicate(tree, format: predicateFormat) as! Self
        } catch {
            let reason = (error as? PredicateLexer.Malformed)?.reason ?? "\(error)"
            fatalError("The predicate “\(predicateFormat)” is malformed: \(reason).")
        }
    }
}

/// A predicate that was made by a format.
final class FormatPredicate: NSPredicate {
    let condition: PredicateTree
    private let format: String

    init(_ condition: PredicateTree, format: String) {
        self.condition = condition
        self.format = format
        super.init(value: true)
    }

    required init?(coder: NSCoder) { nil }

    override var description: String { format }

    override func evaluate(with object: Any?) -> Bool { PredicateEvaluation(of: object).holds(condition) }

    override func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
        PredicateEvaluation(of: object, variables: bindings ?? [:]).holds(condition)
    }

    override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? FormatPredicate else { return false }
        return other === self || other.format == format && "\(other.condition)" == "\(condition)"
    }

    override var hash: Int { format.hashValue }

    override func copy(with zone: NSZone? = nil) -> Any { self }
}

extension NSPredicate {
    /// The condition as a tree.
    package var tree: PredicateTree {
        switch self {
        case let predicate as FormatPredicate: return predicate.condition
        case let compound as NSCompoundPredicate:
            let parts = compound.subpredicates.map(\.tree)
            return switch compound.compoundPredicateType {
            case .and: .all(parts)
            case .or: .any(parts)
            case .not: .not(parts.first ?? .constant(true))
            }
        default:
            if isEqual(NSPredicate(value: true)) { return .constant(true) }
            if isEqual(NSPredicate(value: false)) { return .constant(false) }
            // A predicate is not changed once it is made.
            nonisolated(unsafe) let predicate = self
            return .opaque { predicate.evaluate(with: $0) }
        }
    }
}

// Arguments of formats: on Apple's systems objects are such, and values are bridged to objects.

extension NSObject: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { [Int(bitPattern: Unmanaged.passUnretained(self).toOpaque())] }
}

extension Date: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { timeIntervalSinceReferenceDate._cVarArgEncoding }
}

extension UUID: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { [hashValue] }
}

extension URL: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { [hashValue] }
}

extension Data: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { [hashValue] }
}

extension Array: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { [count] }
}

extension Set: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { [count] }
}
