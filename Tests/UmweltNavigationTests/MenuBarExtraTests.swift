import SwiftUI
import Testing
import Umwelt
import UmweltTesting

private struct Clock: App {
    @State private var isInserted = true
    @State private var count = 0

    var body: some Scene {
        MenuBarExtra("Timer", systemImage: "timer", isInserted: $isInserted) {
            Button("Count") { count += 1 }
            Text("\(count) times")
            Button("Remove") { isInserted = false }
        }
    }
}

private struct Panel: App {
    var body: some Scene {
        MenuBarExtra {
            Text("Content")
        } label: {
            Text("Label")
        }
        .menuBarExtraStyle(.window)
    }
}

@MainActor @Suite("Scenes of menu bars")
struct MenuBarExtraTests {
    @Test("A menu is a window with the label above the items, until it is taken from the bar")
    func menu() throws {
        let host = try #require(TestHost(app: Clock()))
        #expect(host.texts.first == "Timer")
        #expect(host.tap("Count") && host.texts.contains("1 times"))
        #expect(host.tap("Remove") && host.texts.isEmpty)
    }

    @Test("A window shows its content alone")
    func window() throws {
        #expect(try #require(TestHost(app: Panel())).texts == ["Content"])
    }

    private func traits() -> HostTraits {
        var traits = HostTraits()
        traits.isInTray = true
        return traits
    }

    private func labels(_ items: [CommandItem]) -> [String] {
        items.map { item in
            switch item {
            case .control(let control): control.label
            case .menu(let list): "\(list.title): \(labels(list.items).joined(separator: ", "))"
            case .heading(let text): text
            case .separator: "-"
            }
        }
    }

    @Test("In a tray the label is drawn alone, and the menu has the items and the end of the app")
    func tray() throws {
        let app = AppHost(Clock(), typeSetter: FixedMetrics())
        let request = try #require(app.trayRequests.first)
        let view = try #require(app.openWindow(request, traits: traits()))
        let item = try #require(view.system.trayItem)
        #expect(item.title == "Timer" && !item.opensWindow)
        #expect(min(item.picture.size.width, item.picture.size.height) >= 22)
        #expect(labels(item.items) == ["Count", "0 times", "Remove", "-", "Quit"])
        func press(_ label: String) {
            for case .control(let control) in item.items where control.label == label { control.node?.send(.press) }
        }
        press("Count")
        #expect(view.system.trayItem.map { labels($0.items)[1] } == "1 times")
        press("Remove")
        #expect(view.system.trayItem == nil)
    }

    @Test("An item of the tray that opens a window has the end of the app alone in its menu")
    func trayWindow() throws {
        let app = AppHost(Panel(), typeSetter: FixedMetrics())
        let request = try #require(app.trayRequests.first)
        let view = try #require(app.openWindow(request, traits: traits()))
        let item = try #require(view.system.trayItem)
        #expect(item.title == "Label" && item.opensWindow && labels(item.items) == ["Quit"])
        let window = try #require(app.openTrayWindow(request, traits: HostTraits()))
        #expect(window.semantics.map(\.label) == ["Content"])
    }

    @Test("Where there is a tray its items are no windows that an app begins with")
    func launch() {
        let app = AppHost(Clock(), typeSetter: FixedMetrics())
        #expect(app.openWindow() != nil)
        app.hasTray = true
        #expect(app.openWindow() == nil)
    }
}
