import SwiftUI
import TestSupport
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

@MainActor private final class Names {
    static let shared = Names()
    var seen: [(label: String, name: Namespace.ID)] = []
}

private struct NamedView: View {
    let label: String
    @Namespace private var name
    @State private var count = 1
    var body: some View {
        let _ = Names.shared.seen.append((label, name))
        Button("\(label) \(count)") { count += 1 }
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

    @Test("A namespace is the same as long as its view lives, and each view has its own")
    func namespaces() {
        let host = TestHost(typeSetter: FixedMetrics()) {
            VStack {
                NamedView(label: "a")
                NamedView(label: "b")
            }
        }
        #expect(host.texts == ["a 1", "b 1"])
        host.tap("a 1")
        host.tap("a 2")
        #expect(host.texts == ["a 3", "b 1"])
        #expect(Set(Names.shared.seen.map(\.name)).count == 2 && Names.shared.seen.count == 4)
        #expect(Set(Names.shared.seen.filter { $0.label == "a" }.map(\.name)).count == 1)
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
