import SwiftUI
import Testing
import UmweltFoundation
import UmweltWebKit

@MainActor @Suite("Key-value observation of WKWebView") struct WKWebViewObservationTests {
    /// A list of values, which handlers on the main thread fill.
    private final class Journal: @unchecked Sendable {
        var lines: [String] = []
    }

    private func loadHTML(in view: WKWebView) { view.loadHTMLString("<title>A</title>", baseURL: nil) }

    @Test("An observation reports each change with both values until it is invalidated") func observe() {
        let view = WKWebView()
        let journal = Journal()
        let observation = view.observe(\.isLoading, options: [.old, .new]) { _, change in
            journal.lines.append("\(change.oldValue as Any) \(change.newValue as Any) \(change.kind)")
        }
        loadHTML(in: view)
        #expect(journal.lines == ["Optional(false) Optional(true) setting"])
        observation.invalidate()
        view.stopLoading()
        #expect(!view.isLoading && journal.lines.count == 1)
    }

    @Test("Changes have only the values of their options, and the current value is reported on demand")
    func options() {
        let view = WKWebView()
        let journal = Journal()
        let observation = view.observe(\.isLoading, options: [.initial]) { view, change in
            journal.lines.append("\(change.oldValue as Any) \(change.newValue as Any)")
        }
        #expect(journal.lines == ["nil nil"])
        loadHTML(in: view)
        #expect(journal.lines == ["nil nil", "nil nil"])
        observation.invalidate()
    }

    @Test("A released observation has ended") func release() {
        let view = WKWebView()
        let journal = Journal()
        var observation: NSKeyValueObservation? = view.observe(\.isLoading) { _, _ in journal.lines.append("changed") }
        #expect(observation != nil)
        observation = nil
        loadHTML(in: view)
        #expect(journal.lines.isEmpty)
    }

    @Test("A publisher sends the current value and each change until it is cancelled") func publisher() {
        let view = WKWebView()
        var addresses: [URL?] = []
        let subscription = view.publisher(for: \.url).sink { addresses.append($0) }
        let page = URL(string: "https://example.com")
        view.load(URLRequest(url: page ?? WKWebViewObservationTests.other))
        #expect(addresses == [nil, page])
        subscription.cancel()
        view.load(URLRequest(url: Self.other))
        #expect(addresses == [nil, page])
    }

    @Test("A publisher without the option for it does not send the current value") func publisherOptions() {
        let view = WKWebView()
        var states: [Bool] = []
        let subscription = view.publisher(for: \.isLoading, options: [.new]).sink { states.append($0) }
        #expect(states.isEmpty)
        loadHTML(in: view)
        #expect(states == [true])
        subscription.cancel()
    }

    // A literal with a scheme and a host: it is valid.
    private static let other = URL(string: "https://example.org")!
}
