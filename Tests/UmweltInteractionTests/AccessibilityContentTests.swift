import SwiftUI
import Testing
import UmweltTesting

private struct Person: Identifiable {
    let id: Int
    let name: String
}

@MainActor struct AccessibilityContentTests {
    @Test("Custom content is read with the hint, before it if it is important")
    func customContent() {
        let host = TestHost {
            Text("A").accessibilityHint("Opens").accessibilityCustomContent("Size", "3 MB")
            Text("B").accessibilityHint("Opens")
                .accessibilityCustomContent(AccessibilityCustomContentKey("Size"), Text("3 MB"), importance: .high)
        }
        #expect(host.node("A")?.semantics.hint == "Opens, Size: 3 MB")
        #expect(host.node("B")?.semantics.hint == "Size: 3 MB, Opens")
    }

    @Test("Custom content stays when a hint is set further out, and is replaced or removed by its key")
    func customContentByKey() throws {
        let size = AccessibilityCustomContentKey("Size")
        let (label, value) = (LocalizedStringResource("Kind"), LocalizedStringResource("Book"))
        let host = TestHost {
            Text("A").accessibilityCustomContent("Size", "3 MB").accessibilityCustomContent("Pages", "7")
                .accessibilityHint("Opens")
            Text("B").accessibilityCustomContent(size, "3 MB").accessibilityCustomContent(size, "4 MB")
            Text("C").accessibilityCustomContent(size, "3 MB").accessibilityCustomContent(size, nil)
            Text("D").accessibilityCustomContent(label, value).accessibilityCustomContent(size, value)
        }
        #expect(host.node("A")?.semantics.hint == "Opens, Size: 3 MB, Pages: 7")
        #expect(host.node("B")?.semantics.hint == "Size: 4 MB")
        #expect(try #require(host.node("C")).semantics.hint == nil)
        #expect(host.node("D")?.semantics.hint == "Kind: Book, Size: Book")
    }

    @Test("Zooming and scrolling are actions with names")
    func gestures() {
        var heard: [String] = []
        let host = TestHost {
            Text("Map").accessibilityZoomAction { heard.append("\($0.direction)") }
                .accessibilityScrollAction { heard.append("\($0)") }
        }
        #expect(host.perform("Zoom In", on: "Map") && host.perform("Scroll Down", on: "Map"))
        #expect(heard == ["zoomIn", "bottom"])
    }

    @Test("An action's label may be a view")
    func labelledAction() {
        var isDone = false
        let host = TestHost {
            Text("Mail").accessibilityAction {
                isDone = true
            } label: {
                Text("Archive")
            }
        }
        #expect(host.perform("Archive", on: "Mail") && isDone)
    }

    @Test("The entries of a rotor are actions that scroll to their views")
    func rotors() {
        let people = (0..<50).map { Person(id: $0, name: "Person \($0)") }
        var prepared = 0
        let host = TestHost(size: CGSize(width: 200, height: 300)) {
            ScrollView {
                VStack { ForEach(people) { person in Text(person.name) } }
            }
            .accessibilityElement(children: .contain).accessibilityLabel("People")
            .accessibilityRotor("Known", entries: [people[40]], entryLabel: \.name)
            .accessibilityRotor("Last") { AccessibilityRotorEntry("End", id: 49) { prepared += 1 } }
            .accessibilityRotor("Ends") {
                ForEach(people.suffix(2)) { person in
                    AccessibilityRotorEntry("Begin \(person.id)", id: person.id) { prepared += 10 }
                    if person.id == 49 { AccessibilityRotorEntry("Very last", id: person.id) { prepared += 100 } }
                }
            }
        }
        let before = host.frame(of: "Person 40")?.minY ?? 0
        #expect(before > 300)
        #expect(host.perform("Known: Person 40", on: "People"))
        #expect(host.frame(of: "Person 40").map { $0.minY < 300 } == true)
        #expect(host.perform("Last: End", on: "People") && prepared == 1)
        #expect(host.perform("Ends: Begin 48", on: "People") && prepared == 11)
        #expect(host.perform("Ends: Very last", on: "People") && prepared == 111)
    }

