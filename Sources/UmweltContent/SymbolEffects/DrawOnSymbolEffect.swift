/// An effect that hides symbols while it is active, and draws them as a pen would when it no longer is.
///
/// Symbols are filled outlines without pen strokes: the order and direction of strokes are guesses. Rings are drawn
/// around, other forms from one end to the other. Each outline that is not inside another is a separate stroke.
public struct DrawOnSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    private var order = SymbolPen.Order.overlapping

    /// Each stroke starts when a part of the previous stroke is drawn; the default.
    public var byLayer: DrawOnSymbolEffect { with { $0.order = .overlapping } }

    /// All strokes are drawn at the same time.
    public var wholeSymbol: DrawOnSymbolEffect { with { $0.order = .together } }

    /// Each stroke starts when the previous one is complete.
    public var individually: DrawOnSymbolEffect { with { $0.order = .oneByOne } }

    /// The effect with its variants.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.drawOn(order)) }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
    /// The effect that hides symbols while it is active, and draws them as a pen would when it no longer is.
    public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}
