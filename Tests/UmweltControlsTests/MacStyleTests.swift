import SwiftUI
import TestSupport
import Testing
import UmweltTesting

import Umwelt
import UmweltControls
import UmweltLists

@MainActor @Suite("Styles that a Mac has beside those of a phone")
struct MacStyleTests {
    private func leaves<Content: View>(_ content: Content) -> [DisplayItem] {
        show(300, 300, traits: .testing) { content }.displayList.leaves
    }

    /// The number of paths with curves, which are only those of rounded boxes in these tests.
    private func curvedPaths(_ items: [DisplayItem]) -> Int {
        items.filter { item in
            guard case .fill(let path, _, _, _) = item else { return false }
            var isCurved = false
            path.forEach { element in
                switch element {
                case .quadCurve, .curve: isCurved = true
                case .move, .line, .closeSubpath: break
                }
            }
            return isCurved
        }.count
    }

    @Test("The box of a field with a square border has no round corners, and is as large as a rounded one")
    func squareField() {
        let field = TextField("Name", text: .constant(""))
        let (square, rounded) = (field.textFieldStyle(.squareBorder), field.textFieldStyle(.roundedBorder))
        #expect(curvedPaths(leaves(square)) == 0)
        #expect(curvedPaths(leaves(rounded)) > 0)
        #expect(leaves(square).count == leaves(rounded).count)
        func height(_ view: some View) -> CGFloat? {
            show(300, 300) {
                VStack(spacing: 0) {
                    view
                    Text("below")
                }
            }.frame(of: "below")?.minY
        }
        #expect(height(square) == height(rounded))
        #expect(height(square) != height(field))
    }

    @Test("A menu with a border is a bordered button, whatever the style of buttons outside of it")
    func borderedMenu() {
        let menu = Menu("Sort") { Button("By date") {} }
        let bordered = leaves(menu.buttonStyle(.bordered))
        #expect(leaves(menu.menuStyle(.borderedButton)) == bordered)
        #expect(leaves(menu.menuStyle(.borderedButton).buttonStyle(.plain)) == bordered)
        #expect(leaves(menu) != bordered)
    }

    @Test("A button of an accessory bar acts, and has a background while the pointer is over it")
    func accessoryBar() {
        var presses = 0
        func host(_ style: some PrimitiveButtonStyle, isDisabled: Bool = false) -> TestHost {
            show(300, 300) { Button("Mail") { presses += 1 }.buttonStyle(style).disabled(isDisabled) }
        }
        let usual = host(.accessoryBar)
        let before = usual.displayList
        usual.hover("Mail")
        #expect(usual.displayList != before)
        usual.hover(at: nil)
        #expect(usual.displayList == before)
        usual.tap("Mail")
        #expect(presses == 1)
        let disabled = host(.accessoryBar, isDisabled: true)
        let still = disabled.displayList
        disabled.hover("Mail")
        #expect(disabled.displayList == still)
        #expect(host(.accessoryBarAction).displayList.leaves.count == usual.displayList.leaves.count + 1)
    }

    @Test("A list has its border in place of the two outer lines of a plain one, and the same rows")
    func borderedList() {
        func host(_ style: some ListStyle) -> TestHost {
            show(300, 300) { List(0..<5) { Text("Row \($0)") }.listStyle(style) }
        }
        let (plain, bordered) = (host(.plain), host(.bordered))
        #expect(bordered.displayList.leaves.count == plain.displayList.leaves.count - 2 + 1)
        #expect(bordered.frame(of: "Row 3") == plain.frame(of: "Row 3"))
    }

    @Test("A list's style says whether every other row has another background, unless the environment does")
    func alternatingStyles() {
        func count(_ style: some ListStyle, _ behavior: AlternatingRowBackgroundBehavior = .automatic) -> Int {
            leaves(List(0..<5) { Text("\($0)") }.listStyle(style).alternatingRowBackgrounds(behavior)).count
        }
        #expect(count(.inset(alternatesRowBackgrounds: true)) == count(.inset) + 2)
        #expect(count(.inset(alternatesRowBackgrounds: false)) == count(.inset))
        #expect(count(.bordered(alternatesRowBackgrounds: true)) == count(.bordered) + 2)
        #expect(count(.bordered(alternatesRowBackgrounds: true), .disabled) == count(.bordered))
        #expect(count(.bordered(alternatesRowBackgrounds: false), .enabled) == count(.bordered) + 2)
        #expect(count(InsetListStyle(alternatesRowBackgrounds: true)) == count(.inset, .enabled))
    }

    @Test("Feedbacks of presses, releases and selections are values of their own")
    func feedbacks() {
        #expect(SensoryFeedback.press(.button) == .press(.button))
        #expect(SensoryFeedback.press(.button) != .press(.buttonIconOnly))
        #expect(SensoryFeedback.press(.slider) != .release(.slider))
        #expect(SensoryFeedback.selection(.on) != .selection(.off))
        #expect(SensoryFeedback.selection(.on) != .selection)
        let feedbacks: Set<SensoryFeedback.PressFeedback> = [.button, .buttonIconOnly, .slider, .toggle, .tab, .tab]
        #expect(feedbacks.count == 5)
    }
}
