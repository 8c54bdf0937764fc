/// An effect that makes symbols larger or smaller for a moment, springing back.
public struct BounceSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
    private var scaling = SymbolScaling.up
    private var isByLayer = false

    /// The symbol becomes larger first.
    public var up: BounceSymbolEffect { with { $0.scaling = .up } }

    /// The symbol becomes smaller first.
    public var down: BounceSymbolEffect { with { $0.scaling = .down } }

    /// The variant that the layers of a symbol play one after the other.
    public var byLayer: BounceSymbolEffect { with { $0.isByLayer = true } }

    /// The variant that all layers of a symbol play together.
    public var wholeSymbol: BounceSymbolEffect { with { $0.isByLayer = false } }

    /// The effect with its variants.
    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(.bounce(scaling), isByLayer: isByLayer)
    }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// The effect that makes symbols larger for a moment, springing back.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
