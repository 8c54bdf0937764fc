/// An effect that hides symbols while it is active, and has them appear when it no longer is.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    private var scaling = SymbolScaling.up
    private var isByLayer = false

    /// Symbols grow as they appear.
    public var up: AppearSymbolEffect { with { $0.scaling = .up } }

    /// Symbols shrink as they appear.
    public var down: AppearSymbolEffect { with { $0.scaling = .down } }

    /// The variant that the layers of a symbol play one after the other.
    public var byLayer: AppearSymbolEffect { with { $0.isByLayer = true } }

    /// The variant that all layers of a symbol play together.
    public var wholeSymbol: AppearSymbolEffect { with { $0.isByLayer = false } }

    /// The effect with its variants.
    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(.appear(scaling), isByLayer: isByLayer)
    }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    /// The effect that hides symbols while it is active, and has them appear when it no longer is.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
