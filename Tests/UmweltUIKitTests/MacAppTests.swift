import SwiftUI
import Testing
import Umwelt
import UmweltTesting

@testable import UmweltUIKit

@MainActor @Suite("Apps with AppKit's names", .serialized) struct MacAppTests {
    /// The calls to delegates, in order.
    static var calls: [String] = []

    final class Delegate: NSObject, NSApplicationDelegate, ObservableObject {
        var reply = NSApplication.TerminateReply.terminateNow

        func applicationDidFinishLaunching(_ notification: Notification) {
            NSApp.setActivationPolicy(.regular)
            NSApp.activate(ignoringOtherApps: true)
            MacAppTests.calls.append("launched \(notification.object as? NSApplication === NSApp)")
        }

        func applicationDidBecomeActive(_ notification: Notification) { MacAppTests.calls.append("active") }
        func applicationWillResignActive(_ notification: Notification) { MacAppTests.calls.append("inactive") }
        func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply { reply }
        func applicationWillTerminate(_ notification: Notification) { MacAppTests.calls.append("terminates") }
    }

    struct MacApp: App {
        @NSApplicationDelegateAdaptor(Delegate.self) var delegate

        var body: some Scene { WindowGroup("Reader") { Text("page") } }
    }

    @Test("A delegate of AppKit's is made once, hears that the app begins, and follows its activity") func delegate()
        throws
    {
        Self.calls = []
        let app = MacApp()
        #expect(app.delegate === MacApp().delegate && app.delegate === NSApp.delegate)
        let host = try #require(TestHost(app: app))
        host.update()
        #expect(Self.calls == ["launched true", "active"])
        host.traits.scenePhase = .inactive
        #expect(Self.calls == ["launched true", "active", "inactive"])
    }

    @Test("Ending the app closes its windows, if the delegate lets it") func terminates() throws {
        let app = MacApp()
        let host = try #require(TestHost(app: app))
        host.update()
        Self.calls = []
        let window = try #require(NSApp.keyWindow)
        #expect(window.title == "Reader" && window.isVisible && window.isKeyWindow)
        #expect(NSApp.windows == [window] && NSApplication.shared.mainWindow === window)
        app.delegate.reply = .terminateCancel
        NSApp.terminate(nil)
        #expect(Self.calls == [] && window.isVisible)
        app.delegate.reply = .terminateNow
        NSApp.terminate(nil)
        #expect(Self.calls.first == "terminates" && !window.isVisible)
    }

    @Test("A window that asks to come to the front tells its host, and closes unless a view keeps it open")
    func window() throws {
        struct KeptApp: App {
            var body: some Scene {
                WindowGroup { Text("kept").windowDismissBehavior(.disabled) }
            }
        }
        let host = try #require(TestHost(app: KeptApp()))
        host.update()
        var count = 0
        host.onRaise = { count += 1 }
        NSApp.activate()
        NSApp.windows.first?.makeKeyAndOrderFront(nil)
        #expect(count == 2)
        let window = try #require(NSApp.keyWindow)
        #expect(NSApp.sendAction(Selector("performClose:"), to: nil, from: nil) && window.isVisible)
        window.close()
        #expect(!window.isVisible)
        #expect(!NSApp.setActivationPolicy(.accessory) && NSApp.activationPolicy() == .regular)
    }

    @Test("The selector of settings opens them, and an unknown one is not called") func settings() throws {
        struct PlainApp: App {
            var body: some Scene { WindowGroup { Text("plain") } }
        }
        let host = try #require(TestHost(app: PlainApp()))
        host.update()
        #expect(!NSApp.sendAction(Selector(("showSettingsWindow:")), to: nil, from: nil))
        #expect(!NSApp.sendAction(Selector("undo:"), to: nil, from: nil))
    }
}
