/// An effect that makes symbols larger and smaller again, slowly.
public struct BreatheSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
    private var isPulsing = false
    private var isByLayer = false

    /// Symbols also fade.
    public var pulse: BreatheSymbolEffect { with { $0.isPulsing = true } }

    /// Symbols do not fade.
    public var plain: BreatheSymbolEffect { with { $0.isPulsing = false } }

    /// The variant that the layers of a symbol play one after the other.
    public var byLayer: BreatheSymbolEffect { with { $0.isByLayer = true } }

    /// The variant that all layers of a symbol play together.
    public var wholeSymbol: BreatheSymbolEffect { with { $0.isByLayer = false } }

    /// The effect with its variants.
    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(.breathe(isPulsing: isPulsing), isByLayer: isByLayer)
    }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    /// The effect that makes symbols larger and smaller again, slowly.
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
