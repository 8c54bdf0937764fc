import Foundation
import UmweltDrawing

/// A line of a text split into its glyphs, which are laid out when they are read.
///
/// A glyph here is a character. Joining letters, as in Arabic, are one glyph for each run. A line with such letters
/// runs from right to left as a whole: its words in the other direction are in reading order.
final class PlacedLine {
    /// A character, or several that cannot be split.
    struct Glyph: Equatable {
        var text: String
        /// The index of the run in the paragraph.
        let run: Int
        /// The positions in the text's UTF-16.
        var indices: [Int]
    }

    let layout: TextLayout
    let typeSetter: any TypeSetter
    private let index: Int

    /// The glyphs in the order of reading.
    let glyphs: [Glyph]

    /// The glyphs of each run.
    let runs: [Range<Int>]

    /// True if the first glyph is at the right.
    let isRightToLeft: Bool

    /// The cached widths of the line's prefixes, by glyph.
    private var widths: [Int: CGFloat] = [:]

    /// The left end of the baseline, from the top left corner of the text.
    let origin: CGPoint

    init(_ glyphs: [Glyph], index: Int, of text: ShownText) {
        layout = text.layout
        typeSetter = text.typeSetter
        self.index = index
        self.glyphs = glyphs
        var runs: [Range<Int>] = []
        for (index, glyph) in glyphs.enumerated() {
            if let last = runs.last, glyphs[last.lowerBound].run == glyph.run {
                runs[runs.count - 1] = last.lowerBound..<index + 1
            } else {
                runs.append(index..<index + 1)
            }
        }
        self.runs = runs
        isRightToLeft = glyphs.contains { $0.text.isJoinedOrFromRight }
        let line = layout.lines[index]
        let shift = layout.shift
        origin = CGPoint(x: shift.x + line.frame.minX, y: shift.y + line.baseline)
    }

    var line: TextLine { layout.lines[index] }

    func isSame(as other: PlacedLine) -> Bool {
        self === other || (index == other.index && glyphs == other.glyphs && layout == other.layout)
    }

    /// The styles of a run of the line.
    func style(ofRun index: Int) -> TextRun { layout.paragraph.runs[glyphs[runs[index].lowerBound].run] }

    /// Returns a part of the line, laid out separately.
    func part(_ range: Range<Int>) -> TextLayout {
        var part = layout.paragraph.asPart
        part.runs = []
        var last: Int?
        for glyph in glyphs[range] {
            if glyph.run != last {
                part.runs.append(layout.paragraph.runs[glyph.run])
                part.runs[part.runs.count - 1].text = ""
                last = glyph.run
            }
            part.runs[part.runs.count - 1].text += glyph.text
        }
        return typeSetter.layout(part, width: nil, height: nil)
    }

    /// Returns the distance of a part with a given width from the left end of the line, in points.
    func x(of range: Range<Int>, width: CGFloat) -> CGFloat {
        // Measured with what stands before, as letters may be closer to each other.
        let end = self.width(upTo: range.upperBound)
        return isRightToLeft ? line.frame.width - end : end - width
    }

    private func width(upTo end: Int) -> CGFloat {
        if let known = widths[end] { return known }
        let width = part(0..<end).size.width
        widths[end] = width
        return width
    }

    /// The measures of a part of the line whose baseline starts at a point.
    func bounds(of range: Range<Int>, from origin: CGPoint) -> Text.Layout.TypographicBounds {
        var bounds = Text.Layout.TypographicBounds()
        let set = part(range)
        bounds.origin = CGPoint(x: origin.x + x(of: range, width: set.size.width), y: origin.y)
        bounds.width = set.size.width
        bounds.ascent = set.firstBaseline
        bounds.descent = set.size.height - set.firstBaseline
        bounds.leading = leading(of: range)
        return bounds
    }

    /// Returns the largest space that a font of a part of the line adds between lines, in points.
    func leading(of range: Range<Int>) -> CGFloat {
        Set(glyphs[range].map(\.run)).map { layout.paragraph.runs[$0].font.lineGap }.max() ?? 0
    }

    /// Returns the item that draws a part of the line whose baseline starts at a point.
    func item(_ range: Range<Int>, from origin: CGPoint) -> DisplayItem {
        let set = part(range)
        let x = x(of: range, width: set.size.width)
        // Paints that change from place to place are those of the whole text.
        let whole = CGRect(
            origin: CGPoint(x: origin.x - self.origin.x, y: origin.y - self.origin.y), size: layout.pixelSize)
        return .text(
            set.painted(in: whole), at: CGPoint(x: origin.x + x, y: origin.y - set.firstBaseline))
    }
}

extension PlacedLine {
    /// Returns the visible lines of a text, split into glyphs.
    static func lines(of text: ShownText) -> [PlacedLine] {
        var source = Source(text.layout.paragraph)
        return text.layout.lines.indices.compactMap { index in
            var glyphs: [Glyph] = []
            let line = text.layout.lines[index].text
            var left = line.count
            for character in line {
                left -= 1
                let (run, offset) = source.place(of: character, before: left)
                let piece = String(character)
                if let last = glyphs.last, last.run == run, piece.isJoinedOrFromRight || piece == " ",
                    last.text.isJoinedOrFromRight
                {
                    glyphs[glyphs.count - 1].text += piece
                    glyphs[glyphs.count - 1].indices.append(offset)
                } else {
                    glyphs.append(Glyph(text: piece, run: run, indices: [offset]))
                }
            }
            return glyphs.isEmpty ? nil : PlacedLine(glyphs, index: index, of: text)
        }
    }

    /// The characters of a paragraph, to which the characters of its lines are matched.
    private struct Source {
        private var characters: [(character: Character, run: Int, offset: Int)] = []
        private var next = 0

        init(_ paragraph: Paragraph) {
            var offset = 0
            for (index, run) in paragraph.runs.enumerated() {
                for character in run.text {
                    characters.append((character, index, offset))
                    offset += character.utf16.count
                }
            }
        }

        /// Returns the run and the position of the next visible character.
        ///
        /// - Parameter left: The number of characters after it in the line, with which a text truncated in the middle
        ///   ends.
        mutating func place(of character: Character, before left: Int) -> (run: Int, offset: Int) {
            var found = next
            // Lines show neither breaks nor the spaces at their ends.
            while found < characters.count, characters[found].character != character,
                characters[found].character.isWhitespace
            {
                found += 1
            }
            if found < characters.count, characters[found].character == character {
                next = found + 1
            } else {
                // An ellipsis has the style of what is before it.
                found = max(next - 1, 0)
                next = max(next, characters.count - left)
            }
            guard found < characters.count else { return (0, 0) }
            return (characters[found].run, characters[found].offset)
        }
    }
}

extension String {
    /// True if there are letters that join or run from right to left: Hebrew, Arabic and their like.
    fileprivate var isJoinedOrFromRight: Bool {
        unicodeScalars.contains { scalar in
            switch scalar.value {
            case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
            default: false
            }
        }
    }
}
