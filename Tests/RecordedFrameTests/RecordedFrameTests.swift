import SwiftUI
import Testing
import UmweltTesting

/// Frames, sizes of symbols and widths of words that Apple's SwiftUI has recorded, on macOS 26.2 and iOS 26.
///
/// `Records/frames.tsv` has the frames, `Records/exact.tsv` how many of them are the same here to half a point, in the
/// designs of iOS 18 and of iOS 26. No change may lower these numbers; one that has more the same raises them. Fixtures
/// of macOS show what is the same on all systems.
@MainActor @Suite("Records of Apple's SwiftUI") struct RecordedFrameTests {
    nonisolated private static let fixtures = Dictionary(
        RecordedFixture.all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

    /// The least number of exact figures of a fixture in a design.
    private static func least(_ name: String, _ design: InterfaceDesign) throws -> Int {
        let row = try #require(
            try RecordTable("exact").rows.first { $0["fixture"] == name }, "exact.tsv has no \(name)")
        return try #require(row[design == .iOS26 ? "iOS 26" : "iOS 18"].flatMap { Int($0) })
    }

    /// Expects that at least as many figures of a fixture are exact as `exact.tsv` says, and lists those that are not.
    private func expectExact(_ name: String, _ design: InterfaceDesign, of count: Int, misses: [String]) throws {
        let least = try Self.least(name, design)
        #expect(
            count - misses.count >= least,
            "\(name), \(design): \(count - misses.count) of \(count) exact\n\(misses.joined(separator: "\n"))")
    }

    @Test("Every fixture has frames and a number") func fixtures() throws {
        let names = RecordedFixture.all.map(\.name)
        #expect(Set(names) == Set(RecordedFrame.all.keys) && names.count == Set(names).count)
        let counted = try RecordTable("exact").rows.compactMap { $0["fixture"] }
        #expect(Set(counted) == Set(names + ["symbols", "words"]) && counted.count == names.count + 2)
    }

    @Test(
        "Frames of subviews", arguments: RecordedFixture.all.map(\.name), [InterfaceDesign.iOS18, .iOS26])
    func frames(name: String, design: InterfaceDesign) async throws {
        let fixture = try #require(Self.fixtures[name])
        let records = try #require(RecordedFrame.all[name])
        let log = await fixture.frames(in: design)
        let misses = records.compactMap { record in
            let own = log.frame(of: record.name, after: record.step)
            return record.isExact(own)
                ? nil : "step \(record.step), \(record.name): \(record.frame), ours \(own.map { "\($0)" } ?? "none")"
        }
        try expectExact(name, design, of: records.count, misses: misses)
    }

    @Test("Sizes of symbols at 17 points", arguments: [InterfaceDesign.iOS18, .iOS26])
    func symbols(design: InterfaceDesign) async throws {
        let rows = try RecordTable("symbols").rows
        let names = rows.compactMap { $0["symbol"] }
        let log = await RecordedFixture("symbols", 100, 7000) {
            VStack(spacing: 0) {
                ForEach(names, id: \.self) { Image(systemName: $0).font(.system(size: 17)).mark($0) }
            }
        }.frames(in: design)
        let misses = rows.compactMap { row -> String? in
            guard let name = row["symbol"], let width = row["width"].flatMap(Double.init),
                let height = row["height"].flatMap(Double.init)
            else { return "a row without figures" }
            let own = log.frame(of: name, after: 0)?.size ?? .zero
            let isExact = abs(own.width - width) <= 0.5 && abs(own.height - height) <= 0.5
            return isExact ? nil : "\(name): \(width) by \(height), ours \(own.width) by \(own.height)"
        }
        try expectExact("symbols", design, of: rows.count, misses: misses)
    }

    /// A word is exact within a hundredth of its width in San Francisco, or half a point.
    @Test("Widths of words", arguments: [InterfaceDesign.iOS18, .iOS26])
    func words(design: InterfaceDesign) async throws {
        let rows = try RecordTable("words").rows
        let weights: [String: Font.Weight] = [
            "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
            "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
        ]
        let fonts = try rows.map { row in
            let size = try #require(row["size"].flatMap(Double.init))
            let weight: Font.Weight = try #require(weights[row["weight"] ?? ""])
            return Font.system(size: size, weight: weight)
        }
        let log = await RecordedFixture("words", 400, 7000) {
            VStack(spacing: 0) {
                ForEach(rows.indices, id: \.self) { index in
                    Text(verbatim: rows[index]["text"] ?? "").font(fonts[index]).mark("\(index)")
                }
            }
        }.frames(in: design)
        let misses = rows.indices.compactMap { index -> String? in
            guard let width = rows[index]["width"].flatMap(Double.init) else { return "a row without a width" }
            let own = log.frame(of: "\(index)", after: 0)?.width ?? 0
            let word = "\(rows[index]["text"] ?? "") \(rows[index]["size"] ?? "") \(rows[index]["weight"] ?? "")"
            return abs(own - width) <= max(width / 100, 0.5) ? nil : "\(word): \(width), ours \(own)"
        }
        try expectExact("words", design, of: rows.count, misses: misses)
    }
}
