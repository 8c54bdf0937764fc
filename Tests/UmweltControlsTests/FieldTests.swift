import SwiftUI
import TestSupport
import Testing
import UmweltTesting

import Umwelt
@testable import UmweltSemantics
import UmweltControls

@Observable private final class Model {
    var name = ""
    var age = 30
    var height: Double? = 1.5
    var isOff = false
    var log: [String] = []
}

private struct NameField: View {
    @Bindable var model: Model
    var body: some View { TextField("Name", text: $model.name).disabled(model.isOff) }
}

private struct NameReader: View {
    let model: Model
    var body: some View { Text("Hello \(model.name)") }
}

@Suite @MainActor struct FieldTests {
    private let model = Model()

    @Test("A keystroke runs the readers of what is written, and nothing else")
    func keystrokes() {
        let host = TestHost {
            VStack {
                NameField(model: model)
                NameReader(model: model)
                Bystander()
            }
        }
        #expect(host.updates { host.type("A", into: "Name") } == ["NameReader"])
        #expect(host.updates { host.type("da", into: "Name") } == ["NameReader", "NameReader"])
        #expect(model.name == "Ada")
        #expect(host.text(in: "Name") == "Ada")
        #expect(host.texts == ["Hello Ada", "bystander"])
        #expect(host.updates { model.name = "Grace" } == ["NameReader"])
        #expect(host.text(in: "Name") == "Grace")
        #expect(host.clear("Name"))
        #expect(model.name == "")
        #expect(host.updates { model.isOff = true } == ["NameField"])
        #expect(!host.type("x", into: "Name"))
        #expect(model.name == "")
    }

    @Test("What the program makes of a text is what the field shows")
    func uppercase() {
        struct Sample: View {
            @State var text = ""
            var body: some View {
                TextField("Code", text: Binding(get: { text }, set: { text = $0.uppercased() }))
            }
        }
        let host = TestHost { Sample() }
        host.type("abc", into: "Code")
        #expect(host.text(in: "Code") == "ABC")
    }

    @Test("A field is drawn in the font that its host is told, whatever its text", arguments: ["", "ill", "WWW"])
    func font(text: String) throws {
        let host = TestHost { TextField("Milli", text: .constant(text)) }
        let role = SemanticsNode.first(in: host.semantics) { if case .field = $0.role { true } else { false } }?.role
        guard case .field(let input) = role else {
            Issue.record("There is no field")
            return
        }
        #expect(input.style.font.letterSpacing != 0 && input.prompt.font == input.style.font)
        #expect(try #require(host.displayList.textRuns.first).font == input.style.font)
    }

    @Test("A field whose text nobody keeps stays as it is")
    func constant() {
        let host = TestHost { TextField("Fixed", text: .constant("stone")) }
        host.type("s", into: "Fixed")
        #expect(host.text(in: "Fixed") == "stone")
    }

    @Test("Entering runs the actions around a field from the inside out, up to a scope's edge")
    func submit() {
        struct Sample: View {
            let model: Model
            @State var text = ""
            var body: some View {
                VStack {
                    VStack { TextField("Inner", text: $text).onSubmit { model.log.append("field") } }
                        .onSubmit(of: .search) { model.log.append("search") }
                        .onSubmit(of: [.search, .text]) { model.log.append("both") }
                    TextField("Alone", text: $text).submitScope()
                    TextField("Committed", text: $text, onCommit: { model.log.append("commit") })
                }
                .onSubmit { model.log.append("outer") }
            }
        }
        let host = TestHost { Sample(model: model) }
        host.submit("Inner")
        #expect(model.log == ["field", "both", "outer"])
        host.submit("Alone")
        #expect(model.log.count == 3)
        host.submit("Committed")
        #expect(model.log.suffix(2) == ["commit", "outer"])
    }

