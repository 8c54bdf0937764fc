/// An effect that replaces a symbol by another.
///
/// Symbols are always replaced as a whole, even with `byLayer`: the layers of two symbols do not correspond.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
    private var replacement = SymbolReplacement.downUp
    private var isByLayer = false

    /// The old symbol shrinks and the new symbol grows.
    public var downUp: ReplaceSymbolEffect { with { $0.replacement = .downUp } }

    /// Both the old and the new symbol grow.
    public var upUp: ReplaceSymbolEffect { with { $0.replacement = .upUp } }

    /// The old symbol disappears without an animation and the new symbol grows.
    public var offUp: ReplaceSymbolEffect { with { $0.replacement = .offUp } }

    /// The old symbol shrinks and the new symbol grows.
    public static var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect().downUp }

    /// Both the old and the new symbol grow.
    public static var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect().upUp }

    /// The old symbol disappears without an animation and the new symbol grows.
    public static var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect().offUp }

    /// The variant for symbols whose layers are replaced one after the other, where that is possible.
    public var byLayer: ReplaceSymbolEffect { with { $0.isByLayer = true } }

    /// Symbols are replaced as a whole.
    public var wholeSymbol: ReplaceSymbolEffect { with { $0.isByLayer = false } }

    /// Returns a variant for symbols with common parts, which stay; other symbols use the fallback.
    ///
    /// Common parts of symbols are unknown here, so the fallback is always used.
    ///
    /// - Parameter fallback: The effect for symbols that have no parts in common.
    public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace { MagicReplace(fallback: fallback) }

    /// The effect with its variants.
    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(.replace(replacement), isByLayer: isByLayer)
    }

    /// An effect in which symbols keep their common parts.
    public struct MagicReplace: SymbolEffect, ContentTransitionSymbolEffect {
        fileprivate let fallback: ReplaceSymbolEffect

        /// The effect with its variants.
        public var configuration: SymbolEffectConfiguration { fallback.configuration }
    }
}

/// The animation with which a symbol is replaced by another.
enum SymbolReplacement: Hashable {
    case downUp
    case upUp
    case offUp
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// The effect in which the old symbol shrinks and the new symbol grows.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
