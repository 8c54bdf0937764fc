import Foundation

extension [TextRun] {
    /// Returns the runs with the fours of those that are bold and rounded in runs of their own, which stand as close to
    /// their neighbours as other digits.
    package func withEvenDigits() -> [TextRun] {
        contains(where: \.hasLooseFours) ? flatMap { $0.hasLooseFours ? $0.withCloseFours() : [$0] } : self
    }
}

extension TextRun {
    /// True if there are fours in the bold rounded font.
    fileprivate var hasLooseFours: Bool {
        font.design == .rounded && font.weight >= 550 && font.family == nil && text.utf8.contains(UInt8(ascii: "4"))
            && font.systemCut == .rounded
    }

    /// Returns the run with its fours in runs of their own, closer to their neighbours.
    ///
    /// Beside the four of Quicksand Bold are 90 and 80 thousandths of the size, beside the other round digits 40. In
    /// its lighter weights all digits are as even.
    fileprivate func withCloseFours() -> [TextRun] {
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
