/// An effect that turns symbols once around.
public struct RotateSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
    private var isCounterClockwise = false
    private var isByLayer = false

    /// Symbols rotate clockwise.
    public var clockwise: RotateSymbolEffect { with { $0.isCounterClockwise = false } }

    /// Symbols rotate counter-clockwise.
    public var counterClockwise: RotateSymbolEffect { with { $0.isCounterClockwise = true } }

    /// The variant that the layers of a symbol play one after the other.
    public var byLayer: RotateSymbolEffect { with { $0.isByLayer = true } }

    /// The variant that all layers of a symbol play together.
    public var wholeSymbol: RotateSymbolEffect { with { $0.isByLayer = false } }

    /// The effect with its variants.
    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(.rotate(isCounterClockwise: isCounterClockwise), isByLayer: isByLayer)
    }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    /// The effect that turns symbols once around, clockwise.
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
