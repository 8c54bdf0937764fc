/// An effect that makes symbols larger or smaller while it is active.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
    private var scaling = SymbolScaling.up
    private var isByLayer = false

    /// Symbols become larger.
    public var up: ScaleSymbolEffect { with { $0.scaling = .up } }

    /// Symbols become smaller.
    public var down: ScaleSymbolEffect { with { $0.scaling = .down } }

    /// The variant that the layers of a symbol play one after the other.
    public var byLayer: ScaleSymbolEffect { with { $0.isByLayer = true } }

    /// The variant that all layers of a symbol play together.
    public var wholeSymbol: ScaleSymbolEffect { with { $0.isByLayer = false } }

    /// The effect with its variants.
    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(.scale(scaling), isByLayer: isByLayer)
    }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// The effect that makes symbols larger while it is active.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
