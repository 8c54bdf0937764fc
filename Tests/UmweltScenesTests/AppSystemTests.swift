import SwiftUI
import Testing
import UmweltTesting

/// An app that opens and closes a window from its own environment.
private struct ToolsApp: App {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow

    var body: some Scene {
        WindowGroup {
            Button("Open") { openWindow(id: "second") }
            Button("Close") { dismissWindow(id: "second") }
        }
        Window("Second", id: "second") { Text("second") }
    }
}

@MainActor @Suite("Environment properties of an app") struct AppSystemTests {
    @Test("An app opens and closes windows by its own actions")
    func windows() throws {
        var traits = HostTraits.testing
        traits.supportsMultipleWindows = true
        let host = try #require(TestHost(app: ToolsApp(), traits: traits))
        host.tap("Open")
        let opened = try #require(host.openedWindows.first)
        #expect(opened.texts == ["second"])
        host.tap("Close")
        #expect(opened.isDismissed && !host.isDismissed)
    }
}
