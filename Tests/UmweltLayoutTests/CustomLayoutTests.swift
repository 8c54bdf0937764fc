import SwiftUI
import TestSupport
import Testing
import UmweltTesting

@Observable private final class WidthModel { var width: CGFloat = 20 }

@Observable private final class ShapeModel { var isWide = true }

/// Places views along a diagonal, and counts what it is asked.
private struct Diagonal: Layout {
    var gap: CGFloat = 0
    let counts = Counts()

    final class Counts: @unchecked Sendable {
        var makes = 0
        var updates = 0
        var sizes = 0
    }

    struct Cache {
        var sizes: [CGSize]
    }

    func makeCache(subviews: Subviews) -> Cache {
        counts.makes += 1
        return Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
    }

    func updateCache(_ cache: inout Cache, subviews: Subviews) {
        counts.updates += 1
        cache.sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        counts.sizes += 1
        let gaps = gap * CGFloat(max(subviews.count - 1, 0))
        return CGSize(
            width: cache.sizes.reduce(gaps) { $0 + $1.width }, height: cache.sizes.reduce(gaps) { $0 + $1.height })
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        var corner = bounds.origin
        for (subview, size) in zip(subviews, cache.sizes) {
            subview.place(at: corner, proposal: .unspecified)
            corner.x += size.width + gap
            corner.y += size.height + gap
        }
    }
}

/// Says where each view of it should stand.
private struct Spot: LayoutValueKey {
    static let defaultValue = UnitPoint.center
}

private struct Board: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews {
            let spot = subview[Spot.self]
            subview.place(
                at: CGPoint(x: bounds.minX + bounds.width * spot.x, y: bounds.minY + bounds.height * spot.y),
                anchor: spot, proposal: .unspecified)
        }
    }
}

/// Places nothing.
private struct Idle: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 100, height: 50)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

@MainActor @Suite("Layouts of one's own") struct CustomLayoutTests {
    @Test("A layout says how large the container is and where views stand")
    func diagonal() {
        let host = show {
            Diagonal(gap: 5) {
                Box("a", 20, 10)
                Box("b", 30, 20)
            }
        }
        expect(host, "a", 72.5, 32.5)
        expect(host, "b", 97.5, 47.5)
    }

    @Test("From right to left it is mirrored, without the layout's doing")
    func rightToLeft() {
        let host = show {
            Diagonal {
                Box("a", 20, 10)
                Box("b", 30, 20)
            }
        }
        host.traits.layoutDirection = .rightToLeft
        #expect(host.frame(of: "a")?.maxX == 125)
        #expect(host.frame(of: "b")?.maxX == 105)
    }

    @Test("Views say something to the layout, also through what is around them")
    func values() {
        let host = show {
            Board {
                Box("a", 20, 10).layoutValue(key: Spot.self, value: .topLeading)
                Box("b", 20, 10).layoutValue(key: Spot.self, value: .bottomTrailing).padding(5).background(.red)
                Box("c", 20, 10)
            }
        }
        expect(host, "a", 0, 0)
        expect(host, "b", 175, 85)
        expect(host, "c", 90, 45)
    }

    @Test("Views that are not placed stand in the middle")
    func unplaced() {
        expect(show { Idle { Box("a", 20, 10) } }, "a", 90, 45)
    }

    @Test("The cache is made once, and updated when something inside has changed")
    func cache() {
        struct Growing: View {
            let model: WidthModel
            var body: some View { Box("a", model.width, 10) }
        }
        let (model, layout) = (WidthModel(), Diagonal())
        let host = show {
            layout {
                Growing(model: model)
                Box("b", 30, 20)
            }
        }
        host.update()
        #expect(layout.counts.makes == 1)
        let (updates, sizes) = (layout.counts.updates, layout.counts.sizes)
        host.updates { host.traits.timeZone = .gmt }
        #expect(layout.counts.updates == updates && layout.counts.sizes == sizes)
        host.updates { model.width = 40 }
        #expect(layout.counts.updates == updates + 1)
        #expect(layout.counts.makes == 1)
        #expect(host.frame(of: "b")?.minX == (host.frame(of: "a")?.minX ?? 0) + 40)
    }

