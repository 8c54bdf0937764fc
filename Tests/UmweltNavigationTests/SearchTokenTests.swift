import SwiftUI
import TestSupport
import Testing
import UmweltTesting

@MainActor @Suite("Search tokens")
struct SearchTokenTests {
    struct Sender: Identifiable, Equatable {
        let id: String
    }

    @Observable final class Model {
        var text = ""
        var senders = [Sender(id: "Ann")]
        var suggested = [Sender(id: "Ann"), Sender(id: "Bob")]
        var isSearching = true
    }

    private struct Mails: View {
        @Bindable var model: Model
        var suggests = true

        var body: some View {
            NavigationStack {
                if suggests {
                    Text("mails").searchable(
                        text: $model.text, tokens: $model.senders, suggestedTokens: $model.suggested
                    ) {
                        Text($0.id)
                    }
                } else {
                    Text("mails")
                        .searchable(text: $model.text, tokens: $model.senders, isPresented: $model.isSearching) {
                            Text($0.id)
                        }
                        .searchSuggestions { Text("Only Eve").searchCompletion(Sender(id: "Eve")) }
                }
            }
        }
    }

    @Test("Tokens stand in the field, and a press removes one")
    func removing() {
        let model = Model()
        let host = TestHost { Mails(model: model) }
        #expect(host.texts.contains("Ann"))
        #expect(host.tap("Ann"))
        #expect(model.senders == [] && !host.texts.contains("Ann"))
    }

    @Test("The key that deletes removes the last token, once there is no text before the caret")
    func deleting() {
        let model = Model()
        model.senders.append(Sender(id: "Bob"))
        let host = TestHost { Mails(model: model) }
        host.focus("Search")
        host.type("x", into: "Search")
        host.press(.delete)
        #expect(model.senders.map(\.id) == ["Ann", "Bob"])
        host.clear("Search")
        #expect(host.press(.delete) && model.senders.map(\.id) == ["Ann"])
        #expect(host.press(.delete) && model.senders == [])
        #expect(!host.press(.delete))
    }

    @Test("Those that are suggested and not in the field show while one searches, and a press adds one")
    func suggestions() {
        let model = Model()
        let host = TestHost { Mails(model: model) }
        #expect(!host.texts.contains("Bob"))
        host.focus("Search")
        host.type("b", into: "Search")
        #expect(host.texts.filter { $0 == "Ann" }.count == 1)
        #expect(host.tap("Bob"))
        #expect(model.senders.map(\.id) == ["Ann", "Bob"] && model.text == "")
    }

    @Test("A suggestion of the app's adds a token too; the end of a search removes all")
    func completion() {
        let model = Model()
        let host = TestHost { Mails(model: model, suggests: false) }
        #expect(host.tap("Only Eve"))
        #expect(model.senders.map(\.id) == ["Ann", "Eve"])
        host.tap("Cancel")
        #expect(model.senders == [])
    }
}
