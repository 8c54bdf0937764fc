// One file: the tests open windows of the same private scenes.

import Foundation
import SwiftUI
import TestSupport
import Testing
import UmweltTesting

@Observable private final class Shelf {
    var name = "Sea"
    var count = 0
}

/// A window with buttons that open others, one for each sort of scene.
private struct ShelfApp: App {
    @State private var shelf = Shelf()

    var body: some Scene {
        WindowGroup("Shelf \(shelf.name)", id: "shelf") { ShelfView() }
            .environment(shelf)
        WindowGroup(for: Int.self) { $number in NumberView(number: $number) }
            .environment(\.theme, "numbers")
        WindowGroup("Note", id: "note", for: String.self) { $note in
            Text("Note: \(note)")
        } defaultValue: {
            "new"
        }
        WindowGroup("Other", id: "other", for: String.self) { $note in Text(note ?? "no note") }
        Window("Statistics", id: "statistics") {
            Counter(name: shelf.name)
            CloseButton()
        }
    }
}

private struct ShelfView: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows
    @Environment(Shelf.self) private var shelf

    var body: some View {
        Text(supportsMultipleWindows ? "many" : "one")
        Button("Shelf") { openWindow(id: "shelf") }
        Button("Statistics") { openWindow(id: "statistics") }
        Button("Seven") { openWindow(value: 7) }
        Button("Note") { openWindow(id: "note") }
        Button("Letter") { openWindow(id: "note", value: "letter") }
        Button("First string") { openWindow(value: "letter") }
        Button("Other") { openWindow(id: "other", value: "letter") }
        Button("Nothing") { openWindow(id: "nothing") }
        Button("Wrong value") { openWindow(id: "note", value: 7) }
        Button("Unwritable") { openWindow(value: Double.nan) }
        Button("Rename") { shelf.name = "Land" }
        Button("Close") { dismissWindow() }
        Button("Close shelves") { dismissWindow(id: "shelf") }
        Button("Close seven") { dismissWindow(value: 7) }
        Button("Close letters") { dismissWindow(value: "letter") }
        Button("Close other letter") { dismissWindow(id: "other", value: "letter") }
    }
}

private struct NumberView: View {
    @Binding var number: Int?
    @Environment(\.theme) private var theme
    var body: some View {
        Text(verbatim: "\(theme) \(number.map(String.init) ?? "none")")
        Button("More") { number = (number ?? 0) + 1 }
    }
}

private struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
}

private struct CloseButton: View {
    @Environment(\.dismissWindow) private var dismissWindow
    var body: some View { Button("Close") { dismissWindow() } }
}

@MainActor @Suite("Windows") struct WindowTests {
    private func host(_ app: some App = ShelfApp()) throws -> TestHost {
        var traits = HostTraits.testing
        traits.supportsMultipleWindows = true
        return try #require(TestHost(app: app, traits: traits, typeSetter: FixedMetrics()))
    }

    @Test("supportsMultipleWindows is the host's value, and without it no window opens")
    func support() throws {
        let many = try host()
        #expect(many.texts.first == "many")
        let one = try #require(TestHost(app: ShelfApp(), typeSetter: FixedMetrics()))
        #expect(one.texts.first == "one")
        one.tap("Shelf")
        #expect(one.openedWindows.isEmpty)
        one.traits.supportsMultipleWindows = true
        #expect(one.texts.first == "many")
    }

    @Test("openWindow(id:) opens another window of a group each time, with a state of its own")
    func group() throws {
        let host = try host()
        host.tap("Shelf")
        host.tap("Shelf")
        #expect(host.openedWindows.count == 2)
        #expect(host.openedWindows.allSatisfy { $0.texts.first == "many" && !$0.isDismissed })
        host.openedWindows[0].tap("Shelf")
        #expect(host.openedWindows.count == 3)
    }

    @Test("There is one Window of each scene, which keeps its state while the app changes")
    func single() throws {
        let host = try host()
        host.tap("Statistics")
        host.tap("Statistics")
        #expect(host.openedWindows.map(\.texts) == [["Sea 0", "Close"]])
        host.openedWindows[0].tap("Sea 0")
        #expect(host.updates { host.tap("Rename") } == ["ShelfApp", "Counter"])
        #expect(host.openedWindows.map(\.texts) == [["Land 1", "Close"]])
    }

