/// An effect on the symbols of a view.
///
/// ```swift
/// Image(systemName: "wifi").symbolEffect(.variableColor.iterative.reversing)
/// ```
///
/// The distances and durations of symbols' motion are written nowhere: those figures are guesses.
public protocol SymbolEffect: Hashable, Sendable {
    /// The effect with its variants.
    var configuration: SymbolEffectConfiguration { get }
}

/// An effect that lasts while it is active.
public protocol IndefiniteSymbolEffect {}

/// An effect that plays when a value changes.
public protocol DiscreteSymbolEffect {}

/// An effect with which symbols appear and disappear.
public protocol TransitionSymbolEffect {}

/// An effect with which a symbol changes into another one.
public protocol ContentTransitionSymbolEffect {}

extension SymbolEffect {
    /// Returns the effect with a change.
    func with(_ change: (inout Self) -> Void) -> Self {
        var copy = self
        change(&copy)
        return copy
    }
}
