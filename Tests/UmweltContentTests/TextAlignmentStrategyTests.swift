import SwiftUI
import TestSupport
import Testing
import UmweltTesting

import Umwelt

@MainActor @Suite("Strategies of the alignment of text")
struct TextAlignmentStrategyTests {
    private struct Page: View {
        let strategy: Text.AlignmentStrategy
        var body: some View { Text("mmmmmmmmmm\nש").multilineTextAlignment(strategy: strategy) }
    }

    private func lastLine(_ strategy: Text.AlignmentStrategy) throws -> CGFloat {
        let host = TestHost { Page(strategy: strategy) }
        return try #require(host.displayList.textLayouts.first?.lines.last).frame.minX
    }

    @Test("Texts are aligned by the layout, and by what is written in them only if that is said")
    func texts() throws {
        #expect(try lastLine(.default) == 0)
        #expect(try lastLine(.layoutBased) == 0)
        #expect(try lastLine(.writingDirectionBased) > 0)
    }
}
