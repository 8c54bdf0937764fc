import Foundation
import UmweltDrawing

/// The colours and fonts of a text as an animatable value.
struct AnimatableParagraph: Animatable {
    var paragraph: Paragraph

    var animatableData: NumberList {
        get {
            var numbers = [Double(paragraph.lineSpacing)]
            for run in paragraph.runs {
                let font = run.font
                numbers += [
                    font.size, font.lineGap, font.letterSpacing, CGFloat(font.weight), font.width, run.kerning,
                    run.baselineOffset,
                ].map { Double($0) }
                run.ink.appendNumbers(to: &numbers)
            }
            if paragraph.hasLines {
                for run in paragraph.runs {
                    (run.underline ?? .unseen).appendNumbers(to: &numbers)
                    (run.strikethrough ?? .unseen).appendNumbers(to: &numbers)
                }
            }
            return NumberList(numbers)
        }
        set {
            var reader = NumberReader(newValue)
            paragraph.lineSpacing = reader.next()
            for index in paragraph.runs.indices { paragraph.runs[index].read(from: &reader) }
            guard paragraph.hasLines else { return }
            for index in paragraph.runs.indices { paragraph.runs[index].readLines(from: &reader) }
        }
    }

    /// Returns true if one paragraph can be interpolated into the other: they differ only in colours and fonts.
    func isLike(_ other: AnimatableParagraph) -> Bool {
        paragraph.isRedacted == other.paragraph.isRedacted
            && paragraph.runs.count == other.paragraph.runs.count
            && zip(paragraph.runs, other.paragraph.runs).allSatisfy { $0.isLike($1) }
    }
}

extension TextRun {
    fileprivate func isLike(_ other: TextRun) -> Bool {
        text == other.text && font.isLike(other.font) && ink.isLike(other.ink) && (image == nil) == (other.image == nil)
    }

    fileprivate mutating func read(from reader: inout NumberReader) {
        font.size = max(reader.next(), 0)
        font.lineGap = reader.next()
        font.letterSpacing = reader.next()
        let weight = reader.next()
        // The least and the greatest weight of fonts.
        font.weight = weight.isFinite ? Int(min(max(weight.rounded(), 1), 1000)) : font.weight
        font.width = reader.next()
        kerning = reader.next()
        baselineOffset = reader.next()
        var ink = ink
        ink.read(from: &reader)
        self.ink = ink
    }

    fileprivate mutating func readLines(from reader: inout NumberReader) {
        var (below, through) = (underline ?? .unseen, strikethrough ?? .unseen)
        below.read(from: &reader)
        through.read(from: &reader)
        if underline != nil { underline = below }
        if strikethrough != nil { strikethrough = through }
    }
}

extension Paragraph {
    /// True if there are lines under or through letters. Most texts have none, and fewer numbers.
    fileprivate var hasLines: Bool { runs.contains { $0.underline != nil || $0.strikethrough != nil } }
}

extension ResolvedColor {
    /// The colour of a missing line: a new line fades in.
    fileprivate static let unseen = ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0)
}

extension ResolvedFont {
    /// Returns true if both are one font, but for size, spaces, weight and width.
    fileprivate func isLike(_ other: ResolvedFont) -> Bool {
        var copy = self
        (copy.size, copy.lineGap, copy.letterSpacing) = (other.size, other.lineGap, other.letterSpacing)
        (copy.weight, copy.width) = (other.weight, other.width)
        return copy == other
    }
}
