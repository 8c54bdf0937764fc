/// An effect that has symbols disappear while it is active.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    private var scaling = SymbolScaling.down
    private var isByLayer = false

    /// Symbols grow as they disappear.
    public var up: DisappearSymbolEffect { with { $0.scaling = .up } }

    /// Symbols shrink as they disappear.
    public var down: DisappearSymbolEffect { with { $0.scaling = .down } }

    /// The variant that the layers of a symbol play one after the other.
    public var byLayer: DisappearSymbolEffect { with { $0.isByLayer = true } }

    /// The variant that all layers of a symbol play together.
    public var wholeSymbol: DisappearSymbolEffect { with { $0.isByLayer = false } }

    /// The effect with its variants.
    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(.disappear(scaling), isByLayer: isByLayer)
    }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    /// The effect that has symbols disappear while it is active.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
