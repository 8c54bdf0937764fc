import Foundation
import Umwelt

/// Writes a picture as SVG: paths as paths, text as text.
struct SVGWriter {
    private let typeSetter: PangoTypeSetter
    var text = ""
    private var clipCount = 0
    private var nameCount = 0

    /// The picture as a file.
    static func data(_ list: DisplayList, typeSetter: PangoTypeSetter = .shared) -> Data {
        var writer = SVGWriter(typeSetter: typeSetter)
        let (width, height) = (String(svg: list.size.width), String(svg: list.size.height))
        writer.text = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
        writer.text += " viewBox=\"0 0 \(width) \(height)\">\n"
        writer.write(list.items)
        writer.text += "</svg>\n"
        return Data(writer.text.utf8)
    }

    private init(typeSetter: PangoTypeSetter) { self.typeSetter = typeSetter }

    /// A name that nothing in the file has.
    mutating func name(_ kind: String) -> String {
        nameCount += 1
        return "\(kind)\(nameCount)"
    }

    mutating func write(_ items: [DisplayItem]) {
        for item in items {
            switch item {
            case .fill(let path, let paint, let isEvenOdd, let isAntialiased):
                write(path, Self.written(SVGAttributes.fill(paint, isEvenOdd, isAntialiased)))
            case .stroke(let path, let paint, let style, let isAntialiased):
                guard style.lineWidth.isFinite, style.lineWidth > 0 else { continue }
                write(path, Self.written(SVGAttributes.stroke(paint, style, isAntialiased)))
            case .text(let layout, let point):
                write(layout, at: point)
            case .image(let image):
                write(image)
            case .group(let group):
                write(group)
            }
        }
    }

    private mutating func write(_ path: Path, _ attributes: String) {
        guard let steps = SVGAttributes.visibleSteps(path) else { return }
        text += "<path d=\"\(steps)\"\(attributes)/>\n"
    }

    private mutating func write(_ group: DisplayGroup) {
        guard group.opacity > 0 else { return }
        var attributes = ""
        if let clip = group.clip {
            clipCount += 1
            text += "<clipPath id=\"clip\(clipCount)\"><path d=\"\(SVGAttributes.steps(clip))\"/></clipPath>\n"
            attributes += " clip-path=\"url(#clip\(clipCount))\""
        }
        if group.offset != .zero {
            attributes += " transform=\"translate(\(String(svg: group.offset.x)) \(String(svg: group.offset.y)))\""
        }
        if group.opacity < 1 { attributes += " opacity=\"\(String(svg: group.opacity))\"" }
        text += "<g\(attributes)>\n"
        write(group.items)
        text += "</g>\n"
    }

    private mutating func write(_ layout: TextLayout, at point: CGPoint) {
        for line in LineDrawing.lines(of: layout, by: typeSetter) {
            let (x, baseline) = (point.x + line.frame.minX, point.y + line.baseline)
            let (decorations, width) = typeSetter.typeCases.withTypeCase { typeCase in
                line.set(in: typeCase)
                return (line.decorations(in: typeCase), typeCase.extent(ofLine: 0).width)
            }
            for decoration in decorations where decoration.isBehind { write(decoration, x, baseline) }
            // A text that runs to the left ends at its left side.
            let direction = line.isRightToLeft ? " direction=\"rtl\" text-anchor=\"end\"" : ""
            text += "<text x=\"\(String(svg: x))\" y=\"\(String(svg: baseline))\"\(direction) xml:space=\"preserve\""
            // In other fonts, where these are not installed, the line still fits.
            if width > 0 { text += " textLength=\"\(String(svg: width))\" lengthAdjust=\"spacingAndGlyphs\"" }
            text += ">"
            line.source.manuscript.forEachPiece(in: 0..<line.source.manuscript.bytes.count) { index, bytes in
                let run = line.source.paragraph.runs[index]
                let content = String(xml: line.source.manuscript.string(bytes))
                text += "<tspan\(Self.attributes(run))>\(content)</tspan>"
            }
            text += "</text>\n"
            for decoration in decorations where !decoration.isBehind { write(decoration, x, baseline) }
        }
    }

    private mutating func write(_ decoration: TextDecoration, _ x: CGFloat, _ baseline: CGFloat) {
        let frame = decoration.frame.offsetBy(dx: x, dy: baseline)
        write(Path(frame), Self.attributes("fill", .color(decoration.color)))
    }

    private static func attributes(_ run: TextRun) -> String {
        let font = run.font.drawn
        var result = " font-family=\"\(String(xml: font.cssFamilies))\" font-size=\"\(String(svg: font.usableSize))\""
        if font.weight != 400 { result += " font-weight=\"\(min(max(font.weight, 1), 1000))\"" }
        if font.stretchPercentage != 100 { result += " font-stretch=\"\(font.stretchPercentage)%\"" }
        if font.isItalic { result += " font-style=\"italic\"" }
        if font.hasMonospacedDigits { result += " style=\"font-variant-numeric:tabular-nums\"" }
        if run.usableKerning != 0 { result += " letter-spacing=\"\(String(svg: run.usableKerning))\"" }
        if run.usableBaselineOffset != 0 { result += " baseline-shift=\"\(String(svg: run.usableBaselineOffset))\"" }
        return result + attributes("fill", .color(run.color))
    }

    private static func attributes(_ name: String, _ paint: Paint) -> String {
        written(SVGAttributes.paint(name, paint))
    }

    private static func written(_ attributes: [(String, String)]) -> String {
        attributes.map { " \($0)=\"\($1)\"" }.joined()
    }
}

extension ResolvedFont {
    /// The families as CSS names them: the same fonts, and the viewer's own where they are not installed. Emoji are not
    /// among them, as some viewers would take digits from there; all find emoji by themselves.
    var cssFamilies: String {
        let generic =
            switch design {
            case .serif: "'Noto Serif', serif"
            case .monospaced: "'Noto Sans Mono', 'DejaVu Sans Mono', monospace"
            case .default, .rounded: "Inter, 'Noto Sans', sans-serif"
            }
        guard let family else { return generic }
        return "'\(family.filter { !"',\\".contains($0) })', " + generic
    }
}
