import SwiftUI
import TestSupport
import Testing
import UmweltTesting

@MainActor @Suite("Buttons")
struct ButtonTests {
    @Test("A style knows whether its button is being pressed, and only the button's looks are made again")
    func isPressed() {
        let host = TestHost { Pressed() }
        #expect(host.texts == ["up"])
        #expect(host.updates { host.beginPress("up") } == [])
        #expect(host.texts == ["down"])
        #expect(host.updates { host.endPress("down") } == [])
        #expect(host.texts == ["up"])
    }

    @Test("Several views of a label are one control, in a row, whatever the style")
    func severalViews() throws {
        let url = try #require(URL(string: "https://example.org"))
        let host = TestHost(typeSetter: FixedMetrics()) {
            VStack {
                Button {
                } label: {
                    Text("a")
                    Text("b")
                }
                Button {
                } label: {
                    Text("c")
                    Text("d")
                }
                .buttonStyle(.bordered)
                Link(destination: url) {
                    Text("e")
                    Text("f")
                }
                Menu {
                    Button("Item") {}
                } label: {
                    Text("g")
                    Text("h")
                }
            }
        }
        #expect(host.semantics.map(\.label) == ["a b", "c d", "e f", "g h"])
        for (first, second) in [("a", "b"), ("c", "d"), ("e", "f"), ("g", "h")] {
            let (one, other) = (try #require(host.frame(of: first)), try #require(host.frame(of: second)))
            #expect(one.maxX + 8 == other.minX && one.midY == other.midY)
        }
    }

    @Test("A tinted label is grey while its button cannot be used")
    func disabledTint() throws {
        func color(_ isDisabled: Bool, _ role: ButtonRole? = nil) throws -> Color.Resolved {
            let host = TestHost { Button("Save", role: role) {}.disabled(isDisabled) }
            return try #require(host.displayList.textLayouts.first?.paragraph.runs.first?.color)
        }
        #expect(try color(false) == Color.blue.resolve(in: EnvironmentValues()))
        #expect(try color(true) == Color(uiColor: .tertiaryLabel).resolve(in: EnvironmentValues()))
        #expect(try color(true, .destructive) == color(true))
    }

    @Test("A press that is over changes nothing once more; only a tap acts")
    func pressIsNoTap() {
        let count = Counter()
        let host = TestHost { Button("Add") { count.value += 1 } }
        host.beginPress("Add")
        host.endPress("Add")
        host.endPress("Add")
        #expect(count.value == 0)
        host.tap("Add")
        #expect(count.value == 1)
    }

    @Test("What is disabled while it is being pressed looks released, and is when it is enabled again")
    func disabledWhilePressed() {
        let model = Switch()
        let host = TestHost { PressedUnless(model: model) }
        host.beginPress("up")
        #expect(host.texts == ["down"])
        model.isOff = true
        #expect(host.texts == ["up"])
        #expect(!host.beginPress("up"))
        #expect(host.endPress("up"))
        model.isOff = false
        #expect(host.texts == ["up"])
    }

    @Test("A primitive style says what makes its buttons act, and is told their role")
    func primitiveStyle() {
        let count = Counter()
        let host = TestHost {
            Button("Delete", role: .destructive) { count.value += 1 }.buttonStyle(AskFirst())
        }
        host.tap("Delete")
        #expect(count.value == 0)
        #expect(host.texts == ["Sure? destructive"])
        host.tap("Sure? destructive")
        #expect(count.value == 1)
    }

    @Test("A button within a style looks as the style outside of it says")
    func styleInStyle() {
        let count = Counter()
        let host = TestHost {
            Button("Go") { count.value += 1 }
                .buttonStyle(Framed())
                .buttonStyle(ShowsPress())
        }
        #expect(host.texts == ["[", "up", "]"])
        host.tap("up")
        #expect(count.value == 1)
    }

    @Test("A primitive style without anything to use in its looks is a button to those who do not see them")
    func standIn() {
        let count = Counter()
        let host = TestHost { Button("Go") { count.value += 1 }.buttonStyle(LooksOnly()) }
        #expect(host.semantics.map(\.role) == [.button])
        #expect(host.semantics.map(\.label) == ["Go"])
        host.semantics[0].send(.press)
        #expect(count.value == 1)
        let disabled = TestHost { Button("Go") { count.value += 1 }.buttonStyle(LooksOnly()).disabled(true) }
        #expect(!disabled.semantics[0].send(.press))
        #expect(count.value == 1)
    }

    @Test("A finger uses a primitive style's own gestures and nothing else")
    func ownGestures() {
        let count = Counter()
        let plain = TestHost { Button("Go") { count.value += 1 }.buttonStyle(LooksOnly()) }
        plain.tap("Go")
        #expect(count.value == 0)
        let twice = TestHost { Button("Go") { count.value += 1 }.buttonStyle(DoubleTap()) }
        twice.tap("Go")
        twice.advance(by: 1)
        #expect(count.value == 0)
        twice.tap("Go", count: 2)
        #expect(count.value == 1)
    }

    @Test("A primitive style keeps state of its own for each button, and reads the environment where it is used")
    func primitiveStyleState() {
        let host = TestHost {
            VStack {
                Button("One", role: .cancel) {}
                Button("Two") {}
            }
            .buttonStyle(AskFirst())
        }
        host.tap("Two")
        #expect(host.texts == ["One", "Sure? none"])
    }

    @Test(
        "Bordered buttons are as large as the control size says",
        arguments: [
            (ControlSize.mini, CGSize(width: 50, height: 28)), (.small, CGSize(width: 50, height: 28)),
            (.regular, CGSize(width: 58, height: 34.4)), (.large, CGSize(width: 74, height: 50.4)),
            (.extraLarge, CGSize(width: 74, height: 50.4)),
        ])
    func controlSize(size: ControlSize, expected: CGSize) throws {
        let host = TestHost(traits: .finePixels, typeSetter: FixedMetrics()) {
            Button("Save") {}.buttonStyle(.bordered).controlSize(size)
        }
        let frame = try #require(host.frame(of: "Save"))
        #expect(abs(frame.width - expected.width) < 0.01 && abs(frame.height - expected.height) < 0.01, "\(frame)")
    }

    @Test("A range of control sizes keeps others out")
    func controlSizeRange() {
        let host = TestHost {
            VStack {
                ReadsSize().controlSize(.small...ControlSize.large).controlSize(.mini)
                ReadsSize().controlSize(...ControlSize.regular).controlSize(.extraLarge)
                ReadsSize().controlSize(ControlSize.regular...).controlSize(.large)
            }
        }
        #expect(host.texts == ["small", "regular", "large"])
    }

    @Test("Circular buttons are as wide as they are high")
    func circle() throws {
        let host = TestHost(typeSetter: FixedMetrics()) {
            Button("+") {}.buttonStyle(.bordered).buttonBorderShape(.circle)
        }
        let frame = try #require(host.frame(of: "+"))
        #expect(frame.width == frame.height)
    }

    @Test("The tint is what buttons are drawn with; a destructive one stays red")
    func tint() {
        func colors(_ view: some View) -> Set<Color.Resolved> {
            Set(TestHost { view }.displayList.leaves.flatMap(\.colors))
        }
        let red = Color.red.resolve(in: EnvironmentValues())
        let orange = Color.orange.resolve(in: EnvironmentValues())
        let accent = Color.accentColor.resolve(in: EnvironmentValues())
        #expect(colors(Button("A") {}) == [accent])
        #expect(colors(Button("A") {}.tint(.orange)) == [orange])
        #expect(colors(Button("A") {}.tint(Color?.none).tint(.orange)) == [accent])
        #expect(colors(Button("A", role: .destructive) {}.tint(.orange)) == [red])
        #expect(colors(Button("A") {}.buttonStyle(.borderedProminent).tint(.orange)).contains(orange))
        #expect(
            colors(Button("A") {}.buttonStyle(.plain).tint(.orange)) == [Color.primary.resolve(in: EnvironmentValues())]
        )
        #expect(colors(Text("A").foregroundStyle(.tint).tint(.red)) == [red])
    }

