import SwiftUI
import Testing
import UmweltTesting

@MainActor @Suite("Accessibility: what stands in for a view")
struct AccessibilityRepresentationTests {
    private func host<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> TestHost {
        TestHost(size: CGSize(width: 300, height: 300), typeSetter: FixedMetrics(), content: content)
    }

    @Test("A view's representation is read and used in its place, and takes no room")
    func representation() {
        struct Dial: View {
            @State private var value = 0.5
            var body: some View {
                Text("Drawn \(Int(value * 100))").frame(width: 100, height: 40)
                    .accessibilityRepresentation { Slider(value: $value) { Text("Volume") } }
                    .accessibilityIdentifier("dial")
            }
        }
        let host = host { Dial() }
        let slider = host.node("dial")
        #expect(slider?.label == "Volume")
        guard case .slider = slider?.role else {
            Issue.record("It is no slider.")
            return
        }
        #expect(slider?.frame.width == 100)
        #expect(host.texts == [])
        #expect(host.slide("Volume", to: 0.75))
        #expect(host.node("Drawn 75") == nil)
        #expect(host.node("dial")?.semantics.value == "75%")
    }

    @Test("A view with other children is a group of these, and called as before")
    func children() {
        let host = host {
            Rectangle().accessibilityLabel("Budgets").accessibilityHint("Of a year")
                .accessibilityChildren {
                    HStack {
                        Rectangle().accessibilityLabel("June").accessibilityValue("3")
                        Rectangle().accessibilityLabel("July").accessibilityValue("5")
                    }
                }
        }
        let chart = host.node("Budgets")
        #expect(chart?.semantics.isGroup == true)
        #expect(chart?.semantics.hint == "Of a year")
        #expect(chart?.children.map(\.label) == ["June", "July"])
        #expect(chart?.children.map(\.semantics.value) == ["3", "5"])
    }

    @Test("Buttons give a view their actions, and are not there themselves")
    func actionViews() {
        struct Mail: View {
            @State private var isMine = true
            @State private var last = "nothing"
            var body: some View {
                Text("Mail")
                    .accessibilityActions {
                        Button("Archive") { last = "archived" }
                        if isMine { Button("Delete") { last = "deleted" } }
                        Button("Never") {}.disabled(true)
                    }
                Text(last)
                Button("Give away") { isMine = false }
            }
        }
        let host = host { Mail() }
        #expect(host.node("Mail")?.semantics.actions == [.named(name: "Archive"), .named(name: "Delete")])
        #expect(host.perform("Delete", on: "Mail"))
        #expect(host.texts == ["Mail", "deleted", "Give away"])
        host.tap("Give away")
        #expect(host.node("Mail")?.semantics.actions == [.named(name: "Archive")])
        #expect(!host.perform("Delete", on: "Mail"))
    }

    @Test("Actions of equal categories are a group, and each is done by its name and its category")
    func actionCategories() {
        struct Cell: View {
            @State private var last = "nothing"
            private let row = AccessibilityActionCategory("Row")
            @State private var other = AccessibilityActionCategory("Column")
            var body: some View {
                Text("Cell")
                    .accessibilityActions { Button("Open") { last = "opened" } }
                    .accessibilityActions(category: row) { Button("Add") { last = "added a row" } }
                    .accessibilityActions(category: other) { Button("Add") { last = "added a column" } }
                    .accessibilityActions(category: .edit) { Button("Cut") { last = "cut" } }
                    .accessibilityActions(category: .default) { Button("Close") { last = "closed" } }
                    .accessibilityActions(category: row) { Button("Remove") { last = "removed a row" } }
                Text(last)
                Button("Change") { other = AccessibilityActionCategory("Table") }
            }
        }
        let host = host { Cell() }
        func perform(_ name: String, _ category: String?) -> Bool {
            host.node("Cell")?.send(.perform(action: .named(name: name, category: category))) ?? false
        }
        let actions = Set(host.node("Cell")?.semantics.actions ?? [])
        #expect(
            actions == [
                .named(name: "Open"), .named(name: "Add", category: "Row"), .named(name: "Add", category: "Column"),
                .named(name: "Cut", category: "Edit"), .named(name: "Close"),
                .named(name: "Remove", category: "Row"),
            ])
        #expect(perform("Add", "Row") && host.texts.contains("added a row"))
        #expect(perform("Add", "Column") && host.texts.contains("added a column"))
        #expect(perform("Remove", "Row") && host.texts.contains("removed a row"))
        #expect(perform("Close", nil) && host.texts.contains("closed"))
        #expect(!perform("Cut", "Row") && !perform("Open", "Row"))
        // A test need not know the category.
        #expect(host.perform("Cut", on: "Cell") && host.texts.contains("cut"))
        host.tap("Change")
        #expect(perform("Add", "Table") && !perform("Add", "Column"))
        #expect(host.node("Cell")?.semantics.actions.contains(.named(name: "Add", category: "Table")) == true)
    }

    @Test("What a screen reader is at follows the keyboard, also to what has no other focus")
    func focusState() {
        struct Order: View {
            enum Place { case notice, price }
            @AccessibilityFocusState private var isOnButton: Bool
            @AccessibilityFocusState private var place: Place?
            var body: some View {
                Text("Notice").accessibilityFocused($place, equals: .notice)
                Text("Price").accessibilityFocused($place, equals: .price)
                Button("Order") { place = .price }.accessibilityFocused($isOnButton)
                Text(isOnButton ? "On it" : "Elsewhere")
            }
        }
        let host = host { Order() }
        #expect(host.node("Notice")?.semantics.isReachedByProgram == true)
        #expect(host.node("Order")?.semantics.isReachedByProgram == false)
        host.focus("Order")
        #expect(host.texts.last == "On it")
        host.tap("Order")
        #expect(host.focusedLabel == "Price")
        #expect(host.texts.last == "Elsewhere")
    }

    @Test("People come to what responds to them, and not to what does not")
    func respondsToUser() {
        let host = host {
            Text("Map").accessibilityRespondsToUserInteraction()
            Button("Shown") {}.accessibilityRespondsToUserInteraction(false)
            Button("Usual") {}.accessibilityRespondsToUserInteraction(false, isEnabled: false)
        }
        #expect(host.node("Map")?.isFocusable == true)
        #expect(host.node("Shown")?.isFocusable == false)
        #expect(host.node("Usual")?.isFocusable == true)
    }

    @Test("What people may call a view by voice names it as well as its label does")
    func inputLabels() {
        var likes = 0
        let host = host {
            Button("♥") { likes += 1 }.accessibilityInputLabels(["Like", "Heart"])
            Button("a") {}.accessibilityInputLabels([Text("b")], isEnabled: false)
        }
        #expect(host.node("♥")?.semantics.inputLabels == ["Like", "Heart"])
        #expect(host.press("Heart"))
        #expect(likes == 1)
        #expect(host.node("a")?.semantics.inputLabels == nil)
    }
}
