import Foundation

/// The extra width of a text's letters in San Francisco compared with Inter.
struct LetterDifference {
    /// The mean of all characters, in thousandths of the font's size, beside what its weight makes of it.
    private(set) var mean: CGFloat = 0

    /// The share of the characters that are spaces, from 0 to 1.
    private(set) var spaces: CGFloat = 0

    /// The number of bytes whose letters are counted: more would hardly change the mean.
    private static let most = 1024

    /// Adds the characters of a text. Letters beyond ASCII are taken for equally wide.
    init(of text: String) {
        var (count, spaces, sum) = (0, 0, 0)
        for byte in text.utf8.prefix(Self.most) {
            if byte < 0x80 {
                count += 1
                sum += Int(Self.differences[Int(byte)])
                if byte == UInt8(ascii: " ") { spaces += 1 }
            } else if byte >= 0xC0 {
                // The further bytes of a character are not counted.
                count += 1
            }
        }
        guard count > 0 else { return }
        mean = CGFloat(sum) / CGFloat(count)
        self.spaces = CGFloat(spaces) / CGFloat(count)
    }

    /// The differences of the ASCII characters, in thousandths of the font's size, fitted to recorded widths of words.
    /// Letters of one form differ by as much.
    private static let differences: [Int8] = {
        var result = [Int8](repeating: 0, count: 128)
        let classes: [(letters: String, difference: Int8)] = [
            ("ilIj", 14), ("tf", 2), ("r", 11), ("nmhu", -1), ("ae", -6), ("gs", 4), ("c", -10), ("o", -2),
            ("bpdq", -4), ("k", -5), ("vwxyz", -18), ("MWAVTYX", -17), ("HNUDBEFLPRKJ", 7), ("COGQSZ", -2),
            (" ", 10), (",.!:;-'", 15), ("0123456789", 6),
        ]
        for (letters, difference) in classes {
            for letter in letters.utf8 { result[Int(letter)] = difference }
        }
        return result
    }()
}
