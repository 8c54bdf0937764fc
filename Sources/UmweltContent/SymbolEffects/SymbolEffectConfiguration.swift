/// An effect on symbols with its variants, whatever the type that describes it.
public struct SymbolEffectConfiguration: Hashable, Sendable {
    let kind: Kind

    /// True if the layers of a symbol play the effect one after the other, false if all play it together.
    ///
    /// False by default: all layers play together.
    let isByLayer: Bool

    /// The effect and its direction.
    enum Kind: Hashable {
        case automatic
        case appear(SymbolScaling)
        case bounce(SymbolScaling)
        case breathe(isPulsing: Bool)
        case disappear(SymbolScaling)
        case drawOff(SymbolPen.Order, isReversed: Bool)
        case drawOn(SymbolPen.Order)
        case pulse
        case replace(SymbolReplacement)
        case rotate(isCounterClockwise: Bool)
        case scale(SymbolScaling)
        case variableColor(VariableColorPattern)
        case wiggle(SymbolWiggle)
    }

    init(_ kind: Kind, isByLayer: Bool = false) {
        self.kind = kind
        self.isByLayer = isByLayer
    }
}

/// The way a symbol changes its size.
enum SymbolScaling: Hashable {
    case up
    case down
}
