import SwiftUI
import Testing
import UmweltTesting

import Umwelt
import UmweltControls

private enum Field: Hashable {
    case name, city
}

@Observable private final class Model {
    var wanted: Field??
    var isNameShown = true
    var isNameDisabled = false
    var seen: [Field?] = []
}

private struct Form: View {
    let model: Model
    @State private var name = ""
    @State private var city = ""
    @FocusState private var field: Field?

    var body: some View {
        VStack {
            if model.isNameShown {
                TextField("Name", text: $name).focused($field, equals: .name).disabled(model.isNameDisabled)
            }
            TextField("City", text: $city).focused($field, equals: .city)
            Button("Next") { field = field == .name ? .city : .name }
            Button("Nothing") { field = nil }
            Text("Focus \(field.map { "\($0)" } ?? "nowhere")")
        }
        .onChange(of: field) { model.seen.append(field) }
    }
}

private struct Plain: View {
    @FocusState private var isOn: Bool
    @State private var text = ""
    var body: some View {
        VStack {
            TextField("Text", text: $text).focused($isOn)
            Child(isOn: $isOn)
        }
    }
}

private struct Child: View {
    @FocusState.Binding var isOn: Bool
    var body: some View { Button(isOn ? "on" : "off") { isOn.toggle() } }
}

@Suite @MainActor struct FocusTests {
    private let model = Model()

    @Test("A view hears when it gets the focus and when it loses it, and has none without interactions")
    func focusChanges() {
        let model = Model()
        let host = TestHost {
            Text("Card").focusable { model.seen.append($0 ? .name : nil) }
            Text("Field").focusable(interactions: .edit)
            Text("Nothing").focusable(interactions: [])
        }
        #expect(host.focus("Card") && host.focus("Field"))
        #expect(model.seen == [.name, nil])
        #expect(!host.focus("Nothing"))
    }

    @Test("A state follows the focus that its user moves, and runs its readers alone")
    func follows() {
        let host = TestHost { Form(model: model) }
        #expect(host.focusedLabel == nil)
        #expect(host.updates { host.focus("City") } == ["Form"])
        #expect(host.texts.last == "Focus city")
        host.focus("Name")
        #expect(host.texts.last == "Focus name")
        host.blur()
        #expect(host.texts.last == "Focus nowhere")
        #expect(model.seen == [.city, .name, nil])
    }

    @Test("A state that is written moves the focus")
    func moves() {
        let host = TestHost { Form(model: model) }
        host.tap("Next")
        #expect(host.focusedLabel == "Name")
        host.tap("Next")
        #expect(host.focusedLabel == "City")
        #expect(host.texts.last == "Focus city")
        host.tap("Nothing")
        #expect(host.focusedLabel == nil)
        #expect(model.seen == [.name, .city, nil])
    }

    @Test("A state goes back to what is where nothing can have the focus that it wants")
    func impossible() {
        model.isNameShown = false
        let host = TestHost { Form(model: model) }
        host.tap("Next")
        #expect(host.focusedLabel == nil)
        #expect(host.texts.last == "Focus nowhere")
        host.focus("City")
        host.tap("Next")
        #expect(host.focusedLabel == "City")
        #expect(host.texts.last == "Focus city")
    }

    @Test("What goes or is disabled loses the focus, and the state knows")
    func loss() {
        let host = TestHost { Form(model: model) }
        host.focus("Name")
        model.isNameShown = false
        #expect(host.texts.last == "Focus nowhere")
        #expect(host.focusedLabel == nil)
        model.isNameShown = true
        host.focus("Name")
        #expect(host.focusedLabel == "Name")
        model.isNameDisabled = true
        #expect(host.texts.last == "Focus nowhere")
        #expect(!host.focus("Name"))
    }

    @Test("A state of true and false, handed on to a view inside")
    func handedOn() {
        let host = TestHost { Plain() }
        #expect(host.updates { host.focus("Text") } == ["Child"])
        #expect(host.texts.contains("on"))
        #expect(host.tap("on"))
        #expect(host.focusedLabel == nil)
        #expect(host.tap("off"))
        #expect(host.focusedLabel == "Text")
    }

