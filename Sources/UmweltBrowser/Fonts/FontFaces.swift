import Foundation
import UmweltRendering

/// The CSS rules and the font files with which browsers use the same fonts that text was measured with.
struct FontFaces: Sendable {
    static let shared = FontFaces()

    /// The rules that map characters of fonts to files.
    let css: String

    private let files: [String: FontFile]

    private init() {
        let sets = [(":root", FontRules.families)] + FontRules.familiesByLanguage.map { (":root:lang(\($0))", $1) }
        var wanted = [FontRules.displayFamily, FontRules.condensedFamily] + FontRules.roundedFamilies
        for family in sets.flatMap({ $1.sansSerif + $1.serif + $1.monospace }) where !wanted.contains(family) {
            wanted.append(family)
        }
        var css = ""
        for (selector, families) in sets {
            css += """
                \(selector) {
                --sans-serif: \(Self.list(families.sansSerif)), sans-serif;
                --serif: \(Self.list(families.serif)), serif;
                --monospace: \(Self.list(families.monospace)), monospace;
                }

                """
        }
        var files: [String: FontFile] = [:]
        for file in FontConfiguration.shared.files(of: wanted) {
            let name = "/fonts/" + Self.name(of: file)
            files[name] = file
            css += "@font-face{font-family:\"\(file.family)\";src:url(\"\(name)\");font-weight:\(file.weight);"
            if file.width != 100 { css += "font-stretch:\(file.width)%;" }
            if file.isItalic { css += "font-style:italic;" }
            css += "unicode-range:\(Self.ranges(of: file))}\n"
        }
        self.css = css
        self.files = files
    }

    /// Returns the font file that is served under a path; nil if there is none.
    func file(at path: String) -> FontFile? { files[path] }

    /// Returns the name of a font in its URL: the name of its file, with its index in a file of several fonts.
    private static func name(of file: FontFile) -> String {
        let url = URL(fileURLWithPath: file.path)
        guard let index = file.index else { return url.lastPathComponent }
        return "\(url.deletingPathExtension().lastPathComponent)-\(index).otf"
    }

    private static func list(_ families: [String]) -> String {
        families.map { "\"\($0)\"" }.joined(separator: ",")
    }

    /// Returns the characters of a file as ranges of CSS.
    ///
    /// Characters that are emoji by default come from emoji fonts; digits and signs, which those fonts contain for
    /// keycaps, come from other fonts.
    private static func ranges(of file: FontFile) -> String {
        let isEmoji = file.family.contains("Emoji")
        let shown = file.characters.flatMap { range in
            if file.isHan { return [range] }
            return isEmoji ? (range.lowerBound < 0x2000 ? [] : [range]) : withoutEmoji(range)
        }
        return shown.map { range in
            let (first, last) = (String(range.lowerBound, radix: 16), String(range.upperBound, radix: 16))
            return first == last ? "U+\(first)" : "U+\(first)-\(last)"
        }.joined(separator: ",")
    }

    private static func withoutEmoji(_ range: ClosedRange<UInt32>) -> [ClosedRange<UInt32>] {
        var parts: [ClosedRange<UInt32>] = []
        var start = range.lowerBound
        for character in range where Unicode.Scalar(character)?.properties.isEmojiPresentation == true {
            if start < character { parts.append(start...character - 1) }
            start = character + 1
        }
        if start <= range.upperBound { parts.append(start...range.upperBound) }
        return parts
    }
}
