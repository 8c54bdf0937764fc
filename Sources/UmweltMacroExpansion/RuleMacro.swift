/// `#Rule(input) { condition }`: the function that makes the rule.
enum RuleMacro {
    static func expand(_ use: FreestandingUse) -> Expansion {
        let tokens = use.syntax.tokens
        guard let name = tokens.firstIndex(where: { "Rule" ~= $0 }) else { return Expansion() }
        return Expansion(source: "_makeTipRule" + use.syntax.text(of: tokens[(name + 1)...]))
    }
}
