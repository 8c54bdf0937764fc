import Foundation

extension [TextRun] {
    /// Returns the runs with evenly spaced digits in the rounded font: monospaced ones where the font asks for them,
    /// and the bold digit four as close to its neighbours as other digits.
    package func withEvenDigits() -> [TextRun] {
        guard contains(where: { $0.hasLooseFours || $0.hasRoundedTabularDigits }) else { return self }
        return flatMap { run in
            run.hasRoundedTabularDigits ? run.withTabularDigits() : run.hasLooseFours ? run.withCloseFours() : [run]
        }
    }
}

extension [TextRun] {
    /// Returns the runs with monospaced digits at both ends, so that texts with the same number of characters have the
    /// same width.
    ///
    /// Half of the space is before a letter and half after it, different for each digit, and a line has neither half at
    /// its ends: in this design only the app's kerning follows the last letter.
    package func withTabularEnds() -> [TextRun] {
        guard contains(where: \.hasRoundedTabularDigits), count > 1 || self[0].text.count > 1 else { return self }
        var runs = self
        runs.replaceSubrange(0..<1, with: runs[0].withTabularEnd(isFirst: true))
        let last = runs.count - 1
        runs.replaceSubrange(last..., with: runs[last].withTabularEnd(isFirst: false))
        return runs
    }
}

extension TextRun {
    /// True if there are fours in the bold rounded font.
    fileprivate var hasLooseFours: Bool {
        font.design == .rounded && font.weight >= 550 && font.family == nil && text.utf8.contains(UInt8(ascii: "4"))
            && font.systemCut == .rounded
    }

    /// Returns the run with each digit four in a run of its own, closer to its neighbours.
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

// Tabular digits of the rounded font. Quicksand has none: the space around its digits makes them as wide as each other.
extension TextRun {
    fileprivate var hasRoundedTabularDigits: Bool {
        font.hasMonospacedDigits && font.family == nil && font.systemCut == .rounded
            && text.utf8.contains(where: Self.digits.contains)
    }

    /// Returns the run with repeated digits in runs of their own, in which each digit is ``tabularWidth`` wide.
    fileprivate func withTabularDigits() -> [TextRun] {
        let advances = Self.advances(weight: font.weight)
        var runs: [TextRun] = []
        var rest = text[...]
        while let first = rest.first {
            let digit = first.isASCII ? first.wholeNumberValue : nil
            let end = rest.firstIndex { digit == nil ? $0.isASCII && $0.isWholeNumber : $0 != first } ?? rest.endIndex
            var part = self
            part.text = String(rest[..<end])
            if let digit { part.font.letterSpacing = font.size * (Self.tabularWidth - advances[digit]) }
            runs.append(part)
            rest = rest[end...]
        }
        return runs
    }

    /// Returns the run with its first or last digit widened, so that the width does not depend on which digit is at the
    /// end.
    fileprivate func withTabularEnd(isFirst: Bool) -> [TextRun] {
        guard hasRoundedTabularDigits, let end = isFirst ? text.first : text.last, let digit = end.wholeNumberValue
        else { return [self] }
        let advances = Self.advances(weight: font.weight)
        var (own, rest) = (self, self)
        own.text = String(end)
        own.font.letterSpacing = font.size * (Self.tabularWidth - 2 * advances[digit] + advances[0])
        rest.text = String(isFirst ? text.dropFirst() : text.dropLast())
        return rest.text.isEmpty ? [own] : isFirst ? [own, rest] : [rest, own]
    }

    private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

    /// The width of a tabular digit as a fraction of the size: a guess, by San Francisco's.
    private static let tabularWidth: CGFloat = 0.62

    /// Returns the advances of the digits from 0 to 9 as fractions of the size: the table `hmtx` of Quicksand's files.
    private static func advances(weight: Int) -> [CGFloat] {
        switch weight {
        case ..<250: [0.588, 0.323, 0.577, 0.519, 0.505, 0.539, 0.533, 0.501, 0.557, 0.555]
        case ..<350: [0.595, 0.333, 0.567, 0.520, 0.556, 0.549, 0.537, 0.518, 0.565, 0.553]
        case ..<550: [0.606, 0.351, 0.549, 0.521, 0.645, 0.567, 0.543, 0.548, 0.578, 0.550]
        default: [0.614, 0.364, 0.536, 0.522, 0.708, 0.579, 0.548, 0.569, 0.588, 0.548]
        }
    }
}
