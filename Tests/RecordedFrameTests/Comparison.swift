import SwiftUI
import Testing

/// The figures of a record, and the ones with other values here.
struct Comparison {
    let count: Int

    /// A line for each figure that is another one.
    private(set) var misses: [String] = []
}

extension RecordedFixture {
    /// Compares the frames of the fixture with the recorded ones.
    @MainActor func comparison(in design: InterfaceDesign) async throws -> Comparison {
        let records = try RecordedFrame.all()[name] ?? []
        let log = await frames(in: design)
        return Comparison(
            count: records.count,
            misses: records.compactMap { record in
                let own = log.frame(of: record.name, after: record.step)
                if record.isExact(own) { return nil }
                return "step \(record.step), \(record.name): \(text(record.frame)), ours \(own.map(text) ?? "none")"
            })
    }
}

private func text(_ frame: CGRect) -> String {
    "\(frame.width) by \(frame.height) at \(frame.minX), \(frame.minY)"
}

extension Comparison {
    /// Compares the sizes of symbols at 17 points.
    @MainActor static func symbols(in design: InterfaceDesign) async throws -> Comparison {
        let symbols = try RecordTable("symbols").rows.map { row in
            (name: try row.text("symbol"), width: try row.number("width"), height: try row.number("height"))
        }
        let names = symbols.map(\.name)
        let log = await RecordedFixture("symbols", 100, 7000) {
            VStack(spacing: 0) {
                ForEach(names, id: \.self) { Image(systemName: $0).font(.system(size: 17)).mark($0) }
            }
        }.frames(in: design)
        return Comparison(
            count: symbols.count,
            misses: symbols.compactMap { name, width, height in
                let own = log.frame(of: name, after: 0)?.size ?? .zero
                if abs(own.width - width) <= 0.5 && abs(own.height - height) <= 0.5 { return nil }
                return "\(name): \(width) by \(height), ours \(own.width) by \(own.height)"
            })
    }

    /// Compares the widths of words with those in San Francisco. They are the same within a hundredth, or half a point.
    @MainActor static func words(in design: InterfaceDesign) async throws -> Comparison {
        let words = try RecordTable("words").rows.map(Word.init)
        let log = await RecordedFixture("words", 400, 7000) {
            VStack(spacing: 0) {
                ForEach(words.indices, id: \.self) { index in
                    Text(verbatim: words[index].text).font(words[index].font).mark("\(index)")
                }
            }
        }.frames(in: design)
        return Comparison(
            count: words.count,
            misses: words.indices.compactMap { index in
                let (word, own) = (words[index], log.frame(of: "\(index)", after: 0)?.width ?? 0)
                return abs(own - word.width) <= max(word.width / 100, 0.5) ? nil : "\(word), ours \(own)"
            })
    }
}

/// A word with its recorded width.
private struct Word: CustomStringConvertible {
    let text: String
    let size: CGFloat
    let weight: Font.Weight
    let width: CGFloat
    let description: String

    private static let weights: [String: Font.Weight] = [
        "light": .light, "regular": .regular, "medium": .medium, "semibold": .semibold, "bold": .bold, "black": .black,
    ]

    init(_ row: RecordRow) throws {
        text = try row.text("text")
        size = try row.number("size")
        width = try row.number("width")
        weight = try #require(Self.weights[try row.text("weight")])
        description = "\(text) \(size) \(try row.text("weight")): \(width)"
    }

    var font: Font { .system(size: size, weight: weight) }
}
