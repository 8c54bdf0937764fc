import SwiftUI
import Testing
import UmweltTesting

/// The phases that were read, and by whom.
@Observable private final class Readings {
    var app: [ScenePhase] = []
    var first: [ScenePhase] = []
}

private struct PhaseApp: App {
    static let readings = Readings()
    @Environment(\.scenePhase) private var phase
    var body: some Scene {
        let _ = Self.readings.app.append(phase)
        FirstScene()
        WindowGroup { PhaseReader() }
    }
}

private struct FirstScene: Scene {
    @Environment(\.scenePhase) private var phase
    var body: some Scene {
        let _ = PhaseApp.readings.first.append(phase)
        WindowGroup { PhaseReader() }
    }
}

private struct PhaseReader: View {
    @Environment(\.scenePhase) private var phase
    var body: some View { Text(verbatim: "\(phase)") }
}

private struct OverridingApp: App {
    var body: some Scene { OverriddenScene().environment(\.scenePhase, .inactive) }
}

private struct OverriddenScene: Scene {
    static let readings = Readings()
    @Environment(\.scenePhase) private var phase
    var body: some Scene {
        let _ = Self.readings.first.append(phase)
        WindowGroup { PhaseReader() }
    }
}

@MainActor @Suite("Phases of scenes", .serialized) struct ScenePhaseTests {
    private func traits(_ phase: ScenePhase) -> HostTraits {
        var traits = HostTraits.testing
        traits.scenePhase = phase
        return traits
    }

    @Test("SEMANTICS 27, 32: a view reads its window's phase, the app the highest of all windows")
    func aggregate() throws {
        PhaseApp.readings.app = []
        let app = AppHost(PhaseApp(), typeSetter: FixedMetrics())
        #expect(PhaseApp.readings.app == [.background])
        let one = try #require(app.openWindow(traits: traits(.inactive)))
        one.update()
        #expect(PhaseApp.readings.app == [.background, .inactive])
        #expect(PhaseApp.readings.first.last == .inactive)
        var two = app.openWindow(traits: traits(.active))
        two?.update()
        #expect(PhaseApp.readings.app == [.background, .inactive, .active])
        #expect(one.semantics.map(\.label) == ["inactive"])
        #expect(two?.semantics.map(\.label) == ["active"])
        // The app's phase stays as it is, so its body does not run.
        #expect(one.diagnostics.bodiesRun(by: { one.traits.scenePhase = .background }) == ["PhaseReader"])
        two = nil
        one.update()
        #expect(PhaseApp.readings.app.last == .background)
    }

    @Test("The first window is one of the first scene, whatever scene was made first")
    func firstWindow() throws {
        let app = AppHost(OrderedApp(), typeSetter: FixedMetrics())
        #expect(try #require(app.openWindow()).semantics.map(\.label) == ["first"])
    }

    private struct OrderedApp: App {
        var body: some Scene {
            LateScene()
            WindowGroup { Text("second") }
        }

        struct LateScene: Scene {
            var body: some Scene { WindowGroup { Text("first") } }
        }
    }

    @Test("SEMANTICS 27: a phase that is set around a scene is what the scene and its windows read")
    func override() throws {
        let app = AppHost(OverridingApp(), typeSetter: FixedMetrics())
        let window = try #require(app.openWindow(traits: traits(.active)))
        #expect(window.semantics.map(\.label) == ["inactive"])
        #expect(OverriddenScene.readings.first == [.inactive])
    }

    @Test("SEMANTICS 28: a scene's onChange runs after the update in which the app's phase differs")
    func onChange() throws {
        SavingApp.log = []
        let app = AppHost(SavingApp(), typeSetter: FixedMetrics())
        #expect(SavingApp.log == ["initial background"])
        let window = try #require(app.openWindow(traits: traits(.active)))
        window.update()
        window.traits.scenePhase = .background
        window.update()
        #expect(
            SavingApp.log == [
                "initial background", "changed", "initial active", "background to active", "changed",
                "initial background", "active to background",
            ])
        #expect(window.semantics.map(\.label) == ["background"])
    }

    private struct SavingApp: App {
        static var log: [String] = []
        @Environment(\.scenePhase) private var phase
        var body: some Scene {
            WindowGroup { PhaseReader() }
                .onChange(of: phase) { Self.log.append("changed") }
                .onChange(of: phase, initial: true) { _, new in Self.log.append("initial \(new)") }
                .onChange(of: phase) { old, new in Self.log.append("\(old) to \(new)") }
        }
    }
}
