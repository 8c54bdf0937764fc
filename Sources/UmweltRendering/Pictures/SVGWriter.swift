import Foundation
import UmweltDrawing

/// An encoder of display lists as SVG, with paths as paths and text as text.
struct SVGWriter {
    let typeSetter: PangoTypeSetter
    var text = ""
    private var nameCount = 0
    var definitions = SVGDefinitions()

    /// Returns the picture as a file.
    static func data(_ list: DisplayList, typeSetter: PangoTypeSetter = .shared) -> Data {
        var writer = SVGWriter(typeSetter: typeSetter)
        let (width, height) = (String(svg: list.size.width), String(svg: list.size.height))
        writer.text = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
        writer.text += " viewBox=\"0 0 \(width) \(height)\">\n"
        writer.writeAlone(list.items)
        writer.text += "</svg>\n"
        return Data(writer.text.utf8)
    }

    /// Returns items as elements, with all definitions that they refer to.
    static func elements(_ items: [DisplayItem], typeSetter: PangoTypeSetter = .shared) -> String {
        var writer = SVGWriter(typeSetter: typeSetter)
        writer.writeAlone(items)
        return writer.text
    }

    private init(typeSetter: PangoTypeSetter) { self.typeSetter = typeSetter }

    /// Returns a name that is not used in the file yet.
    mutating func name(_ kind: String) -> String {
        nameCount += 1
        return "\(kind)\(nameCount)"
    }

    mutating func write(_ items: [DisplayItem]) {
        for item in items {
            if let parts = item.parts {
                write(parts)
                continue
            }
            switch item {
            case .fill(let path, let paint, let isEvenOdd, let isAntialiased):
                write(path, SVGAttributes.fill(path, paint, isEvenOdd, isAntialiased, &definitions))
            case .stroke(let path, let paint, let style, let isAntialiased):
                guard style.lineWidth.isFinite, style.lineWidth > 0 else { continue }
                write(path, SVGAttributes.stroke(path, paint, style, isAntialiased, &definitions))
            case .text(let layout, let point):
                write(layout, at: point)
            case .image(let image):
                write(image)
            case .group(let group):
                write(group)
            }
        }
    }

    mutating func write(_ path: Path, _ attributes: [(String, String)]) {
        guard let steps = SVGAttributes.visibleSteps(path) else { return }
        text += definitions.drainNew() + "<path d=\"\(steps)\"\(Self.written(attributes))/>\n"
    }

    /// Writes items that mix only with each other.
    private mutating func writeAlone(_ items: [DisplayItem]) {
        if items.mixAsOnlyPixelsCan { write(SVGDefinitions.picture(of: items)) } else { write(items) }
    }

    private mutating func write(_ element: String?) { if let element { text += element + "\n" } }

    private mutating func write(_ group: DisplayGroup) {
        guard group.opacity > 0 else { return }
        if StackLimit.isReached { fatalError("A picture is nested too deeply to be written: \(StackLimit.reason).") }
        let effects = group.effects ?? DisplayEffects()
        guard effects.transform.isDrawable else { return }
        // SVG has no perspective, so the group becomes pixels.
        guard effects.transform.isAffine else { return write(SVGDefinitions.picture(of: [.group(group)])) }
        let cut = definitions.clip(group) + definitions.mask(effects.mask)
        var whole: [(String, String)] = []
        let transform = effects.transform.affine.concatenating(
            CGAffineTransform(translationX: group.offset.x, y: group.offset.y))
        if !transform.isIdentity { whole.append(("transform", SVGAttributes.transform(transform))) }
        if group.opacity < 1 { whole.append(("opacity", String(svg: group.opacity))) }
        whole += definitions.filter(effects.filters, on: group.items.bounds)
        let style = SVGAttributes.mixing(effects)
        if !style.isEmpty { whole.append(("style", style)) }
        // SVG applies an element's filter before its clip; here the clip comes first, in an element inside.
        let isNested = !effects.filters.isEmpty && !cut.isEmpty
        text += definitions.drainNew() + "<g\(Self.written(isNested ? whole : whole + cut))>\n"
        if isNested { text += "<g\(Self.written(cut))>\n" }
        if effects.needsLayer || group.opacity < 1 { writeAlone(group.items) } else { write(group.items) }
        text += isNested ? "</g>\n</g>\n" : "</g>\n"
    }

    static func written(_ attributes: [(String, String)]) -> String {
        attributes.map { " \($0)=\"\($1)\"" }.joined()
    }
}
