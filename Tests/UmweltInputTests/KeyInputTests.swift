import SwiftUI
import Testing
import UmweltTesting

/// The keyboard by raw input: focus, controls, fields, menus and shortcuts.
@MainActor
struct KeyInputTests {
    @Test("The tab key moves through controls and around the ends")
    func theTabKeyMovesThroughControlsAndAroundTheEnds() {
        let host = TestHost { Form3() }
        #expect(host.key(.tab))
        #expect(host.focusedLabel == "Name")
        #expect(host.key(.tab))
        #expect(host.focusedLabel == "Save")
        #expect(host.key(.tab))
        #expect(host.focusedLabel == "Name")
        #expect(host.key(.tab, modifiers: .shift))
        #expect(host.focusedLabel == "Save")
    }

    @Test("Letters are written into the focused field")
    func lettersAreWrittenIntoTheFocusedField() {
        let host = TestHost { Form3() }
        host.key(.tab)
        for letter in "Ada" { host.key(KeyEquivalent(letter)) }
        #expect(host.text(in: "Name") == "Ada")
        host.key(.delete)
        #expect(host.text(in: "Name") == "Ad")
    }

    @Test("The space bar presses the focused button")
    func theSpaceBarPressesTheFocusedButton() {
        let host = TestHost { Form3() }
        host.key(.tab)
        host.key(.tab)
        #expect(host.key(.space))
        #expect(host.texts.contains("Saved"))
    }

    @Test("A shortcut presses its button wherever the focus is")
    func aShortcutPressesItsButtonWhereverTheFocusIs() {
        let host = TestHost { Form3() }
        #expect(!host.key("s"))
        #expect(host.key("s", modifiers: .command))
        #expect(host.texts.contains("Saved"))
    }

    @Test("Arrow keys move a slider to its ends")
    func arrowKeysMoveASliderToItsEnds() {
        let value = Recorded(0.0)
        let host = TestHost { Level(value: value) }
        host.key(.tab)
        #expect(host.key(.rightArrow))
        #expect(value.value == 6)
        #expect(host.key(.downArrow))
        #expect(value.value == 5)
        #expect(host.key(.end))
        #expect(value.value == 10)
    }

    @Test("Letters find items of an open menu")
    func lettersFindItemsOfAnOpenMenu() {
        let host = TestHost {
            Menu("Fruit") { ForEach(["Apple", "Banana", "Blueberry", "Cherry"], id: \.self) { Button($0) {} } }
        }
        host.tap("Fruit")
        #expect(host.key("b"))
        #expect(host.focusedLabel == "Banana")
        // The same letter again finds the next item.
        host.key("b")
        #expect(host.focusedLabel == "Blueberry")
        host.advance(by: 1)
        host.key("c")
        #expect(host.focusedLabel == "Cherry")
        host.key(.escape)
        #expect(!host.texts.contains("Cherry"))
    }

    @Test("Letters within 0.7 seconds are a word", arguments: [(0.69, "Blueberry"), (0.71, "Lemon")])
    func lettersWithin07SecondsAreAWord(seconds: Double, label: String) {
        let host = TestHost {
            Menu("Fruit") { ForEach(["Banana", "Blueberry", "Lemon"], id: \.self) { Button($0) {} } }
        }
        host.tap("Fruit")
        host.key("b")
        host.advance(by: seconds)
        host.key("l")
        #expect(host.focusedLabel == label)
    }

    private struct Form3: View {
        @State private var name = ""
        @State private var isSaved = false

        var body: some View {
            VStack {
                TextField("Name", text: $name)
                Button("Save") { isSaved = true }.keyboardShortcut("s")
                if isSaved { Text("Saved") }
            }
        }
    }

    private struct Level: View {
        let value: Recorded<Double>
        @State private var level = 5.0

        var body: some View {
            Slider(value: $level, in: 0...10, step: 1) { Text("Level") }
                .onChange(of: level) { value.value = level }
        }
    }
}
