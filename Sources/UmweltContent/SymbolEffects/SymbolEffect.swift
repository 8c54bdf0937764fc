/// An effect on the symbols of a view.
///
/// ```swift
/// Image(systemName: "wifi").symbolEffect(.variableColor.iterative.reversing)
/// ```
///
/// Apple documents no distances and durations of symbol effects: the figures are guesses.
public protocol SymbolEffect: Hashable, Sendable {
    /// The effect with its variants.
    var configuration: SymbolEffectConfiguration { get }
}

/// An effect that lasts while it is active.
public protocol IndefiniteSymbolEffect {}

/// An effect that plays when a value changes.
public protocol DiscreteSymbolEffect {}

/// An effect for symbols that appear and disappear.
public protocol TransitionSymbolEffect {}

/// An effect for a symbol that changes into another.
public protocol ContentTransitionSymbolEffect {}

extension SymbolEffect {
    /// Returns the effect with a change.
    func with(_ change: (inout Self) -> Void) -> Self {
        var copy = self
        change(&copy)
        return copy
    }
}
