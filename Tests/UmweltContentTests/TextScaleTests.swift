import SwiftUI
import TestSupport
import Testing
import UmweltTesting

import Umwelt
import UmweltControls

@MainActor @Suite("Text scales")
struct TextScaleTests {
    /// The sizes of the fonts in a view, from one piece of text to the next.
    private func sizes<Content: View>(_ content: Content) -> [CGFloat] {
        TestHost(typeSetter: FixedMetrics()) { content }.displayList.textRuns.map(\.font.size)
    }

    private let small: CGFloat = 20 * 0.8
    private let font = Font.system(size: 20)

    @Test("A piece of text in the secondary scale is smaller, and no smaller if that is said twice")
    func pieces() {
        let text = Text("72") + Text("km").textScale(.secondary) + Text("h").textScale(.secondary).textScale(.secondary)
        #expect(sizes(text.font(font)) == [20, small, small])
        #expect(sizes(Text("A").textScale(.default).font(font)) == [20])
        #expect(sizes(Text("A").textScale(.secondary, isEnabled: false).font(font)) == [20])
    }

    @Test("A view sets the scale of the texts in it, which they may take back")
    func views() {
        let texts = VStack {
            Text("A")
            Text("B").textScale(.default)
            Text("C").textScale(.default, isEnabled: false)
            HStack { Text("D") }.textScale(.secondary)
            HStack { Text("E") }.textScale(.default)
        }
        .font(font)
        #expect(sizes(texts) == [20, 20, 20, small, 20])
        #expect(sizes(texts.textScale(.secondary)) == [small, 20, small, small, 20])
        #expect(sizes(texts.textScale(.secondary, isEnabled: false)) == sizes(texts))
    }
}
