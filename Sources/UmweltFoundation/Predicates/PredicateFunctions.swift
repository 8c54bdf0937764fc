import Foundation

/// The functions that predicates call.
package enum PredicateFunctions {
    /// Returns the result of a function; null if the function is unknown or the arguments do not fit.
    package static func call(_ name: String, _ arguments: [PredicateValue]) -> PredicateValue {
        switch name {
        case "now": return PredicateValue(Date())
        case "count": return arguments.first?.elements.map { .integer(Int64($0.count)) } ?? .null
        case "sum", "min", "max", "average", "avg", "median", "stddev":
            // Of one collection, or of the arguments themselves.
            let values = arguments.count == 1 ? arguments[0].elements ?? arguments : arguments
            return collected(name, values.filter { !$0.isNull })
        case "distinctunionofobjects": return arguments.first ?? .null
        case "uppercase", "lowercase", "length", "canonical":
            guard case .text(let text)? = arguments.first else { return .null }
            return switch name {
            case "uppercase": .text(text.uppercased())
            case "lowercase": .text(text.lowercased())
            case "canonical": .text(PredicateTexts.folded(text, [.ignoresCase, .ignoresDiacritics]))
            default: .integer(Int64(text.utf16.count))
            }
        case "cast": return cast(arguments)
        case "+", "-", "*", "/", "**", "addto", "fromsubtract", "multiplyby", "divideby", "modulusby", "raisetopower":
            guard arguments.count == 2 else { return .null }
            return calculate(name, arguments[0], arguments[1])
        default:
            guard let value = arguments.first?.number else { return .null }
            return apply(name, value)
        }
    }

    private static func calculate(_ name: String, _ left: PredicateValue, _ right: PredicateValue) -> PredicateValue {
        if case .integer(let left) = left, case .integer(let right) = right {
            let result: (partialValue: Int64, overflow: Bool)? =
                switch name {
                case "+", "addto": left.addingReportingOverflow(right)
                case "-", "fromsubtract": left.subtractingReportingOverflow(right)
                case "*", "multiplyby": left.multipliedReportingOverflow(by: right)
                case "/", "divideby": right == 0 ? nil : left.dividedReportingOverflow(by: right)
                case "modulusby": right == 0 ? nil : left.remainderReportingOverflow(dividingBy: right)
                default: nil
                }
            if let result, !result.overflow { return .integer(result.partialValue) }
            if ["/", "divideby", "modulusby"].contains(name) { return .null }
        }
        guard let left = left.number, let right = right.number else { return .null }
        return switch name {
        case "+", "addto": .real(left + right)
        case "-", "fromsubtract": .real(left - right)
        case "*", "multiplyby": .real(left * right)
        case "/", "divideby": right == 0 ? .null : .real(left / right)
        case "modulusby": right == 0 ? .null : .real(left.truncatingRemainder(dividingBy: right))
        default: .real(pow(left, right))
        }
    }

    private static func apply(_ name: String, _ value: Double) -> PredicateValue {
        switch name {
        case "abs": .real(abs(value))
        case "ceiling": .real(value.rounded(.up))
        case "floor": .real(value.rounded(.down))
        case "trunc": .real(value.rounded(.towardZero))
        case "sqrt": value < 0 ? .null : .real(value.squareRoot())
        case "ln": value <= 0 ? .null : .real(log(value))
        case "log": value <= 0 ? .null : .real(log10(value))
        case "exp": .real(exp(value))
        default: .null
        }
    }

    private static func collected(_ name: String, _ values: [PredicateValue]) -> PredicateValue {
        switch name {
        case "min": return values.min { PredicateValue.order($0, $1) == .orderedAscending } ?? .null
        case "max": return values.max { PredicateValue.order($0, $1) == .orderedAscending } ?? .null
        default: break
        }
        if name == "sum" { return values.reduce(.integer(0)) { calculate("+", $0, $1) } }
        let numbers = values.compactMap(\.number)
        if numbers.isEmpty { return .null }
        let mean = numbers.reduce(0, +) / Double(numbers.count)
        switch name {
        case "median":
            let sorted = numbers.sorted()
            let middle = sorted.count / 2
            return .real(sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2)
        case "stddev":
            return .real((numbers.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(numbers.count)).squareRoot())
        default: return .real(mean)
        }
    }

    private static func cast(_ arguments: [PredicateValue]) -> PredicateValue {
        guard arguments.count == 2, case .text(let type) = arguments[1] else { return .null }
        switch (arguments[0], type) {
        case (let value, "NSDate") where value.number != nil: return value
        case (.text(let text), "NSNumber"), (.text(let text), "NSDecimalNumber"):
            return Int64(text).map { .integer($0) } ?? Double(text).map { .real($0) } ?? .null
        case (.integer(let value), "NSString"): return .text("\(value)")
        case (.real(let value), "NSString"): return .text("\(value)")
        default: return arguments[0]
        }
    }
}
