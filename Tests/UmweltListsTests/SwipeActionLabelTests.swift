import SwiftUI
import TestSupport
import Testing
import UmweltTesting

@MainActor @Suite("Labels of swipe actions") struct SwipeActionLabelTests {
    /// Returns the width of a swipe action with an icon and a title of twelve letters.
    private func width(rowHeight: CGFloat) -> CGFloat? {
        let host = TestHost(
            size: CGSize(width: 390, height: 400), traits: .finePixels, typeSetter: FixedMetrics()
        ) {
            List {
                Text("A").frame(height: rowHeight).swipeActions {
                    Button("A long title", systemImage: "star") {}
                }
            }
        }
        #expect(host.swipe("A", toLeft: true))
        return host.frame(of: "A long title")?.width
    }

    @Test("A label is its icon, and in a high row the title below it")
    func label() {
        #expect(width(rowHeight: 20) == 74)
        // The letters of a footnote, and 16 points at both sides.
        #expect(width(rowHeight: 100) == CGFloat(12) * 13 * FixedMetrics.widthRatio + 32)
    }
}
