import SwiftUI
import Testing
import UmweltTesting

private struct Route: Codable, Equatable {
    var book: Int
}

private struct Reader: View {
    @State private var heard: [String] = []
    @State private var page = 1

    var body: some View {
        VStack {
            Text("Heard " + heard.joined(separator: ", "))
            Button("Turn") { page += 1 }
        }
        .onOpenURL { heard.append("url \($0.path())") }
        .onContinueUserActivity("reading") { activity in
            heard.append("book \((try? activity.typedPayload(Route.self))?.book ?? 0)")
        }
        .userActivity("reading", isActive: page < 3) { activity in
            activity.title = "Page \(page)"
            try? activity.setTypedPayload(Route(book: page))
        }
    }
}

@MainActor struct ExternalEventTests {
    @Test("A URL goes to all views that open URLs")
    func urls() throws {
        let host = TestHost { Reader() }
        #expect(host.openURL(try #require(URL(string: "https://example.com/books/3"))))
        #expect(host.texts.first == "Heard url /books/3")
    }

    @Test("Without such a view a URL continues the browsing of the web")
    func browsing() throws {
        var page: URL?
        let host = TestHost {
            Text("Reader").onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { page = $0.webpageURL }
        }
        let url = try #require(URL(string: "https://example.com/books/3"))
        #expect(host.openURL(url) && page == url)
        #expect(!TestHost { Text("Deaf") }.openURL(url))
    }

    @Test("An activity is described as the view has it now, and continued elsewhere")
    func activities() throws {
        let host = TestHost { Reader() }
        host.tap("Turn")
        let activity = try #require(host.userActivity)
        #expect(activity.title == "Page 2")
        let other = TestHost { Reader() }
        #expect(other.proceed(with: activity))
        #expect(other.texts.first == "Heard book 2")
        #expect(!other.proceed(with: NSUserActivity(activityType: "writing")))
        host.tap("Turn")
        #expect(host.userActivity == nil)
    }
}
