import Foundation
import UmweltDrawing

extension TextLayout {
    /// The most characters that are drawn one by one. More would be slow, and no eye follows them. A guess.
    private static let maxCharacters = 64

    /// Returns the characters of a text as pieces at their positions; nil if the text cannot be split: it has several
    /// lines, is truncated or long, or its characters join or do not run from left to right.
    ///
    /// - Parameter typeSetter: The type setter that made the layout.
    func characters(by typeSetter: any TypeSetter) -> [ContentPiece]? {
        let text = paragraph.string
        guard let line = lines.first, lines.count == 1, line.text == text, !isTruncated, !paragraph.isRedacted,
            text.count <= Self.maxCharacters, paragraph.canBeTakenApart
        else { return nil }
        var pieces: [ContentPiece] = []
        var before = paragraph.asPart
        before.runs = []
        for (index, run) in paragraph.runs.enumerated() {
            before.runs.append(run)
            before.runs[index].text = ""
            for character in run.text {
                before.runs[index].text.append(character)
                var part = before
                part.runs = [run]
                part.runs[0].text = String(character)
                let set = typeSetter.layout(part, width: nil, height: nil)
                // Measured with what stands before, as letters may be closer to each other.
                let end = typeSetter.layout(before, width: nil, height: nil).size.width
                let origin = CGPoint(
                    x: shift.x + line.frame.minX + end - set.size.width, y: shift.y + line.baseline - set.firstBaseline)
                let whole = CGRect(origin: CGPoint(x: -origin.x, y: -origin.y), size: pixelSize)
                let painted = set.painted(in: whole)
                pieces.append(
                    ContentPiece(items: [.text(painted, at: .zero)], frame: CGRect(origin: origin, size: set.size)))
            }
        }
        // Characters of two runs may be one.
        return pieces.count == text.count ? pieces : nil
    }

    /// The layout as something that is only to be seen: it can be neither read aloud nor selected.
    var asDecoration: TextLayout {
        var copy = self
        copy.paragraph.isDecoration = true
        copy.paragraph.isSelectable = false
        return copy
    }
}

extension Paragraph {
    /// The paragraph with the rules for a part of a line, which is only to be seen.
    var asPart: Paragraph {
        var copy = self
        copy.isDecoration = true
        copy.isSelectable = false
        copy.alignment = .leading
        copy.lineLimit = nil
        copy.minLines = 1
        copy.minimumScaleFactor = 1
        copy.allowsTightening = false
        return copy
    }

    /// True if the characters run from left to right and look the same when they are drawn separately.
    fileprivate var canBeTakenApart: Bool {
        let text = string
        guard layoutDirection == .leftToRight else {
            // Numbers run from left to right in any text.
            let digits: ClosedRange<Character> = "0"..."9"
            guard let first = text.first, let last = text.last, digits.contains(first), digits.contains(last)
            else { return false }
            return text.allSatisfy { digits.contains($0) || ".,:".contains($0) }
        }
        return text.unicodeScalars.allSatisfy { scalar in
            switch scalar.value {
            // Hebrew, Arabic and their like.
            case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: false
            default: true
            }
        }
    }
}