    @Test("A formatted value is written when its user enters it or leaves, and only if it is one")
    func formatted() {
        struct Sample: View {
            @Bindable var model: Model
            @State var text = ""
            var body: some View {
                VStack {
                    TextField("Age", value: $model.age, format: .number)
                    TextField("Height", value: $model.height, format: .number, prompt: Text("in metres"))
                    TextField("Other", text: $text)
                    NameReader(model: model)
                }
            }
        }
        let host = TestHost { Sample(model: model) }
        #expect(host.text(in: "Age") == "30")
        host.clear("Age")
        host.type("1234", into: "Age")
        #expect(model.age == 30)
        #expect(host.text(in: "Age") == "1234")
        host.submit("Age")
        #expect(model.age == 1234)
        #expect(host.text(in: "Age") == "1,234")
        host.clear("Age")
        host.type("old", into: "Age")
        host.focus("Other")
        #expect(model.age == 1234)
        #expect(host.text(in: "Age") == "1,234")
        host.clear("Height")
        host.blur()
        #expect(model.height == nil)
        host.type("1.75", into: "Height")
        host.focus("Other")
        #expect(model.height == 1.75)
        model.age = 5
        #expect(host.text(in: "Age") == "5")
    }

    @Test("A formatted value follows the environment's language")
    func localized() {
        struct Sample: View {
            @Bindable var model: Model
            var body: some View {
                TextField("Height", value: $model.height, format: .number)
                    .environment(\.locale, Locale(identifier: "de_DE"))
            }
        }
        let host = TestHost { Sample(model: model) }
        #expect(host.text(in: "Height") == "1,5")
        host.clear("Height")
        host.type("2,25", into: "Height")
        host.submit("Height")
        #expect(model.height == 2.25)
    }

    @Test("A formatter writes and reads numbers")
    func formatter() {
        struct Sample: View {
            @Bindable var model: Model
            var body: some View { TextField("Age", value: $model.age, formatter: NumberFormatter()) }
        }
        let host = TestHost { Sample(model: model) }
        host.clear("Age")
        host.type("41", into: "Age")
        host.submit("Age")
        #expect(model.age == 41)
    }

    @Test("A field tells when its user begins and ends to write")
    func editingChanged() {
        struct Sample: View {
            let model: Model
            @State var text = ""
            var body: some View {
                TextField("Text", text: $text, onEditingChanged: { model.log.append($0 ? "begin" : "end") })
            }
        }
        let host = TestHost { Sample(model: model) }
        host.focus("Text")
        host.blur()
        #expect(model.log == ["begin", "end"])
    }

    @Test("What was being written is kept when the field goes")
    func goneField() {
        struct Sample: View {
            @Bindable var model: Model
            var body: some View {
                if model.name.isEmpty { TextField("Age", value: $model.age, format: .number) }
            }
        }
        let host = TestHost { Sample(model: model) }
        host.clear("Age")
        host.type("7", into: "Age")
        model.name = "gone"
        host.update()
        #expect(model.age == 7)
    }

    @Test("A field goes by its label, whatever view that is, and shows it or the prompt while it is empty")
    func labels() throws {
        let host = TestHost(typeSetter: FixedMetrics()) {
            TextField(text: .constant("")) {
                HStack {
                    Text("Your")
                    Text("name")
                }
            }
        }
        #expect(host.semantics.first?.label == "Your name")
        let other = TestHost(typeSetter: FixedMetrics()) {
            TextField("Name", text: .constant(""), prompt: Text("Who?"))
        }
        guard case .field(let input) = other.semantics.first?.role else {
            Issue.record("That is no field.")
            return
        }
        #expect(other.semantics.first?.label == "Name")
        #expect(input.prompt.text == "Who?")
        #expect(input.kind == .line)
    }

    @Test(
        "A field takes the width that is offered and a line's height; one along the vertical axis grows up to its limit"
    )
    func layout() {
        func height(_ text: String, lines: Int? = nil, axis: Axis = .vertical) -> CGFloat? {
            let host = TestHost(size: CGSize(width: 170, height: 400), typeSetter: FixedMetrics()) {
                TextField("Text", text: .constant(text), axis: axis).font(.system(size: 10)).lineLimit(lines)
            }
            #expect(host.frame(of: "Text")?.width == 170)
            return host.frame(of: "Text")?.height
        }
        #expect(height("a\nb\nc", axis: .horizontal) == 12)
        #expect(height("") == 12)
        #expect(height("a\nb\nc") == 36)
        #expect(height("a\nb\nc", lines: 2) == 24)
        #expect(height(String(repeating: "word ", count: 20)) == 36)
    }

    @Test("An editor takes all the room that there is")
    func editor() {
        let host = TestHost(size: CGSize(width: 170, height: 400), typeSetter: FixedMetrics()) {
            VStack(spacing: 0) {
                TextEditor(text: .constant("a")).font(.system(size: 10))
                Text("below").frame(height: 100)
            }
        }
        #expect(host.semantics.first?.frame == CGRect(x: 0, y: 0, width: 170, height: 300))
    }

