/// An effect that takes symbols away as a pen would draw them, and hides them while it is active.
///
/// The pen takes a way of our own: see ``DrawOnSymbolEffect``.
public struct DrawOffSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    private var order = SymbolPen.Order.overlapping
    private var isReversed = false

    /// The variant in which each stroke begins to go when a part of the one before is gone; the usual one.
    public var byLayer: DrawOffSymbolEffect { with { $0.order = .overlapping } }

    /// The variant in which all strokes go at the same time.
    public var wholeSymbol: DrawOffSymbolEffect { with { $0.order = .together } }

    /// The variant in which each stroke begins to go when the one before is gone.
    public var individually: DrawOffSymbolEffect { with { $0.order = .oneByOne } }

    /// The variant in which strokes are taken back from their ends, in the opposite order.
    public var reversed: DrawOffSymbolEffect { with { $0.isReversed = true } }

    /// The variant in which strokes are taken away from their beginnings; the usual one.
    public var nonReversed: DrawOffSymbolEffect { with { $0.isReversed = false } }

    /// The effect with its variants.
    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(.drawOff(order, isReversed: isReversed))
    }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
    /// The effect that takes symbols away as a pen would draw them, and hides them while it is active.
    public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}
