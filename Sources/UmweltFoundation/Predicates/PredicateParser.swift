import Foundation

/// The reader of predicates' formats, by recursive descent. Arguments become values of the tree, never text.
struct PredicateParser {
    private let tokens: [(token: PredicateLexer.Token, place: Int)]
    private var index = 0
    private var arguments: ArraySlice<Any?>
    private typealias Malformed = PredicateLexer.Malformed

    /// Reads a format.
    ///
    /// - Throws: ``PredicateLexer/Malformed`` with the reason and the position.
    static func tree(of format: String, _ arguments: [Any?]) throws -> PredicateTree {
        var parser = PredicateParser(tokens: try PredicateLexer.tokens(of: format), arguments: arguments[...])
        do {
            let tree = try parser.alternatives()
            guard parser.current == .end else { throw Malformed(reason: "unexpected text follows the predicate") }
            guard parser.arguments.isEmpty else {
                throw Malformed(reason: "there are more arguments than format specifiers")
            }
            return tree
        } catch let error as Malformed {
            throw Malformed(reason: "\(error.reason) (at character \(parser.tokens[parser.index].place + 1))")
        }
    }

    private init(tokens: [(token: PredicateLexer.Token, place: Int)], arguments: ArraySlice<Any?>) {
        self.tokens = tokens
        self.arguments = arguments
    }

    private var current: PredicateLexer.Token { tokens[index].token }

    /// The word at the current position in capitals; empty if there is none.
    private var word: String { if case .word(let word) = current { word.uppercased() } else { "" } }

    private mutating func skip(_ symbol: String) -> Bool {
        guard current == .symbol(symbol) else { return false }
        index += 1
        return true
    }

    private mutating func skip(word expected: String...) -> Bool {
        guard expected.contains(word) else { return false }
        index += 1
        return true
    }

    private mutating func expect(_ symbol: String) throws {
        guard skip(symbol) else { throw Malformed(reason: "“\(symbol)” is missing") }
    }

    private mutating func argument() throws -> Any? {
        guard let value = arguments.popFirst() else {
            throw Malformed(reason: "there are more format specifiers, such as %@, than arguments")
        }
        return value
    }

    // MARK: Conditions

    private mutating func alternatives() throws -> PredicateTree {
        var parts = [try conjunction()]
        while skip("||") || skip(word: "OR") { parts.append(try conjunction()) }
        return parts.count == 1 ? parts[0] : .any(parts)
    }

    private mutating func conjunction() throws -> PredicateTree {
        var parts = [try negation()]
        while skip("&&") || skip(word: "AND") { parts.append(try negation()) }
        return parts.count == 1 ? parts[0] : .all(parts)
    }

    private mutating func negation() throws -> PredicateTree {
        if skip("!") || skip(word: "NOT") { return .not(try negation()) }
        return try condition()
    }

    private mutating func condition() throws -> PredicateTree {
        if skip(word: "TRUEPREDICATE") { return .constant(true) }
        if skip(word: "FALSEPREDICATE") { return .constant(false) }
        if case .argument("@") = current, let predicate = arguments.first as? NSPredicate {
            index += 1
            arguments.removeFirst()
            return predicate.tree
        }
        if current == .symbol("(") {
            // A condition in parentheses, or an expression that a comparison begins with.
            let start = (index, arguments)
            index += 1
            if let inner = try? alternatives(), skip(")"), !continuesTerm { return inner }
            (index, arguments) = start
        }
        return try comparison()
    }

    /// True if the expression continues at the current position.
    private var continuesTerm: Bool {
        switch current {
        case .symbol(let symbol): ![")", ",", "&&", "||", "}"].contains(symbol)
        case .word(let word): !["AND", "OR"].contains(word.uppercased())
        default: false
        }
    }

    private mutating func comparison() throws -> PredicateTree {
        var modifier = PredicateComparison.Modifier.direct
        var isNegated = false
        if skip(word: "ANY", "SOME") {
            modifier = .any
        } else if skip(word: "ALL") {
            modifier = .all
        } else if skip(word: "NONE") {
            (modifier, isNegated) = (.any, true)
        }
        let left = try term()
        let (comparison, isInverse) = try operation()
        let options = try textOptions()
        let right = try term()
        let tree = PredicateTree.comparison(
            PredicateComparison(
                left: left, comparison: comparison, right: right, modifier: modifier, options: options))
        return isNegated != isInverse ? .not(tree) : tree
    }

    private mutating func operation() throws -> (PredicateComparison.Operator, isInverse: Bool) {
        let symbols: [String: PredicateComparison.Operator] = [
            "=": .equal, "==": .equal, "!=": .unequal, "<>": .unequal, "<": .less, "<=": .lessOrEqual,
            "=<": .lessOrEqual, ">": .greater, ">=": .greaterOrEqual, "=>": .greaterOrEqual,
        ]
        let words: [String: PredicateComparison.Operator] = [
            "BETWEEN": .between, "IN": .isIn, "CONTAINS": .contains, "BEGINSWITH": .beginsWith, "ENDSWITH": .endsWith,
            "LIKE": .like, "MATCHES": .matches,
        ]
        let isInverse = skip(word: "NOT")
        if case .symbol(let symbol) = current, let found = symbols[symbol], !isInverse {
            index += 1
            return (found, false)
        }
        if let found = words[word] {
            index += 1
            return (found, isInverse)
        }
        throw Malformed(reason: "a comparison is missing, such as ==, < or CONTAINS")
    }