    @Test("What is said of a field comes from the environment around it")
    func environment() throws {
        func input<V: View>(_ view: V) throws -> TextInput {
            let host = TestHost(typeSetter: FixedMetrics()) { view }
            let node = try #require(host.semantics.first)
            guard case .field(let input) = node.role else { throw CancellationError() }
            return input
        }
        let field = TextField("Text", text: .constant("a"))
        let plain = try input(field)
        #expect(plain.isCorrected)
        #expect(plain.capitalization == nil)
        #expect(plain.submitKey == .return)
        #expect(plain.insets == EdgeInsets())
        #expect(plain.layoutDirection == .leftToRight)
        #expect(try !input(field.autocorrectionDisabled()).isCorrected)
        #expect(try input(field.disableAutocorrection(nil)).isCorrected)
        #expect(try !input(field.environment(\.autocorrectionDisabled, true)).isCorrected)
        #expect(try input(field.textInputAutocapitalization(.words)).capitalization == .words)
        #expect(try input(field.submitLabel(.send)).submitKey == .send)
        #expect(try input(TextField("Text", text: .constant("a")).autocapitalization(.none)).capitalization == .never)
        #expect(plain.keyboard == .default)
        #expect(plain.contentType == nil)
        #expect(try input(field.keyboardType(.decimalPad)).keyboard == .decimalPad)
        #expect(try input(field.textContentType(.oneTimeCode)).contentType == .oneTimeCode)
        #expect(try input(field.multilineTextAlignment(.center)).alignment == .center)
        #expect(try input(field.font(.system(size: 40))).style.font.size == 40)
        #expect(try input(field.environment(\.layoutDirection, .rightToLeft)).layoutDirection == .rightToLeft)
        #expect(try input(field.textFieldStyle(.roundedBorder)).insets.leading > 0)
        #expect(try input(field.foregroundStyle(.red)).style.color != plain.style.color)
        #expect(try input(field.dynamicTypeSize(.accessibility3)).style.font.size > plain.style.font.size)
        #expect(try input(SecureField("Text", text: .constant("a"))).kind == .secret)
        #expect(try input(field.disabled(true)).style.color.opacity < 1)
    }

    @Test("A style is given the field and puts something around it")
    func style() {
        struct Framed: TextFieldStyle {
            @Environment(\.colorScheme) var colorScheme
            func _body(configuration: TextField<Self._Label>) -> some View {
                HStack {
                    Text(colorScheme == .dark ? "dark" : "light")
                    configuration.padding(2)
                }
            }
        }
        struct Sample: View {
            @State var text = "secret"
            var body: some View {
                VStack {
                    TextField("Open", text: $text)
                    SecureField("Hidden", text: $text)
                }
                .textFieldStyle(Framed())
            }
        }
        let host = TestHost { Sample() }
        #expect(host.texts == ["light", "light"])
        #expect(host.text(in: "Hidden") == "secret")
        host.traits.colorScheme = .dark
        #expect(host.texts == ["dark", "dark"])
        host.type("!", into: "Hidden")
        #expect(host.text(in: "Open") == "secret!")
    }

    @Test("A host is told a text once, and then what is new of it")
    func frames() throws {
        let host = ViewHost(
            proposedSize: ProposedViewSize(width: 200, height: 100), typeSetter: FixedMetrics(),
            content: NameField(model: model))
        model.name = "Ada"
        let first = try #require(host.nextFrame().changed.first { $0.text != nil })
        #expect(first.text == .whole("Ada", edits: 0, changes: 0))
        #expect(first.items == nil)
        let typed = TextChange(replacing: 3..<3, with: "!")
        #expect(host.send(.edit(number: 1, heard: 0, change: typed), to: first.id))
        #expect(model.name == "Ada!")
        let answer = host.nextFrame().changed
        #expect(answer.map(\.text) == [.deltas([TextDelta(heard: 1, change: nil)])])
        #expect(answer.first?.semantics == nil)
        model.name = ""
        let change = TextChange(from: "Ada!", to: "")
        #expect(host.nextFrame().changed.map(\.text) == [.deltas([TextDelta(heard: 1, change: change)])])
        #expect(!host.send(.edit(number: 1, heard: 0, change: typed), to: first.id))
        #expect(host.nextFrame().changed.map(\.text) == [.whole("", edits: 1, changes: 1)])
    }
}
