import SwiftUI
import TestSupport
import Testing
import UmweltTesting

private struct Tagged: ViewModifier {
    let tag: String
    func body(content: Content) -> some View {
        HStack {
            Text(tag)
            content
        }
    }
}

private struct Doubled: ViewModifier {
    func body(content: Content) -> some View {
        content
        content
    }
}

private struct Counting: ViewModifier {
    @State private var count = 0
    func body(content: Content) -> some View {
        Button("m\(count)") { count += 1 }
        content
    }
}

/// Becomes another modifier by the environment.
private struct ThemeTag: EnvironmentalModifier {
    let prefix: String
    func resolve(in environment: EnvironmentValues) -> Tagged { Tagged(tag: prefix + environment.theme) }
}

private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("c\(count)") { count += 1 } }
}

private struct Parity: View, Equatable {
    let number: Int
    nonisolated static func == (left: Parity, right: Parity) -> Bool { left.number % 2 == right.number % 2 }
    var body: some View { Text(verbatim: "\(number)") }
}

@MainActor @Suite("Modifiers") struct ModifierTests {
    @Test("A modifier's body shows the modified view in place of its content")
    func body() {
        let host = TestHost(typeSetter: FixedMetrics()) {
            Text("x").modifier(Tagged(tag: "inner")).modifier(Tagged(tag: "outer"))
        }
        #expect(host.texts == ["outer", "inner", "x"])
    }

    @Test("concat joins modifiers: the first is applied first")
    func concat() {
        let host = TestHost(typeSetter: FixedMetrics()) {
            Text("x").modifier(Tagged(tag: "a").concat(Tagged(tag: "b")))
        }
        #expect(host.texts == ["b", "a", "x"])
        let empty = TestHost(typeSetter: FixedMetrics()) {
            Text("x").modifier(EmptyModifier.identity.concat(Tagged(tag: "t")))
        }
        #expect(empty.texts == ["t", "x"])
    }

    @Test("Content that is shown twice has a state for each")
    func twice() {
        let host = TestHost(typeSetter: FixedMetrics()) { VStack { Counter().modifier(Doubled()) } }
        host.tap("c0")
        #expect(host.texts == ["c1", "c0"])
    }

    @Test("A modifier's state and the content's are apart; a change runs one body")
    func states() {
        let host = TestHost(typeSetter: FixedMetrics()) { VStack { Counter().modifier(Counting()) } }
        #expect(host.updates { host.tap("m0") } == ["Counting"])
        #expect(host.updates { host.tap("c0") } == ["Counter"])
        #expect(host.texts == ["m1", "c1"])
    }

    @Test("A new content reaches the placeholder without running the modifier's body")
    func contentChanges() {
        let host = TestHost(typeSetter: FixedMetrics()) {
            Switcher { step in Text("\(step)").modifier(Tagged(tag: "t")) }
        }
        #expect(host.updates { host.tap("Go") }.map(\.isSwitcher) == [true])
        #expect(host.texts == ["Go", "t", "1"])
    }

    @Test("A modifier with another value runs its body, and the content keeps its state")
    func modifierChanges() {
        let host = TestHost(typeSetter: FixedMetrics()) {
            Switcher { step in Counter().modifier(Tagged(tag: "t\(step)")) }
        }
        host.tap("c0")
        #expect(Array(host.updates { host.tap("Go") }.dropFirst()) == ["Tagged"])
        #expect(host.texts == ["Go", "t1", "c1"])
    }

    @Test("An environmental modifier is resolved by the environment, again when what it read changes")
    func environmental() {
        let host = TestHost(typeSetter: FixedMetrics()) {
            Switcher { step in
                Counter().modifier(ThemeTag(prefix: "p-")).environment(\.theme, "\(step)")
            }
        }
        #expect(host.texts == ["Go", "p-0", "c0"])
        host.tap("c0")
        #expect(Array(host.updates { host.tap("Go") }.dropFirst()) == ["Tagged"])
        #expect(host.texts == ["Go", "p-1", "c1"])
        host.updates { host.traits.accessibilityDifferentiateWithoutColor = true }
        #expect(host.cost.nodesVisited == 0)
    }

    @Test("An equatable view updates only when == says that it differs")
    func equatable() {
        let host = TestHost(typeSetter: FixedMetrics()) {
            Switcher { step in
                VStack {
                    Parity(number: step).equatable()
                    EquatableView(content: Parity(number: step))
                }
            }
        }
        #expect(Array(host.updates { host.tap("Go") }.dropFirst()) == ["Parity", "Parity"])
        let two = TestHost(typeSetter: FixedMetrics()) { Switcher { step in Parity(number: step * 2).equatable() } }
        #expect(two.updates { two.tap("Go") }.map(\.isSwitcher) == [true])
        #expect(two.texts == ["Go", "0"])
    }

    @Test("What is applied to a group is applied to each of its views")
    func group() {
        let host = TestHost(size: CGSize(width: 100, height: 100), typeSetter: FixedMetrics()) {
            HStack(spacing: 0) {
                Group {
                    Text("a")
                    Text("b")
                }
                .padding(.leading, 10)
            }
        }
        // Each is 10 + 9 wide, both stand in the middle of 100.
        #expect(host.frame(of: "a")?.minX == 41)
        #expect(host.frame(of: "b")?.minX == 60)
    }

    @Test("A view without a body of its own shows nothing, and Optional nothing where it is nil")
    func nothing() {
        let host = TestHost(typeSetter: FixedMetrics()) {
            VStack {
                EmptyView()
                nil as Text?
                Text("x") as Text?
            }
        }
        #expect(host.texts == ["x"])
    }
}
