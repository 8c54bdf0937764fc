import Foundation
import UmweltDrawing

/// A positioned line of text, ready to be drawn.
struct LineDrawing {
    /// The line's text and the paragraph with its styles.
    let source: ShapingInput
    /// True if the line starts at the right.
    let isRightToLeft: Bool
    /// The box of the line, in the coordinates of the layout.
    let frame: CGRect
    /// The distance from the layout's top to the baseline, in points.
    let baseline: CGFloat

    /// Returns the lines of a layout that show anything.
    static func lines(of layout: TextLayout, by typeSetter: PangoTypeSetter) -> [LineDrawing] {
        let paragraph = layout.paragraph
        guard let first = paragraph.runs.indices.first else { return [] }
        let set = typeSetter.shapedText(of: layout)
        // Another type setter may have broken the lines elsewhere; it provides no styles for them.
        let isOwn = set.lines.elementsEqual(layout.lines) { $0.text == $1.text }
        return layout.lines.enumerated().compactMap { index, line in
            guard !line.text.isEmpty else { return nil }
            let parts = isOwn ? set.shapedLines[index].parts : [ShapedLine.Part(run: first, text: line.text)]
            return LineDrawing(
                source: ShapingInput(paragraph: paragraph, utf8Text: UTF8Text(parts)),
                isRightToLeft: isOwn
                    ? set.shapedLines[index].isRightToLeft : paragraph.layoutDirection == .rightToLeft,
                frame: line.frame, baseline: line.baseline)
        }
    }

    /// The paints of the glyphs, each once.
    var inks: [Paint] {
        var inks: [Paint] = []
        for piece in source.utf8Text.runSpans {
            let ink = source.paragraph.runs[piece.run].ink
            if !inks.contains(ink) { inks.append(ink) }
        }
        return inks
    }

    /// True if the line may contain glyphs with their own colours.
    var mayHaveEmoji: Bool {
        // Emoji are beyond U+FFFF, or else among the symbols from U+2000 to U+2FFF.
        source.utf8Text.bytes.contains { $0 == 0xE2 || $0 == 0xF0 }
    }

    /// Sets the line in a shaping context, to be shown or measured. Several plain colours are set with it.
    func set(in shapingContext: ShapingContext) {
        let inks = inks
        set(in: shapingContext, colors: inks.count > 1 && inks.allSatisfy(\.isColor) ? .own : .none)
    }

    /// Sets the line in a shaping context, with only the glyphs of one paint visible.
    func set(in shapingContext: ShapingContext, only ink: Paint) { set(in: shapingContext, colors: .only(ink)) }

    private func set(in shapingContext: ShapingContext, colors: ShapingContext.Colors) {
        shapingContext.set(
            source, range: 0..<source.utf8Text.bytes.count, isRightToLeft: isRightToLeft, colors: colors
        )
    }

    /// Returns the images in the line, which must be set in `shapingContext`, with the top left corner of each,
    /// relative to the left end of the text's baseline.
    func images(in shapingContext: ShapingContext) -> [(image: InlineImage, corner: CGPoint)] {
        guard source.paragraph.runs.contains(where: { $0.image != nil }) else { return [] }
        var result: [(image: InlineImage, corner: CGPoint)] = []
        source.utf8Text.forEachRun(in: 0..<source.utf8Text.bytes.count) { index, bytes in
            let run = source.paragraph.runs[index]
            guard let image = run.image, source.utf8Text.isImage(bytes) else { return }
            for stretch in shapingContext.itemSpans(of: bytes) {
                // The kerning is on both sides, half of it each.
                let x = (stretch.lowerBound + stretch.upperBound - image.size.width) / 2
                result.append((image, CGPoint(x: x, y: -image.baseline - run.usableBaselineOffset)))
            }
        }
        return result
    }

    /// Returns the lines under and through the text and its backgrounds. The line has to be set in `shapingContext`.
    func decorations(in shapingContext: ShapingContext) -> [TextDecoration] {
        var result: [TextDecoration] = []
        source.utf8Text.forEachRun(in: 0..<source.utf8Text.bytes.count) { index, bytes in
            let run = source.paragraph.runs[index]
            guard run.isDecorated else { return }
            let metrics = shapingContext.decorationMetrics(of: run.font)
            for stretch in shapingContext.itemSpans(of: bytes) {
                func add(_ color: ResolvedColor?, _ pattern: TextRun.LinePattern, _ y: CGFloat, isBehind: Bool) {
                    guard let color else { return }
                    for piece in pattern.pieces(of: stretch, thickness: metrics.thickness) {
                        let frame = CGRect(
                            x: piece.lowerBound, y: y - run.usableBaselineOffset,
                            width: piece.upperBound - piece.lowerBound, height: metrics.thickness)
                        result.append(TextDecoration(frame: frame, color: color, isBehind: isBehind))
                    }
                }
                if let color = run.background {
                    let box = CGRect(
                        x: stretch.lowerBound, y: frame.minY - baseline,
                        width: stretch.upperBound - stretch.lowerBound, height: frame.height)
                    result.append(TextDecoration(frame: box, color: color, isBehind: true))
                }
                add(run.underline, run.underlinePattern, metrics.underline, isBehind: true)
                add(run.strikethrough, run.strikethroughPattern, metrics.strikethrough, isBehind: false)
            }
        }
        return result
    }
}

extension TextRun {
    /// True if the run has a line under or through it, or a background.
    var isDecorated: Bool { underline != nil || strikethrough != nil || background != nil }
}

extension TextRun.LinePattern {
    /// The maximum number of pieces in a line: more could not be distinguished, and drawing them would only take time.
    private static let maxPieces = 4096

    /// Returns the visible pieces of a line, from left to right, in points.
    fileprivate func pieces(of line: Range<CGFloat>, thickness: CGFloat) -> [Range<CGFloat>] {
        let period = lengths.reduce(0, +) * thickness
        guard period > 0, (line.upperBound - line.lowerBound) / period < CGFloat(Self.maxPieces) else { return [line] }
        var pieces: [Range<CGFloat>] = []
        var start = line.lowerBound
        var index = 0
        while start < line.upperBound {
            let end = start + lengths[index % lengths.count] * thickness
            if index.isMultiple(of: 2) { pieces.append(start..<min(end, line.upperBound)) }
            start = end
            index += 1
        }
        return pieces
    }
}

/// A line under or through text, or its background.
package struct TextDecoration: Sendable {
    /// The box, in points from the left end of the text's baseline.
    package let frame: CGRect
    /// The colour of the box.
    package let color: ResolvedColor
    /// True if letters are drawn over it.
    package let isBehind: Bool
}
