import Foundation
import SwiftUI
import TestSupport
import Testing
import UmweltTesting

import Umwelt
@testable import UmweltControls

@MainActor @Suite("Editors of texts with attributes")
struct AttributedEditorTests {
    @Observable final class Draft {
        var text =
            AttributedString("Hello ")
            + AttributedString("World", attributes: AttributeContainer().foregroundColor(.red))
        var selection = AttributedTextSelection()

        /// The runs of the text: the characters, with a mark for red ones.
        var runs: [String] {
            text.runs.map { ($0.foregroundColor == .red ? "red " : "") + String(text.characters[$0.range]) }
        }
    }

    private struct Page: View {
        @Bindable var draft: Draft

        var body: some View {
            TextEditor(text: $draft.text, selection: $draft.selection).accessibilityLabel("Draft")
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

    @Test("What is typed has the attributes of the text before it, and the rest keeps its own")
    func typing() throws {
        let draft = Draft()
        let host = TestHost { Page(draft: draft) }
        try input(host).0.send(.setText(text: "Hello my World"))
        #expect(draft.runs == ["Hello my ", "red World"])
        try input(host).0.send(.setText(text: "Hello my Worlds"))
        #expect(draft.runs == ["Hello my ", "red Worlds"])
        host.update()
        #expect(draft.selection.offsets(in: draft.text) == 15..<15)
    }

    @Test("What takes the place of a part has its attributes")
    func replacing() throws {
        let draft = Draft()
        let host = TestHost { Page(draft: draft) }
        try input(host).0.send(.setText(text: "Hello Q"))
        #expect(draft.runs == ["Hello ", "red Q"])
    }

    @Test("The host is told the runs of the text")
    func runs() throws {
        let draft = Draft()
        let host = TestHost { Page(draft: draft) }
        let runs = try #require(try input(host).1.runs)
        #expect(runs.map(\.text) == ["Hello ", "World"])
        // The first selection of an editor is not sent: the host would scroll to it.
        #expect(try input(host).1.tellsSelection && input(host).1.selection == nil)
        #expect(runs[0].color != runs[1].color)
        #expect(try input(TestHost { TextEditor(text: .constant("a")) }).1.runs == nil)
    }

    @Test("The attributes that the app changes show, and the selection stays")
    func changing() throws {
        let draft = Draft()
        let host = TestHost { Page(draft: draft) }
        try input(host).0.send(.select(start: 0, end: 5))
        #expect(draft.selection.offsets(in: draft.text) == 0..<5)
        draft.text.transformAttributes(in: &draft.selection) { $0.foregroundColor = .red }
        #expect(draft.runs == ["red Hello", " ", "red World"])
        #expect(draft.selection.offsets(in: draft.text) == 0..<5)
        host.update()
        #expect(try input(host).1.runs?.count == 3)
        #expect(Array(draft.selection.attributes(in: draft.text)[\.foregroundColor]) == [.red])
    }

    @Test("The attributes that are chosen for typing are those of the next characters")
    func chosen() throws {
        let draft = Draft()
        let host = TestHost { Page(draft: draft) }
        try input(host).0.send(.select(start: 2, end: 2))
        draft.text.transformAttributes(in: &draft.selection) { $0.foregroundColor = .red }
        // The host sends the selection again when it has the focus back.
        try input(host).0.send(.select(start: 2, end: 2))
        try input(host).0.send(.setText(text: "He-llo World"))
        #expect(draft.runs == ["He", "red -", "llo ", "red World"])
        try input(host).0.send(.setText(text: "He-+llo World"))
        #expect(draft.runs == ["He", "red -+", "llo ", "red World"])
    }

    @Test("Undoing gives deleted text back with its attributes")
    func undoing() throws {
        let draft = Draft()
        let host = TestHost { Page(draft: draft) }
        for text in ["Hello Worl", "Hello Wor", "Hello W", "Hello ", "Hello"] {
            try input(host).0.send(.setText(text: text))
            host.update()
        }
        #expect(draft.runs == ["Hello"])
        host.undo()
        #expect(draft.runs == ["Hello ", "red World"])
    }

    @Test("A change of the text moves its selection")
    func transforming() {
        var text = AttributedString("one two")
        var selection = AttributedTextSelection(range: text.range(of: "two")!)
        text.transform(updating: &selection) { $0.insert(AttributedString("zero "), at: $0.startIndex) }
        #expect(String(text.characters) == "zero one two")
        #expect(selection.offsets(in: text) == 9..<12)
        text.replaceSelection(&selection, withCharacters: "three")
        #expect(String(text.characters) == "zero one three")
        #expect(selection.indices(in: text) == .insertionPoint(text.endIndex))
        text.replaceSelection(&selection, with: AttributedString("!"))
        #expect(String(text.characters) == "zero one three!")
        var part = AttributedTextSelection(range: text.range(of: "one")!)
        #expect(text[part].characters.count == 3)
        text.transform(updating: &part) { $0.removeSubrange($0.range(of: "one ")!) }
        #expect(part.offsets(in: text) == 5..<5)
    }

    @Test("A text that is replaced as a whole has a selection within it")
    func shorter() throws {
        let draft = Draft()
        let host = TestHost { Page(draft: draft) }
        try input(host).0.send(.select(start: 6, end: 11))
        draft.text = AttributedString("Hi")
        host.update()
        #expect(draft.selection.offsets(in: draft.text) == 2..<2)
        #expect(try input(host).1.runs?.map(\.text) == ["Hi"])
    }
}
