import SwiftUI
import TestSupport
import Testing
import UmweltTesting

@MainActor @Suite("Accessibility") struct AccessibilityTests {
    private func host<Content: View>(
        _ traits: HostTraits = .testing, @ViewBuilder _ content: @escaping () -> Content
    ) -> TestHost {
        TestHost(size: CGSize(width: 200, height: 200), traits: traits, typeSetter: FixedMetrics(), content: content)
    }

    @Test("A label, a value, a hint and an identifier are those of the control inside, whatever decorates it")
    func words() {
        let host = host {
            Button("♥") {}.padding().accessibilityLabel("Like").opacity(0.5).accessibilityValue("3")
                .accessibilityHint("Likes it").background(.red).accessibilityIdentifier("like")
        }
        let node = host.node("like")
        #expect(node?.role == .button)
        #expect(node?.label == "Like")
        #expect(node?.semantics.value == "3")
        #expect(node?.semantics.hint == "Likes it")
        #expect(host.node("Like")?.semantics.identifier == "like")
        #expect(host.node("♥")?.role == .text)
    }

    @Test("What is said of a slider, a stepper or a picker's row is said of the control in it")
    func controlsWithParts() {
        let host = host {
            Slider(value: .constant(40), in: 0...200) {
                Text("Width")
            } minimumValueLabel: {
                Text("least")
            } maximumValueLabel: {
                Text("most")
            }
            .accessibilityLabel("Labelled").accessibilityValue("v 40").accessibilityHint("How wide")
            .accessibilityIdentifier("width").padding()
            Stepper("Guests", value: .constant(2)).accessibilityLabel("Who comes").accessibilityValue("two")
            Slider(value: .constant(0)).accessibilityLabel("Hidden").accessibilityHidden(true)
        }
        let slider = host.node("width")
        #expect(slider?.label == "Labelled")
        #expect(slider?.semantics.value == "v 40")
        #expect(slider?.semantics.hint == "How wide")
        guard case .slider = slider?.role else {
            Issue.record("It is no slider.")
            return
        }
        let stepper = host.node("Who comes")
        #expect(stepper?.semantics.value == "two")
        guard case .stepper = stepper?.role else {
            Issue.record("It is no stepper.")
            return
        }
        #expect(host.node("Hidden") == nil)
        #expect(host.texts == ["least", "most", "Guests"])
    }

    @Test("What is to be pressed is called by its texts; a control inside has a name of its own")
    func nestedControls() {
        let host = host {
            Button {
            } label: {
                HStack {
                    Text("Walden")
                    Button("♥") {}.accessibilityLabel("Like")
                }
            }
        }
        #expect(host.node("Walden")?.children.map(\.label).contains("Like") == true)
    }

    @Test("Of two labels the outer one counts, and one that is not enabled says nothing")
    func outerLabel() {
        let host = host {
            Text("a").accessibilityLabel("b").accessibilityLabel("c")
            Text("d").accessibilityLabel("e", isEnabled: false)
        }
        #expect(host.texts == ["c", "d"])
    }

    @Test("A label with a number is written as the environment's locale writes it, and follows the locale")
    func locale() {
        let host = host { Text("n").accessibilityLabel("\(1234567) books") }
        #expect(host.texts == ["1,234,567 books"])
        host.traits.locale = Locale(identifier: "de_DE")
        #expect(host.texts == ["1.234.567 books"])
    }

    @Test("A new label runs only the body that makes it")
    func exactBodies() {
        struct Counter: View {
            @State private var count = 0
            var body: some View {
                Button("+") { count += 1 }.accessibilityLabel("Add to \(count)").accessibilityValue("\(count)")
            }
        }
        let host = host {
            VStack {
                Counter()
                Bystander()
            }
        }
        #expect(host.updates { host.press("Add to 0") } == ["Counter"])
        #expect(host.node("Add to 1")?.semantics.value == "1")
    }

    @Test("What is hidden is so with its overlays and backgrounds; what is said last counts")
    func hiddenWhole() {
        let host = host {
            Text("a").overlay { Text("b") }.background { Text("c") }.padding().accessibilityHidden(true)
            Text("d").overlay { Text("e") }.accessibilityHidden(true).accessibilityHidden(false)
        }
        #expect(host.texts == ["d", "e"])
    }

    @Test("What is hidden is not read, and is again when it is not hidden any more")
    func hidden() {
        struct Page: View {
            @State private var isHidden = true
            var body: some View {
                VStack {
                    Text("secret")
                    Text("hush")
                }
                .accessibilityHidden(isHidden)
                Button("Show") { isHidden = false }
            }
        }
        let host = host { Page() }
        #expect(host.texts == ["Show"])
        host.tap("Show")
        #expect(host.texts == ["secret", "hush", "Show"])
    }

    @Test("Traits add up, and can be taken away")
    func traits() {
        let host = host {
            Text("Title").accessibilityAddTraits(.isHeader).accessibilityAddTraits([.isSelected, .isLink])
                .accessibilityRemoveTraits(.isLink)
            Button("B") {}.accessibilityRemoveTraits(.isButton)
            Text("H").accessibilityHeading(.h3)
        }
        #expect(host.node("Title")?.semantics.traits == [.isStaticText, .isHeader, .isSelected])
        #expect(host.node("B")?.semantics.traits == [])
        #expect(host.node("H")?.semantics.headingLevel == 3)
        #expect(host.node("H")?.semantics.traits.contains(.isHeader) == true)
    }

