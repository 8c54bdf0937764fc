import SwiftUI
import Testing
import UmweltTesting

import Umwelt

private enum Field: Hashable {
    case name
}

@Observable private final class Model {
    var preferred = ["City"]
    var isScopeShown = true
}

private struct Fields: View {
    let names: [String]
    let model: Model
    let namespace: Namespace.ID
    @State private var text = ""

    var body: some View {
        ForEach(names, id: \.self) { name in
            TextField(name, text: $text).prefersDefaultFocus(model.preferred.contains(name), in: namespace)
        }
    }
}

private struct Form: View {
    let model: Model
    @State private var text = ""
    @Namespace private var form
    @Environment(\.resetFocus) private var resetFocus

    var body: some View {
        VStack {
            TextField("Outside", text: $text).prefersDefaultFocus(in: form)
            if model.isScopeShown {
                VStack { Fields(names: ["Name", "City", "Street"], model: model, namespace: form) }.focusScope(form)
            }
            Button("Reset") { resetFocus(in: form) }
        }
    }
}

@Suite @MainActor struct FocusScopeTests {
    private let model = Model()

    @Test("The default focus of a scope goes to the first view inside that prefers it")
    func appearance() {
        #expect(TestHost { Form(model: model) }.focusedLabel == "City")
        model.preferred = ["Street", "City"]
        #expect(TestHost { Form(model: model) }.focusedLabel == "City")
        model.preferred = []
        #expect(TestHost { Form(model: model) }.focusedLabel == nil)
    }

    @Test("A scope that appears later leaves the focus to a view that has it")
    func laterAppearance() {
        model.isScopeShown = false
        let host = TestHost { Form(model: model) }
        #expect(host.focusedLabel == nil)
        model.isScopeShown = true
        host.update()
        #expect(host.focusedLabel == "City")
        model.isScopeShown = false
        host.update()
        host.focus("Outside")
        model.isScopeShown = true
        host.update()
        #expect(host.focusedLabel == "Outside")
    }

    @Test("The action moves the focus to what prefers it now, or else to the first view of the scope")
    func reset() {
        let host = TestHost { Form(model: model) }
        host.focus("Outside")
        host.tap("Reset")
        #expect(host.focusedLabel == "City")
        model.preferred = ["Street"]
        #expect(host.focusedLabel == "City")
        host.tap("Reset")
        #expect(host.focusedLabel == "Street")
        model.preferred = []
        host.tap("Reset")
        #expect(host.focusedLabel == "Name")
        model.isScopeShown = false
        host.focus("Outside")
        host.tap("Reset")
        #expect(host.focusedLabel == "Outside")
    }

    @Test("A scope counts only what prefers the focus in its own namespace, and the innermost view decides")
    func namespaces() {
        struct Sample: View {
            @Namespace private var first
            @Namespace private var second
            @State private var text = ""
            @Environment(\.resetFocus) private var resetFocus

            var body: some View {
                VStack {
                    TextField("A", text: $text)
                    VStack {
                        TextField("B", text: $text)
                        TextField("C", text: $text).prefersDefaultFocus(in: second)
                    }
                    .focusScope(second)
                    VStack {
                        TextField("D", text: $text).prefersDefaultFocus(false, in: first)
                        TextField("E", text: $text)
                    }
                    .prefersDefaultFocus(in: first)
                    Button("First") { resetFocus(in: first) }
                    Button("Second") { resetFocus(in: second) }
                }
                .focusScope(first)
            }
        }
        let host = TestHost { Sample() }
        host.tap("First")
        #expect(host.focusedLabel == "E")
        host.tap("Second")
        #expect(host.focusedLabel == "C")
    }

    @Test("Moving the focus by the action updates the states that are bound to it, and nothing else")
    func states() {
        struct Reader: View {
            @FocusState.Binding var field: Field?
            var body: some View { Text(field == .name ? "name" : "nothing") }
        }
        struct Sample: View {
            @Namespace private var form
            @FocusState private var field: Field?
            @State private var text = ""
            @Environment(\.resetFocus) private var resetFocus

            var body: some View {
                VStack {
                    TextField("Name", text: $text).focused($field, equals: .name)
                    Button("Reset") { resetFocus(in: form) }
                    Reader(field: $field)
                }
                .focusScope(form)
            }
        }
        let host = TestHost { Sample() }
        #expect(host.texts.last == "nothing")
        #expect(host.updates { host.tap("Reset") } == ["Reader"])
        #expect(host.texts.last == "name")
    }
}