    private mutating func textOptions() throws -> TextOptions {
        guard current == .symbol("["), case .word(let letters) = tokens[index + 1].token else { return [] }
        index += 2
        var options: TextOptions = []
        for letter in letters.lowercased() {
            switch letter {
            case "c": options.insert(.ignoresCase)
            case "d": options.insert(.ignoresDiacritics)
            // Texts are compared as they are anyway, and by the rules of no language.
            case "n", "l": break
            default: throw Malformed(reason: "[\(letter)] is not a comparison option: use [c], [d] or [cd]")
            }
        }
        try expect("]")
        return options
    }

    // MARK: Expressions

    private mutating func term() throws -> PredicateTerm {
        var left = try product()
        while case .symbol(let symbol) = current, symbol == "+" || symbol == "-" {
            index += 1
            left = .call(symbol, [left, try product()])
        }
        return left
    }

    private mutating func product() throws -> PredicateTerm {
        var left = try power()
        while case .symbol(let symbol) = current, symbol == "*" || symbol == "/" {
            index += 1
            left = .call(symbol, [left, try power()])
        }
        return left
    }

    private mutating func power() throws -> PredicateTerm {
        let left = try prefix()
        return skip("**") ? .call("**", [left, try power()]) : left
    }

    private mutating func prefix() throws -> PredicateTerm {
        if skip("-") {
            switch try prefix() {
            case .value(.integer(let value)): return .value(.integer(-value))
            case .value(.real(let value)): return .value(.real(-value))
            case let term: return .call("-", [.value(.integer(0)), term])
            }
        }
        var term = try primary()
        while true {
            if skip(".") {
                guard let key = try key() else { throw Malformed(reason: "a key is missing after the full stop") }
                term = term.appending(key)
            } else if skip("[") {
                let place = word
                if skip(word: "FIRST", "LAST", "SIZE") {
                    term = .element(term, .value(.text(place)))
                } else {
                    term = .element(term, try self.term())
                }
                try expect("]")
            } else {
                return term
            }
        }
    }

    private mutating func key() throws -> String? {
        switch current {
        case .word(let word):
            index += 1
            return word
        case .argument("K"):
            index += 1
            return try keys(argument()).joined(separator: ".")
        default: return nil
        }
    }

    private func keys(_ value: Any?) throws -> [String] {
        guard let text = value as? String else { throw Malformed(reason: "the argument of %K is not a key") }
        return text.split(separator: ".").map(String.init)
    }

    private mutating func primary() throws -> PredicateTerm {
        let token = current
        index += 1
        switch token {
        case .integer(let value): return .value(.integer(value))
        case .real(let value): return .value(.real(value))
        case .text(let text): return .value(.text(text))
        case .variable(let name): return .variable(name)
        case .argument("K"): return .path(.object, try keys(argument()))
        case .argument: return .value(PredicateValue(try argument()))
        case .symbol("("):
            let inner = try term()
            try expect(")")
            return inner
        case .symbol("{"): return .list(try list(closing: "}"))
        case .word(let word): return try named(word)
        case .symbol, .end:
            index -= 1
            throw Malformed(reason: "an expression is missing")
        }
    }

    private mutating func list(closing: String) throws -> [PredicateTerm] {
        if skip(closing) { return [] }
        var items = [try term()]
        while skip(",") { items.append(try term()) }
        try expect(closing)
        return items
    }

    private mutating func named(_ word: String) throws -> PredicateTerm {
        switch word.uppercased() {
        case "NIL", "NULL": return .value(.null)
        case "TRUE", "YES": return .value(.integer(1))
        case "FALSE", "NO": return .value(.integer(0))
        case "SELF": return .object
        case "SUBQUERY":
            try expect("(")
            let collection = try term()
            try expect(",")
            guard case .variable(let name) = current else {
                throw Malformed(
                    reason:
                        """
                        the second argument of SUBQUERY is not a variable: write it as in SUBQUERY(stops, $stop, \
                        $stop.days > 2)
                        """)
            }
            index += 1
            try expect(",")
            let condition = try alternatives()
            try expect(")")
            return .subquery(collection, variable: name, condition)
        case "CAST":
            try expect("(")
            let value = try term()
            try expect(",")
            guard case .text(let type) = current else {
                throw Malformed(
                    reason:
                        "the second argument of CAST is not a type name in quotes")
            }
            index += 1
            try expect(")")
            return .call("cast", [value, .value(.text(type))])
        case "FUNCTION":
            try expect("(")
            let parts = try list(closing: ")")
            guard parts.count > 1, case .value(.text(let name)) = parts[1] else {
                throw Malformed(reason: "the second argument of FUNCTION is not a function name in quotes")
            }
            return .call(Self.plainName(name), [parts[0]] + parts[2...])
        default:
            guard current == .symbol("(") else { return .path(.object, [word]) }
            index += 1
            return .call(Self.plainName(word), try list(closing: ")"))
        }
    }

    /// The name of a function without the colons of its arguments: `modulus:by:` is `modulusby`.
    static func plainName(_ name: String) -> String { name.lowercased().filter { $0 != ":" } }
}

extension PredicateTerm {
    /// The expression for a key of this value.
    fileprivate func appending(_ key: String) -> PredicateTerm {
        let keys = key.split(separator: ".").map(String.init)
        switch self {
        case .path(let root, let path): return .path(root, path + keys)
        default: return .path(self, keys)
        }
    }
}
