import SwiftUI
import TestSupport
import Testing
import UmweltTesting

@MainActor @Suite("Glass that comes and goes")
struct GlassTransitionTests {
    private struct Page: View {
        let transition: GlassEffectTransition
        @State private var isShown = false

        var body: some View {
            VStack {
                if isShown { Text("Glass").glassEffect().glassEffectTransition(transition) }
                Button("Show") { withAnimation(.linear(duration: 1)) { isShown = true } }
            }
        }
    }

    private func opacity(_ transition: GlassEffectTransition) -> Double? {
        let host = TestHost { Page(transition: transition) }
        host.tap("Show")
        host.advance(by: 0.5)
        return host.presentation(of: "Glass")?.opacity
    }

    @Test("It fades with what is on it, or is there at once")
    func transitions() {
        #expect(opacity(.materialize) ?? 1 < 1)
        #expect(opacity(.identity) == 1)
    }
}

@MainActor @Suite("Glass that views share")
struct GlassUnionTests {
    private struct Tools: View {
        let ids: [Int?]
        @Namespace private var tools

        var body: some View {
            GlassEffectContainer {
                HStack(spacing: 10) {
                    ForEach(ids.indices, id: \.self) { index in
                        Color.clear.frame(width: 20, height: 20).glassEffect(in: .rect)
                            .glassEffectUnion(id: ids[index], namespace: tools)
                    }
                }
            }
        }
    }

    private func edges(_ content: some View) -> [CGRect] {
        show(200, 100) { content }.displayList.leaves.compactMap {
            if case .stroke(let path, _, _, _) = $0 { path.boundingRect } else { nil }
        }
    }

    @Test("One pane is behind all views of one identity")
    func union() {
        #expect(edges(Tools(ids: [nil, nil, nil])).map(\.width) == [20, 20, 20])
        #expect(edges(Tools(ids: [1, 1, nil])).map(\.width).sorted() == [20, 50])
        // The second pane lies in the first, and merges with it.
        #expect(edges(Tools(ids: [1, 2, 1])).map(\.width) == [80])
    }

    @Test("Without a container each view has its own")
    func alone() {
        struct Page: View {
            @Namespace private var tools
            var body: some View {
                Color.clear.frame(width: 20, height: 20).glassEffect(in: .rect)
                    .glassEffectUnion(id: 1, namespace: tools)
            }
        }
        #expect(edges(Page()).map(\.width) == [20])
    }
}

@MainActor @Suite("Glass that merges")
struct GlassMergingTests {
    private struct Row: View {
        let spacing: CGFloat?
        var distance: CGFloat = 10
        var tints: [Color?] = [nil, nil]
        @State private var isApart = false

        var body: some View {
            VStack {
                GlassEffectContainer(spacing: spacing) {
                    HStack(spacing: isApart ? 60 : distance) {
                        ForEach(tints.indices, id: \.self) { index in
                            Color.clear.frame(width: 40, height: 40).glassEffect(.regular.tint(tints[index]))
                        }
                    }
                }
                Button("Part") { isApart.toggle() }
            }
        }
    }

    /// Returns the outlines of the panes that show, by their clip paths.
    private func outlines(_ host: TestHost) -> [Path] {
        func edges(_ items: [DisplayItem]) -> [Path] {
            items.flatMap { item -> [Path] in
                switch item {
                case .stroke(let path, _, _, _): [path]
                case .group(let group):
                    group.opacity == 0
                        ? [] : edges(group.items).map { $0.offsetBy(dx: group.offset.x, dy: group.offset.y) }
                default: []
                }
            }
        }
        return edges(host.displayList.items)
    }

    private func widths(_ view: some View) -> [CGFloat] {
        outlines(show(300, 200) { view }).map { ($0.boundingRect.width * 10).rounded() / 10 }
    }

    @Test("Panes nearer than the spacing merge, those that are not do not")
    func spacing() {
        #expect(widths(Row(spacing: 20)) == [90])
        #expect(widths(Row(spacing: 10)) == [40, 40])
        #expect(widths(Row(spacing: nil)) == [40, 40])
        #expect(widths(Row(spacing: nil, distance: -10)) == [70])
        #expect(widths(Row(spacing: 20, tints: [nil, nil, nil])) == [140])
        #expect(widths(Row(spacing: 20, tints: [.red, nil, nil])).sorted() == [40, 90])
    }

    @Test("The outline bends from one circle to the other")
    func outline() throws {
        let host = show(300, 200) { Row(spacing: 20) }
        let outline = try #require(outlines(host).first)
        let frame = outline.boundingRect
        #expect(outline.contains(CGPoint(x: frame.midX, y: frame.midY)))
        #expect(!outline.contains(CGPoint(x: frame.midX, y: frame.minY + 4)))
    }

    @Test("Panes part as they move away from each other, and merge again")
    func moving() {
        let host = show(300, 200) { Row(spacing: 20) }
        host.tap("Part")
        #expect(outlines(host).count == 2)
        host.tap("Part")
        #expect(outlines(host).count == 1)
    }

    @Test("A pane whose neighbour has gone is alone")
    func removal() {
        struct Page: View {
            @State private var count = 2
            var body: some View {
                GlassEffectContainer(spacing: 20) {
                    HStack(spacing: 10) {
                        ForEach(0..<count, id: \.self) { _ in
                            Color.clear.frame(width: 40, height: 40).glassEffect().onTapGesture { count = 1 }
                        }
                    }
                }
            }
        }
        let host = show(300, 200) { Page() }
        #expect(outlines(host).map { $0.boundingRect.width.rounded() } == [90])
        host.tap(at: CGPoint(x: 125, y: 100))
        #expect(outlines(host).map { $0.boundingRect.width.rounded() } == [40])
    }
}
