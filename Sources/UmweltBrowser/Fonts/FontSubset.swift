/// The subset of a font that a file for browsers contains.
enum FontSubset: Hashable, Sendable {
    /// All characters.
    case whole

    /// The letters of texts of one kind.
    case letters(Letters)

    /// The characters of some texts, for large sets of which a page uses few: emoji, signs, Chinese.
    case characters(String)

    /// Sets of letters, each with the punctuation between them. A text uses one set, so that adjacent letters are in
    /// one file, with the kerning of the whole font.
    enum Letters: String, CaseIterable, Sendable {
        /// ASCII and typographic punctuation.
        case basic
        /// The Latin letters of Europe, Africa and Vietnam, and signs of currencies.
        case latin
        case greek
        case cyrillic

        /// The characters beside the basic ones.
        var own: [ClosedRange<UInt32>] {
            switch self {
            case .basic: []
            case .latin: Self.latinLetters
            case .greek: [0x0370...0x03FF, 0x1F00...0x1FFF]
            case .cyrillic: [0x0400...0x052F]
            }
        }

        /// All characters of a set.
        var characters: [ClosedRange<UInt32>] { Self.common + own }

        private static let common: [ClosedRange<UInt32>] = [
            0x20...0x7E, 0xA0...0xA0, 0xA9...0xA9, 0xAB...0xAB, 0xAE...0xAE, 0xB0...0xB0, 0xB7...0xB7, 0xBB...0xBB,
            0xD7...0xD7, 0x2010...0x2015, 0x2018...0x201E, 0x2022...0x2022, 0x2026...0x2026, 0x2039...0x203A,
            0x20AC...0x20AC, 0x2122...0x2122, 0x2190...0x2193, 0x2212...0x2212,
        ]

        private static let latinLetters: [ClosedRange<UInt32>] = [
            0xA1...0xA8, 0xAA...0xAA, 0xAC...0xAD, 0xAF...0xAF, 0xB1...0xB6, 0xB8...0xBA, 0xBC...0xD6, 0xD8...0x24F,
            0x300...0x36F, 0x1E00...0x1EFF, 0x20A0...0x20AB, 0x20AD...0x20BF,
        ]
    }

    /// Letters in none of the sets: phonetic, superscript and subscript letters, fractions. A text with any of them
    /// uses the whole font.
    static let otherLetters: [ClosedRange<UInt32>] = [
        0x0250...0x02FF, 0x1C80...0x1C8F, 0x1D00...0x1DFF, 0x2044...0x2044, 0x2070...0x209F, 0x2150...0x218F,
        0x2C60...0x2C7F, 0x2DE0...0x2DFF, 0xA640...0xA69F, 0xA700...0xA7FF, 0xAB30...0xAB6F,
    ]

    /// The characters that pages request individually: signs, emoji, Chinese, Japanese and Korean.
    static let singleCharacters: [ClosedRange<UInt32>] = [
        0x1100...0x11FF, 0x2016...0x2017, 0x2020...0x2021, 0x2030...0x2038, 0x203B...0x203F, 0x2100...0x2121,
        0x2123...0x214F, 0x2194...0x2211, 0x2213...0x2BFF, 0x2E80...0x9FFF, 0xA960...0xA97F, 0xAC00...0xD7FF,
        0xE000...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x1D400...0x1D7FF, 0x1F000...0x1FAFF, 0x20000...0x3FFFF,
    ]

    /// The characters of a part, as ranges.
    var ranges: [ClosedRange<UInt32>] {
        switch self {
        case .whole: [0...0x10FFFF]
        case .letters(let letters): letters.characters
        case .characters(let text): text.unicodeScalars.map { $0.value...$0.value }
        }
    }
}
