/// A condition that a tip must satisfy to be shown.
///
/// ```swift
/// var rules: [Rule] {
///     #Rule(Self.$isLoggedIn) { $0 == true }
///     #Rule(Self.didOpenList) { $0.donations.count >= 3 }
/// }
/// ```
///
/// The closure receives the current value of each parameter, and each event. It is evaluated when any of them changes.
@freestanding(expression)
public macro Rule<each Input: Tips.RuleInput>(
    _ input: repeat each Input, _ body: (repeat (each Input).Value) -> Bool
) -> Tips.Rule = #externalMacro(module: "UmweltMacrosPlugin", type: "RuleMacro")

/// Makes the rule of `#Rule`. Used by the macro only.
public func _makeTipRule<each Input: Tips.RuleInput>(
    _ input: repeat each Input, body: @escaping @Sendable (repeat (each Input).Value) -> Bool
) -> Tips.Rule {
    Tips.Rule { body(repeat (each input).value) }
}

extension Tips {
    /// A condition that a tip must satisfy to be shown. The macro `#Rule` makes it.
    public struct Rule: Sendable {
        let isSatisfied: @Sendable () -> Bool

        init(_ isSatisfied: @escaping @Sendable () -> Bool) { self.isSatisfied = isSatisfied }
    }

    /// A parameter or an event, as input of a rule.
    public protocol RuleInput: Identifiable, Sendable {
        /// The type of the value that the rule's closure receives.
        associatedtype Value
        /// The current value.
        var value: Value { get }
    }
}
