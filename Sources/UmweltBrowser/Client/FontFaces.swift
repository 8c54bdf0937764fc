import Foundation
import UmweltRendering

/// Has the browser use the very font files that text was measured with.
struct FontFaces: Sendable {
    static let shared = FontFaces()

    /// The rules that say which file shows which characters of which font.
    let css: String

    private let paths: [String: String]

    private init() {
        let families = FontRules.families
        var wanted: [String] = []
        for family in families.sansSerif + families.serif + families.monospace where !wanted.contains(family) {
            wanted.append(family)
        }
        let files = FontConfiguration.shared.files(of: wanted)
        var css = """
            :root {
            --sans-serif: \(Self.list(families.sansSerif)), sans-serif;
            --serif: \(Self.list(families.serif)), serif;
            --monospace: \(Self.list(families.monospace)), monospace;
            }

            """
        var paths: [String: String] = [:]
        for file in files {
            let name = "/fonts/" + URL(fileURLWithPath: file.path).lastPathComponent
            paths[name] = file.path
            css += "@font-face{font-family:\"\(file.family)\";src:url(\"\(name)\");font-weight:\(file.weight);"
            if file.isItalic { css += "font-style:italic;" }
            css += "unicode-range:\(Self.ranges(of: file))}\n"
        }
        self.css = css
        self.paths = paths
    }

    /// The font file that is served under a path.
    func file(at path: String) -> String? { paths[path] }

    private static func list(_ families: [String]) -> String {
        families.map { "\"\($0)\"" }.joined(separator: ",")
    }

    /// The characters of a file as CSS writes them. What is an emoji unless somebody says otherwise comes from fonts of
    /// emoji, and digits and signs, which those have for keycaps, from others.
    private static func ranges(of file: FontFile) -> String {
        let isEmoji = file.family.contains("Emoji")
        let shown = file.characters.flatMap { range in
            isEmoji ? (range.lowerBound < 0x2000 ? [] : [range]) : withoutEmoji(range)
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