    @Test("The shortcut of a scene opens its window from each window, and brings it to the front if there is one only")
    func shortcuts() throws {
        struct Desk: App {
            @State private var hasKeys = true
            var body: some Scene {
                WindowGroup { Button("Switch") { hasKeys.toggle() } }
                WindowGroup("Sheet") { Text("sheet") }.keyboardShortcut(hasKeys ? KeyboardShortcut("j") : nil)
                Window("Log", id: "log") { Text("log") }.keyboardShortcut("l", modifiers: [.command, .shift])
            }
        }
        let host = try host(Desk())
        #expect(host.press("l", modifiers: [.command, .shift]))
        #expect(host.press("l", modifiers: [.command, .shift]))
        #expect(host.openedWindows.map { $0.texts.contains("log") } == [true])
        #expect(host.openedWindows[0].press("j", modifiers: .command))
        #expect(host.press("j", modifiers: .command))
        #expect(host.openedWindows.map { $0.texts.contains("sheet") } == [false, true, true])
        host.tap("Switch")
        #expect(!host.press("j", modifiers: .command))
        #expect(host.openedWindows.count == 3)
    }

    @Test("openWindow(value:) opens the first group for values of the type, one window for each value")
    func value() throws {
        let host = try host()
        host.tap("Seven")
        host.tap("Seven")
        #expect(host.openedWindows.map(\.texts.first) == ["numbers 7"])
        host.tap("First string")
        #expect(host.openedWindows.last?.texts == ["Note: letter"])
    }

    @Test("A window's views may change its value: then it is the window of that value, and the old one has none")
    func changedValue() throws {
        let host = try host()
        host.tap("Seven")
        let window = host.openedWindows[0]
        #expect(window.updates { window.tap("More") } == ["NumberView"])
        #expect(window.texts.first == "numbers 8")
        host.tap("Seven")
        #expect(host.openedWindows.map(\.texts.first) == ["numbers 8", "numbers 7"])
    }

    @Test("A group with a name is distinct from others for the same values; without a value it shows its default")
    func nameAndValue() throws {
        let host = try host()
        host.tap("Letter")
        host.tap("Other")
        host.tap("Note")
        host.tap("Note")
        #expect(host.openedWindows.map(\.texts) == [["Note: letter"], ["letter"], ["Note: new"], ["Note: new"]])
        #expect(host.openedWindows.map(\.title) == ["Note", "Other", "Note", "Note"])
    }

    @Test("Nothing opens for a name or a value without a scene, nor for a value that cannot be encoded")
    func unknown() throws {
        let host = try host()
        for name in ["Nothing", "Wrong value", "Unwritable"] { host.tap(name) }
        #expect(host.openedWindows.isEmpty)
    }

    @Test("dismissWindow() closes the view's own window, which can be opened again")
    func dismiss() throws {
        let host = try host()
        host.tap("Statistics")
        let window = host.openedWindows[0]
        window.tap("Sea 0")
        window.tap("Close")
        #expect(window.isDismissed)
        #expect(window.texts.isEmpty)
        #expect(host.openedWindows.isEmpty)
        host.tap("Statistics")
        #expect(host.openedWindows.map(\.texts.first) == ["Sea 0"])
        host.tap("Close")
        #expect(host.isDismissed)
    }

    @Test("dismiss() closes a window that a view has opened, from below what is presented there; no other")
    func dismissal() throws {
        let host = try host(DismissingApp())
        host.tap("Dismiss")
        #expect(!host.isDismissed)
        host.tap("Open")
        let window = host.openedWindows[0]
        window.tap("Present")
        window.tap("Dismiss sheet")
        #expect(!window.isDismissed)
        window.tap("Go on")
        window.tap("Dismiss level")
        #expect(!window.isDismissed)
        window.tap("Dismiss")
        #expect(window.isDismissed)
        #expect(host.openedWindows.isEmpty)
        #expect(!host.isDismissed)
    }

