import SwiftUI
import Testing
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
}
