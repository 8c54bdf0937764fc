import Testing
import Umwelt
import UmweltMacros

#Preview("Traits", traits: .sizeThatFitsLayout, .fixedLayout(width: 10, height: 20)) {
    EmptyView()
}

#Preview("No traits") { EmptyView() }

@Suite @MainActor struct PreviewTraitsTests {
    @Test("A preview has the traits that its use names", arguments: [("Traits", 2), ("No traits", 0)])
    func traits(name: String, count: Int) throws {
        let preview = try #require(registrations.first { $0.name == name })
        #expect(preview.traits.count == count)
    }
}
