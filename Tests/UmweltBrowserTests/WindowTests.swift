import Foundation
import SwiftUI
import Testing
import UmweltLive

@testable import UmweltBrowser

/// A window that opens others.
private struct WindowsApp: App {
    var body: some Scene {
        WindowGroup("First") { Opener() }
        WindowGroup("Number", for: Int.self) { $number in NumberView(number: number ?? 0) }
            .defaultSize(width: 320, height: 200.5)
        Window("Only", id: "only") { NumberView(number: -1) }
    }

    private struct Opener: View {
        @Environment(\.openWindow) private var openWindow
        @Environment(\.dismissWindow) private var dismissWindow
        @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows

        var body: some View {
            Text(supportsMultipleWindows ? "many" : "one")
            Button("Seven") { openWindow(value: 7) }
            Button("Only") { openWindow(id: "only") }
            Button("Close seven") { dismissWindow(value: 7) }
            Button("Close") { dismissWindow() }
        }
    }

    private struct NumberView: View {
        let number: Int
        @State private var count = 0
        @Environment(\.dismissWindow) private var dismissWindow
        var body: some View {
            Button("\(number): \(count)") { count += 1 }
            Button("Done") { dismissWindow() }
        }
    }
}

extension RawPage {
    /// Presses the button of a patch that shows a text.
    fileprivate func press(_ label: String, of patch: Patch) async throws {
        try await send(event: pressing(try #require(patch.node(showing: label))))
    }

    /// The window that the page is asked to open when a button is pressed.
    fileprivate func window(openedBy label: String, of patch: Patch) async throws -> Patch.Window {
        try await press(label, of: patch)
        return try #require(try await self.patch().w?.first)
    }
}

@Suite(.serialized, .oneAtATime) @MainActor struct WindowTests {
    @Test("A page is asked to open a window by a ticket, which is good once and counts more than the session")
    func ticket() async throws {
        try await withApp(WindowsApp()) { host, url, token in
            let (page, first) = try await openPage(at: url, token: token)
            #expect(first.t == "First")
            #expect(first.texts.first == "many")
            let window = try await page.window(openedBy: "Seven", of: first)
            #expect(window.f == [320, 200.5])
            // A tab that a page opens begins with a copy of its session.
            let (other, second) = try await openPage(at: url, token: token, session: first.s, ticket: window.t)
            #expect(second.t == "Number")
            #expect(second.texts == ["7: 0", "Done"])
            #expect(second.s != first.s)
            try await other.press("7: 0", of: second)
            #expect(try await other.patch().texts == ["7: 1"])
            let (_, third) = try await openPage(at: url, token: token, ticket: window.t)
            #expect(third.t == "First")
            #expect(host.windowCount == 3)
        }
    }

    @Test("A window that is open already has a name by which its tab comes to the front")
    func name() async throws {
        try await withApp(WindowsApp()) { _, url, token in
            let (page, first) = try await openPage(at: url, token: token)
            let window = try await page.window(openedBy: "Only", of: first)
            let (_, second) = try await openPage(at: url, token: token, ticket: window.t)
            #expect(window.f == nil)
            let again = try await page.window(openedBy: "Only", of: first)
            #expect(again.n == second.m)
            #expect(again.t != window.t)
            #expect(first.m != second.m)
        }
    }

    @Test("A window of which there is only one comes to the page that asks last, with its state")
    func moved() async throws {
        try await withApp(WindowsApp()) { host, url, token in
            let (page, first) = try await openPage(at: url, token: token)
            var window = try await page.window(openedBy: "Only", of: first)
            let (old, shown) = try await openPage(at: url, token: token, ticket: window.t)
            try await old.press("-1: 0", of: shown)
            #expect(try await old.patch().texts == ["-1: 1"])
            window = try await page.window(openedBy: "Only", of: first)
            let (_, moved) = try await openPage(at: url, token: token, ticket: window.t)
            #expect(moved.texts == ["-1: 1", "Done"])
            #expect(try await old.receive() == .close(4001, "This window is shown in another tab."))
            #expect(host.windowCount == 2)
        }
    }

    @Test("The page of a dismissed window is told so, and does not get it back")
    func dismissed() async throws {
        try await withApp(WindowsApp()) { host, url, token in
            let (page, first) = try await openPage(at: url, token: token)
            let window = try await page.window(openedBy: "Seven", of: first)
            let (other, second) = try await openPage(at: url, token: token, ticket: window.t)
            try await page.press("Close seven", of: first)
            #expect(try await other.receive() == .close(4000, "This window is closed."))
            #expect(host.windowCount == 1)
            let (_, third) = try await openPage(at: url, token: token, session: second.s)
            #expect(third.t == "First")
            try await page.press("Close", of: first)
            #expect(try await page.receive() == .close(4000, "This window is closed."))
        }
    }

    @Test("Tickets that nobody comes with are forgotten, the oldest first")
    func tickets() throws {
        var tickets = WindowTickets()
        let request = try JSONDecoder().decode(WindowRequest.self, from: Data(#"{"scene":{"number":0}}"#.utf8))
        let issued = (0...WindowTickets.most).map { _ in tickets.issue(for: request) }
        #expect(tickets.redeem(issued[0]) == nil)
        #expect(tickets.redeem(issued[1]) == request)
        #expect(tickets.redeem(issued[1]) == nil)
        #expect(Set(issued).count == issued.count)
    }

    @Test("A window that was opened for a value is there again in the app's next process")
    func takeover() async throws {
        let settings = try BrowserSettings.patient()
        let old = BrowserHost(WindowsApp(), settings: settings, launch: nil)
        let oldURL = try await old.start()
        let token = try #require(old.token)
        let (page, first) = try await openPage(at: oldURL, token: token)
        let window = try await page.window(openedBy: "Seven", of: first)
        let (other, second) = try await openPage(at: oldURL, token: token, ticket: window.t)
        try await other.press("7: 0", of: second)
        #expect(try await other.patch().texts == ["7: 1"])
        let state = try JSONEncoder().encode(old.snapshot)
        await old.stop(isReplaced: true)

        let new = BrowserHost(
            WindowsApp(), settings: settings, launch: LiveLaunch(token: token, state: state))
        let url = try await new.start()
        let (_, third) = try await openPage(at: url, token: token, session: second.s)
        #expect(third.t == "Number")
        #expect(third.texts == ["7: 1", "Done"])
        await new.stop()
    }
}