    @Test("A label is spelled out")
    func spelling() {
        let host = TestHost { Text("ISBN").speechSpellsOutCharacters() }
        #expect(host.node("I S B N") != nil)
    }

    @Test("A press without a pointer taps the activation point")
    func activation() {
        var taps: [String] = []
        let host = TestHost(size: CGSize(width: 200, height: 100)) {
            HStack(spacing: 0) {
                Color.red.onTapGesture { taps.append("left") }
                Color.blue.onTapGesture { taps.append("right") }
            }
            .accessibilityElement().accessibilityLabel("Switch").accessibilityAddTraits(.isButton)
            .accessibilityActivationPoint(UnitPoint(x: 0.75, y: 0.5))
        }
        #expect(host.press("Switch") && taps == ["right"])
    }

    @Test("The values that hosts tell of assistive technology")
    func values() {
        struct Reader: View {
            @Environment(\.accessibilityVoiceOverEnabled) private var isRead
            @Environment(\.accessibilitySwitchControlEnabled) private var hasSwitches
            @Environment(\.accessibilityDimFlashingLights) private var dims
            @Environment(\.accessibilityPlayAnimatedImages) private var plays
            var body: some View { Text("\(isRead) \(hasSwitches) \(dims) \(plays)") }
        }
        var traits = HostTraits.testing
        let host = TestHost(traits: traits) { Reader() }
        #expect(host.texts == ["false false false true"])
        traits.accessibilityVoiceOverEnabled = true
        traits.accessibilitySwitchControlEnabled = true
        traits.accessibilityDimFlashingLights = true
        traits.accessibilityPlayAnimatedImages = false
        #expect(host.updates { host.traits = traits } == ["Reader"])
        #expect(host.texts == ["true true true false"])
    }
}

@MainActor @Suite("Labels made of views")
struct AccessibilityLabelViewTests {
    private struct Film: View {
        @State private var isNew = true

        var body: some View {
            VStack {
                Text("Moby Dick").accessibilityLabel { title in
                    title
                    if isNew { Text("New") }
                }
                Button("See") { isNew = false }.accessibilityLabel { _ in Text("Watch the film") }
            }
        }
    }

    @Test("A label consists of the view's own and of others, and follows them")
    func label() {
        let host = TestHost { Film() }
        #expect(host.node("Moby Dick, New") != nil)
        #expect(host.press("Watch the film"))
        #expect(host.node("Moby Dick, New") == nil && host.node("Moby Dick") != nil)
    }

    @Test("The view's own label is that of its texts, and follows them")
    func ownLabel() {
        struct Card: View {
            @State private var count = 0

            var body: some View {
                Button("\(count) books") { count += 1 }.accessibilityLabel { own in
                    Text("Shelf")
                    own
                }
            }
        }
        let host = TestHost { Card() }
        #expect(host.press("Shelf, 0 books"))
        #expect(host.node("Shelf, 1 books") != nil)
    }

    @Test("Kinds of texts, linked groups and the most important action keep a view as it is")
    func others() {
        struct Page: View {
            @Namespace private var group
            @State private var isDone = false

            var body: some View {
                Text(isDone ? "Done" : "Open").accessibilityTextContentType(.narrative)
                    .accessibilityLinkedGroup(id: 1, in: group)
                    .accessibilityAction(.magicTap) { isDone = true }
            }
        }
        let host = TestHost { Page() }
        #expect(host.texts == ["Open"])
        let row = TestHost { Text("Row").accessibilityActions(category: .edit) { Button("Cut") {} } }
        #expect(row.perform("Cut", on: "Row"))
        #expect(host.perform("Magic Tap", on: "Open") && host.texts == ["Done"])
    }
}
