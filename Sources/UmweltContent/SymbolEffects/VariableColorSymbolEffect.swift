/// An effect that has the parts of a symbol light up one after the other. Symbols whose parts show no value, as those
/// of “wifi” do, stay as they are.
public struct VariableColorSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
    private var pattern = VariableColorPattern()

    /// The variant in which parts go out again in the opposite order.
    public var reversing: VariableColorSymbolEffect { with { $0.pattern.isReversing = true } }

    /// The variant in which all parts go out at once.
    public var nonReversing: VariableColorSymbolEffect { with { $0.pattern.isReversing = false } }

    /// The variant in which parts stay lit until the end.
    public var cumulative: VariableColorSymbolEffect { with { $0.pattern.isCumulative = true } }

    /// The variant in which one part is lit at a time.
    public var iterative: VariableColorSymbolEffect { with { $0.pattern.isCumulative = false } }

    /// The variant in which parts that are not lit do not show.
    public var hideInactiveLayers: VariableColorSymbolEffect { with { $0.pattern.hidesOthers = true } }

    /// The variant in which parts that are not lit are faint.
    public var dimInactiveLayers: VariableColorSymbolEffect { with { $0.pattern.hidesOthers = false } }

    /// The effect with its variants.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.variableColor(pattern)) }
}

/// The pattern in which the parts of a symbol light up.
struct VariableColorPattern: Hashable {
    var isReversing = false
    var isCumulative = true
    var hidesOthers = false
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// The effect that has the parts of a symbol light up one after the other.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
