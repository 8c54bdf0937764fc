import Foundation

/// An effect that moves or rotates symbols back and forth.
public struct WiggleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
    private var swing = SymbolWiggle.turn(isCounterClockwise: false)
    private var isByLayer = false

    /// Symbols rotate back and forth, first clockwise.
    public var clockwise: WiggleSymbolEffect { with { $0.swing = .turn(isCounterClockwise: false) } }

    /// Symbols rotate back and forth, first counter-clockwise.
    public var counterClockwise: WiggleSymbolEffect { with { $0.swing = .turn(isCounterClockwise: true) } }

    /// Symbols move back and forth, first to the left.
    public var left: WiggleSymbolEffect { custom(angle: 180) }

    /// Symbols move back and forth, first to the right.
    public var right: WiggleSymbolEffect { custom(angle: 0) }

    /// Symbols move up and down, first up.
    public var up: WiggleSymbolEffect { custom(angle: 270) }

    /// Symbols move up and down, first down.
    public var down: WiggleSymbolEffect { custom(angle: 90) }

    /// Symbols move back and forth, first in the reading direction.
    public var forward: WiggleSymbolEffect { with { $0.swing = .reading(isBackward: false) } }

    /// Symbols move back and forth, first against the reading direction.
    public var backward: WiggleSymbolEffect { with { $0.swing = .reading(isBackward: true) } }

    /// Returns a variant in which symbols move back and forth in a direction.
    ///
    /// - Parameter angle: The direction of the first move, in degrees clockwise from the right.
    public func custom(angle: Double) -> WiggleSymbolEffect {
        with { $0.swing = .move(degrees: angle.isFinite ? angle : 0) }
    }

    /// Returns a variant in which symbols move back and forth in a direction.
    ///
    /// - Parameter angle: The direction of the first move, clockwise from the right.
    public func custom(angle: Angle) -> WiggleSymbolEffect { custom(angle: angle.degrees) }

    /// The variant that the layers of a symbol play one after the other.
    public var byLayer: WiggleSymbolEffect { with { $0.isByLayer = true } }

    /// The variant that all layers of a symbol play together.
    public var wholeSymbol: WiggleSymbolEffect { with { $0.isByLayer = false } }

    /// The effect with its variants.
    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(.wiggle(swing), isByLayer: isByLayer)
    }
}

/// The axis and direction in which a symbol wiggles.
enum SymbolWiggle: Hashable {
    case turn(isCounterClockwise: Bool)
    case move(degrees: Double)
    case reading(isBackward: Bool)
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    /// The effect that rotates symbols back and forth.
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
