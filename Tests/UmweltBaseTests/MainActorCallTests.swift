import Testing

import Umwelt

@Suite("Calls of the main actor from the passes")
struct MainActorCallTests {
    @Test("On the main actor they are made")
    @MainActor func onMainActor() { #expect(Umwelt.onMainActor({ @MainActor (number: Int) in number + 1 }, 1) == 2) }

    @Test("Elsewhere debug builds stop")
    func elsewhere() async {
        // The runtime's message cannot be read on Linux, so only the end of the process is checked.
        await #expect(processExitsWith: .failure) {
            await Task.detached { _ = Umwelt.onMainActor({ @MainActor (number: Int) in number + 1 }, 1) }.value
        }
    }
}