    @Test("A button has the focus only where the state is bound to it, and its style can tell")
    func button() {
        struct Loud: ButtonStyle {
            @Environment(\.isFocused) var isFocused
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    configuration.label
                    Text(isFocused ? "focused" : "not focused")
                }
            }
        }
        struct Sample: View {
            @FocusState var isFirst: Bool
            var body: some View {
                VStack {
                    Button("One") {}.focused($isFirst)
                    Button("Two") {}
                    Text(isFirst ? "first" : "other")
                }
                .buttonStyle(Loud())
            }
        }
        let host = TestHost { Sample() }
        #expect(host.texts == ["One", "not focused", "Two", "not focused", "other"])
        host.focus("One not focused")
        #expect(host.texts == ["One", "focused", "Two", "not focused", "first"])
        #expect(host.updates { host.focus("Two not focused") } == ["Sample"])
        #expect(host.texts == ["One", "not focused", "Two", "focused", "other"])
    }

    @Test("Any view can have the focus if it is focusable, and its content can tell")
    func focusable() {
        struct Picture: View {
            @Environment(\.isFocused) var isFocused
            var body: some View { Text(isFocused ? "framed" : "plain") }
        }
        struct Sample: View {
            let isFocusable: Bool
            var body: some View {
                VStack {
                    Picture().focusable(isFocusable)
                    Button("Go") {}.focusable(isFocusable)
                }
            }
        }
        let host = TestHost { Sample(isFocusable: true) }
        #expect(host.updates { host.focus("plain") } == ["Picture"])
        #expect(host.focusedLabel == "framed")
        #expect(host.focus("Go"))
        #expect(host.texts == ["plain", "Go"])
        let other = TestHost { Sample(isFocusable: false) }
        #expect(!other.focus("plain"))
        #expect(!other.focus("Go"))
        #expect(other.tap("Go"))
    }

    @Test("A default focus is taken when a view appears, if nothing has the focus")
    func defaultFocus() {
        struct Sample: View {
            @FocusState var field: Field?
            @State var text = ""
            var body: some View {
                VStack {
                    TextField("Name", text: $text).focused($field, equals: .name)
                    VStack {
                        TextField("Street", text: $text)
                        TextField("City", text: $text).focused($field, equals: .city)
                    }
                    .defaultFocus($field, .city, priority: .userInitiated)
                }
            }
        }
        let host = TestHost { Sample() }
        #expect(host.focusedLabel == "City")
        host.focus("Name")
        host.focus("Street")
        #expect(host.focusedLabel == "City")
        host.focus("Street")
        #expect(host.focusedLabel == "Street")
    }

    @Test(
        "A host is told where the program moves the focus, but not where its own user does, and everything when it begins again"
    )
    func frames() throws {
        let host = ViewHost(typeSetter: FixedMetrics(), content: Form(model: model))
        let first = host.nextFrame()
        #expect(first.focus == nil)
        func id(_ label: String) throws -> FrameDifference.NodeID {
            try #require(first.changed.first { $0.semantics?.label == label }?.id)
        }
        let (name, city) = (try id("Name"), try id("City"))
        let buttons = first.changed.filter { $0.semantics?.role == .button }.map(\.id)
        #expect(host.send(.focus, to: name))
        #expect(host.nextFrame().focus == nil)
        #expect(host.send(.press, to: buttons[0]))
        #expect(host.nextFrame().focus == .node(city))
        #expect(host.nextFrame().focus == nil)
        #expect(host.send(.press, to: buttons[1]))
        #expect(host.nextFrame().focus == .nowhere)
        #expect(host.send(.focus, to: name))
        _ = host.nextFrame()
        host.forgetFrame()
        let again = host.nextFrame()
        #expect(again.focus == .node(name))
        #expect(again.changed.map(\.id).sorted() == first.changed.map(\.id).sorted())
    }
}
