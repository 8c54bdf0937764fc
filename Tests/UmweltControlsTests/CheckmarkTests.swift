import SwiftUI
import TestSupport
import Testing
import UmweltTesting

@MainActor @Suite("Marks beside texts") struct CheckmarkTests {
    /// The size of the first line that a view draws.
    private func markSize<Content: View>(_ content: Content, _ size: DynamicTypeSize) -> CGSize? {
        var traits = HostTraits.testing
        // Pixels so small that edges are where they are exactly.
        traits.displayScale = 1000
        let host = TestHost(traits: traits, typeSetter: FixedMetrics()) { content.dynamicTypeSize(size) }
        let strokes = host.displayList.leaves.compactMap { item -> Path? in
            if case .stroke(let path, _, _, _) = item { path } else { nil }
        }
        return strokes.first?.boundingRect.size
    }

    @Test("A picker's mark of what is chosen, and the one of what there is to choose from, grow with the texts")
    func pickers() throws {
        let picker = Picker("Size", selection: .constant(1)) {
            Text("Small").tag(1)
            Text("Large").tag(2)
        }
        // The body text is 17 points high at first, then 40.
        for style in [AnyView(picker.pickerStyle(.inline)), AnyView(picker.pickerStyle(.menu))] {
            let usual = try #require(markSize(style, .large))
            let large = try #require(markSize(style, .accessibility3))
            #expect(abs(large.width / usual.width - 40 / 17) < 0.001)
            #expect(abs(large.height / usual.height - 40 / 17) < 0.001)
        }
    }
}
