import SwiftUI
import TestSupport
import Testing
import UmweltTesting

private struct Opener: View {
    let url: URL
    @Environment(\.openURL) private var openURL
    @State private var answer = "unasked"

    var body: some View {
        Button("Open") { openURL(url) { answer = $0 ? "accepted" : "refused" } }
        Text(answer)
    }
}

@MainActor @Suite("Opening URLs") struct OpenURLTests {
    private let site = URL(string: "https://example.com/a")!
    private let other = URL(string: "https://example.com/b")!

    /// The URLs that the system opens, and the answer that the view gets, with a handler or without.
    private func opened(_ result: OpenURLAction.Result?, canOpen: Bool = true) -> (urls: [URL], answer: String) {
        let host = TestHost(typeSetter: FixedMetrics()) {
            if let result {
                Opener(url: site).environment(\.openURL, OpenURLAction { _ in result })
            } else {
                Opener(url: site)
            }
        }
        var urls: [URL] = []
        host.onOpenURL = {
            urls.append($0)
            return canOpen
        }
        host.tap("Open")
        return (urls, host.texts[1])
    }

    @Test("SEMANTICS 33: what a handler answers decides whether the system opens the URL, and which")
    func results() {
        #expect(opened(nil) == ([site], "accepted"))
        #expect(opened(.handled) == ([], "accepted"))
        #expect(opened(.discarded) == ([], "refused"))
        #expect(opened(.systemAction) == ([site], "accepted"))
        #expect(opened(.systemAction(other)) == ([other], "accepted"))
        #expect(opened(.systemAction, canOpen: false) == ([site], "refused"))
    }

    @Test("SEMANTICS 33: without a host nothing is opened")
    func noHost() {
        var accepted: Bool?
        EnvironmentValues().openURL(site) { accepted = $0 }
        #expect(accepted == false)
        let host = TestHost(typeSetter: FixedMetrics()) { Opener(url: site) }
        host.tap("Open")
        #expect(host.texts == ["Open", "refused"])
    }

    @Test("SEMANTICS 10, 33: the nearest handler is asked, with the URL")
    func nearest() {
        var asked: [String] = []
        let host = TestHost(typeSetter: FixedMetrics()) {
            Opener(url: site)
                .environment(
                    \.openURL,
                    OpenURLAction { url in
                        asked.append("inner \(url.path())")
                        return .handled
                    }
                )
                .environment(
                    \.openURL,
                    OpenURLAction { _ in
                        asked.append("outer")
                        return .handled
                    })
        }
        host.tap("Open")
        #expect(asked == ["inner /a"])
    }

    @Test("SEMANTICS 21: a handler that captures the same runs nobody again")
    func sameHandler() {
        let host = TestHost(typeSetter: FixedMetrics()) {
            Switcher { step in
                Opener(url: site).environment(\.openURL, OpenURLAction { [other] _ in .systemAction(other) })
                Text("\(step)")
            }
        }
        #expect(!host.updates { host.tap("Go") }.contains("Opener"))
    }
}
