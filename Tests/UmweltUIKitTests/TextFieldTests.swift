import Observation
import SwiftUI
import Testing
import UmweltTesting
import UmweltUIKit

@MainActor @Suite("UITextField in SwiftUI") struct TextFieldTests {
    @Observable final class Model {
        var text = "Ada"
        var isFirstResponder = false
    }

    /// A field that a coordinator follows, as most apps write it.
    private struct Field: UIViewRepresentable {
        let model: Model
        var setUp: (UITextField) -> Void = { _ in }
        let journal: Journal

        func makeCoordinator() -> Journal { journal }

        func makeUIView(context: Context) -> UITextField {
            let field = UITextField()
            field.placeholder = "Name"
            field.delegate = context.coordinator
            field.addTarget(
                context.coordinator, action: Selector(Journal.changed(_:)), for: .editingChanged)
            setUp(field)
            journal.field = field
            return field
        }

        func updateUIView(_ field: UITextField, context: Context) {
            if field.text != model.text { field.text = model.text }
            if model.isFirstResponder { field.becomeFirstResponder() }
        }
    }

    @MainActor final class Journal: NSObject, UITextFieldDelegate {
        let model: Model
        var lines: [String] = []
        var refuses = ""
        weak var field: UITextField?

        init(_ model: Model) { self.model = model }

        func changed(_ field: UITextField) {
            lines.append("changed \(field.text ?? "")")
            model.text = field.text ?? ""
        }

        func textFieldDidBeginEditing(_ textField: UITextField) { lines.append("begin") }

        func textFieldDidEndEditing(_ textField: UITextField) { lines.append("end") }

        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool {
            lines.append("\(range.location),\(range.length) \(string)")
            return refuses.isEmpty || !string.contains(refuses)
        }

        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            textField.resignFirstResponder()
            return true
        }
    }

    @Test("What the user types goes through the delegate and the actions, and shows what the app sets") func typing() {
        let model = Model()
        let journal = Journal(model)
        let host = TestHost(size: CGSize(width: 200, height: 60)) { Field(model: model, journal: journal) }
        #expect(host.text(in: "Name") == "Ada")
        host.type(" L", into: "Name")
        #expect(model.text == "Ada L" && journal.lines.contains("4,0 L") && journal.lines.last == "changed Ada L")
        journal.refuses = "x"
        host.type("x", into: "Name")
        #expect(model.text == "Ada L" && host.text(in: "Name") == "Ada L")
        model.text = "Eva"
        host.update()
        #expect(host.text(in: "Name") == "Eva")
    }

    @Test("A field gets the keyboard by becomeFirstResponder, and loses it when the delegate resigns") func focus() {
        let model = Model()
        let journal = Journal(model)
        let host = TestHost(size: CGSize(width: 200, height: 60)) { Field(model: model, journal: journal) }
        #expect(host.focusedLabel == nil && journal.field?.isFirstResponder == false)
        model.isFirstResponder = true
        host.update()
        #expect(host.focusedLabel == "Name" && journal.lines == ["begin"] && journal.field?.isEditing == true)
        model.isFirstResponder = false
        host.submit("Name")
        host.update()
        #expect(host.focusedLabel == nil && journal.lines == ["begin", "end"] && journal.field?.isEditing == false)
    }

    @Test("The settings of the keyboard are the field's") func traits() throws {
        let model = Model()
        let host = TestHost(size: CGSize(width: 200, height: 60)) {
            Field(
                model: model,
                setUp: {
                    $0.keyboardType = .emailAddress
                    $0.returnKeyType = .go
                    $0.autocapitalizationType = .none
                    $0.autocorrectionType = .no
                    $0.textContentType = .emailAddress
                }, journal: Journal(model))
        }
        guard case .field(let input) = host.node("Name")?.semantics.role else {
            Issue.record("no field")
            return
        }
        #expect(input.keyboard == .emailAddress && input.submitKey == .go && input.capitalization == .never)
        #expect(!input.isCorrected && input.contentType == .emailAddress && input.kind == .line)
    }

    @Test("A secure field does not show its text") func secure() {
        let model = Model()
        let host = TestHost(size: CGSize(width: 200, height: 60)) {
            Field(model: model, setUp: { $0.isSecureTextEntry = true }, journal: Journal(model))
        }
        guard case .field(let input) = host.node("Name")?.semantics.role else {
            Issue.record("no field")
            return
        }
        #expect(input.kind == .secret)
    }

    @Test("The clear button asks the delegate, and the views beside the text show in their conditions") func parts() {
        let model = Model()
        let journal = Journal(model)
        let icon = UILabel()
        icon.text = "left"
        let host = TestHost(size: CGSize(width: 300, height: 60)) {
            Field(
                model: model,
                setUp: {
                    $0.clearButtonMode = .always
                    $0.leftView = icon
                    $0.leftViewMode = .unlessEditing
                }, journal: journal)
        }
        #expect(host.texts.contains("left"))
        host.tap("Clear Text")
        #expect(model.text == "" && journal.lines == ["changed "] && host.node("Clear Text") == nil)
        host.focus("Name")
        #expect(!host.texts.contains("left"))
    }

    @Test("The selection is read and set in UTF-16 code units") func selection() throws {
        let field = UITextField()
        field.text = "a😀b"
        #expect(field.offset(from: field.beginningOfDocument, to: field.endOfDocument) == 4)
        let start = try #require(field.position(from: field.beginningOfDocument, offset: 1))
        let end = try #require(field.position(from: start, offset: 2))
        #expect(field.position(from: end, offset: 9) == nil)
        field.selectedTextRange = field.textRange(from: start, to: end)
        #expect(field.selectedTextRange.flatMap(field.text(in:)) == "😀")
        field.insertText("x")
        #expect(field.text == "axb" && field.selectedTextRange?.isEmpty == true)
        field.deleteBackward()
        #expect(field.text == "ab")
    }

    @Test("A shorter text of the app's replaces a selected one while the field shows") func shorterText() {
        let field = UITextField()
        field.placeholder = "Name"
        field.text = "0123456789"
        let host = TestHost(size: CGSize(width: 300, height: 100)) { Plain(field: field) }
        field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)
        host.update()
        field.text = "ab"
        host.update()
        #expect(host.text(in: "Name") == "ab" && field.selectedTextRange?.isEmpty == true)
    }

    private struct Plain: UIViewRepresentable {
        let field: UITextField

        func makeUIView(context: Context) -> UITextField { field }

        func updateUIView(_ field: UITextField, context: Context) {}
    }

    @Test("An edit is the smallest replaced range") func differences() {
        #expect(edit(from: "abc", to: "abxc") == "2,0 x" && edit(from: "abc", to: "ac") == "1,1 ")
        #expect(edit(from: "aaa", to: "aa") == "2,1 " && edit(from: "", to: "hi") == "0,0 hi")
        #expect(edit(from: "a😀", to: "a😎") == "1,2 😎")
    }

    private func edit(from old: String, to new: String) -> String? {
        let model = Model()
        let journal = Journal(model)
        let field = UITextField()
        field.delegate = journal
        field.text = old
        field._userReplaces(NSRange(location: 0, length: old.utf16.count), with: new)
        return journal.lines.first
    }
}
