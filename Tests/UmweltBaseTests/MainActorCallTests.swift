import Testing

import Umwelt

@Suite("Calls of the main actor from the passes")
struct MainActorCallTests {
    @Test("On the main actor they are made")
    @MainActor func onMainActor() { #expect(Umwelt.onMainActor({ @MainActor (number: Int) in number + 1 }, 1) == 2) }

    @Test("Elsewhere debug builds stop")
    func elsewhere() async {
        // What the runtime says then on Linux cannot be read, so that only the end of the process is looked at.
        await #expect(processExitsWith: .failure) {
            await Task.detached { _ = Umwelt.onMainActor({ @MainActor (number: Int) in number + 1 }, 1) }.value
        }
    }
}
