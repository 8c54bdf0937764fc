/// An effect that hides symbols while it is active, and draws them as a pen would when it no longer is.
///
/// Symbols here are filled outlines without the way of a pen: which way it takes is ours. Rings are drawn around, other
/// forms from one end to the other. Each outline that is not inside of another one is a stroke of its own.
public struct DrawOnSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    private var order = SymbolPen.Order.overlapping

    /// The variant in which each stroke begins when a part of the one before is done; the usual one.
    public var byLayer: DrawOnSymbolEffect { with { $0.order = .overlapping } }

    /// The variant in which all strokes are drawn at the same time.
    public var wholeSymbol: DrawOnSymbolEffect { with { $0.order = .together } }

    /// The variant in which each stroke begins when the one before is done.
    public var individually: DrawOnSymbolEffect { with { $0.order = .oneByOne } }

    /// The effect with its variants.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.drawOn(order)) }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
    /// The effect that hides symbols while it is active, and draws them as a pen would when it no longer is.
    public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}
