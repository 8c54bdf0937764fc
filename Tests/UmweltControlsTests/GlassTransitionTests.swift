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
        #expect(edges(Tools(ids: [1, 2, 1])).map(\.width).sorted() == [20, 80])
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
