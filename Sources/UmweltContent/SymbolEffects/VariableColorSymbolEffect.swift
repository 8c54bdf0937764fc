/// An effect that has the parts of a symbol light up one after the other. Symbols without variable parts (“wifi” has
/// some) are unchanged.
public struct VariableColorSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
    private var pattern = VariableColorPattern()

    /// Parts turn off again in the opposite order.
    public var reversing: VariableColorSymbolEffect { with { $0.pattern.isReversing = true } }

    /// All parts turn off at the same time.
    public var nonReversing: VariableColorSymbolEffect { with { $0.pattern.isReversing = false } }

    /// Parts stay on until the end.
    public var cumulative: VariableColorSymbolEffect { with { $0.pattern.isCumulative = true } }

    /// One part is on at a time.
    public var iterative: VariableColorSymbolEffect { with { $0.pattern.isCumulative = false } }

    /// Parts that are off are hidden.
    public var hideInactiveLayers: VariableColorSymbolEffect { with { $0.pattern.hidesOthers = true } }

    /// Parts that are off are dimmed.
    public var dimInactiveLayers: VariableColorSymbolEffect { with { $0.pattern.hidesOthers = false } }

    /// The effect with its variants.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.variableColor(pattern)) }
}

/// The pattern in which the parts of a symbol turn on.
struct VariableColorPattern: Hashable {
    var isReversing = false
    var isCumulative = true
    var hidesOthers = false
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// The effect that has the parts of a symbol light up one after the other.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
