import Foundation
import UmweltDrawing

extension SVGAttributes {
    /// A transform as SVG writes it.
    package static func transform(_ transform: CGAffineTransform) -> String {
        let isShift = transform.a == 1 && transform.b == 0 && transform.c == 0 && transform.d == 1
        let (name, numbers) =
            isShift
            ? ("translate", [transform.tx, transform.ty])
            : ("matrix", [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty])
        return "\(name)(\(numbers.map { String(precise: $0) }.joined(separator: " ")))"
    }

    /// How something mixes with what is behind it, in the words of CSS.
    package static func mixing(_ effects: DisplayEffects) -> String {
        var words: [String] = []
        if effects.blendMode != .normal, let name = name(of: effects.blendMode) {
            words.append("mix-blend-mode:\(name)")
        }
        if effects.isIsolated { words.append("isolation:isolate") }
        return words.joined(separator: ";")
    }

    /// What CSS calls a way to mix; nil if it has no name for it.
    package static func name(of mode: CGBlendMode) -> String? {
        switch mode {
        case .normal: "normal"
        case .multiply: "multiply"
        case .screen: "screen"
        case .overlay: "overlay"
        case .darken: "darken"
        case .lighten: "lighten"
        case .colorDodge: "color-dodge"
        case .colorBurn: "color-burn"
        case .softLight: "soft-light"
        case .hardLight: "hard-light"
        case .difference: "difference"
        case .exclusion: "exclusion"
        case .hue: "hue"
        case .saturation: "saturation"
        case .color: "color"
        case .luminosity: "luminosity"
        case .plusLighter: "plus-lighter"
        case .clear, .copy, .sourceIn, .sourceOut, .sourceAtop, .destinationOver, .destinationIn, .destinationOut,
            .destinationAtop, .xor, .plusDarker:
            nil
        }
    }
}