    @Test("A window that a view has opened can be dismissed in the app's next process, too")
    func dismissalAfterTakeover() throws {
        let app = AppHost(DismissingApp(), typeSetter: FixedMetrics())
        var requests: [WindowRequest] = []
        app.onOpenWindow = { request, _ in requests.append(request) }
        var traits = HostTraits.testing
        traits.supportsMultipleWindows = true
        func press(_ label: String, in nodes: [SemanticsNode]) -> Bool {
            nodes.contains { ($0.label == label && $0.send(.press)) || press(label, in: $0.children) }
        }
        let first = try #require(app.openWindow(traits: traits))
        #expect(press("Open", in: first.semantics))
        let opened = try #require(app.openWindow(requests[0]))
        let written = try JSONEncoder().encode([first, opened].map { app.request(for: $0) })

        let next = AppHost(DismissingApp(), typeSetter: FixedMetrics())
        let restored = try JSONDecoder().decode([WindowRequest].self, from: written)
            .compactMap { next.openWindow($0, traits: traits) }
        for window in restored { #expect(press("Dismiss", in: window.semantics)) }
        #expect(restored.map(\.isClosed) == [false, true])
    }

    private struct DismissingApp: App {
        var body: some Scene {
            WindowGroup { DismissingView() }
            WindowGroup(id: "other") {
                NavigationStack { DismissingView() }
            }
        }
    }

    private struct DismissingView: View {
        @Environment(\.dismiss) private var dismiss
        @Environment(\.openWindow) private var openWindow
        @State private var isPresented = false
        var body: some View {
            Button("Dismiss") { dismiss() }
            Button("Open") { openWindow(id: "other") }
            Button("Present") { isPresented = true }
                .sheet(isPresented: $isPresented) { DismissButton(name: "sheet") }
            NavigationLink("Go on") { DismissButton(name: "level") }
        }
    }

    private struct DismissButton: View {
        let name: String
        @Environment(\.dismiss) private var dismiss
        var body: some View { Button("Dismiss \(name)") { dismiss() } }
    }

    @Test("dismissWindow(id:) closes all windows of a scene, dismissWindow(value:) all that show the value")
    func dismissOthers() throws {
        let host = try host()
        for name in ["Seven", "Letter", "Other", "Note"] { host.tap(name) }
        host.tap("Close other letter")
        #expect(host.openedWindows.map(\.texts.first) == ["numbers 7", "Note: letter", "Note: new"])
        host.tap("Other")
        host.tap("Close letters")
        #expect(host.openedWindows.map(\.texts.first) == ["numbers 7", "Note: new"])
        host.tap("Close seven")
        #expect(host.openedWindows.map(\.texts.first) == ["Note: new"])
        host.tap("Shelf")
        let shelf = host.openedWindows[1]
        shelf.tap("Close shelves")
        #expect(host.isDismissed && shelf.isDismissed)
    }

    @Test("A view that is removed with its window runs its disappearance action")
    func disappearance() throws {
        AppearingApp.log = []
        let host = try host(AppearingApp())
        host.tap("Open")
        #expect(host.openedWindows.count == 1)
        #expect(AppearingApp.log == ["appeared"])
        host.tap("Close")
        #expect(host.openedWindows.isEmpty)
        #expect(AppearingApp.log == ["appeared", "gone"])
    }

    private struct AppearingApp: App {
        static var log: [String] = []

        var body: some Scene {
            WindowGroup { Buttons() }
            WindowGroup(id: "child") {
                Text("child").onAppear { Self.log.append("appeared") }.onDisappear { Self.log.append("gone") }
            }
        }

        private struct Buttons: View {
            @Environment(\.openWindow) private var openWindow
            @Environment(\.dismissWindow) private var dismissWindow
            var body: some View {
                Button("Open") { openWindow(id: "child") }
                Button("Close") { dismissWindow(id: "child") }
            }
        }
    }

    @Test("A window may open others as soon as it appears, and a body that asks for one gets it after the update")
    func duringUpdate() throws {
        let host = try host(EagerApp())
        #expect(host.openedWindows.map(\.texts) == [["asked"], ["appeared"]])
    }

    private struct EagerApp: App {
        var body: some Scene {
            WindowGroup { EagerView() }
            WindowGroup(for: String.self) { $text in Text(text ?? "") }
        }

        private struct EagerView: View {
            @Environment(\.openWindow) private var openWindow
            var body: some View {
                let _ = openWindow(value: "asked")
                Text("eager").onAppear { openWindow(value: "appeared") }
            }
        }
    }

    @Test("A window's title is its scene's, in the window's language, and follows the app")
    func title() throws {
        let host = try host()
        #expect(host.title == "Shelf Sea")
        host.tap("Rename")
        #expect(host.title == "Shelf Land")
        host.tap("Seven")
        #expect(host.openedWindows[0].title == nil)
        let count = try self.host(CountApp())
        #expect(count.title == "1,234 books")
        count.traits.locale = Locale(identifier: "de_DE")
        #expect(count.title == "1.234 books")
    }

    private struct CountApp: App {
        var body: some Scene { WindowGroup("\(1234) books") { Text("books") } }
    }

    @Test("The frame of a window has its title once, and again when it has changed")
    func titleOfFrame() throws {
        let app = AppHost(ShelfApp(), typeSetter: FixedMetrics())
        let window = try #require(app.openWindow())
        #expect(window.nextFrame().title == "Shelf Sea")
        #expect(window.nextFrame().isEmpty)
        window.semantics.first { $0.label == "Rename" }?.send(.press)
        #expect(window.nextFrame().title == "Shelf Land")
        window.forgetFrame()
        #expect(window.nextFrame().title == "Shelf Land")
    }

    @Test("A closure that makes a window's content runs again when what it has read changes, for no other window")
    func contentClosure() throws {
        let app = AppHost(ClosureApp(), typeSetter: FixedMetrics())
        let first = try #require(app.openWindow())
        let second = try #require(app.openWindow())
        #expect(first.semantics.map(\.label) == ["0"])
        ClosureApp.runs = 0
        ClosureApp.shelf.count = 1
        #expect(first.semantics.map(\.label) == ["1"])
        #expect(second.semantics.map(\.label) == ["1"])
        #expect(ClosureApp.runs == 2)
    }

    private struct ClosureApp: App {
        static let shelf = Shelf()
        static var runs = 0
        var body: some Scene {
            WindowGroup {
                let _ = Self.runs += 1
                Text(verbatim: "\(Self.shelf.count)")
            }
        }
    }

    @Test("A window request can be encoded, and opens the same window in another process")
    func request() throws {
        let app = AppHost(ShelfApp(), typeSetter: FixedMetrics())
        var requests: [WindowRequest] = []
        app.onOpenWindow = { request, _ in requests.append(request) }
        var traits = HostTraits.testing
        traits.supportsMultipleWindows = true
        let first = try #require(app.openWindow(traits: traits))
        for label in ["Seven", "Other"] { first.semantics.first { $0.label == label }?.send(.press) }
        let windows = requests.compactMap { app.openWindow($0) }
        windows[0].semantics.last?.send(.press)
        let written = try JSONEncoder().encode(windows.map { app.request(for: $0) })

        let next = AppHost(ShelfApp(), typeSetter: FixedMetrics())
        let read = try JSONDecoder().decode([WindowRequest].self, from: written)
        let restored = read.compactMap { next.openWindow($0) }
        #expect(restored.map { $0.semantics.first?.label } == ["numbers 8", "letter"])
        #expect(next.window(for: read[1]) === restored[1])
        #expect(next.window(for: requests[0]) == nil)
        let begun = try #require(app.request(for: first))
        #expect(next.openWindow(begun)?.title == "Shelf Sea")
    }

    @Test("An app whose first scene is a Window begins with that one window")
    func firstIsSingle() throws {
        let app = AppHost(SingleApp(), typeSetter: FixedMetrics())
        #expect(app.window(for: nil) == nil)
        let window = try #require(app.openWindow())
        #expect(app.window(for: nil) === window)
        #expect(window.title == "Main")
    }

    private struct SingleApp: App {
        var body: some Scene { Window("Main", id: "main") { Text("main") } }
    }

    @Test(
        "A scene sets the default size of its windows; the nearest modifier applies, and without one the host decides")
    func defaultSize() throws {
        let host = try host(SizedApp())
        host.tap("Open")
        #expect(host.openedWindows.map(\.size) == [CGSize(width: 300, height: 200)])
        let app = AppHost(SizedApp(), typeSetter: FixedMetrics())
        #expect(app.defaultSize() == CGSize(width: 50, height: 60))
        #expect(AppHost(ShelfApp(), typeSetter: FixedMetrics()).defaultSize() == nil)
        #expect(AppHost(UnsizedApp(), typeSetter: FixedMetrics()).defaultSize() == nil)
    }

    private struct UnsizedApp: App {
        var body: some Scene { WindowGroup { OpenButton() }.defaultSize(width: .nan, height: 10) }
    }

    private struct SizedApp: App {
        var body: some Scene {
            Group().defaultSize(width: 50, height: 60)
        }

        struct Group: Scene {
            var body: some Scene {
                WindowGroup { OpenButton() }
                WindowGroup(for: Int.self) { _ in OpenButton() }.defaultSize(CGSize(width: 300, height: 200))
            }
        }
    }

    @Test("A window that is dismissed, or let go by its host, keeps nothing")
    func memory() throws {
        let app = AppHost(ShelfApp(), typeSetter: FixedMetrics())
        var traits = HostTraits.testing
        traits.supportsMultipleWindows = true
        var window = app.openWindow(traits: traits)
        window?.semantics.first { $0.label == "Close" }?.send(.press)
        #expect(window?.isClosed == true)
        weak let weakWindow = window
        window = nil
        #expect(weakWindow == nil)
    }

    @Test("Outside of an app no window opens or goes")
    func withoutApp() {
        EnvironmentValues().openWindow(id: "shelf")
        EnvironmentValues().dismissWindow()
        let host = TestHost(typeSetter: FixedMetrics()) {
            CloseButton()
            OpenButton()
        }
        host.tap("Close")
        host.tap("Open")
        #expect(host.texts == ["Close", "Open"])
        #expect(host.openedWindows.isEmpty)
        #expect(!host.isDismissed)
    }

    private struct OpenButton: View {
        @Environment(\.openWindow) private var openWindow
        var body: some View { Button("Open") { openWindow(value: 1) } }
    }
}
