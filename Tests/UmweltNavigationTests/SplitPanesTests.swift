import SwiftUI
import TestSupport
import Testing
import UmweltTesting

@MainActor @Suite("Panes with lines that are dragged") struct SplitPanesTests {
    private func width(_ host: TestHost, _ name: String) -> CGFloat { (host.room(of: name)?.width ?? -1).rounded() }

    @Test("Panes share the width evenly, until a line between them is dragged")
    func horizontal() {
        let host = show(301, 100) {
            HSplitView {
                Filling("a")
                Filling("b")
            }
        }
        #expect(width(host, "a") == 150 && width(host, "b") == 150)
        #expect(host.drag(from: CGPoint(x: 150.5, y: 50), to: CGPoint(x: 200.5, y: 50)))
        #expect(width(host, "a") == 200 && width(host, "b") == 100)
        host.drag(from: CGPoint(x: 200.5, y: 50), to: CGPoint(x: 0, y: 50))
        #expect(width(host, "a") == 24)
    }

    @Test("Panes below each other share the height")
    func vertical() {
        let host = show(100, 302) {
            VSplitView {
                Filling("a")
                Filling("b")
                Filling("c")
            }
        }
        host.drag(from: CGPoint(x: 50, y: 100.5), to: CGPoint(x: 50, y: 50.5))
        let heights = ["a", "b", "c"].map { (host.room(of: $0)?.height ?? -1).rounded() }
        // The lines are a tenth of a point thick here.
        #expect(heights[0] == 51 && heights[1] == heights[2])
    }
}
