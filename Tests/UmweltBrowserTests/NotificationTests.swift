import Foundation
import SwiftUI
import Testing
import Umwelt

@testable import UmweltBrowser

/// Buttons that ask for the permission to show notifications, show one, and remove it.
private struct NotifyingApp: App {
    var body: some Scene { WindowGroup { NotifyingView() } }

    struct NotifyingView: View {
        @State private var text = "unasked"
        var body: some View {
            VStack {
                Button("Ask") {
                    OpenWindows.current?.surface?.requestNotifications(asking: true) { text = "\($0)" }
                }
                Button("Show") {
                    let tea = HostNotification(id: "tea", title: "Tea", subtitle: "Green", body: "Ready")
                    _ = OpenWindows.current?.surface?.show(tea) { text = "\($0)" }
                }
                Button("Remove") { OpenWindows.current?.surface?.removeNotifications(["tea"]) }
                Text(text)
            }
        }
    }
}

@Suite("Notifications of the browser", .serialized, .oneAtATime) @MainActor struct NotificationTests {
    @Test("The page is asked for the user's decision, and answers once")
    func permission() async throws {
        try await withApp(NotifyingApp()) { _, url, token in
            let (page, first) = try await openPage(at: url, token: token)
            let buttons = try #require(first.n?.filter { $0.a?.r == "button" }.map(\.i))
            try await page.send(event: pressing(buttons[0]))
            let asked = try await page.patch()
            #expect(asked.i?.map(\.q?.a) == [1])
            let id = try #require(asked.i?.first?.q?.i)
            try await page.send(event: #""permission":{"request":\#(id),"state":"granted"}"#)
            #expect(try await page.patch().texts == ["allowed"])
            try await page.send(event: #""permission":{"request":\#(id),"state":"denied"}"#)
            try await page.send(event: pressing(buttons[1]))
            let shown = try await page.patch()
            #expect(shown.i?.map(\.n?.t) == ["Tea"])
            #expect(shown.i?.map(\.n?.b) == ["Green\nReady"])
            try await page.send(event: #""notification":{"id":"tea","isDismissed":true}"#)
            #expect(try await page.patch().texts == ["dismissed"])
        }
    }

    @Test("The response to a notification that was removed meanwhile is ignored")
    func removal() async throws {
        try await withApp(NotifyingApp()) { _, url, token in
            let (page, first) = try await openPage(at: url, token: token)
            let buttons = try #require(first.n?.filter { $0.a?.r == "button" }.map(\.i))
            try await page.send(event: pressing(buttons[1]))
            _ = try await page.patch()
            try await page.send(event: pressing(buttons[2]))
            #expect(try await page.patch().i?.map(\.r) == [["tea"]])
            try await page.send(event: #""notification":{"id":"tea","isDismissed":false}"#)
            try await page.send(event: pressing(buttons[0]))
            #expect(try await page.patch().texts == [])
        }
    }

    @Test("A permission of an unknown name is malformed")
    func malformed() {
        let message = #"{"number":1,"permission":{"request":1,"state":"maybe"}}"#
        #expect(throws: PageCloseReason.self) { try PageMessage(Data(message.utf8)) }
    }
}
