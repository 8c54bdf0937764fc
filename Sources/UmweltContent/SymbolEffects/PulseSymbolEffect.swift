/// An effect that fades symbols out and in.
public struct PulseSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
    private var isByLayer = false

    /// The variant that the layers of a symbol play one after the other.
    public var byLayer: PulseSymbolEffect { with { $0.isByLayer = true } }

    /// The variant that all layers of a symbol play together.
    public var wholeSymbol: PulseSymbolEffect { with { $0.isByLayer = false } }

    /// The effect with its variants.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.pulse, isByLayer: isByLayer) }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// The effect that fades symbols out and in.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
