import Foundation
import Synchronization
import UmweltDrawing

/// Texts that were set lately. Texts that nobody asked for during a whole generation are forgotten.
final class ShapedTextCache: Sendable {
    /// A question: what decides where glyphs go. Colours don't.
    struct Key: Hashable {
        let paragraph: Paragraph
        let width: CGFloat?
        let lineLimit: Int?

        static func == (a: Key, b: Key) -> Bool {
            a.width == b.width && a.lineLimit == b.lineLimit && a.paragraph.hasSameMetrics(as: b.paragraph)
        }

        func hash(into hasher: inout Hasher) {
            for run in paragraph.runs {
                hasher.combine(run.text)
                hasher.combine(run.font.size)
                hasher.combine(run.font.weight)
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

    /// How many lines a generation holds.
    private let capacity: Int

    init(capacity: Int = 8192) { self.capacity = capacity }

    /// The answer to `key`; `make` is asked if it is not known.
    func text(for key: Key, make: () -> ShapedText) -> ShapedText {
        let known = generations.withLock { generations -> ShapedText? in
            if let text = generations.young[key] { return text }
            guard let text = generations.old[key] else { return nil }
            insert(text, for: key, into: &generations)
            return text
        }
        if let known { return known }
        // Not under the lock: others may go on meanwhile.
        let text = make()
        generations.withLock { insert(text, for: key, into: &$0) }
        return text
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
