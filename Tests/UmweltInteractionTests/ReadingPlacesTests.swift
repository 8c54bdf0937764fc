import SwiftUI
import TestSupport
import Testing
import UmweltTesting

private struct Prefixed: ViewModifier {
    @Environment(\.theme) private var theme
    func body(content: Content) -> some View {
        HStack {
            Text("(\(theme))")
            content
        }
    }
}

/// A property made of others, two levels deep.
private struct Inner: DynamicProperty {
    @Environment(\.level) var level
}

private struct Outer: DynamicProperty {
    @Environment(\.theme) var theme
    var inner = Inner()
    private(set) var joined = ""

    mutating func update() { joined = "\(theme) \(inner.level)" }
}

private struct NestedReader: View {
    private var outer = Outer()
    var body: some View { Text(outer.joined) }
}

private struct NestedModifier: ViewModifier {
    private var outer = Outer()
    func body(content: Content) -> some View { Text(outer.joined) }
}

private struct ThemedStyle: ButtonStyle {
    @Environment(\.theme) private var theme
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Text("[\(theme)]")
            configuration.label
        }
    }
}

/// A view that lays out by what it reads.
private struct Framed: View {
    @Environment(\.level) private var level
    var body: some View { Text("framed").frame(width: CGFloat(level), height: 20, alignment: .leading) }
}

/// A shape of the view's own.
private struct Bar: Shape {
    let share: CGFloat
    func path(in rect: CGRect) -> Path {
        Path(CGRect(x: 0, y: 0, width: rect.width * share, height: rect.height))
    }
}

private struct NavigationBarView: View {
    @Environment(\.level) private var level
    var body: some View { Bar(share: CGFloat(level) / 10).frame(width: 100, height: 10) }
}

@MainActor @Suite("Places that read the environment") struct ReadingPlacesTests {
    @Test("SEMANTICS 9: a property cannot be assigned")
    func readOnly() {
        let path: AnyKeyPath = \Environment<Int>.wrappedValue
        #expect(!(path is WritableKeyPath<Environment<Int>, Int>))
    }

    @Test("SEMANTICS 9: a modifier reads the environment outside of the view that it modifies")
    func modifier() {
        let host = TestHost(typeSetter: FixedMetrics()) {
            Switcher { step in
                ThemeReader().environment(\.theme, "inside").modifier(Prefixed())
                    .environment(\.theme, "outside \(step)")
            }
        }
        #expect(host.texts == ["Go", "(outside 0)", "inside"])
        #expect(Array(host.updates { host.tap("Go") }.dropFirst()) == ["Prefixed"])
        #expect(host.texts == ["Go", "(outside 1)", "inside"])
    }

    @Test("SEMANTICS 9: what a modifier's body sets is seen by the view that it modifies")
    func modifierWrites() {
        struct Setter: ViewModifier {
            func body(content: Content) -> some View { content.environment(\.theme, "set") }
        }
        let host = TestHost(typeSetter: FixedMetrics()) {
            ThemeReader().modifier(Setter()).environment(\.theme, "outside")
        }
        #expect(host.texts == ["set"])
    }

    @Test("SEMANTICS 9: properties nested in dynamic properties are read, then update() runs")
    func nestedProperties() {
        let host = TestHost(typeSetter: FixedMetrics()) {
            Switcher { step in
                VStack {
                    NestedReader()
                    Text("gone").modifier(NestedModifier())
                }.environment(\.level, step)
            }
            .environment(\.theme, "deep")
        }
        #expect(host.texts == ["Go", "deep 0", "deep 0"])
        #expect(Array(host.updates { host.tap("Go") }.dropFirst()) == ["NestedReader", "NestedModifier"])
        #expect(host.texts == ["Go", "deep 1", "deep 1"])
    }

    @Test("SEMANTICS 9: a button style reads the environment of the button, and follows it")
    func buttonStyle() {
        let host = TestHost(typeSetter: FixedMetrics()) {
            Switcher { step in Button("Press") {}.environment(\.theme, "at button \(step)") }
                .buttonStyle(ThemedStyle()).environment(\.theme, "at style")
        }
        #expect(host.texts == ["[at style]", "Go", "[at button 0]", "Press"])
        host.tap("[at style] Go")
        #expect(host.texts == ["[at style]", "Go", "[at button 1]", "Press"])
    }

    @Test("SEMANTICS 9: a view lays out by what it reads")
    func layout() throws {
        let host = TestHost(size: CGSize(width: 200, height: 100), typeSetter: FixedMetrics()) {
            Switcher { step in Framed().environment(\.level, 100 + 20 * step) }
        }
        let before = try #require(host.frame(of: "framed"))
        host.tap("Go")
        let after = try #require(host.frame(of: "framed"))
        #expect(before.minX - after.minX == 10)
    }

    @Test("SEMANTICS 9: a view draws its shape by what it reads")
    func shape() {
        let host = TestHost(size: CGSize(width: 200, height: 100), typeSetter: FixedMetrics()) {
            Switcher { step in NavigationBarView().environment(\.level, 1 + step) }
        }
        let before = host.displayList
        #expect(host.updates { host.tap("Go") }.last == "NavigationBarView")
        #expect(host.displayList != before)
    }
}
