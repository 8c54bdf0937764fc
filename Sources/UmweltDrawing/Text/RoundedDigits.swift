import Foundation

extension TextRun {
    /// Returns the run with its fours in runs of their own, if it is bold and rounded, that stand as close to their
    /// neighbours as other digits.
    ///
    /// Beside the four of Quicksand Bold are 90 and 80 thousandths of the size, beside the other round digits 40. In
    /// its lighter weights all digits are as even.
    package func withEvenDigits() -> [TextRun] {
        guard font.design == .rounded, font.weight >= 550, font.family == nil, text.utf8.contains(UInt8(ascii: "4")),
            font.systemCut == .rounded
        else { return [self] }
        var runs: [TextRun] = []
        var rest = text[...]
        while let first = rest.first {
            let end = rest.firstIndex { ($0 == "4") != (first == "4") } ?? rest.endIndex
            var part = self
            part.text = String(rest[..<end])
            if first == "4" { part.font.letterSpacing -= font.size * Self.excess }
            runs.append(part)
            rest = rest[end...]
        }
        return runs
    }

    /// The space beside a four that other digits do not have, as a fraction of the size.
    private static let excess: CGFloat = 0.085
}
