import SwiftUI
import Testing
import UmweltTesting

private struct Board: View {
    @State private var heard: [String] = []
    @State private var text = ""

    var body: some View {
        VStack {
            Text("Heard: " + heard.joined(separator: ", "))
            Text("Board").focusable()
                .onKeyPress(.upArrow) {
                    heard.append("up")
                    return .handled
                }
                .onKeyPress(keys: ["a"], phases: .all) { press in
                    heard.append("\(press.phase) \(press.characters)")
                    return .handled
                }
                .onKeyPress("b") {
                    heard.append("inner b")
                    return .ignored
                }
        }
        .onKeyPress(characters: .decimalDigits) { press in
            heard.append("digit \(press.characters)")
            return .handled
        }
        .onKeyPress { press in
            heard.append("any \(press.characters)")
            return press.characters == "b" ? .handled : .ignored
        }
        TextField("Elsewhere", text: $text)
    }
}

@MainActor struct KeyPressTests {
    private let host = TestHost { Board() }

    private var heard: String { String(host.texts.first?.dropFirst("Heard: ".count) ?? "") }

    @Test("A key goes to the view with the focus, in the phases that it wants")
    func focused() {
        #expect(!host.press(.upArrow) && heard == "")
        host.focus("Board")
        #expect(host.press(.upArrow, repeats: 2) && heard == "up, up, up")
        #expect(host.press("a", modifiers: .shift, repeats: 1))
        #expect(heard == "up, up, up, [down] A, [repeat] A, [up] A")
    }

    @Test("A key that the inner view does not handle is passed to the views around it")
    func outwards() {
        host.focus("Board")
        #expect(host.press("b", modifiers: []) && heard == "inner b, any b")
        #expect(host.press("7", modifiers: []) && heard == "inner b, any b, digit 7")
        #expect(!host.press("c", modifiers: []) && heard == "inner b, any b, digit 7, any c")
    }

    @Test("Views without the focus inside hear nothing")
    func elsewhere() {
        host.focus("Elsewhere")
        #expect(!host.press(.upArrow))
        #expect(host.press("7", modifiers: []) && host.text(in: "Elsewhere") == "7")
        #expect(heard == "")
    }

    @Test("A shortcut comes first")
    func shortcuts() {
        var heard: [String] = []
        let host = TestHost {
            Button("Save") { heard.append("save") }.keyboardShortcut("s")
                .onKeyPress { press in
                    heard.append(press.characters)
                    return .handled
                }
        }
        host.focus("Save")
        host.press("s", modifiers: .command)
        host.press("s", modifiers: [])
        #expect(heard == ["save", "s"])
    }
}
