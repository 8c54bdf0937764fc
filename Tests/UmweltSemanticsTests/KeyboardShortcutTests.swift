import SwiftUI
import Testing
import UmweltTesting

import Umwelt
import UmweltControls

@MainActor @Suite("Keyboard shortcuts")
struct KeyboardShortcutTests {
    private func shortcut(_ view: some View) -> KeyboardShortcut? {
        func find(in nodes: [SemanticsNode]) -> KeyboardShortcut? {
            for node in nodes { if let found = node.semantics.shortcut ?? find(in: node.children) { return found } }
            return nil
        }
        return find(in: TestHost { view }.semantics)
    }

    @Test("Keys press a button; by themselves with the command key")
    func press() {
        struct Page: View {
            @State private var count = 0

            var body: some View {
                Text("\(count)")
                Button("Add") { count += 1 }.keyboardShortcut("n")
                Button("Remove") { count -= 1 }.keyboardShortcut(.delete, modifiers: []).disabled(true)
            }
        }
        let host = TestHost { Page() }
        #expect(host.press("n", modifiers: .command))
        #expect(host.texts.first == "1")
        #expect(!host.press("n", modifiers: []))
        #expect(!host.press(.delete, modifiers: []))
        #expect(host.texts.first == "1")
    }

    @Test("The innermost of several shortcuts around a button applies, and nil is none")
    func innermost() {
        #expect(shortcut(Button("A") {}.keyboardShortcut("a").keyboardShortcut("b")) == KeyboardShortcut("a"))
        #expect(shortcut(Button("A") {}.keyboardShortcut(nil)) == nil)
        #expect(shortcut(Button("A") {}.keyboardShortcut(.defaultAction)) == KeyboardShortcut(.return, modifiers: []))
        #expect(shortcut(Toggle("A", isOn: .constant(true)).keyboardShortcut("t")) == KeyboardShortcut("t"))
    }

    @Test("Arrows and brackets change sides where text runs from the right, unless the author is against it")
    func mirrored() {
        let back = Button("Back") {}
        #expect(
            shortcut(back.keyboardShortcut("[").environment(\.layoutDirection, .rightToLeft)) == KeyboardShortcut("]"))
        let fixed = KeyboardShortcut("[", localization: .withoutMirroring)
        #expect(shortcut(back.keyboardShortcut(fixed).environment(\.layoutDirection, .rightToLeft)) == fixed)
    }

    @Test("A style reads the shortcut of its button in the environment")
    func environmentValue() {
        struct Keys: ButtonStyle {
            struct Label: View {
                @Environment(\.keyboardShortcut) private var shortcut
                let configuration: Configuration
                var body: some View {
                    HStack {
                        configuration.label
                        if let shortcut { Text("⌘\(String(shortcut.key.character))") }
                    }
                }
            }
            func makeBody(configuration: Configuration) -> some View { Label(configuration: configuration) }
        }
        let host = TestHost {
            VStack {
                Button("Save") {}.keyboardShortcut("s")
                Button("Cancel") {}
            }
            .buttonStyle(Keys())
        }
        #expect(host.texts == ["Save", "⌘s", "Cancel"])
    }
}
