import Foundation

/// The course of effects in one play. All figures here are guesses.
extension SymbolEffectConfiguration {
    /// The seconds of one play; nil for effects that last, such as a larger size.
    var duration: Double? {
        switch kind {
        case .bounce: 0.6
        case .breathe: 3
        case .pulse: 1.5
        case .rotate: 1.5
        case .variableColor: 1.5
        case .wiggle: 0.7
        case .appear, .automatic, .disappear, .drawOff, .drawOn, .replace, .scale: nil
        }
    }

    /// The animation of effects that last, from one strength to another.
    var lasting: Animation {
        switch kind {
        case .drawOff, .drawOn: .easeInOut(duration: 0.9)
        default: .spring(duration: 0.4, bounce: 0.2)
        }
    }

    /// The seconds between two plays.
    var pause: Double {
        switch kind {
        case .bounce, .wiggle: 0.8
        default: 0
        }
    }

    /// The seconds between the layers of a symbol that play one after the other.
    static let layerDelay = 0.1

    /// Returns the appearance during a play.
    ///
    /// - Parameters:
    ///   - share: The progress of the play, from 0 to 1. At both ends the symbol is at rest.
    ///   - parts: The number of parts of the symbol that show a value.
    ///   - isRightToLeft: True if text runs from right to left.
    func look(at share: Double, parts: Int, isRightToLeft: Bool) -> SymbolAppearance {
        // There and back again, smoothly.
        let swell = (1 - cos(2 * .pi * share)) / 2
        // To and fro, less and less.
        func swing(_ count: Double) -> CGFloat { CGFloat(sin(2 * .pi * count * share) * (1 - share)) }
        var look = SymbolAppearance()
        switch kind {
        case .bounce(let scaling): look.scale = 1 + 0.25 * swing(1) * (scaling == .up ? 1 : -1)
        case .breathe(let isPulsing):
            look.scale = 1 + 0.12 * CGFloat(swell)
            if isPulsing { look.opacity = 1 - 0.4 * swell }
        case .pulse: look.opacity = 1 - 0.65 * swell
        case .rotate(let isCounterClockwise): look.angle = 2 * .pi * share * (isCounterClockwise ? -1 : 1)
        case .variableColor(let pattern): look.parts = pattern.opacities(at: share, parts: parts)
        case .wiggle(.turn(let isCounterClockwise)):
            look.angle = Double(swing(2.5)) * 0.3 * (isCounterClockwise ? -1 : 1)
        case .wiggle(.move(let degrees)):
            let (distance, angle) = (0.15 * swing(2.5), degrees * .pi / 180)
            look.offset = CGPoint(x: distance * CGFloat(cos(angle)), y: distance * CGFloat(sin(angle)))
        case .wiggle(.reading(let isBackward)):
            look.offset.x = 0.15 * swing(2.5) * (isBackward == isRightToLeft ? 1 : -1)
        case .appear, .automatic, .disappear, .drawOff, .drawOn, .replace, .scale: break
        }
        return look
    }

    /// Returns the appearance of a symbol with a lasting effect.
    ///
    /// - Parameter strength: The strength of the effect from 0 to 1, or more where a spring overshoots.
    func look(with strength: Double) -> SymbolAppearance {
        var look = SymbolAppearance()
        func hide(_ scale: CGFloat) {
            look.scale = max(1 + (scale - 1) * CGFloat(strength), 0)
            look.opacity = min(max(1 - strength, 0), 1)
        }
        switch kind {
        case .scale(let scaling): look.scale = max(1 + (scaling == .up ? 0.25 : -0.2) * CGFloat(strength), 0)
        // A symbol that appears by growing was smaller, one that disappears by growing becomes larger.
        case .appear(let scaling): hide(scaling == .up ? Self.small : Self.large)
        case .disappear(let scaling): hide(scaling == .up ? Self.large : Self.small)
        case .automatic: hide(Self.small)
        case .drawOn(let order): look.pen = SymbolPen(share: 1 - strength, order: order)
        case .drawOff(let order, let isReversed):
            look.pen = SymbolPen(share: 1 - strength, order: order, showsEnd: !isReversed)
        default: break
        }
        return look
    }

    /// The size of symbols that have shrunk away, as a factor.
    static let small: CGFloat = 0.5

    /// The size of symbols that have grown away, as a factor.
    static let large: CGFloat = 1.4
}

extension VariableColorPattern {
    /// The opacity of parts that are not lit.
    private static let dimness = 0.3

    /// Returns the opacities of parts in the middle of a play.
    fileprivate func opacities(at share: Double, parts: Int) -> [Double] {
        guard parts > 0 else { return [] }
        // In the first step nothing is lit, then one part after the other; and back, if they go out in that order.
        let steps = isReversing ? 2 * parts : parts + 1
        let step = min(Int(max(share, 0) * Double(steps)), steps - 1)
        let place = isReversing && step > parts ? 2 * parts - step : step
        let faint = hidesOthers ? 0 : Self.dimness
        return (1...parts).map { (isCumulative ? $0 <= place : $0 == place) ? 1 : faint }
    }
}
