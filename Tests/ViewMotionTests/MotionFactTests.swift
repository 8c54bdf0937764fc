import Foundation
import SwiftUI
import TestSupport
import Testing
import UmweltTesting

private let second = Animation.linear(duration: 1)

/// A view that a button turns.
private struct Turned<Content: View>: View {
    @State private var isOn = false
    let animation: Animation?
    @ViewBuilder let content: (Bool) -> Content

    init(_ animation: Animation? = second, @ViewBuilder content: @escaping (Bool) -> Content) {
        self.animation = animation
        self.content = content
    }

    var body: some View {
        VStack(spacing: 0) {
            content(isOn)
            Button("Go") { withAnimation(animation) { isOn.toggle() } }
        }
    }
}

/// A view with two values that change in one turn, one of them with an animation.
private struct TwoOfOne: View {
    @State private var opacity = 0.0
    @State private var place = 0.0

    var body: some View {
        VStack(alignment: .leading) {
            Text("one").opacity(opacity).offset(x: place)
            Button("Go") {
                withAnimation(second) { opacity = 1 }
                place = 100
            }
        }
    }
}

/// Goes at an even speed for a second, and ever faster if it has taken over from its own kind.
private struct Merging: CustomAnimation {
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        if time >= 1 { return nil }
        return value.scaled(by: context.state[Merged.self] ? time * time : time)
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        context.state[Merged.self] = previous.base is Merging
        return context.state[Merged.self]
    }
}

private struct Merged: AnimationStateKey {
    static let defaultValue = false
}

private enum Step: Equatable { case first, second, third }

/// Parts of what `SEMANTICS` says of motion that no other suite shows.
@MainActor
struct MotionFactTests {
    private func percent(_ host: TestHost, _ label: String) -> Int? {
        host.presentation(of: label).map { Int(($0.opacity * 100).rounded()) }
    }

    private func left(_ host: TestHost, _ label: String) -> Double {
        Double(host.presentation(of: label)?.frame.minX ?? .nan)
    }

    @Test func `SEMANTICS 34: of two values of one view only that one moves which was changed with an animation`() {
        let host = TestHost { TwoOfOne() }
        let start = left(host, "one")
        host.tap("Go")
        #expect(percent(host, "one") == 0)
        #expect(abs(left(host, "one") - start - 100) < 0.6)
        host.advance(by: 0.5)
        #expect(percent(host, "one") == 50)
        #expect(abs(left(host, "one") - start - 100) < 0.6)
    }

    @Test func `SEMANTICS 35: a transaction with a closure concerns the modifiers in it alone`() {
        let host = TestHost {
            Turned(nil) { isOn in
                Text("one").opacity(isOn ? 1 : 0).transaction {
                    $0.animation = second
                } body: {
                    $0.offset(x: isOn ? 100 : 0)
                }
            }
        }
        let start = left(host, "one")
        host.tap("Go")
        #expect(percent(host, "one") == 100)
        host.advance(by: 0.5)
        #expect(abs(left(host, "one") - start - 50) < 0.6)
    }

    @Test func `SEMANTICS 41: an app's animation that takes over a running one continues with its time and state`() {
        struct Steps: View {
            @State private var place = 0.0
            var body: some View {
                VStack(alignment: .leading) {
                    Text("one").offset(x: place)
                    Button("Go") { withAnimation(Animation(Merging())) { place += place + 100 } }
                }
            }
        }
        let host = TestHost { Steps() }
        let start = left(host, "one")
        host.tap("Go")
        host.advance(by: 0.5)
        #expect(abs(left(host, "one") - start - 50) < 0.6)
        host.tap("Go")
        host.advance(by: 0.25)
        // The way to 300 is at the square of three quarters of its time, and nothing else is added.
        #expect(abs(left(host, "one") - start - 168.75) < 0.6)
        host.advance(by: 0.3)
        #expect(abs(left(host, "one") - start - 300) < 0.6)
        #expect(!host.isAnimating)
    }

    @Test func `SEMANTICS 43: while its frame moves, a text has the lines that it has at the end`() throws {
        let host = TestHost {
            Turned { isOn in Text("several words that are broken").frame(width: isOn ? 60 : 400, alignment: .leading) }
        }
        let label = "several words that are broken"
        let before = try #require(host.presentation(of: label)).frame.height
        host.tap("Go")
        let start = host.displayList.textLines
        #expect(start.count > 1)
        host.advance(by: 0.5)
        #expect(host.displayList.textLines == start)
        host.waitUntilIdle()
        #expect(host.displayList.textLines == start)
        #expect(try #require(host.presentation(of: label)).frame.height > before)
    }

