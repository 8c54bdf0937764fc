import Foundation
import SwiftUI
import Testing
import UmweltTesting

import Umwelt
import UmweltControls

@MainActor @Suite("Finding in text editors")
struct FindNavigatorTests {
    @Observable fileprivate final class Notes {
        var text = "One two.\nOh, ONE more, and no öne"
        var isFinding = true
        var isDisabled = false
        var isReplaceDisabled = false
    }

    private struct Page: View {
        @Bindable var notes: Notes

        var body: some View {
            TextEditor(text: $notes.text)
                .accessibilityLabel("Notes")
                .findDisabled(notes.isDisabled)
                .replaceDisabled(notes.isReplaceDisabled)
                .findNavigator(isPresented: $notes.isFinding)
        }
    }

    private func editor(_ host: TestHost) -> SemanticsNode? {
        SemanticsNode.first(in: host.semantics) {
            if case .field(let input) = $0.role { input.kind == .lines } else { false }
        }
    }

    private func input(_ host: TestHost) throws -> TextInput {
        guard case .field(let input) = editor(host)?.role else { throw Missing() }
        return input
    }

    private func focusEditor(_ host: TestHost) -> Bool {
        let isDone = editor(host)?.send(.focus) ?? false
        host.update()
        return isDone
    }

    private struct Missing: Error {}

    private func marked(_ host: TestHost) throws -> [String] {
        try #require(try input(host).runs).filter { $0.background != nil }.map(\.text)
    }

    @Test("What is found is marked whatever its capitals and accents, and the first match is selected")
    func finding() throws {
        let host = TestHost { Page(notes: Notes()) }
        #expect(try input(host).runs?.map(\.text) == ["One two.\nOh, ONE more, and no öne"])
        #expect(host.type("one", into: "Find"))
        #expect(try marked(host) == ["One", "ONE", "öne"])
        #expect(try input(host).selection?.range == 0..<3)
        let style = try input(host).style.font
        #expect(try input(host).runs?.allSatisfy { $0.font == style } == true, "Marks move no letters")
        #expect(try input(host).runs?.map(\.text).joined() == "One two.\nOh, ONE more, and no öne")
    }

    @Test("A key opens the bar while the editor has the focus, and leads back to its field")
    func key() throws {
        let notes = Notes()
        notes.isFinding = false
        let host = TestHost { Page(notes: notes) }
        #expect(!host.press("f", modifiers: .command))
        #expect(focusEditor(host))
        #expect(host.press("f", modifiers: .command))
        #expect(notes.isFinding)
        #expect(host.focusedLabel == "Find")
        #expect(focusEditor(host))
        #expect(host.press("f", modifiers: .command))
        #expect(host.focusedLabel == "Find")
        notes.isFinding = false
        notes.isDisabled = true
        host.update()
        #expect(!host.press("f", modifiers: .command))
    }

    @Test("A label of the editor is that of its field, with the bar and without")
    func label() {
        let notes = Notes()
        let host = TestHost { Page(notes: notes) }
        #expect(editor(host)?.label == "Notes")
        notes.isFinding = false
        host.update()
        #expect(editor(host)?.label == "Notes")
        #expect(SemanticsNode.first(in: host.semantics) { $0.label == "Notes" }?.isFocusable == true)
    }

    @Test("The buttons go to the next match and to the one before, and around")
    func moving() throws {
        let host = TestHost { Page(notes: Notes()) }
        host.type("one", into: "Find")
        #expect(host.press("Next"))
        #expect(try input(host).selection?.range == 13..<16)
        host.press("Previous")
        host.press("Previous")
        #expect(try input(host).selection?.range == 30..<33)
        #expect(host.submit("Find"))
        #expect(try input(host).selection?.range == 0..<3)
    }

    @Test("One match is replaced, or all of them")
    func replacing() throws {
        let notes = Notes()
        let host = TestHost { Page(notes: notes) }
        host.type("one", into: "Find")
        host.type("1", into: "Replace")
        // The field beside the button has the same name.
        let button = SemanticsNode.first(in: host.semantics) {
            if case .button = $0.role { $0.label == "Replace" } else { false }
        }
        #expect(button?.send(.press) == true)
        host.update()
        #expect(notes.text == "1 two.\nOh, ONE more, and no öne")
        #expect(try input(host).selection?.range == 11..<14)
        host.press("Replace All")
        #expect(notes.text == "1 two.\nOh, 1 more, and no 1")
        #expect(try marked(host).isEmpty)
        host.undo()
        #expect(notes.text == "1 two.\nOh, ONE more, and no öne")
    }

    @Test("The button Done takes the bar away, and the marks with it")
    func done() throws {
        let notes = Notes()
        let host = TestHost { Page(notes: notes) }
        host.type("one", into: "Find")
        host.press("Done")
        #expect(!notes.isFinding)
        #expect(try input(host).runs == nil)
        #expect(host.text(in: "Find") == nil)
    }

    @Test("Where finding is disabled there is no bar, and where replacing is no second field")
    func disabled() {
        let notes = Notes()
        let host = TestHost { Page(notes: notes) }
        #expect(host.text(in: "Find") != nil && host.text(in: "Replace") != nil)
        notes.isReplaceDisabled = true
        host.update()
        #expect(host.text(in: "Find") != nil && host.text(in: "Replace") == nil)
        notes.isDisabled = true
        host.update()
        #expect(host.text(in: "Find") == nil)
    }

    @Test("What is found in a text with attributes keeps these")
    func attributed() throws {
        let text = AttributedString("one ") + AttributedString("two", attributes: AttributeContainer().kern(3))
        let host = TestHost { TextEditor(text: .constant(text)).findNavigator(isPresented: .constant(true)) }
        host.type("e t", into: "Find")
        let runs = try #require(try input(host).runs)
        #expect(runs.map(\.text) == ["on", "e ", "t", "wo"])
        #expect(runs.map { $0.background != nil } == [false, true, true, false])
        #expect(runs.map(\.kerning) == [0, 0, 3, 3])
    }

    private struct Reader: View {
        @Environment(\.findContext) private var findContext

        var body: some View {
            Text(findContext.map { "\($0.isPresented?.wrappedValue == true) \($0.supportsReplace)" } ?? "none")
        }
    }

    @Test("The context says whether the bar is shown and whether it replaces, and is nil without one")
    func context() {
        func text<V: View>(_ view: V) -> String? { TestHost { view }.texts.first }
        #expect(text(Reader()) == "none")
        #expect(text(Reader().findNavigator(isPresented: .constant(true))) == "true true")
        #expect(text(Reader().findNavigator(isPresented: .constant(false)).replaceDisabled()) == "false false")
        #expect(text(Reader().findNavigator(isPresented: .constant(true)).findDisabled()) == "none")
    }
}
