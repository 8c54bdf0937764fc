import Observation
import Testing
import Umwelt
import UmweltMacros

#Preview("Traits", traits: .sizeThatFitsLayout, .fixedLayout(width: 10, height: 20)) {
    EmptyView()
}

#Preview("No traits") { EmptyView() }

private struct Frame: PreviewModifier {
    static func makeSharedContext() async throws -> Shared {
        Shared.count += 1
        return Shared()
    }

    func body(content: Content, context: Shared) -> some View { content.environment(context) }
}

private struct Margin: PreviewModifier {
    func body(content: Content, context: Void) -> some View { content.padding() }
}

@Observable private final class Shared {
    @MainActor static var count = 0
}

extension PreviewTrait where T == Preview.ViewTraits {
    @MainActor fileprivate static var framed: Self { .modifier(Frame()) }
}

#Preview("Modified", traits: .framed, .modifier(Margin())) { EmptyView() }

@Suite @MainActor struct PreviewTraitsTests {
    @Test("A preview has the traits that its use names", arguments: [("Traits", 2), ("No traits", 0), ("Modified", 2)])
    func traits(name: String, count: Int) throws {
        let preview = try #require(registrations.first { $0.name == name })
        #expect(preview.traits.count == count)
    }
}
