import SwiftUI
import Testing
import UmweltTesting

private struct SettingsApp: App {
    var body: some Scene {
        WindowGroup {
            VStack {
                SettingsLink()
                SettingsLink { Text("Own") }
                OpenButton()
            }
        }
        Settings { Text("Volume") }
    }
}

private struct OpenButton: View {
    @Environment(\.openSettings) private var openSettings
    var body: some View { Button("Action") { openSettings() } }
}

@MainActor @Suite("Settings")
struct SettingsTests {
    @Test("A link or the action opens the one window of settings")
    func opening() throws {
        var traits = HostTraits.testing
        traits.supportsMultipleWindows = true
        let host = try #require(TestHost(app: SettingsApp(), traits: traits))
        #expect(host.tap("Settings…"))
        #expect(host.openedWindows.map(\.texts) == [["Volume"]])
        #expect(host.openedWindows.first?.title == "Settings")
        host.tap("Own")
        host.tap("Action")
        #expect(host.openedWindows.count == 1)
    }

    @Test("A help link opens its URL, or runs its action")
    func help() throws {
        let url = try #require(URL(string: "https://example.com/help"))
        var count = 0
        var opened: URL?
        let host = TestHost {
            HelpLink { count += 1 }
        }
        host.tap("Help")
        #expect(count == 1)
        let link = TestHost { HelpLink(destination: url) }
        link.onOpenURL = {
            opened = $0
            return true
        }
        link.tap("Help")
        #expect(opened == url)
    }
}
