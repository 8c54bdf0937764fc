import SwiftUI
import TestSupport
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

    @Test("Arrows lead from the field to the suggestions and back; the field has the focus when one was chosen")
    func arrows() {
        let host = show(300, 500) { Page() }
        host.focus("Search")
        #expect(host.press(.downArrow))
        #expect(host.focusedLabel == "suggest apple")
        for _ in 1...3 { host.press(.downArrow) }
        #expect(host.focusedLabel == "suggest pear")
        for _ in 1...2 { host.press(.upArrow) }
        #expect(host.focusedLabel == "suggest apple")
        host.press(.upArrow)
        #expect(host.focusedLabel == "Search")
        for _ in 1...2 { host.press(.downArrow) }
        #expect(host.focusedLabel == "suggest apricot")
        host.tap("suggest apricot")
        #expect(host.focusedLabel == "Search")
        #expect(host.text(in: "Search") == "apricot")
        #expect(!host.press(.downArrow), "no suggestions show for what was submitted")
        // The user still searches, until that is ended.
        host.tap("Cancel")
        #expect(host.focusedLabel == nil)
    }

    @Test("The content is not there for anybody while suggestions cover it")
    func covered() {
        let host = show(300, 500) { Page() }
        #expect(host.presentation(of: "Search now")?.opacity == 1)
        host.focus("Search")
        #expect(host.presentation(of: "Search now")?.opacity == 0)
        host.type("xyz", into: "Search")
        #expect(host.presentation(of: "Search now")?.opacity == 1, "there are no suggestions")
        host.clear("Search")
        #expect(host.presentation(of: "Search now")?.opacity == 0)
        host.tap("Cancel")
        #expect(host.presentation(of: "Search now")?.opacity == 1)
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
