import Foundation
import Observation
@_spi(Kernel) import Umwelt

/// A search in an editor's text, with the current match.
@Observable final class FindSession {
    /// The text that is looked for, whatever its capitals and accents.
    var query = "" {
        didSet {
            if query == oldValue { return }
            current = 0
            visits += 1
        }
    }

    /// The replacement text.
    var replacement = ""

    /// The number of the match that has been reached.
    private var current = 0

    /// The number of visited matches: the editor shows each once.
    private(set) var visits = 0

    /// The editor, which owns the user of its session.
    @ObservationIgnored weak var editor: (any TextEditingElement)?

    /// The last searched text, with its matches.
    @ObservationIgnored private var found: (query: String, text: String, matches: [Range<Int>])?

    /// The greatest number of matches: each is a separate run of the text.
    private static let most = 1000

    /// Returns the ranges of the matches in a text, in UTF-16 code units.
    func matches(in text: String) -> [Range<Int>] {
        let query = query
        if let found, found.query == query, found.text == text { return found.matches }
        var matches: [Range<Int>] = []
        let string = NSString(string: text)
        var rest = NSRange(location: 0, length: string.length)
        while !query.isEmpty, matches.count < Self.most {
            let next = string.range(of: query, options: [.caseInsensitive, .diacriticInsensitive], range: rest)
            guard next.length > 0 else { break }
            let end = next.location + next.length
            matches.append(next.location..<end)
            rest = NSRange(location: end, length: string.length - end)
        }
        found = (query, text, matches)
        return matches
    }

    /// Returns the index of the current match; nil without matches.
    func reached(in matches: [Range<Int>]) -> Int? { matches.isEmpty ? nil : min(current, matches.count - 1) }

    /// Moves to the next or the previous match. The first match follows the last.
    func move(by step: Int, in text: String) {
        let matches = matches(in: text)
        guard let reached = reached(in: matches) else { return }
        current = (reached + step + matches.count) % matches.count
        visits += 1
    }

    /// Replaces the current match, and moves to the next.
    func replace(in text: String) {
        let matches = matches(in: text)
        guard let reached = reached(in: matches) else { return }
        write([matches[reached]], in: text)
        current = reached
        visits += 1
    }

    /// Replaces all matches.
    func replaceAll(in text: String) {
        write(matches(in: text), in: text)
        visits += 1
    }

    private func write(_ ranges: [Range<Int>], in text: String) {
        let new = NSMutableString(string: text)
        for range in ranges.reversed() {
            new.replaceCharacters(in: NSRange(location: range.lowerBound, length: range.count), with: replacement)
        }
        editor?.write(String(new))
    }
}

extension FieldContent {
    /// Marks the matches of a text, with emphasis on the current one.
    mutating func mark(_ matches: [Range<Int>], reached: Int?, color: ResolvedColor) {
        var marked: [TextRun] = []
        var start = 0
        for run in runs ?? paragraph.runs.prefix(1).map({ $0.withText(text) }) {
            let units = Array(run.text.utf16)
            var offset = 0
            func append(to end: Int, _ background: ResolvedColor?) {
                guard end > offset else { return }
                var part = run.withText(String(decoding: units[offset..<end], as: UTF16.self))
                if let background { part.background = background }
                marked.append(part)
                offset = end
            }
            for (index, match) in matches.enumerated() where match.upperBound > start {
                let first = match.lowerBound - start
                guard first < units.count else { break }
                append(to: max(first, 0), nil)
                append(
                    to: min(match.upperBound - start, units.count),
                    color.withOpacity(multipliedBy: index == reached ? 0.8 : 0.3))
            }
            append(to: units.count, nil)
            start += units.count
        }
        runs = marked
    }
}

extension TextRun {
    fileprivate func withText(_ text: String) -> TextRun {
        var copy = self
        copy.text = text
        return copy
    }
}
