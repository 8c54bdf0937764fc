import Foundation
import Synchronization
import UmweltDrawing

/// A cache of shaped text. Entries that are not used during a whole generation are evicted.
final class ShapedTextCache: Sendable {
    /// All that determines the positions of glyphs. Colours do not.
    struct Key: Hashable {
        let paragraph: Paragraph
        let width: CGFloat?
        let lineLimit: Int?

        static func == (a: Key, b: Key) -> Bool {
            a.width == b.width && a.lineLimit == b.lineLimit && a.paragraph.hasSameMetrics(as: b.paragraph)
        }

        func hash(into hasher: inout Hasher) {
            for index in paragraph.runs.indices {
                hasher.combine(paragraph.runs[index].text)
                hasher.combine(paragraph.runs[index].font.size)
                hasher.combine(paragraph.runs[index].font.weight)
            }
            hasher.combine(width)
            hasher.combine(lineLimit)
        }
    }

    private struct Generations {
        var young: [Key: ShapedText] = [:]
        var old: [Key: ShapedText] = [:]
        var youngLines = 0
    }

    private let generations = Mutex(Generations())

    /// The number of lines in a generation.
    private let capacity: Int

    init(capacity: Int = 8192) { self.capacity = capacity }

    /// Returns the text for `key`; `make` is called if it is missing.
    func text(for key: Key, make: () -> ShapedText) -> ShapedText {
        if let known = known(for: key) { return known }
        // Outside of the lock, so that other threads can use the cache meanwhile.
        let text = make()
        generations.withLock { insert(text, for: key, into: &$0) }
        return text
    }

    /// Returns the text for `key`, which is used with that; nil if it is missing.
    func known(for key: Key) -> ShapedText? {
        generations.withLock { generations -> ShapedText? in
            if let text = generations.young[key] { return text }
            guard let text = generations.old[key] else { return nil }
            insert(text, for: key, into: &generations)
            return text
        }
    }

    private func insert(_ text: ShapedText, for key: Key, into generations: inout Generations) {
        if generations.youngLines >= capacity {
            generations.old = generations.young
            generations.young = [:]
            generations.youngLines = 0
        }
        generations.youngLines += text.lines.count
        generations.young[key] = text
    }
}
