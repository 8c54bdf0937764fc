/// An effect that erases symbols stroke by stroke, and hides them while it is active.
///
/// The order and direction of strokes are guesses: see ``DrawOnSymbolEffect``.
public struct DrawOffSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    private var order = SymbolPen.Order.overlapping
    private var isReversed = false

    /// Each stroke starts to disappear when a part of the previous stroke has disappeared; the default.
    public var byLayer: DrawOffSymbolEffect { with { $0.order = .overlapping } }

    /// All strokes disappear at the same time.
    public var wholeSymbol: DrawOffSymbolEffect { with { $0.order = .together } }

    /// Each stroke starts to disappear when the previous one has disappeared.
    public var individually: DrawOffSymbolEffect { with { $0.order = .oneByOne } }

    /// Strokes are erased from their ends, in the opposite order.
    public var reversed: DrawOffSymbolEffect { with { $0.isReversed = true } }

    /// Strokes are erased from their starts; the default.
    public var nonReversed: DrawOffSymbolEffect { with { $0.isReversed = false } }

    /// The effect with its variants.
    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(.drawOff(order, isReversed: isReversed))
    }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
    /// The effect that erases symbols stroke by stroke, and hides them while it is active.
    public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}
