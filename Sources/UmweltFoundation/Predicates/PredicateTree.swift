/// A parsed predicate as a tree: a condition that is evaluated in memory or translated to SQL.
package indirect enum PredicateTree {
    case constant(Bool)
    case not(PredicateTree)
    case all([PredicateTree])
    case any([PredicateTree])
    case comparison(PredicateComparison)

    /// A predicate of another kind, which only evaluates.
    case opaque(@Sendable (Any?) -> Bool)
}

/// A comparison of two expressions.
package struct PredicateComparison {
    package enum Operator {
        case equal, unequal, less, lessOrEqual, greater, greaterOrEqual
        case between, isIn, contains, beginsWith, endsWith, like, matches
    }

    /// The objects of a collection for which the comparison must hold: any, all or none.
    package enum Modifier {
        case direct, any, all
    }

    package let left: PredicateTerm
    package let comparison: Operator
    package let right: PredicateTerm
    package let modifier: Modifier
    package let options: TextOptions
}

/// An expression of a predicate.
package indirect enum PredicateTerm {
    /// A literal, or an argument of the format.
    case value(PredicateValue)

    /// A variable that has a value only when the predicate is evaluated, such as `$NAME`; a subquery's own variable.
    case variable(String)

    /// The object that is evaluated.
    case object

    /// The value of keys, one after the other. A key that begins with `@` is an operator on a collection.
    case path(PredicateTerm, [String])

    case list([PredicateTerm])
    case call(String, [PredicateTerm])
    case element(PredicateTerm, PredicateTerm)

    /// The elements of a collection that fulfil a condition on a variable.
    case subquery(PredicateTerm, variable: String, PredicateTree)
}

/// The parts of texts that a comparison ignores.
package struct TextOptions: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let ignoresCase = TextOptions(rawValue: 1)
    package static let ignoresDiacritics = TextOptions(rawValue: 2)
}
