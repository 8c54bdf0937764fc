import Foundation
import UmweltDrawing

extension SVGAttributes {
    /// Returns a transform in the syntax of SVG.
    package static func transform(_ transform: CGAffineTransform) -> String {
        let isShift = transform.a == 1 && transform.b == 0 && transform.c == 0 && transform.d == 1
        let (name, numbers) =
            isShift
            ? ("translate", [transform.tx, transform.ty])
            : ("matrix", [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty])
        return "\(name)(\(numbers.map { String(precise: $0) }.joined(separator: " ")))"
    }

    /// Returns the CSS properties of a group's blend mode and isolation.
    package static func mixing(_ effects: DisplayEffects) -> String {
        var words: [String] = []
        if effects.blendMode != .normal, let name = name(of: effects.blendMode) {
            words.append("mix-blend-mode:\(name)")
        }
        if effects.isIsolated { words.append("isolation:isolate") }
        return words.joined(separator: ";")
    }

    /// Returns the CSS name of a blend mode; nil if CSS has no such mode.
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
