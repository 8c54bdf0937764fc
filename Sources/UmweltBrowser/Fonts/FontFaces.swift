import Foundation
import UmweltRendering

/// The CSS rules and the font files for browsers, so that they use the fonts with which text was measured.
///
/// Each family has a rule for all of its characters. Common alphabets have their own rules, as separate families such
/// as "Inter latin": the page's script selects them by the characters of a text (`fonts.js`), and adds rules for single
/// characters. Browsers load the files when a text uses them.
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
        var css = Self.characters()
        for (selector, families) in sets {
            css += """
                \(selector) {
                --all-sans-serif: \(Self.list(families.sansSerif)), sans-serif;
                --all-serif: \(Self.list(families.serif)), serif;
                --all-monospace: \(Self.list(families.monospace)), monospace;
                }

                """
        }
        let fonts = FontConfiguration.shared
        let first = FontRules.families
        // Letters come from the first family of a list, and from those that texts name.
        let dividedFamilies = Set(
            [
                FontRules.displayFamily, FontRules.condensedFamily, first.sansSerif[0], first.serif[0],
                first.monospace[0],
            ]
                + FontRules.roundedFamilies)
        css += Self.choices(first)
        var files: [String: FontFile] = [:]
        for file in fonts.files(of: wanted) {
            let name = Self.name(of: file)
            files[name] = file
            css += Self.rule(file, family: file.family, url: "../fonts/\(name)", Self.shownCharacters(of: file))
            guard dividedFamilies.contains(file.family) || fonts.appFonts.contains(file.path) else { continue }
            for letters in FontSubset.Letters.allCases where Self.has(file, letters) {
                css += Self.rule(
                    file, family: "\(file.family) \(letters.rawValue)",
                    url: "../fonts/\(name)?letters=\(letters.rawValue)",
                    letters.characters)
            }
        }
        self.css = css
        self.files = files
    }

    /// A part of a font that a request asks for.
    struct Request {
        let name: String
        let font: FontFile
        let part: FontSubset
    }

    /// Returns the part of a font that is served at a path; nil for none.
    ///
    /// - Parameters:
    ///   - letters: The name of the requested set of letters; nil for none.
    ///   - text: The requested characters; nil for all.
    func request(_ path: String, letters: String?, text: String?) -> Request? {
        guard path.hasPrefix("/fonts/") else { return nil }
        let name = String(path.dropFirst("/fonts/".count))
        guard let font = files[name] else { return nil }
        if let letters {
            return FontSubset.Letters(rawValue: letters).map { Request(name: name, font: font, part: .letters($0)) }
        }
        guard let text else { return Request(name: name, font: font, part: .whole) }
        guard !text.isEmpty, text.unicodeScalars.count <= FontStore.mostCharacters else { return nil }
        return Request(name: name, font: font, part: .characters(text))
    }

    /// Returns the name of a font in its URL: a checksum of its path and modification date.
    private static func name(of file: FontFile) -> String {
        var status = stat()
        _ = stat(file.path, &status)
        // The number is that of the way in which parts are made: caches forget those of another.
        let identity =
            "1 \(file.path) \(file.index ?? -1) \(status.st_size) \(status.st_mtim.tv_sec) \(status.st_mtim.tv_nsec)"
        return Data(identity.utf8).checksum
    }

    private static func rule(
        _ file: FontFile, family: String, url: String, _ characters: [ClosedRange<UInt32>]
    ) -> String {
        var css = "@font-face{font-family:\"\(family)\";src:url(\"\(url)\");font-weight:\(file.weight);"
        if file.width != 100 { css += "font-stretch:\(file.width)%;" }
        if file.isItalic { css += "font-style:italic;" }
        return css + "unicode-range:\(ranges(characters))}\n"
    }

    /// The characters of each part, as CSS ranges: the page's script selects parts by them.
    private static func characters() -> String {
        let sets =
            FontSubset.Letters.allCases.map { ($0.rawValue, $0.own) }.filter { !$1.isEmpty } + [
                ("other", FontSubset.otherLetters), ("single", FontSubset.singleCharacters),
            ]
        return ":root {\n" + sets.map { "--\($0)-characters: \(ranges($1));\n" }.joined() + "}\n"
    }

    /// The lists of families for each set of letters, and for texts that need the whole fonts.
    private static func choices(_ families: FontRules.Families) -> String {
        func lists(_ selector: String, _ suffix: String?) -> String {
            let kinds = [
                ("sans-serif", families.sansSerif), ("serif", families.serif), ("monospace", families.monospace),
            ]
            return selector + " {\n"
                + kinds.map { kind, list in
                    let first = suffix.map { "\"\(list[0]) \($0)\", " } ?? ""
                    return "--\(kind): \(first)var(--all-\(kind));\n"
                }.joined() + "}\n"
        }
        return FontSubset.Letters.allCases.map { lists($0 == .basic ? ":root" : ".\($0.rawValue)", $0.rawValue) }
            .joined()
            + lists(".whole", nil)
    }

    private static func list(_ families: [String]) -> String {
        families.map { "\"\($0)\"" }.joined(separator: ",")
    }

    private static func has(_ file: FontFile, _ letters: FontSubset.Letters) -> Bool {
        let wanted = letters == .basic ? letters.characters : letters.own
        return file.characters.contains { range in wanted.contains { $0.overlaps(range) } }
    }

    private static func ranges(_ characters: [ClosedRange<UInt32>]) -> String {
        characters.map { range in
            let (first, last) = (String(range.lowerBound, radix: 16), String(range.upperBound, radix: 16))
            return first == last ? "U+\(first)" : "U+\(first)-\(last)"
        }.joined(separator: ",")
    }

    /// Returns the characters that a file provides.
    ///
    /// Characters that are emoji by default come from emoji fonts; digits and signs, which those fonts also contain for
    /// keycaps, come from other fonts.
    private static func shownCharacters(of file: FontFile) -> [ClosedRange<UInt32>] {
        let isEmoji = file.family.contains("Emoji")
        return file.characters.flatMap { range in
            if file.isHan { return [range] }
            return isEmoji ? (range.lowerBound < 0x2000 ? [] : [range]) : withoutEmoji(range)
        }
    }

    private static func withoutEmoji(_ range: ClosedRange<UInt32>) -> [ClosedRange<UInt32>] {
        var parts: [ClosedRange<UInt32>] = []
        var start = range.lowerBound
        for block in emojiBlocks where block.overlaps(range) {
            for character in range.clamped(to: block)
            where Unicode.Scalar(character)?.properties.isEmojiPresentation == true {
                if start < character { parts.append(start...character - 1) }
                start = character + 1
            }
        }
        if start <= range.upperBound { parts.append(start...range.upperBound) }
        return parts
    }

    /// The blocks with characters that are emoji by default, in Unicode 16.
    private static let emojiBlocks: [ClosedRange<UInt32>] = [0x2300...0x2BFF, 0x1F000...0x1FAFF]
}