    @Test func `SEMANTICS 44: a change without an animation jumps, and ends what ran for that value alone`() {
        struct Two: View {
            @State private var opacity = 0.0
            @State private var place = 0.0
            var body: some View {
                VStack(alignment: .leading) {
                    Text("one").opacity(opacity).offset(x: place)
                    Button("Go") {
                        withAnimation(second) {
                            opacity = 1
                            place = 100
                        }
                    }
                    Button("Jump") { opacity = 0.25 }
                }
            }
        }
        let host = TestHost { Two() }
        let start = left(host, "one")
        host.tap("Go")
        host.advance(by: 0.5)
        host.tap("Jump")
        #expect(percent(host, "one") == 25)
        #expect(abs(left(host, "one") - start - 50) < 0.6)
        host.advance(by: 0.25)
        #expect(percent(host, "one") == 25)
        #expect(abs(left(host, "one") - start - 75) < 0.6)
    }

    @Test func `SEMANTICS 45: whole numbers, words and cases jump while numbers beside them run`() {
        let host = TestHost {
            Turned { isOn in
                let step = isOn ? Step.second : .first
                Text(verbatim: "\(isOn ? 2 : 1) \(isOn ? "two" : "one") \(step)").contentTransition(.identity)
                Text("beside").opacity(isOn ? 1 : 0)
            }
        }
        host.tap("Go")
        host.advance(by: 0.5)
        #expect(host.displayList.textLines.contains("2 two second"))
        #expect(percent(host, "beside") == 50)
    }

    @Test func `SEMANTICS 46: the cases of a switch come and go with their transitions`() {
        struct Steps: View {
            @State private var step = Step.first
            var body: some View {
                switch step {
                case .first: Text("first")
                case .second: Text("second").transition(.identity)
                case .third: Text("third")
                }
                Button("Go") { withAnimation(second) { step = step == .first ? .second : .third } }
            }
        }
        let host = TestHost { Steps() }
        host.tap("Go")
        host.advance(by: 0.5)
        #expect(percent(host, "first") == 50)
        #expect(percent(host, "second") == 100)
        host.waitUntilIdle()
        host.tap("Go")
        host.advance(by: 0.25)
        #expect(percent(host, "third") == 25)
    }

    @Test func `SEMANTICS 48: a removed view keeps its drawing order, unless zIndex sets another`() {
        func order(_ index: Double) -> [String] {
            let host = TestHost {
                Turned { isOn in
                    ZStack {
                        if !isOn { Text("going").zIndex(index) }
                        Text("staying")
                    }
                }
            }
            host.tap("Go")
            host.advance(by: 0.5)
            return host.displayList.textLines.filter { $0 != "Go" }
        }
        #expect(order(0) == ["staying", "going"] || order(0) == ["going", "staying"])
        #expect(order(1) == ["staying", "going"])
        #expect(order(-1) == ["going", "staying"])
    }

    @Test func `SEMANTICS 54: an app's own animations run as written, and the app reads what its user asks for`() {
        struct Reader: View {
            @Environment(\.accessibilityReduceMotion) private var reducesMotion
            var body: some View { Text("reduced \(reducesMotion)") }
        }
        let host = TestHost {
            Turned { isOn in
                Text("one").offset(x: isOn ? 100 : 0)
                Reader()
            }
        }
        host.traits.accessibilityReduceMotion = true
        #expect(host.texts.contains("reduced true"))
        let start = left(host, "one")
        host.tap("Go")
        host.advance(by: 0.5)
        #expect(abs(left(host, "one") - start - 50) < 0.6)
        #expect(percent(host, "one") == 100)
    }

    @Test func `SEMANTICS 55: time stands still until a test moves it`() {
        let host = TestHost { Turned { Text("one").opacity($0 ? 1 : 0) } }
        host.tap("Go")
        for _ in 0..<1000 { host.update() }
        #expect(percent(host, "one") == 0)
        host.advance(by: 0.01)
        #expect(percent(host, "one") == 1)
        #expect(host.isAnimating)
    }
}
