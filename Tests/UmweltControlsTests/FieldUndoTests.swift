import SwiftUI
import Testing
import UmweltTesting

@Observable private final class Model {
    var name = ""
    var notes = ""
    var age = 30
    var secret = ""
    var showsName = true
    var history: [String] = []

    @MainActor func rename(to new: String, with manager: UndoManager?) {
        let old = name
        manager?.registerUndo(withTarget: self) { $0.rename(to: old, with: manager) }
        manager?.setActionName("Rename")
        name = new
        history.append(new)
    }
}

private struct Form: View {
    @Bindable var model: Model
    var body: some View {
        VStack {
            if model.showsName { TextField("Name", text: $model.name) }
            TextField("Notes", text: $model.notes, axis: .vertical)
            TextField("Age", value: $model.age, format: .number)
            SecureField("Secret", text: $model.secret)
        }
    }
}

private struct RenameField: View {
    let model: Model
    @Environment(\.undoManager) private var undoManager
    var body: some View {
        TextField("Name", text: Binding(get: { model.name }, set: { model.rename(to: $0, with: undoManager) }))
        Text(undoManager?.undoActionName ?? "")
    }
}

@MainActor @Suite("Undoing what was written into fields") struct FieldUndoTests {
    private let model = Model()

    private func makeHost() -> TestHost { TestHost(typeSetter: FixedMetrics()) { Form(model: model) } }

    private func write(_ text: String, into label: String, of host: TestHost) {
        host.control(label) { if case .field = $0.role { true } else { false } }?.send(.setText(text: text))
        host.update()
    }

    @Test("What is written in one go is taken back at once, and made again at once")
    func typing() {
        let host = makeHost()
        host.type("Ada", into: "Name")
        host.undo()
        #expect(model.name == "")
        #expect(host.text(in: "Name") == "")
        host.redo()
        #expect(host.text(in: "Name") == "Ada")
        host.type(" L", into: "Name")
        host.undo()
        #expect(model.name == "Ada")
        host.undo()
        #expect(model.name == "")
    }

    @Test("What is deleted, and what is written elsewhere, are steps of their own")
    func steps() {
        let host = makeHost()
        host.type("hello", into: "Name")
        for text in ["hell", "hel", "help", "helps", "yhelps", "yehelps"] { write(text, into: "Name", of: host) }
        for text in ["helps", "hel", "hello", ""] {
            host.undo()
            #expect(model.name == text)
        }
        for text in ["hello", "hel", "helps", "yehelps"] {
            host.redo()
            #expect(model.name == text)
        }
    }

    @Test("What is pasted is a step, and a line ends one")
    func pasting() {
        let host = makeHost()
        let pasted = String(repeating: "long ", count: 20)
        host.type("a", into: "Notes")
        write("a" + pasted, into: "Notes", of: host)
        host.type("b", into: "Notes")
        host.type("c\nd", into: "Notes")
        for text in ["a\(pasted)bc\n", "a" + pasted, "a", ""] {
            host.undo()
            #expect(model.notes == text)
        }
    }

    @Test("Steps of several fields are taken back in the order in which they were made")
    func severalFields() {
        let host = makeHost()
        host.type("Ada", into: "Name")
        host.type("Notes", into: "Notes")
        host.type(" Lovelace", into: "Name")
        host.undo()
        #expect([model.name, model.notes] == ["Ada", "Notes"])
        host.undo()
        #expect([model.name, model.notes] == ["Ada", ""])
        host.undo()
        #expect([model.name, model.notes] == ["", ""])
    }

    @Test("What the program has changed since cannot be taken back, nor what was in a field that is gone")
    func programChanges() {
        let host = makeHost()
        host.type("Ada", into: "Name")
        model.name = "Grace"
        host.update()
        host.undo()
        #expect(model.name == "Grace")
        host.type("!", into: "Name")
        model.showsName = false
        host.update()
        host.undo()
        #expect(model.name == "Grace!")
    }