    @Test("Guides of the views inside are those of the container, unless the layout says otherwise")
    func guides() {
        let host = show {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Diagonal {
                    Box("a", 20, 50)
                    Text("b")
                }
                Text("c")
            }
        }
        #expect(host.frame(of: "c")?.minY == host.frame(of: "a")?.minY)
    }

    @Test("Views stay what they are when another layout takes the place of theirs")
    func anyLayout() {
        struct Counter: View {
            @State private var count = 0
            var body: some View { Button("count \(count)") { count += 1 } }
        }
        struct Screen: View {
            let model: ShapeModel
            var body: some View {
                let layout =
                    model.isWide ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(alignment: .leading))
                layout {
                    Counter()
                    Text("x")
                }
            }
        }
        let model = ShapeModel()
        let host = show { Screen(model: model) }
        host.tap("count 0")
        #expect(host.frame(of: "x")?.minX == host.frame(of: "count 1")?.maxX)
        model.isWide = false
        #expect(host.frame(of: "x")?.minX == host.frame(of: "count 1")?.minX)
    }

    @Test("The layouts of stacks arrange as the stacks do")
    func stackLayouts() {
        let row = show {
            HStackLayout(alignment: .top, spacing: 3) {
                Box("a", 20, 10)
                Spacer()
                Box("b", 30, 20)
            }
        }
        expect(row, "a", 0, 40)
        expect(row, "b", 170, 40)
        let column = show {
            VStackLayout {
                Box("a", 20, 10)
                Box("b", 30, 20)
            }
        }
        expect(column, "a", 90, 31)
        expect(column, "b", 85, 49)
        let zStack = show {
            ZStackLayout(alignment: .bottomTrailing) {
                Box("a", 20, 10)
                Box("b", 30, 20)
            }
        }
        expect(zStack, "a", 95, 50)
    }

    @Test("A layout may use another one for a part of its views")
    func composed() {
        struct Split: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                proposal.replacingUnspecifiedDimensions()
            }

            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                let column = VStackLayout(alignment: .leading, spacing: 0)
                let half = CGRect(x: bounds.midX, y: bounds.minY, width: bounds.width / 2, height: bounds.height)
                subviews[0].place(at: bounds.origin, proposal: .unspecified)
                column.placeSubviews(
                    in: half, proposal: ProposedViewSize(half.size), subviews: subviews[1..<subviews.endIndex],
                    cache: &cache)
            }
        }
        let host = show {
            Split {
                Box("a", 20, 10)
                Box("b", 20, 10)
                Box("c", 20, 10)
            }
        }
        expect(host, "a", 0, 0)
        expect(host, "b", 100, 0)
        expect(host, "c", 100, 10)
    }

    @Test("Distances come from the views")
    func spacing() {
        let usual = ViewSpacing()
        #expect(usual.distance(to: usual, along: .vertical) == 8)
        #expect(usual.distance(to: .zero, along: .vertical) == 0)
        #expect(ViewSpacing.zero.distance(to: .zero, along: .horizontal) == 0)
        #expect(ViewSpacing.zero.union(usual, edges: .bottom).distance(to: usual, along: .vertical) == 8)
        #expect(ViewSpacing.zero.union(usual, edges: .top).distance(to: usual, along: .vertical) == 0)
        struct Close: Layout {
            func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { .zero }
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                CGSize(width: 20, height: 20)
            }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
            }
        }
        let host = show {
            VStack {
                Close { Box("a", 20, 20) }
                Box("b", 20, 20)
                Box("c", 20, 20)
            }
        }
        expect(host, "b", 90, 36)
        expect(host, "c", 90, 64)
    }
}
