import SwiftUI
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
