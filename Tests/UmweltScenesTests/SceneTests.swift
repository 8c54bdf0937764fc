import SwiftUI
import TestSupport
import Testing
import UmweltTesting

@Observable private final class Library {
    var name = "city"
    var level = 1
}

private struct NameReader: View {
    @Environment(Library.self) private var library
    var body: some View { Text(library.name) }
}

private struct ReaderApp: App {
    @State private var library = Library()
    @Environment(\.theme) private var theme
    var body: some Scene {
        WindowGroup {
            VStack {
                NameReader()
                LevelReader()
                ThemeReader()
                Text(theme)
            }
            Button("Rename") { library.name = "town" }
            Button("Raise") { library.level += 1 }
        }
        .environment(library)
        .environment(\.level, library.level)
        .transformEnvironment(\.theme) { $0 += " scene" }
    }
}

private struct CustomScene: Scene {
    @Environment(\.level) private var level
    var body: some Scene {
        WindowGroup {
            Text("read by scene: \(level)")
            LevelReader()
        }.environment(\.level, 5)
    }
}

private struct CustomApp: App {
    @State private var level = 2
    var body: some Scene {
        CustomScene().environment(\.level, level).environment(\.theme, "app")
    }
}

private struct CounterApp: App {
    var body: some Scene { WindowGroup { Counter() }.environment(\.theme, "shared") }
}

private struct Counter: View {
    @State private var count = 0
    @Environment(\.theme) private var theme
    var body: some View { Button("\(theme) \(count)") { count += 1 } }
}

private struct ReplacingApp: App {
    var body: some Scene {
        WindowGroup {
            ThemeReader()
            LevelReader()
        }.environment(\.self, Self.values)
    }

    static var values: EnvironmentValues {
        var values = EnvironmentValues()
        values.theme = "replaced"
        return values
    }
}

@MainActor @Suite("Scenes and apps") struct SceneTests {
    @Test("SEMANTICS 27: values and objects that are set on a scene reach its window")
    func reachesWindow() throws {
        let host = try #require(TestHost(app: ReaderApp(), typeSetter: FixedMetrics()))
        #expect(host.texts == ["city", "1", "plain scene", "plain", "Rename", "Raise"])
    }

    @Test("SEMANTICS 27: a change on the scene runs the window's readers alone")
    func changes() throws {
        let host = try #require(TestHost(app: ReaderApp(), typeSetter: FixedMetrics()))
        #expect(host.updates { host.tap("Rename") } == ["NameReader"])
        #expect(host.updates { host.tap("Raise") } == ["ReaderApp", "LevelReader"])
        #expect(host.texts.prefix(2) == ["town", "2"])
    }

    @Test("SEMANTICS 9, 27: a scene reads what the app sets around it, and sets what its windows see")
    func customScene() throws {
        let host = try #require(TestHost(app: CustomApp(), typeSetter: FixedMetrics()))
        #expect(host.texts == ["read by scene: 2", "5"])
    }

    @Test("SEMANTICS 27: every window sees the scene's values, with a state of its own")
    func twoWindows() throws {
        let app = AppHost(CounterApp(), typeSetter: FixedMetrics())
        let first = try #require(app.openWindow())
        let second = try #require(app.openWindow())
        first.semantics.first?.send(.press)
        #expect(first.semantics.map(\.label) == ["shared 1"])
        #expect(second.semantics.map(\.label) == ["shared 0"])
    }

    @Test("SEMANTICS 27: each window has its own host's values")
    func windowTraits() throws {
        let app = AppHost(SchemeApp(), typeSetter: FixedMetrics())
        var dark = HostTraits()
        dark.colorScheme = .dark
        let first = try #require(app.openWindow())
        let second = try #require(app.openWindow(traits: dark))
        #expect(first.semantics.map(\.label) == ["light"])
        #expect(second.semantics.map(\.label) == ["dark"])
        first.traits.colorScheme = .dark
        #expect(first.semantics.map(\.label) == ["dark"])
    }

