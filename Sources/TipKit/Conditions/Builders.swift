/// The parts that the result builders of TipKit share: each makes a list.
public protocol _TipListBuilder {
    associatedtype Element
}

extension _TipListBuilder {
    public static func buildBlock() -> [Element] { [] }
    public static func buildExpression(_ expression: [Element]) -> [Element] { expression }
    public static func buildPartialBlock(first: [Element]) -> [Element] { first }
    public static func buildPartialBlock(accumulated: [Element], next: [Element]) -> [Element] { accumulated + next }
    public static func buildArray(_ components: [[Element]]) -> [Element] { components.flatMap { $0 } }
    public static func buildEither(first component: [Element]) -> [Element] { component }
    public static func buildEither(second component: [Element]) -> [Element] { component }
    public static func buildOptional(_ component: [Element]?) -> [Element] { component ?? [] }
    public static func buildLimitedAvailability(_ component: [Element]) -> [Element] { component }
}

extension Tips {
    /// Builds the buttons of a tip.
    @resultBuilder public enum ActionBuilder: _TipListBuilder {
        public typealias Element = Action
        public static func buildExpression(_ expression: Action) -> [Action] { [expression] }
    }

    /// Builds the rules of a tip.
    @resultBuilder public enum RuleBuilder: _TipListBuilder {
        public typealias Element = Rule
        public static func buildExpression(_ expression: Rule) -> [Rule] { [expression] }
    }

    /// Builds the options of a tip.
    @resultBuilder public enum OptionsBuilder: _TipListBuilder {
        public typealias Element = any TipOption
        public static func buildExpression(_ expression: any TipOption) -> [any TipOption] { [expression] }
    }

    /// Builds the tips of a group.
    @resultBuilder public enum GroupBuilder: _TipListBuilder {
        public typealias Element = any Tip
        public static func buildExpression(_ expression: any Tip) -> [any Tip] { [expression] }
    }
}
