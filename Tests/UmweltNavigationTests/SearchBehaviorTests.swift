import SwiftUI
import Testing
import UmweltTesting

private struct Shop: View {
    var activation = SearchScopeActivation.automatic
    var behavior = SearchToolbarBehavior.automatic
    var hiddenIn: SearchSuggestionsPlacement.Set = []
    var isRemoved = false
    var presentation = SearchPresentationToolbarBehavior.automatic
    @State private var text = ""
    @State private var scope = 0

    var body: some View {
        NavigationStack {
            Text("Goods").navigationTitle("Shop")
                .searchable(text: $text)
                .searchScopes($scope, activation: activation) {
                    Text("All").tag(0)
                    Text("New").tag(1)
                }
                .searchSuggestions { Text("Tea") }
                .searchSuggestions(.hidden, for: hiddenIn)
                .searchToolbarBehavior(behavior)
                .searchPresentationToolbarBehavior(presentation)
                .toolbar(removing: isRemoved ? .search : nil)
        }
    }
}

@MainActor @Suite("Behaviours of searches")
struct SearchBehaviorTests {
    @Test("Scopes show when the search begins, or when something has been typed")
    func scopes() {
        let early = TestHost { Shop(activation: .onSearchPresentation) }
        #expect(!early.texts.contains("New"))
        early.focus("Search")
        #expect(early.texts.contains("New"))
        let late = TestHost { Shop(activation: .onTextEntry) }
        late.focus("Search")
        #expect(!late.texts.contains("New"))
        late.type("t", into: "Search")
        #expect(late.texts.contains("New"))
    }

    @Test("A small search field is a button until the user searches")
    func minimized() {
        let host = TestHost { Shop(behavior: .minimize) }
        #expect(host.text(in: "Search") == nil)
        #expect(host.tap("Search"))
        #expect(host.text(in: "Search") == "" && host.focusedLabel == "Search")
        #expect(host.tap("Cancel") && host.text(in: "Search") == nil)
    }

    @Test("Suggestions do not show in a place where they are hidden")
    func suggestions() {
        func host(_ places: SearchSuggestionsPlacement.Set) -> TestHost {
            let host = TestHost { Shop(hiddenIn: places) }
            host.focus("Search")
            return host
        }
        #expect(host(.menu).texts.contains("Tea"))
        #expect(!host(.content).texts.contains("Tea"))
    }

    @Test("Views are told that suggestions are in place of the content")
    func place() { #expect(EnvironmentValues().searchSuggestionsPlacement == .content) }

    @Test("The field can be removed from the bars")
    func removed() {
        #expect(TestHost { Shop() }.text(in: "Search") == "")
        #expect(TestHost { Shop(isRemoved: true) }.text(in: "Search") == nil)
    }

    @Test("The navigation bar hides while the user searches in a narrow window, unless it is to avoid that")
    func bar() {
        func shop(_ width: CGFloat, _ presentation: SearchPresentationToolbarBehavior = .automatic) -> TestHost {
            TestHost(size: CGSize(width: width, height: 600)) { Shop(presentation: presentation) }
        }
        let narrow = shop(390)
        let place = narrow.frame(of: "Search")?.minY ?? 0
        #expect(narrow.texts.contains("Shop"))
        narrow.focus("Search")
        #expect(!narrow.texts.contains("Shop"))
        #expect((narrow.frame(of: "Search")?.minY ?? 0) < place - 40)
        #expect(narrow.tap("Cancel") && narrow.texts.contains("Shop"))
        #expect(narrow.frame(of: "Search")?.minY == place)
        for host in [shop(390, .avoidHidingContent), shop(1000)] {
            host.focus("Search")
            #expect(host.texts.contains("Shop"))
        }
    }
}