    private struct SchemeApp: App {
        var body: some Scene { WindowGroup { SchemeReader() } }
    }

    private struct SchemeReader: View {
        @Environment(\.colorScheme) private var scheme
        var body: some View { Text(scheme == .dark ? "dark" : "light") }
    }

    @Test("SEMANTICS 12, 27: a scene can replace the whole set of values of its windows")
    func replaced() throws {
        let host = try #require(TestHost(app: ReplacingApp(), typeSetter: FixedMetrics()))
        #expect(host.texts == ["replaced", "0"])
    }

    @Test("SEMANTICS 27: a scene's transform starts from the values of the window's own host")
    func transformOfHostValue() throws {
        let host = try #require(TestHost(app: ScaledApp()))
        #expect(host.texts == ["10.0", "none"])
        host.traits.displayScale = 3
        #expect(host.texts == ["30.0", "none"])
    }

    @Test("SEMANTICS 27: a value that a scene sets late reaches windows that are open")
    func late() throws {
        let app = AppHost(ScaledApp(), typeSetter: FixedMetrics())
        let window = try #require(app.openWindow())
        #expect(window.semantics.map(\.label) == ["10.0", "none"])
        ScaledApp.model.level = 5
        #expect(window.semantics.map(\.label) == ["10.0", "late"])
        ScaledApp.model.level = 1
        #expect(window.semantics.map(\.label) == ["10.0", "none"])
    }

    private struct ScaledApp: App {
        static let model = Library()
        var body: some Scene {
            Inner().transformEnvironment(\.displayScale) { $0 *= 10 }
                .transformEnvironment(\.self) { if Self.model.level == 5 { $0.nickname = "late" } }
        }

        /// Stands between, and has nothing to update.
        struct Inner: Scene {
            var body: some Scene {
                WindowGroup {
                    ScaleReader(); NicknameReader()
                }
            }
        }
    }

    private struct ScaleReader: View {
        @Environment(\.displayScale) private var scale
        var body: some View { Text(verbatim: "\(scale)") }
    }

    private struct NicknameReader: View {
        @Environment(\.nickname) private var nickname
        var body: some View { Text(nickname ?? "none") }
    }

    @Test("A window that is closed lets its views go")
    func closedWindow() throws {
        let app = AppHost(CounterApp(), typeSetter: FixedMetrics())
        var window = app.openWindow()
        weak let host = window
        window = nil
        #expect(host == nil)
        let next = try #require(app.openWindow())
        #expect(next.semantics.map(\.label) == ["shared 0"])
    }
}

@MainActor @Suite("Windows that open when an app is launched") struct SceneLaunchTests {
    private struct Launched: App {
        let behaviors: [SceneLaunchBehavior]

        init() { self.init([.automatic, .automatic]) }
        init(_ behaviors: [SceneLaunchBehavior]) { self.behaviors = behaviors }

        var body: some Scene {
            WindowGroup("a", id: "a") { Text("first") }.defaultLaunchBehavior(behaviors[0])
            Window("b", id: "b") { Text("second") }.defaultLaunchBehavior(behaviors[1])
        }
    }

    @Test(
        "A scene that is suppressed opens no window while there is another one",
        arguments: [
            ([.automatic, .automatic], ["first"]), ([.suppressed, .automatic], ["second"]),
            ([.automatic, .presented], ["first", "second"]), ([.suppressed, .presented], ["second"]),
            ([.suppressed, .suppressed], ["first"]),
        ] as [([SceneLaunchBehavior], [String])])
    func launch(behaviors: [SceneLaunchBehavior], texts: [String]) throws {
        let app = AppHost(Launched(behaviors), typeSetter: FixedMetrics())
        let first = try #require(app.openWindow())
        let others = app.furtherLaunchRequests.compactMap { app.openWindow($0) }
        #expect(([first] + others).map { $0.semantics.first?.label } == texts)
    }
}
