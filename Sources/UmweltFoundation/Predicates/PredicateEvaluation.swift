import Foundation

/// The evaluation of a predicate on one object.
package struct PredicateEvaluation {
    private let object: PredicateValue
    private var variables: [String: PredicateValue]

    package init(of object: Any?, variables: [String: Any] = [:]) {
        self.object = PredicateValue(object)
        self.variables = variables.mapValues { PredicateValue($0) }
    }

    /// Returns true if a condition is fulfilled.
    package func holds(_ tree: PredicateTree) -> Bool {
        switch tree {
        case .constant(let value): return value
        case .not(let inner): return !holds(inner)
        case .all(let parts): return parts.allSatisfy(holds)
        case .any(let parts): return parts.contains(where: holds)
        case .comparison(let comparison): return holds(comparison)
        case .opaque(let test):
            if case .object(let object) = object { return test(object) }
            if case .other(let value) = object { return test(value) }
            return test(object.plainValue)
        }
    }

    private func holds(_ comparison: PredicateComparison) -> Bool {
        let (left, right) = (value(comparison.left), value(comparison.right))
        func compare(_ left: PredicateValue, _ right: PredicateValue) -> Bool {
            Self.compare(left, comparison.comparison, right, comparison.options)
        }
        switch comparison.modifier {
        case .direct: return compare(left, right)
        case .any: return (left.elements ?? []).contains { compare($0, right) }
        case .all: return (left.elements ?? []).allSatisfy { compare($0, right) }
        }
    }

    /// Compares two values.
    package static func compare(
        _ left: PredicateValue, _ comparison: PredicateComparison.Operator, _ right: PredicateValue,
        _ options: TextOptions
    ) -> Bool {
        let (left, right) = (left.folded(options, in: comparison), right.folded(options, in: comparison))
        switch comparison {
        case .equal: return PredicateValue.areEqual(left, right)
        case .unequal: return !PredicateValue.areEqual(left, right)
        case .less: return PredicateValue.order(left, right) == .orderedAscending
        case .greater: return PredicateValue.order(left, right) == .orderedDescending
        case .lessOrEqual: return [.orderedAscending, .orderedSame].contains(PredicateValue.order(left, right))
        case .greaterOrEqual: return [.orderedDescending, .orderedSame].contains(PredicateValue.order(left, right))
        case .between:
            guard let bounds = right.elements, bounds.count == 2 else { return false }
            return compare(left, .greaterOrEqual, bounds[0], options) && compare(left, .lessOrEqual, bounds[1], options)
        case .isIn:
            // A text that is in a text is a part of it.
            if case .text = right { return compare(right, .contains, left, options) }
            return (right.elements ?? []).contains { PredicateValue.areEqual($0, left) }
        case .contains:
            if let elements = left.elements { return elements.contains { PredicateValue.areEqual($0, right) } }
            fallthrough
        case .beginsWith, .endsWith, .like, .matches:
            guard case .text(let text) = left, case .text(let pattern) = right else { return false }
            return PredicateTexts.holds(comparison, text, pattern, options)
        }
    }

    /// Evaluates an expression.
    package func value(_ term: PredicateTerm) -> PredicateValue {
        switch term {
        case .value(let value): return value
        case .object: return object
        case .variable(let name): return variables[name] ?? .null
        case .list(let items): return .list(items.map(value))
        case .path(let root, let keys): return Self.value(of: keys[...], in: value(root))
        case .call(let name, let arguments): return PredicateFunctions.call(name, arguments.map(value))
        case .element(let collection, let place):
            guard let elements = value(collection).elements else { return .null }
            switch value(place) {
            case .text("FIRST"): return elements.first ?? .null
            case .text("LAST"): return elements.last ?? .null
            case .text("SIZE"): return .integer(Int64(elements.count))
            case .integer(let index) where elements.indices.contains(Int(index)): return elements[Int(index)]
            default: return .null
            }
        case .subquery(let collection, let variable, let condition):
            return .list(
                (value(collection).elements ?? []).filter { element in
                    var inner = self
                    inner.variables[variable] = element
                    return inner.holds(condition)
                })
        }
    }

    private static func value(of keys: ArraySlice<String>, in root: PredicateValue) -> PredicateValue {
        guard let key = keys.first else { return root }
        let rest = keys.dropFirst()
        switch root {
        case .list(let elements):
            guard key.hasPrefix("@") else {
                // Lists of lists are one list, as all objects are meant that a path leads to.
                return .list(
                    elements.flatMap { element -> [PredicateValue] in
                        let value = value(of: keys, in: element)
                        return value.elements ?? (value.isNull ? [] : [value])
                    })
            }
            if key == "@count" { return .integer(Int64(elements.count)) }
            let values = rest.isEmpty ? root : value(of: rest, in: root)
            return PredicateFunctions.call(PredicateParser.plainName(String(key.dropFirst())), [values])
        case .object(let object): return value(of: rest, in: object.predicateValue(forKey: key))
        case .other(let value as [String: Any]): return Self.value(of: rest, in: PredicateValue(value[key]))
        case .text(let text) where key == "length": return .integer(Int64(text.utf16.count))
        default: return .null
        }
    }
}

extension PredicateValue {
    /// The value without the differences that a text comparison ignores, such as case. Regular expressions are compared
    /// by their own rules.
    fileprivate func folded(_ options: TextOptions, in comparison: PredicateComparison.Operator) -> PredicateValue {
        if options.isEmpty { return self }
        switch (self, comparison) {
        case (_, .matches): return self
        case (.text(let text), _): return .text(PredicateTexts.folded(text, options))
        case (.list(let values), _): return .list(values.map { $0.folded(options, in: comparison) })
        default: return self
        }
    }

    /// The value as programs have it.
    fileprivate var plainValue: Any? {
        switch self {
        case .null: nil
        case .integer(let value): NSNumber(value: value)
        case .real(let value): NSNumber(value: value)
        case .text(let value): value
        case .data(let value): value
        case .object(let value): value
        case .list(let values): values.map(\.plainValue)
        case .other(let value): value
        }
    }
}
