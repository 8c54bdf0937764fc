import Foundation
import SwiftUI
import Testing

@testable import UmweltBrowser

/// Numbers as the path of the page's address.
private struct NumbersApp: App {
    var body: some Scene { WindowGroup { NumbersView() } }

    private struct NumbersView: View {
        @State private var numbers: [Int] = []

        private var label: String {
            "At " + (numbers.isEmpty ? "the root" : numbers.map(String.init).joined(separator: " "))
        }

        var body: some View {
            VStack {
                Button(label) { numbers.append(numbers.count + 1) }
                Text("Above")
            }
            .navigationURL($numbers)
        }
    }
}

@Suite(.serialized, .oneAtATime) @MainActor struct AddressTests {
    @Test("A page receives the path of its address, once for each value")
    func told() async throws {
        try await withApp(NumbersApp()) { host, url, token in
            let (page, first) = try await openPage(at: url, token: token)
            #expect(first.p == "/")
            let button = try #require(first.node(showing: "At the root"))
            try await page.send(event: pressing(button))
            let second = try await page.patch()
            #expect(second.p == "/1" && second.texts == ["At 1"])
            try await page.send(event: pressing(button))
            #expect(try await page.patch().p == "/1/2")
            // Another page of the app has its own.
            #expect(try await openPage(at: url, token: token).1.p == "/")
            // A page that reconnects receives its address.
            let count = host.connectedPageCount
            page.drop()
            try await until { host.connectedPageCount < count }
            let again = try await openPage(at: url, token: token, session: first.s)
            #expect(again.1.p == "/1/2" && again.1.texts == ["At 1 2", "Above"])
        }
    }

    @Test("A page starts with the value of its path, and without a path with the root")
    func begun() async throws {
        try await withApp(NumbersApp()) { host, url, token in
            let page = try await openPage(at: url, token: token, path: "/7/8")
            #expect(page.1.texts == ["At 7 8", "Above"] && page.1.p == "/7/8")
            for path in ["/x", "//", "/%25ff", "/..", "7", String(repeating: "/9", count: 900)] {
                let page = try await openPage(at: url, token: token, path: path)
                #expect(page.1.texts == ["At the root", "Above"] && page.1.p == "/", "\(path)")
            }
            // The user has come to another path in the page of a session.
            let count = host.connectedPageCount
            page.0.drop()
            try await until { host.connectedPageCount < count }
            let again = try await openPage(at: url, token: token, session: page.1.s, path: "/5")
            #expect(again.1.s == page.1.s && again.1.texts == ["At 5", "Above"])
        }
    }

    @Test("The app answers the browser's URL with its resulting path")
    func answered() async throws {
        try await withApp(NumbersApp()) { _, url, token in
            let (page, _) = try await openPage(at: url, token: token)
            func open(_ path: String) async throws -> Patch {
                try await page.send(event: #""open":"\#(url.absoluteString)\#(path)""#)
                return try await page.patch()
            }
            let first = try await open("/4")
            #expect(first.p == "/4" && first.d == 1)
            let same = try await open("/4")
            #expect(same.p == "/4" && same.d == 2 && same.texts == [])
            let refused = try await open("/four")
            #expect(refused.p == "/" && refused.d == 3 && refused.texts == ["At the root"])
        }
    }

    @Test("The path is below that of the app")
    func base() async throws {
        var settings = try BrowserSettings.patient()
        settings.basePath = "/numbers"
        let host = BrowserHost(NumbersApp(), settings: settings)
        let url = try await host.start()
        let token = try #require(host.token)
        let page = try await RawPage(at: url)
        let root = String(url.absoluteString.dropLast("/numbers".count))
        #expect(try await page.open(token: token, path: "/3", base: "/numbers") == 101)
        try await page.send(event: system())
        #expect(try await page.patch().p == "/3")
        try await page.send(event: #""open":"\#(root)/numbers/6/7""#)
        #expect(try await page.patch().p == "/6/7")
        try await page.send(event: #""open":"\#(root)/numbers""#)
        #expect(try await page.patch().p == "/")
        try await page.send(event: #""open":"\#(root)/numbers8/9""#)
        #expect(try await page.patch().p == "/")
        await host.stop()
    }

    @Test("An app without such a view has no address of its own")
    func none() async throws {
        try await withSample { _, url, token in
            let page = try await openPage(at: url, token: token, path: "/3")
            #expect(page.1.p == nil && page.1.s != nil)
        }
    }
}