    @Test("The set of traits keeps the rules of sets")
    func traitSet() {
        var traits: AccessibilityTraits = [.isButton, .isImage]
        #expect(traits.contains(.isButton) && !traits.contains(.isLink))
        #expect(traits.insert(.isLink).inserted && !traits.insert(.isLink).inserted)
        #expect(traits.remove(.isImage) == .isImage && traits.remove(.isImage) == nil)
        #expect(traits.update(with: .isLink) == .isLink)
        #expect(traits == [.isLink, .isButton])
        #expect(traits.union(.isImage).intersection([.isImage, .isToggle]) == .isImage)
        #expect(traits.symmetricDifference([.isLink]) == .isButton)
        #expect(AccessibilityTraits().isEmpty)
    }

    @Test("A view that is read as one hides what is inside, holds it, or puts it together")
    func elements() {
        func row(_ children: AccessibilityChildBehavior) -> some View {
            HStack {
                Text("Ada").accessibilityValue("1")
                Text("Lovelace").accessibilityAddTraits(.isHeader)
            }
            .accessibilityElement(children: children).accessibilityIdentifier("row")
        }
        let ignoring = host { row(.ignore).accessibilityLabel("person") }
        #expect(ignoring.node("row")?.label == "person")
        #expect(ignoring.texts == ["person"])
        let holding = host { row(.contain).accessibilityLabel("person") }
        #expect(holding.node("row")?.label == "person")
        #expect(holding.node("row")?.children.map(\.label) == ["Ada", "Lovelace"])
        let combining = host { row(.combine) }
        #expect(combining.node("row")?.label == "Ada, Lovelace")
        #expect(combining.node("row")?.semantics.value == "1")
        #expect(combining.node("row")?.semantics.traits.contains(.isHeader) == true)
        #expect(combining.texts == ["Ada, Lovelace"])
    }

    @Test("Pressing what is put together presses the button inside")
    func combinedButton() {
        var count = 0
        let host = host {
            HStack {
                Text("Ada")
                Button("Call") { count += 1 }
            }
            .accessibilityElement(children: .combine)
        }
        #expect(host.node("Ada, Call")?.semantics.traits.contains(.isButton) == true)
        #expect(host.press("Ada, Call"))
        #expect(count == 1)
    }

    @Test("A shape with a label is one thing to read; a stack with one is a group of what is inside")
    func containers() {
        let host = host {
            Circle().frame(width: 9, height: 9).accessibilityLabel("dot")
            VStack { Text("a") }.accessibilityLabel("letters")
        }
        #expect(host.node("dot")?.semantics.isOne == true)
        #expect(host.node("letters")?.children.map(\.label) == ["a"])
    }

    @Test("Those of higher priority are read first")
    func sortPriority() {
        let host = host {
            VStack {
                Text("a")
                Text("b").accessibilitySortPriority(1)
                Text("c")
                Text("d").accessibilitySortPriority(2)
                Text("e").accessibilitySortPriority(-1)
            }
        }
        #expect(host.texts == ["d", "b", "a", "c", "e"])
    }

    @Test("Actions are asked for by their kind or name; a tap gesture is a press for those without a pointer")
    func actions() {
        var seen: [String] = []
        let host = host {
            Text("Mail").accessibilityAction { seen.append("open") }
                .accessibilityAction(named: "Archive") { seen.append("archive") }
                .accessibilityAction(.escape) { seen.append("escape") }
            Text("Row").onTapGesture { seen.append("tap") }
            Text("Plain")
        }
        #expect(host.node("Mail")?.semantics.actions == [.named(name: "Archive"), .escape])
        #expect(host.press("Mail"))
        #expect(host.perform("Archive", on: "Mail"))
        #expect(!host.perform("Delete", on: "Mail"))
        #expect(host.node("Mail")?.send(.perform(action: .escape)) == true)
        #expect(host.press("Row"))
        #expect(!host.press("Plain"))
        #expect(seen == ["open", "archive", "escape", "tap"])
    }

    @Test("What is adjustable goes up and down in steps, unless it is disabled")
    func adjustable() {
        struct Rating: View {
            @State private var stars = 3
            var body: some View {
                Text("Rating").accessibilityValue("\(stars) stars").accessibilityAdjustableAction { direction in
                    stars += direction == .increment ? 1 : -1
                }
            }
        }
        let usable = host { Rating() }
        #expect(usable.updates { usable.increment("Rating") } == ["Rating"])
        #expect(usable.node("Rating")?.semantics.value == "4 stars")
        usable.decrement("Rating")
        #expect(usable.node("Rating")?.semantics.value == "3 stars")
        let disabled = host { Rating().disabled(true) }
        #expect(!disabled.increment("Rating"))
        #expect(disabled.node("Rating")?.isEnabled == false)
    }

    @Test("Help is a hint unless there is another")
    func help() {
        let host = host {
            Text("a").help("What a is")
            Text("b").help("What b is").accessibilityHint("Hint")
        }
        #expect(host.node("a")?.semantics.help == "What a is")
        #expect(host.node("b")?.semantics.hint == "Hint")
    }
}
