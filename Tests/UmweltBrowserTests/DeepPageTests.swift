import Foundation
import SwiftUI
import Testing

@testable import UmweltBrowser

/// Views that are nested deeply, in a page.
@Suite(.serialized, .oneAtATime) @MainActor struct DeepPageTests {
    @Test("A page is sent a thousand boxes in each other")
    func depth() async throws {
        try await DeepPageTests.open(levels: 1000) { texts in
            #expect(texts == ["end"])
        }
    }

    @Test("A page with more boxes in each other than browsers show ends the program with the view's name")
    func tooDeep() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try await DeepPageTests.open(levels: 10_000) { _ in }
        }
        let errors = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        let words = /Views are nested \d+ deep at DeepView: a browser shows 1200 boxes in each other at most\./
        #expect(errors.contains(words), "\(errors)")
    }

    fileprivate static func open(levels: Int, _ body: ([String]) -> Void) async throws {
        let host = BrowserHost(DeepApp(levels: levels), settings: try BrowserSettings(["UMWELT_PORT": "0"]))
        let url = try await host.start()
        let (page, first) = try await openPage(at: url, token: try await RawPage.token(at: url))
        body(first.texts)
        withExtendedLifetime(page) {}
        await host.stop()
    }
}

private struct DeepApp: App {
    var levels = 0

    var body: some Scene {
        WindowGroup { DeepView(levels: levels) }
    }
}

private struct DeepView: View {
    let levels: Int

    var body: some View {
        (0..<levels).reduce(AnyView(Text("end"))) { view, _ in AnyView(view.padding(0.001)) }
    }
}
