import Foundation

/// A value as predicates compare it. Values of different kinds have SQLite's order: null, numbers, texts, data.
package enum PredicateValue {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case data(Data)

    /// An object that is only equal to itself.
    case object(any PredicateObject)

    case list([PredicateValue])

    /// A value of a type that predicates cannot compare.
    case other(Any)
}

/// An object whose values predicates read by keys.
package protocol PredicateObject: AnyObject {
    /// The value of a key. Objects and collections of objects are returned unchanged.
    func predicateValue(forKey key: String) -> PredicateValue

    /// The identity of the object.
    var predicateIdentity: AnyHashable { get }
}

extension PredicateValue {
    /// Makes the value that a program has.
    package init(_ value: Any?) {
        guard let value else {
            self = .null
            return
        }
        switch value {
        case let value as PredicateValue: self = value
        case let value as any PredicateObject: self = .object(value)
        case let value as String: self = .text(value)
        case let value as Bool: self = .integer(value ? 1 : 0)
        case let value as NSDecimalNumber: self = .real(value.doubleValue)
        case let value as NSNumber: self = Self.number(value)
        case let value as any BinaryInteger: self = .integer(Int64(truncatingIfNeeded: value))
        case let value as any BinaryFloatingPoint: self = .real(Double(value))
        case let value as Decimal: self = .real(NSDecimalNumber(decimal: value).doubleValue)
        case let value as Date: self = .real(value.timeIntervalSinceReferenceDate)
        case let value as NSDate: self = .real(value.timeIntervalSinceReferenceDate)
        case let value as Data: self = .data(value)
        case let value as UUID: self = .text(value.uuidString)
        case let value as NSUUID: self = .text(value.uuidString)
        case let value as URL: self = .text(value.absoluteString)
        case let value as NSURL: self = .text(value.absoluteString)
        case let value as NSString: self = .text(value.description)
        case let value as NSArray: self = .list(value.map { PredicateValue($0) })
        case let value as NSSet: self = .list(value.map { PredicateValue($0) })
        case let value as NSOrderedSet: self = .list(value.map { PredicateValue($0) })
        case is NSNull: self = .null
        case let value as any OptionalValue: self = PredicateValue(value.anyValue)
        case let value as [String: Any]: self = .other(value)
        case let value as any Sequence: self = .list(value.map { PredicateValue($0) })
        default: self = .other(value)
        }
    }

    private static func number(_ value: NSNumber) -> PredicateValue {
        switch UInt8(value.objCType.pointee) {
        case UInt8(ascii: "d"), UInt8(ascii: "f"): .real(value.doubleValue)
        default: .integer(value.int64Value)
        }
    }

    /// The elements of a collection; nil for other values.
    package var elements: [PredicateValue]? { if case .list(let values) = self { values } else { nil } }

    package var isNull: Bool { if case .null = self { true } else { false } }

    /// The number; nil for other values.
    package var number: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .real(let value): value
        default: nil
        }
    }
}

private protocol OptionalValue {
    var anyValue: Any? { get }
}

extension Optional: OptionalValue {
    fileprivate var anyValue: Any? { map { $0 } }
}

extension PredicateValue {
    /// Returns true if two values are equal; null equals null.
    package static func areEqual(_ left: PredicateValue, _ right: PredicateValue) -> Bool {
        switch (left, right) {
        case (.object(let left), .object(let right)): return left.predicateIdentity == right.predicateIdentity
        case (.object, _), (_, .object), (.other, _), (_, .other): return false
        case (.list(let left), .list(let right)):
            return left.count == right.count && zip(left, right).allSatisfy { areEqual($0, $1) }
        case (.list, _), (_, .list): return false
        case (.null, .null): return true
        default: return order(left, right) == .orderedSame
        }
    }

    /// The order of two values; nil if one is null or has no order.
    package static func order(_ left: PredicateValue, _ right: PredicateValue) -> ComparisonResult? {
        switch (left, right) {
        case (.null, _), (_, .null), (.object, _), (_, .object), (.list, _), (_, .list), (.other, _), (_, .other):
            return nil
        case (.integer(let left), .integer(let right)): return result(left, right)
        case (.integer, .real), (.real, .integer), (.real, .real):
            // Numbers, as both have been seen to be.
            return result(left.number ?? 0, right.number ?? 0)
        case (.text(let left), .text(let right)): return result(left, right)
        case (.data(let left), .data(let right)):
            if left == right { return .orderedSame }
            return left.lexicographicallyPrecedes(right) ? .orderedAscending : .orderedDescending
        default: return result(left.rank, right.rank)
        }
    }

    private static func result<Value: Comparable>(_ left: Value, _ right: Value) -> ComparisonResult {
        left < right ? .orderedAscending : left == right ? .orderedSame : .orderedDescending
    }

    private var rank: Int {
        switch self {
        case .null: 0
        case .integer, .real: 1
        case .text: 2
        case .data: 3
        case .object, .list, .other: 4
        }
    }
}
