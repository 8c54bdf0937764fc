import Foundation

/// An effect that moves symbols to and fro, or turns them to and fro.
public struct WiggleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
    private var swing = SymbolWiggle.turn(isCounterClockwise: false)
    private var isByLayer = false

    /// The variant in which symbols turn to and fro, first clockwise.
    public var clockwise: WiggleSymbolEffect { with { $0.swing = .turn(isCounterClockwise: false) } }

    /// The variant in which symbols turn to and fro, first counter-clockwise.
    public var counterClockwise: WiggleSymbolEffect { with { $0.swing = .turn(isCounterClockwise: true) } }

    /// The variant in which symbols move to and fro, first to the left.
    public var left: WiggleSymbolEffect { custom(angle: 180) }

    /// The variant in which symbols move to and fro, first to the right.
    public var right: WiggleSymbolEffect { custom(angle: 0) }

    /// The variant in which symbols move up and down, first up.
    public var up: WiggleSymbolEffect { custom(angle: 270) }

    /// The variant in which symbols move up and down, first down.
    public var down: WiggleSymbolEffect { custom(angle: 90) }

    /// The variant in which symbols move to and fro, first in the direction of reading.
    public var forward: WiggleSymbolEffect { with { $0.swing = .reading(isBackward: false) } }

    /// The variant in which symbols move to and fro, first against the direction of reading.
    public var backward: WiggleSymbolEffect { with { $0.swing = .reading(isBackward: true) } }

    /// Returns the variant in which symbols move to and fro in a direction.
    ///
    /// - Parameter angle: The direction of the first move, in degrees clockwise from the right.
    public func custom(angle: Double) -> WiggleSymbolEffect {
        with { $0.swing = .move(degrees: angle.isFinite ? angle : 0) }
    }

    /// Returns the variant in which symbols move to and fro in a direction.
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
    /// The effect that turns symbols to and fro.
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
