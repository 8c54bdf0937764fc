import SwiftUI
import TestSupport
import Testing
import UmweltTesting

/// Says a size, and places each view at a point by an anchor.
private struct Pinning: Layout {
    var size = CGSize(width: 100, height: 50)
    var points: [CGPoint] = []
    var anchor = UnitPoint.topLeading
    var proposal = ProposedViewSize.unspecified

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { size }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for point in points {
            for subview in subviews { subview.place(at: point, anchor: anchor, proposal: self.proposal) }
        }
    }
}

/// Records the proposals and places of its views.
private struct Noting: Layout {
    let notes = Notes()

    final class Notes: @unchecked Sendable {
        var priorities: [Double] = []
        var direction: LayoutDirection?
        var bounds = CGRect.null
        var proposal = ProposedViewSize.zero
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 40, height: 30)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        notes.priorities = subviews.map(\.priority)
        notes.direction = subviews.layoutDirection
        notes.bounds = bounds
        notes.proposal = proposal
    }
}

@MainActor @Suite("Layouts of one's own at their edges") struct CustomLayoutEdgeTests {
    @Test("A layout with no views has the size that it says")
    func empty() {
        expectSize(of: Pinning {}, 100, 50)
        expectSize(of: AnyLayout(Pinning(size: .zero)) {}, 0, 0)
    }

    @Test("Sizes that make no sense are none, and endless ones are kept")
    func senselessSizes() {
        expectSize(of: Pinning(size: CGSize(width: -5, height: CGFloat.nan)) { Box("a", 30, 20) }, 0, 0)
        expectSize(of: Pinning(size: CGSize(width: CGFloat.infinity, height: 20)) { Box("a", 30, 20) }, .infinity, 20)
    }

    @Test(
        "A view stands with its anchor at its point, also outside of the layout",
        arguments: [
            (UnitPoint.topLeading, 10.0, 20.0), (.center, -5, 10), (.bottomTrailing, -20, 0),
            (UnitPoint(x: 2, y: -1), -50, 40),
        ])
    func anchors(anchor: UnitPoint, x: Double, y: Double) {
        let host = show { Pinning(points: [CGPoint(x: 10, y: 20)], anchor: anchor) { Box("a", 30, 20) } }
        // The layout's corner is at 50, 25.
        expect(host, "a", 50 + x, 25 + y)
    }

    @Test("Placed twice, a view stands where it was placed last; at no number, at the edge")
    func placedAgain() {
        let twice = [CGPoint(x: 70, y: 70), CGPoint(x: 5, y: 6)]
        expect(show { Pinning(points: twice) { Box("a", 30, 20) } }, "a", 55, 31)
        let nowhere = [CGPoint(x: CGFloat.nan, y: .infinity)]
        expect(show { Pinning(points: nowhere) { Box("a", 30, 20) } }, "a", 50, 25)
    }

    @Test("What the layout proposes is what the view is offered")
    func proposals() {
        func room(_ proposal: ProposedViewSize) -> CGRect? {
            show { Pinning(points: [.zero], proposal: proposal) { Filling("a") } }.room(of: "a")
        }
        #expect(isNear(room(ProposedViewSize(width: 30, height: 150)), 50, 25, 30, 150))
        #expect(isNear(room(.unspecified), 50, 25, 10, 10))
        #expect(isNear(room(.zero), 50, 25, 0, 0))
        #expect(isNear(room(ProposedViewSize(width: nil, height: 40)), 50, 25, 10, 40))
    }

    @Test("A layout knows the priorities of its views, its direction, its room and what it was offered")
    func knowledge() {
        let layout = Noting()
        let host = show {
            layout {
                Text("a").layoutPriority(2)
                Text("b").layoutPriority(-1).padding()
                Spacer()
                HStack {
                    Text("c").layoutPriority(7)
                    Text("d").layoutPriority(7)
                }
            }
            .frame(width: 80)
        }
        host.traits.layoutDirection = .rightToLeft
        host.update()
        #expect(layout.notes.priorities == [2, -1, -.infinity, 0])
        #expect(layout.notes.direction == .rightToLeft)
        #expect(layout.notes.bounds == CGRect(x: 0, y: 0, width: 40, height: 30))
        #expect(layout.notes.proposal == ProposedViewSize(width: 80, height: 100))
    }
}
