import Testing

@testable import Umwelt

@Suite("Calls of the main actor from the passes")
struct MainActorCallTests {
    @Test("On the main actor they are made")
    @MainActor func onMainActor() { #expect(Umwelt.onMainActor({ @MainActor (number: Int) in number + 1 }, 1) == 2) }

    @Test("Elsewhere debug builds stop")
    func elsewhere() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await Task.detached { _ = Umwelt.onMainActor({ @MainActor (number: Int) in number + 1 }, 1) }.value
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("Views are only updated and used on the main actor."))
    }
}
