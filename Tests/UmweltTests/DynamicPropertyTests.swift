import SwiftUI
import Testing
import UmweltTesting

/// A property with a state and an environment value of its own.
private struct Clicks: DynamicProperty {
    @State private var count = 0
    @Environment(\.theme) private var theme
    private(set) var text = "not updated"

    mutating func update() { text = "\(theme) \(count)" }

    func click() { count += 1 }
}

private struct Twice: DynamicProperty {
    var first = Clicks()
    var second = Clicks()
    private(set) var sum = ""
    mutating func update() { sum = first.text + " + " + second.text }
}

private struct ClickView: View {
    private var clicks = Clicks()
    var body: some View { Button(clicks.text) { clicks.click() } }
}

private struct TwiceView: View {
    private var twice = Twice()
    var body: some View {
        Button(twice.sum) { twice.second.click() }
    }
}

private struct ClickModifier: ViewModifier {
    private var clicks = Clicks()
    func body(content: Content) -> some View {
        Button(clicks.text) { clicks.click() }
        content
    }
}

@MainActor @Suite("Dynamic properties") struct DynamicPropertyTests {
    @Test("A property of one's own has its own state, and update() runs before the body")
    func own() {
        let host = TestHost(typeSetter: FixedMetrics()) {
            VStack {
                ClickView()
                ClickView()
            }
        }
        #expect(host.texts == ["plain 0", "plain 0"])
        #expect(host.updates { host.tap("plain 0") } == ["ClickView"])
        #expect(host.texts == ["plain 1", "plain 0"])
    }

    @Test("Properties nest: the inner ones are updated before the outer ones")
    func nested() {
        let host = TestHost(typeSetter: FixedMetrics()) { TwiceView() }
        #expect(host.texts == ["plain 0 + plain 0"])
        host.tap("plain 0 + plain 0")
        #expect(host.texts == ["plain 0 + plain 1"])
    }

    @Test("A modifier's property keeps its state while the modifier's other values change")
    func modifier() {
        let host = TestHost(typeSetter: FixedMetrics()) {
            Switcher { step in Text("content \(step)").modifier(ClickModifier()) }
        }
        host.tap("plain 0")
        host.tap("Go")
        #expect(host.texts == ["Go", "plain 1", "content 1"])
    }
}