    @Test("A foreground style outside of buttons, links and menus is their labels', but not that of a list's header")
    func foreground() {
        func colors(_ view: some View) -> Set<Color.Resolved> {
            Set(TestHost { view }.displayList.leaves.flatMap(\.colors))
        }
        let white = Color.white.resolve(in: EnvironmentValues())
        let accent = Color.accentColor.resolve(in: EnvironmentValues())
        #expect(colors(Button("A") {}.foregroundStyle(.white)) == [white])
        #expect(colors(VStack { Button("A") {} }.buttonStyle(.borderless).foregroundStyle(.white)) == [white])
        #expect(colors(Button("A") {}.buttonStyle(.bordered).foregroundStyle(.white)).contains(white))
        #expect(!colors(Button("A") {}.buttonStyle(.bordered).foregroundStyle(.white)).contains(accent))
        #expect(colors(Button("A") {}.buttonStyle(.borderedProminent).foregroundStyle(.red)).contains(white))
        #expect(colors(Menu("A") { Button("B") {} }.foregroundStyle(.white)) == [white])
        if let url = URL(string: "https://example.com") {
            #expect(colors(Link("A", destination: url).foregroundStyle(.white)) == [white])
        }
        let stack = NavigationStack { NavigationLink("A") { Text("B") }.foregroundStyle(.white) }
        #expect(colors(stack).contains(white) && !colors(stack).contains(accent))
        let list = List {
            Section {
                Text("B")
            } header: {
                Button("A") {}
            }
        }
        #expect(colors(list).contains(accent))
    }

