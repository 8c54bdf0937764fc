import Foundation
import SwiftUI
import Testing
import UmweltTesting

import Umwelt

@MainActor @Suite("Selections of texts")
struct TextSelectionTests {
    @Observable final class Draft {
        var text = "Grüße 👋 all"
        var selection: TextSelection?
    }

    private struct Page: View {
        @Bindable var draft: Draft
        var isEditor = false

        var body: some View {
            if isEditor {
                TextEditor(text: $draft.text, selection: $draft.selection).accessibilityLabel("Draft")
            } else {
                TextField("Draft", text: $draft.text, selection: $draft.selection)
            }
        }
    }

    private func input(_ host: TestHost) throws -> (SemanticsNode, TextInput) {
        func find(_ nodes: [SemanticsNode]) -> (SemanticsNode, TextInput)? {
            for node in nodes {
                if case .field(let input) = node.role { return (node, input) }
                if let inner = find(node.children) { return inner }
            }
            return nil
        }
        return try #require(find(host.semantics))
    }

    @Test("What the user selects is the range of the text's own indices", arguments: [false, true])
    func byUser(isEditor: Bool) throws {
        let draft = Draft()
        let host = TestHost { Page(draft: draft, isEditor: isEditor) }
        let (node, input) = try input(host)
        #expect(input.tellsSelection && input.selection == nil)
        #expect(node.send(.select(start: 6, end: 8)))
        guard case .selection(let range) = draft.selection?.indices else {
            Issue.record("Nothing is selected.")
            return
        }
        #expect(draft.text[range] == "👋")
        #expect(draft.selection?.isInsertion == false)
        // The host's own selection is not sent back.
        #expect(try self.input(host).1.selection == nil)
        node.send(.select(start: 500, end: 600))
        #expect(draft.selection == TextSelection(insertionPoint: draft.text.endIndex))
    }

    @Test("A selection that the user makes has the affinity of the field's environment", arguments: [false, true])
    func affinity(isEditor: Bool) throws {
        let draft = Draft()
        let host = TestHost { Page(draft: draft, isEditor: isEditor).textSelectionAffinity(.upstream) }
        #expect(try input(host).0.send(.select(start: 2, end: 2)))
        #expect(draft.selection?.affinity == .upstream)
        #expect(TextSelection(insertionPoint: draft.text.startIndex).affinity == .automatic)
        #expect(EnvironmentValues().textSelectionAffinity == .automatic)
    }

    @Test("What the app selects is told to the host, once for each time")
    func byApp() throws {
        let draft = Draft()
        let host = TestHost { Page(draft: draft) }
        let all = draft.text.startIndex..<draft.text.endIndex
        draft.selection = TextSelection(range: all)
        let first = try #require(try input(host).1.selection)
        #expect(first.range == 0..<12 && first.number == 1)
        try input(host).0.send(.select(start: 0, end: 0))
        #expect(draft.selection?.isInsertion == true)
        draft.selection = TextSelection(range: all)
        #expect(try input(host).1.selection?.number == 2)
    }

    @Test("A field without a binding tells nothing")
    func without() throws {
        let host = TestHost { TextField("Draft", text: .constant("a")) }
        #expect(try !input(host).1.tellsSelection)
    }
}