    @Test("What the program makes of the text is taken back with it")
    func uppercase() {
        struct Sample: View {
            @State private var text = "X"
            var body: some View {
                TextField("Code", text: Binding(get: { text }, set: { text = $0.uppercased() }))
            }
        }
        let host = TestHost(typeSetter: FixedMetrics()) { Sample() }
        host.type("abc", into: "Code")
        #expect(host.text(in: "Code") == "XABC")
        host.undo()
        #expect(host.text(in: "Code") == "X")
        host.redo()
        #expect(host.text(in: "Code") == "XABC")
    }

    @Test("A value is taken back as it was stored")
    func values() {
        let host = makeHost()
        host.clear("Age")
        host.type("12345", into: "Age")
        #expect(model.age == 30)
        host.undo()
        #expect(host.text(in: "Age") == "")
        host.redo()
        host.submit("Age")
        #expect(model.age == 12345)
        host.undo()
        #expect(model.age == 30)
        #expect(host.text(in: "Age") == "30")
        host.redo()
        #expect(model.age == 12345)
    }

    @Test("Values that were stored one after another are taken back one after another")
    func severalValues() {
        let host = makeHost()
        for text in ["12", "7"] {
            host.clear("Age")
            host.type(text, into: "Age")
            host.submit("Age")
        }
        #expect(model.age == 7)
        for age in [12, 30] {
            host.undo()
            #expect(model.age == age)
            #expect(host.text(in: "Age") == "\(age)")
        }
        for age in [12, 7] {
            host.redo()
            #expect(model.age == age)
        }
    }

    @Test("Behind what is being written is what was stored before")
    func draftAfterValue() {
        let host = makeHost()
        write("12", into: "Age", of: host)
        host.submit("Age")
        write("127", into: "Age", of: host)
        host.undo()
        #expect(host.text(in: "Age") == "12")
        host.undo()
        #expect(model.age == 30)
        #expect(host.text(in: "Age") == "30")
        host.redo()
        #expect(model.age == 12)
        host.redo()
        #expect(model.age == 12)
        #expect(host.text(in: "Age") == "127")
        host.submit("Age")
        #expect(model.age == 127)
    }

    @Test("What is stored stays as it is where nothing was written in the end")
    func nothingWritten() {
        struct Sample: View {
            @State private var length = 1.25
            var body: some View {
                TextField("Length", value: $length, format: .number.precision(.fractionLength(1)))
                Text(verbatim: "\(length)")
            }
        }
        let host = TestHost(typeSetter: FixedMetrics()) { Sample() }
        host.type("1", into: "Length")
        host.undo()
        host.submit("Length")
        #expect(host.texts.last == "1.25")
    }

    @Test("Of secrets nothing is recorded")
    func secrets() {
        let host = makeHost()
        host.type("Ada", into: "Name")
        host.type("secret", into: "Secret")
        host.undo()
        #expect([model.name, model.secret] == ["", "secret"])
    }

    @Test("What an editor's user writes is recorded too")
    func editor() {
        struct Sample: View {
            @State private var text = "An essay."
            var body: some View { TextEditor(text: $text).accessibilityLabel("Essay") }
        }
        let host = TestHost(typeSetter: FixedMetrics()) { Sample() }
        host.type(" Or two.", into: "Essay")
        #expect(host.text(in: "Essay") == "An essay. Or two.")
        host.undo()
        #expect(host.text(in: "Essay") == "An essay.")
    }

    @Test("A program that registers each change itself and the field don't get in each other's way")
    func ownActions() {
        let host = TestHost(typeSetter: FixedMetrics()) { RenameField(model: model) }
        host.type("ab", into: "Name")
        #expect(model.history == ["a", "ab"])
        host.undo()
        #expect(model.name == "a")
        host.undo()
        #expect(model.name == "")
        host.redo()
        #expect(model.name == "a")
        host.redo()
        #expect(host.text(in: "Name") == "ab")
    }

    @Test("The command says what it takes back")
    func name() {
        struct Sample: View {
            @State private var text = ""
            @State private var name = ""
            @Environment(\.undoManager) private var undoManager
            var body: some View {
                TextField("Field", text: $text)
                Button("Name") { name = undoManager?.undoMenuItemTitle ?? "" }
                Text(name)
            }
        }
        let host = TestHost(typeSetter: FixedMetrics()) { Sample() }
        host.type("x", into: "Field")
        host.tap("Name")
        #expect(host.texts.last == "Undo Typing")
    }
}
