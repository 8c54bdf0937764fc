import SwiftUI
import Testing
import UmweltTesting

@MainActor @Suite("Suggestions and scopes of searches") struct SearchSuggestionTests {
    private struct Page: View {
        @State private var text = ""
        @State private var entered = "nothing"
        @State private var scope = 0
        @FocusState private var isFocused: Bool

        var body: some View {
            NavigationStack {
                VStack {
                    Text("Entered \(entered) in \(scope)")
                    Text(isFocused ? "writing" : "reading")
                    Button("Search now") { isFocused = true }
                }
                .searchable(text: $text)
                .searchSuggestions {
                    ForEach(["apple", "apricot", "pear"].filter { $0.hasPrefix(text) }, id: \.self) {
                        Text("suggest \($0)").searchCompletion($0)
                    }
                }
                .searchScopes($scope) {
                    Text("All").tag(0)
                    Text("Mine").tag(1)
                }
                .searchFocused($isFocused)
            }
            .onSubmit(of: .search) { entered = text }
        }
    }

    @Test("Suggestions show while somebody searches, and one that is chosen is submitted")
    func suggestions() {
        let host = show(300, 500) { Page() }
        #expect(!host.texts.contains { $0.hasPrefix("suggest") })
        host.focus("Search")
        #expect(host.texts.filter { $0.hasPrefix("suggest") }.count == 3)
        host.type("ap", into: "Search")
        #expect(host.texts.filter { $0.hasPrefix("suggest") } == ["suggest apple", "suggest apricot"])
        host.tap("suggest apricot")
        #expect(host.text(in: "Search") == "apricot")
        #expect(host.texts.contains("Entered apricot in 0"))
        #expect(!host.texts.contains { $0.hasPrefix("suggest") })
        host.clear("Search")
        host.type("p", into: "Search")
        #expect(host.texts.filter { $0.hasPrefix("suggest") } == ["suggest pear"])
    }

    @Test("The scope is chosen while somebody searches")
    func scopes() {
        let host = show(300, 500) { Page() }
        #expect(host.frame(of: "Mine") == nil)
        host.focus("Search")
        host.tap("Mine")
        #expect(host.texts.contains("Entered nothing in 1"))
    }

    @Test("The focus of the field is bound to a state, in both directions")
    func focus() {
        let host = show(300, 500) { Page() }
        host.tap("Search now")
        #expect(host.texts.contains("writing"))
        host.tap("Cancel")
        #expect(host.texts.contains("reading"))
    }
}
