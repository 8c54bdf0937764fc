import SwiftUI
import Testing
import UmweltTesting

/// Frames, sizes of symbols and widths of words that Apple's SwiftUI has recorded, on macOS 26.2 and iOS 26.
///
/// `Records/frames.tsv` has the frames, `Records/exact.tsv` how many of them are the same here to half a point, in the
/// designs of iOS 18 and of iOS 26. No change may lower these numbers; one that has more the same writes the new ones
/// down. Fixtures of macOS show what is the same on all systems.
@MainActor @Suite("Records of Apple's SwiftUI") struct RecordedFrameTests {
    nonisolated private static let designs = [InterfaceDesign.iOS18, .iOS26]

    /// Expects that as many figures are the same as `exact.tsv` says, and lists the others.
    private func expect(_ comparison: Comparison, of name: String, in design: InterfaceDesign) throws {
        let row = try #require(
            try RecordTable("exact").rows.first { try $0.text("fixture") == name }, "exact.tsv has no \(name)")
        #expect(comparison.count == (try row.count("figures")), "\(name)")
        let known = try row.count(design == .iOS26 ? "iOS 26" : "iOS 18")
        let exact = comparison.count - comparison.misses.count
        let misses = comparison.misses.joined(separator: "\n")
        #expect(exact == known, "\(name), \(design): \(exact) of \(comparison.count) exact\n\(misses)")
    }

    @Test("Every fixture has frames and a number") func fixtures() throws {
        let names = RecordedFixture.all.map(\.name)
        #expect(Set(names) == Set(try RecordedFrame.all().keys) && names.count == Set(names).count)
        let counted = try RecordTable("exact").rows.map { try $0.text("fixture") }
        #expect(Set(counted) == Set(names + ["symbols", "words"]) && counted.count == names.count + 2)
    }

    @Test("Frames of subviews", arguments: RecordedFixture.all.map(\.name), designs)
    func frames(name: String, design: InterfaceDesign) async throws {
        let fixture = try #require(RecordedFixture.all.first { $0.name == name })
        try expect(try await fixture.comparison(in: design), of: name, in: design)
    }

    @Test("Sizes of symbols at 17 points", arguments: designs)
    func symbols(design: InterfaceDesign) async throws {
        try expect(try await Comparison.symbols(in: design), of: "symbols", in: design)
    }

    @Test("Widths of words", arguments: designs)
    func words(design: InterfaceDesign) async throws {
        try expect(try await Comparison.words(in: design), of: "words", in: design)
    }
}
