import SwiftUI
import TestSupport
import Testing
import UmweltTesting

@MainActor @Suite("Searching")
struct SearchTests {
    private struct Names: View {
        let text: String
        @Environment(\.isSearching) private var isSearching
        @Environment(\.dismissSearch) private var dismissSearch

        var body: some View {
            VStack {
                ForEach(["Ada", "Bea", "Cleo"].filter { text.isEmpty || $0.contains(text) }, id: \.self) { Text($0) }
                if isSearching { Button("Enough") { dismissSearch() } }
            }
        }
    }

    private struct Page: View {
        @State private var text = ""
        @State private var entered = ""
        var isOutside = false

        var body: some View {
            if isOutside {
                NavigationStack { Names(text: text).navigationTitle("Names") }.searchable(text: $text)
            } else {
                NavigationStack {
                    Names(text: text).navigationTitle("Names\(entered)").searchable(text: $text, prompt: "A name")
                }
                .onSubmit(of: .search) { entered = " with \(text)" }
            }
        }
    }

    @Test(
        "What is written is what is looked for; the field is below the bar, wherever the modifier stands",
        arguments: [false, true])
    func write(isOutside: Bool) {
        let host = TestHost { Page(isOutside: isOutside) }
        #expect(host.texts.filter { $0.count == 3 || $0 == "Cleo" } == ["Ada", "Bea", "Cleo"])
        #expect(host.type("e", into: "Search"))
        #expect(host.texts.filter { $0.count == 3 || $0 == "Cleo" } == ["Bea", "Cleo"])
        let title = host.frame(of: "Names") ?? .zero
        let field = host.frame(of: "Search") ?? .zero
        let first = host.frame(of: "Bea") ?? .zero
        #expect(title.maxY <= field.minY && field.maxY <= first.minY)
    }

    @Test("The background of a list reaches under the field and the bar")
    func background() {
        let host = show(300, 400) {
            NavigationStack {
                List { Text("row") }.searchable(text: .constant("")).navigationTitle("Inbox")
            }
        }
        let grounds = host.displayList.leaves.compactMap { item -> CGRect? in
            if case .fill(let path, _, _, _) = item { path.boundingRect } else { nil }
        }
        #expect(grounds.contains { $0.size == CGSize(width: 300, height: 400) })
    }

    @Test("While the field has the focus somebody searches, until they cancel or a view ends it")
    func state() {
        let host = TestHost { Page() }
        #expect(!host.texts.contains("Enough"))
        host.focus("Search")
        #expect(host.texts.contains("Enough"))
        host.type("Ad", into: "Search")
        host.tap("Cancel")
        #expect(!host.texts.contains("Enough"))
        #expect(host.texts.contains("Bea"))
        host.focus("Search")
        host.type("Ad", into: "Search")
        host.tap("Enough")
        #expect(!host.texts.contains("Enough") && host.texts.contains("Bea"))
    }

    @Test("Text can be cleared at once; the search goes on")
    func clear() {
        let host = TestHost { Page() }
        host.focus("Search")
        host.type("Ad", into: "Search")
        host.tap("Clear Text")
        #expect(host.texts.contains("Bea") && host.texts.contains("Enough"))
    }

    @Test("What is entered is told to those who listen for searches")
    func submit() {
        let host = TestHost { Page() }
        host.type("Ada", into: "Search")
        host.submit("Search")
        host.tap("Cancel")
        #expect(host.texts.contains("Names with Ada"))
    }

    @Test("A binding says whether somebody searches, and is told")
    func presented() {
        struct Bound: View {
            @State private var text = ""
            @State private var isSearching = false

            var body: some View {
                NavigationStack {
                    VStack {
                        Names(text: text)
                        Button("Find") { isSearching = true }
                        Text(isSearching ? "searching" : "looking")
                    }
                    .searchable(text: $text, isPresented: $isSearching)
                }
            }
        }
        let host = TestHost { Bound() }
        #expect(host.texts.contains("looking"))
        host.tap("Find")
        #expect(host.texts.contains("searching") && host.texts.contains("Enough"))
        host.tap("Cancel")
        #expect(host.texts.contains("looking"))
    }
}
