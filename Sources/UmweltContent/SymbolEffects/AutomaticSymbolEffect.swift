/// The default effect for symbols that appear, disappear or change.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect {
    /// The effect.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.automatic) }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// The default effect: symbols grow as they appear, shrink as they disappear, and do both when they change.
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
