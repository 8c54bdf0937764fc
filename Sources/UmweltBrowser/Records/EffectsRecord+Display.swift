import Foundation
import Umwelt
import UmweltRendering

extension EffectsRecord {
    /// Makes the record of effects on a picture.
    ///
    /// - Parameters:
    ///   - effects: The effects.
    ///   - bounds: The bounds of the drawing, in points, if known.
    init(_ effects: DisplayEffects, on bounds: CGRect? = nil) {
        var references = SVGDefinitions()
        if !effects.transform.isIdentity { transform = Self.css(effects.transform) }
        if !effects.filters.isEmpty {
            var bounds = bounds
            let filters = effects.filters.map { step in
                defer { bounds = bounds.map { step.bounds(of: $0) } }
                return Self.css(step, on: bounds, &references)
            }
            filter = filters.joined(separator: " ")
        }
        mask = references.mask(effects.mask).last?.1
        if effects.blendMode != .normal { blendMode = SVGAttributes.name(of: effects.blendMode) }
        isIsolated = effects.isIsolated
        switch effects.movement {
        case nil: break
        case .turning: movement = "turning"
        case .passing(let isRightToLeft): movement = isRightToLeft ? "passing back" : "passing"
        }
        let new = references.drainNew()
        if !new.isEmpty { definitions = new }
    }

    private static func css(_ transform: ProjectionTransform) -> String {
        guard transform.isDrawable else { return "scale(0)" }
        let m = transform
        let numbers =
            m.isAffine
            ? [m.m11, m.m12, m.m21, m.m22, m.m31, m.m32]
            : [m.m11, m.m12, 0, m.m13, m.m21, m.m22, 0, m.m23, 0, 0, 1, 0, m.m31, m.m32, 0, m.m33]
        let name = m.isAffine ? "matrix" : "matrix3d"
        return "\(name)(\(numbers.map { String(precise: $0) }.joined(separator: ",")))"
    }

    private static func css(
        _ filter: DisplayFilter, on bounds: CGRect?, _ definitions: inout SVGDefinitions
    ) -> String {
        switch filter {
        case .blur(let radius, _): return "blur(\(String(svg: radius.usableRadius))px)"
        case .shadow(let shadow) where shadow.isAlone: return definitions.filter(filter, on: bounds)
        case .shadow(let shadow):
            let offset = "\(String(svg: shadow.offset.width))px \(String(svg: shadow.offset.height))px"
            let color = SVGAttributes.hexadecimal(shadow.color)
            return "drop-shadow(\(offset) \(String(svg: shadow.radius))px \(color))"
        case .colors, .alphaThreshold: return definitions.filter(filter, on: bounds)
        }
    }
}
