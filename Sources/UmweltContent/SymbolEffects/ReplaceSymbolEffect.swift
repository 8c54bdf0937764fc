/// An effect with which a symbol takes the place of another one.
///
/// Symbols are replaced as a whole, also where layers are asked for: those of two symbols do not belong together.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
    private var replacement = SymbolReplacement.downUp
    private var isByLayer = false

    /// The variant in which the old symbol shrinks and the new one grows.
    public var downUp: ReplaceSymbolEffect { with { $0.replacement = .downUp } }

    /// The variant in which the old symbol grows and so does the new one.
    public var upUp: ReplaceSymbolEffect { with { $0.replacement = .upUp } }

    /// The variant in which the old symbol is gone at once and the new one grows.
    public var offUp: ReplaceSymbolEffect { with { $0.replacement = .offUp } }

    /// The variant in which the old symbol shrinks and the new one grows.
    public static var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect().downUp }

    /// The variant in which the old symbol grows and so does the new one.
    public static var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect().upUp }

    /// The variant in which the old symbol is gone at once and the new one grows.
    public static var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect().offUp }

    /// The variant for symbols whose layers are replaced one after the other, where that is possible.
    public var byLayer: ReplaceSymbolEffect { with { $0.isByLayer = true } }

    /// The variant in which symbols are replaced as a whole.
    public var wholeSymbol: ReplaceSymbolEffect { with { $0.isByLayer = false } }

    /// Returns the variant in which symbols that have parts in common keep those, and others are replaced by another
    /// effect.
    ///
    /// Symbols do not know what they have in common, so that all are replaced.
    ///
    /// - Parameter fallback: The effect for symbols that have no parts in common.
    public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace { MagicReplace(fallback: fallback) }

    /// The effect with its variants.
    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(.replace(replacement), isByLayer: isByLayer)
    }

    /// An effect with which symbols keep what they have in common.
    public struct MagicReplace: SymbolEffect, ContentTransitionSymbolEffect {
        fileprivate let fallback: ReplaceSymbolEffect

        /// The effect with its variants.
        public var configuration: SymbolEffectConfiguration { fallback.configuration }
    }
}

/// The way in which a symbol takes the place of another one.
enum SymbolReplacement: Hashable {
    case downUp
    case upUp
    case offUp
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// The effect with which the old symbol shrinks and the new one grows.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
