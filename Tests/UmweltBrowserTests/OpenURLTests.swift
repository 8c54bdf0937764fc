import Foundation
import SwiftUI
import Testing
import UmweltBrowser

/// Buttons that open URLs.
private struct OpeningApp: App {
    var body: some Scene { WindowGroup { OpeningView() } }

    struct OpeningView: View {
        @Environment(\.openURL) private var openURL
        @State private var answer = "unasked"
        var body: some View {
            VStack {
                opener("https://example.com/?q=\"a b\"&r=1")
                opener("javascript:alert(1)")
                opener("data:text/html,hello")
                Text(answer)
            }
        }

        private func opener(_ text: String) -> some View {
            Button(text) {
                guard let url = URL(string: text) else { return }
                openURL(url) { answer = "\(url.scheme ?? "") \($0)" }
            }
        }
    }
}

@Suite(.serialized, .oneAtATime) @MainActor struct OpenURLTests {
    @Test("SEMANTICS 33: the page is asked to open a URL once, and never to run one")
    func opening() async throws {
        try await withApp(OpeningApp()) { _, url, token in
            let (page, first) = try await openPage(at: url, token: token)
            let buttons = try #require(first.n?.filter { $0.a?.r == "button" }.map(\.i))
            try await page.send(event: pressing(buttons[0]))
            let patch = try await page.patch()
            #expect(patch.u?.map(\.u) == ["https://example.com/?q=%22a%20b%22&r=1"])
            // The app hears of it when the page has answered, once.
            #expect(patch.texts == [])
            let id = try #require(patch.u?.first?.i)
            try await page.send(event: #""opened":{"request":\#(id),"accepted":true}"#)
            #expect(try await page.patch().texts == ["https true"])
            try await page.send(event: #""opened":{"request":\#(id),"accepted":false}"#)
            try await page.send(event: pressing(buttons[1]))
            let refused = try await page.patch()
            #expect(refused.u == nil)
            #expect(refused.texts == ["javascript false"])
            try await page.send(event: pressing(buttons[2]))
            #expect(try await page.patch().texts == ["data false"])
        }
    }
}
