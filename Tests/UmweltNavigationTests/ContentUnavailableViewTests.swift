import SwiftUI
import Testing
import UmweltTesting

@MainActor @Suite("Content that is unavailable")
struct ContentUnavailableViewTests {
    @Test("It stands in the middle of all room, from the icon to the actions")
    func middle() throws {
        var count = 0
        let host = TestHost(size: CGSize(width: 300, height: 400)) {
            ContentUnavailableView {
                Label("No Books", systemImage: "book")
            } description: {
                Text("Books that you add are shown here.")
            } actions: {
                Button("Add a Book") { count += 1 }
            }
        }
        #expect(host.texts == ["No Books", "Books that you add are shown here.", "Add a Book"])
        let title = try #require(host.frame(of: "No Books"))
        let button = try #require(host.frame(of: "Add a Book"))
        #expect(abs(title.midX - 150) < 1 && abs(button.midX - 150) < 1)
        #expect(title.minY > 150 && title.maxY < 250 && button.minY > title.maxY)
        #expect(host.tap("Add a Book"))
        #expect(count == 1)
    }

    @Test("A title, an image and a description are enough")
    func brief() {
        let title = "Nothing"
        #expect(TestHost { ContentUnavailableView(title, systemImage: "tray") }.texts == ["Nothing"])
        let host = TestHost { ContentUnavailableView("No Mail", systemImage: "tray", description: Text("None yet.")) }
        #expect(host.texts == ["No Mail", "None yet."])
    }

    @Test("A search that found nothing says for what")
    func search() {
        #expect(TestHost { ContentUnavailableView.search }.texts.first == "No Results")
        let host = TestHost { ContentUnavailableView.search(text: "Moby") }
        #expect(host.texts == ["No Results for “Moby”", "Check the spelling or try a new search."])
        #expect(TestHost { ContentUnavailableView.search(text: "") }.texts.first == "No Results")
    }
}