    @Test("Buttons with a border are as wide as there is room, if that is wanted")
    func sizing() {
        func width<S: PrimitiveButtonStyle>(_ style: S, _ sizing: ButtonSizing?) -> CGFloat? {
            let button = Button("Buy") {}.buttonStyle(style)
            return show(300, 100) {
                if let sizing { button.buttonSizing(sizing) } else { button }
            }
            .frame(of: "Buy")?.width
        }
        let usual: CGFloat = 3 * 8.5 + 24
        #expect(width(.bordered, nil) == usual)
        #expect(width(.bordered, .automatic) == usual)
        #expect(width(.borderedProminent, .fitted) == usual)
        #expect(width(.bordered, .flexible) == 300)
        #expect(width(.borderedProminent, .flexible) == 300)
        let round = show(300, 100) {
            Button("+") {}.buttonStyle(.bordered).buttonBorderShape(.circle).buttonSizing(.flexible)
        }
        #expect(round.frame(of: "+")?.width == round.frame(of: "+")?.height)
    }

    @Test("Views read how wide buttons are to be")
    func sizingValue() {
        struct Reader: View {
            @Environment(\.buttonSizing) private var sizing
            var body: some View {
                Text(sizing == .flexible ? "flexible" : sizing == .fitted ? "fitted" : "automatic")
            }
        }
        let host = TestHost {
            Reader()
            VStack {
                Reader()
                Reader().buttonSizing(.fitted)
            }
            .buttonSizing(.flexible)
        }
        #expect(host.texts == ["automatic", "flexible", "fitted"])
    }

    @Test("A change of the tint runs only the body that sets it")
    func tintChange() {
        let model = Switch()
        let host = TestHost { TintedBySwitch(model: model) }
        #expect(host.updates { model.isOff = true } == ["TintedBySwitch"])
    }
}

@Observable private final class Counter { var value = 0 }

@Observable private final class Switch { var isOff = false }

private struct ShowsPress: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { Text(configuration.isPressed ? "down" : "up") }
}

private struct Pressed: View {
    var body: some View { Button("Press") {}.buttonStyle(ShowsPress()) }
}

private struct PressedUnless: View {
    let model: Switch
    var body: some View { Pressed().disabled(model.isOff) }
}

private struct AskFirst: PrimitiveButtonStyle {
    @State private var isAsking = false

    func makeBody(configuration: Configuration) -> some View {
        if isAsking {
            Button("Sure? \(configuration.role == .destructive ? "destructive" : "none")") { configuration.trigger() }
        } else {
            Button {
                isAsking = true
            } label: {
                configuration.label
            }
        }
    }
}

private struct Framed: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Text("[")
            Button(configuration)
            Text("]")
        }
    }
}

private struct LooksOnly: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label }
}

private struct DoubleTap: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.onTapGesture(count: 2) { configuration.trigger() }
    }
}

private struct ReadsSize: View {
    @Environment(\.controlSize) private var size
    var body: some View { Text(verbatim: "\(size)") }
}

private struct TintedBySwitch: View {
    let model: Switch
    var body: some View { PlainContent().tint(model.isOff ? .red : .blue) }
}

private struct PlainContent: View {
    var body: some View { Button("A") {} }
}

extension DisplayItem {
    /// The colours that are drawn with.
    fileprivate var colors: [Color.Resolved] {
        switch self {
        case .fill(_, .color(let color), _, _), .stroke(_, .color(let color), _, _): [color]
        case .fill, .stroke: []
        case .text(let layout, _): layout.paragraph.runs.map(\.color)
        case .image, .group: []
        }
    }
}
