import Foundation
import Umwelt
import UmweltRendering

/// Writes what becomes of a picture as the JSON that `umwelt.js` reads.
///
/// `t` is the transform, `f` the filter, `m` the mask, `b` how it mixes with what is behind it, all as CSS writes them; `i`
/// says that what is inside mixes only with what else is inside; `d` is what filter and mask refer to, as SVG; `a` is the
/// class of what moves all the time.
enum EffectsWriter {
    /// The object; `bounds` are those of what is drawn, where they are known.
    static func object(_ effects: DisplayEffects, on bounds: CGRect? = nil) -> String {
        var definitions = SVGDefinitions()
        var fields: [String] = []
        func add(_ name: String, _ value: String) { fields.append("\"\(name)\":\(PatchWriter.quoted(value))") }
        if !effects.transform.isIdentity { add("t", transform(effects.transform)) }
        if !effects.filters.isEmpty {
            var bounds = bounds
            let filters = effects.filters.map { step in
                defer { bounds = bounds.map { step.bounds(of: $0) } }
                return filter(step, on: bounds, &definitions)
            }
            add("f", filters.joined(separator: " "))
        }
        for (_, mask) in definitions.mask(effects.mask) { add("m", mask) }
        if effects.blendMode != .normal, let name = SVGAttributes.name(of: effects.blendMode) { add("b", name) }
        if effects.isIsolated { fields.append("\"i\":1") }
        switch effects.movement {
        case nil: break
        case .turning: add("a", "turning")
        case .passing(let isRightToLeft): add("a", isRightToLeft ? "passing back" : "passing")
        }
        let new = definitions.takeNew()
        if !new.isEmpty { add("d", new) }
        return "{\(fields.joined(separator: ","))}"
    }

    private static func transform(_ transform: ProjectionTransform) -> String {
        guard transform.isDrawable else { return "scale(0)" }
        let m = transform
        let numbers =
            m.isAffine
            ? [m.m11, m.m12, m.m21, m.m22, m.m31, m.m32]
            : [m.m11, m.m12, 0, m.m13, m.m21, m.m22, 0, m.m23, 0, 0, 1, 0, m.m31, m.m32, 0, m.m33]
        let name = m.isAffine ? "matrix" : "matrix3d"
        return "\(name)(\(numbers.map { String(precise: $0) }.joined(separator: ",")))"
    }

    private static func filter(
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
