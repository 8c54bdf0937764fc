import Foundation
import UmweltDrawing

extension SVGWriter {
    /// Writes lines of text as text elements.
    mutating func write(_ layout: TextLayout, at point: CGPoint) {
        for line in LineDrawing.lines(of: layout, by: typeSetter) {
            let (x, baseline) = (point.x + line.frame.minX, point.y + line.baseline)
            let (decorations, images, texts) = typeSetter.shapingContexts.withShapingContext { shapingContext in
                line.set(in: shapingContext)
                return (
                    line.decorations(in: shapingContext), line.images(in: shapingContext),
                    line.texts(in: shapingContext)
                )
            }
            for decoration in decorations where decoration.isBehind { write(decoration, x, baseline) }
            for text in texts { write(text, of: line, x, baseline) }
            for (image, corner) in images {
                write(image.items(at: CGPoint(x: x + corner.x, y: baseline + corner.y)))
            }
            for decoration in decorations where !decoration.isBehind { write(decoration, x, baseline) }
        }
    }

    private mutating func write(
        _ part: LineText, of line: LineDrawing, _ x: CGFloat, _ baseline: CGFloat
    ) {
        var content = ""
        line.source.utf8Text.forEachRun(in: part.bytes) { index, bytes in
            let run = line.source.paragraph.runs[index]
            let frame = line.frame.offsetBy(dx: x - line.frame.minX, dy: baseline - line.baseline)
            let fill = SVGAttributes.paint("fill", run.ink, on: frame, &definitions)
            content += "<tspan\(Self.attributes(run))\(Self.written(fill))>"
            content += "\(String(xml: line.source.utf8Text.string(bytes)))</tspan>"
        }
        text += definitions.drainNew()
        // The position of a right-to-left text is that of its left end.
        let direction = part.isRightToLeft ? " direction=\"rtl\" text-anchor=\"end\"" : ""
        let place = "x=\"\(String(svg: x + part.x))\" y=\"\(String(svg: baseline))\""
        text += "<text \(place)\(direction) xml:space=\"preserve\""
        // With a given length the line still fits where other fonts replace these.
        if part.length > 0 {
            text += " textLength=\"\(String(svg: part.length))\" lengthAdjust=\"spacingAndGlyphs\""
        }
        text += ">\(content)</text>\n"
    }

    private mutating func write(_ decoration: TextDecoration, _ x: CGFloat, _ baseline: CGFloat) {
        let frame = decoration.frame.offsetBy(dx: x, dy: baseline)
        write(Path(frame), SVGAttributes.color("fill", decoration.color))
    }

    private static func attributes(_ run: TextRun) -> String {
        let font = run.font.drawn
        var result =
            " font-family=\"\(String(xml: font.cssFamilies))\" font-size=\"\(String(svg: font.usableSize))\""
        if font.weight != 400 { result += " font-weight=\"\(min(max(font.weight, 1), 1000))\"" }
        if font.stretchPercentage != 100 { result += " font-stretch=\"\(font.stretchPercentage)%\"" }
        if font.isItalic { result += " font-style=\"italic\"" }
        if font.hasMonospacedDigits { result += " style=\"font-variant-numeric:tabular-nums\"" }
        if run.usableKerning != 0 { result += " letter-spacing=\"\(String(svg: run.usableKerning))\"" }
        if run.usableBaselineOffset != 0 {
            result += " baseline-shift=\"\(String(svg: run.usableBaselineOffset))\""
        }
        return result
    }
}

/// A part of a line that is one text element.
private struct LineText {
    var bytes: Range<Int>
    /// The left end, in points from the line's.
    var x: CGFloat
    /// The length in points as SVG counts it, with the space after the last letter.
    var length: CGFloat
    var isRightToLeft: Bool
}

extension LineDrawing {
    /// Returns the line as text elements: one, unless it contains images or its letters are further apart here than
    /// in SVG.
    ///
    /// - Parameter shapingContext: The shaping context that the line has been set in.
    fileprivate func texts(in shapingContext: ShapingContext) -> [LineText] {
        let runs = source.utf8Text.runSpans.map { source.paragraph.runs[$0.run] }
        let kerning = runs.first?.usableKerning ?? 0
        let width = shapingContext.extent(ofLine: 0).width
        if runs.allSatisfy({ $0.usableKerning == kerning && $0.image == nil }) {
            let all = ShapingContext.ItemSpan(
                bytes: 0..<source.utf8Text.bytes.count, x: 0, width: width, isRightToLeft: isRightToLeft)
            return [text(all, kerning: kerning, isFirst: true, isLast: true)]
        }
        let itemSpans = shapingContext.itemSpans
        let texts: [LineText] = itemSpans.indices.compactMap { index in
            let stretch = itemSpans[index]
            if source.utf8Text.isImage(stretch.bytes) { return nil }
            let run = source.paragraph.runs[source.utf8Text.run(at: stretch.bytes.lowerBound)]
            return text(
                stretch, kerning: run.usableKerning, isFirst: index == 0,
                isLast: index == itemSpans.count - 1)
        }
        // In reading order.
        return texts.sorted { $0.bytes.lowerBound < $1.bytes.lowerBound }
    }

    /// Returns one text element.
    ///
    /// Pango puts half of the kerning on each side of a letter (in whole points if it is a whole number) and none at
    /// the ends of a line; SVG puts all of it after each letter.
    private func text(_ stretch: ShapingContext.ItemSpan, kerning: CGFloat, isFirst: Bool, isLast: Bool) -> LineText {
        let half = kerning == kerning.rounded() ? (kerning / 2 + 0.5).rounded(.down) : kerning / 2
        let (left, right) = (isFirst ? 0 : half, isLast ? 0 : kerning - half)
        let length = stretch.width - left - right + kerning
        let x = stretch.isRightToLeft ? stretch.x + stretch.width - right - length : stretch.x + left
        return LineText(
            bytes: stretch.bytes, x: x, length: length, isRightToLeft: stretch.isRightToLeft)
    }
}

extension ResolvedFont {
    /// The CSS families of the font, followed by generic ones for viewers that lack them.
    ///
    /// Emoji fonts are left out, because some viewers would use them for digits; all viewers find emoji by themselves.
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
