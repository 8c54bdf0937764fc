import Foundation
import SwiftUI
import TestSupport
import Testing
import UmweltTesting

private struct Fading: View {
    @State private var isOn = false
    let animation: Animation?

    var body: some View {
        VStack {
            Text("Ball").opacity(isOn ? 1 : 0)
            Button("Go") { withAnimation(animation) { isOn.toggle() } }
            Button("Jump") { isOn.toggle() }
        }
    }
}

private struct Moving: View {
    @State private var x = 0.0

    var body: some View {
        VStack {
            Text("Ball").offset(x: x)
            Button("Go") { withAnimation(.linear(duration: 1)) { x = 100 } }
            Button("Back") { withAnimation(.linear(duration: 1)) { x = 0 } }
        }
    }
}

/// Values that move from what shows to what they are.
@MainActor
struct AnimatedValueTests {
    @Test func `SEMANTICS 42: an animated value runs from what shows to what it is now`() throws {
        let host = TestHost { Fading(animation: .linear(duration: 1)) }
        #expect(host.presentation(of: "Ball")?.opacity == 0)
        #expect(host.updates { host.tap("Go") } == ["Fading"])
        #expect(host.presentation(of: "Ball")?.opacity == 0)
        #expect(host.isAnimating)
        #expect(host.updates { host.advance(by: 0.25) } == [])
        #expect(try abs(#require(host.presentation(of: "Ball")).opacity - 0.25) < 1e-6)
        host.advance(by: 0.5)
        #expect(try abs(#require(host.presentation(of: "Ball")).opacity - 0.75) < 1e-6)
        host.advance(by: 0.25)
        #expect(host.presentation(of: "Ball")?.opacity == 1)
        #expect(!host.isAnimating)
    }

    @Test func `a view that has an accessibility label and no text is found by that, as a ball`() throws {
        let host = TestHost {
            Toggled(animation: .linear(duration: 1)) { isOn in
                Circle().frame(width: 40, height: 40).accessibilityLabel("Ball").offset(x: isOn ? 100 : 0)
            }
        }
        let start = try #require(host.presentation(of: "Ball")).frame.minX
        host.tap("Go")
        host.advance(by: 0.25)
        #expect(try abs(#require(host.presentation(of: "Ball")).frame.minX - start - 25) < 0.01)
    }

    @Test func `SEMANTICS 42: a body reads the value of the end, whatever shows`() {
        let host = TestHost {
            Toggled(animation: .linear(duration: 1)) { isOn in
                Text(isOn ? "it is on" : "it is off").opacity(isOn ? 1 : 0).contentTransition(.identity)
            }
        }
        host.tap("Go")
        #expect(host.presentation(of: "it is on")?.opacity == 0)
        host.advance(by: 0.5)
        #expect(host.texts.contains("it is on"))
        #expect(host.presentation(of: "it is on").map { abs($0.opacity - 0.5) < 1e-6 } == true)
    }

    @Test func `A change without an animation jumps, and ends what ran`() {
        let host = TestHost { Fading(animation: .linear(duration: 1)) }
        host.tap("Go")
        host.advance(by: 0.5)
        host.tap("Jump")
        #expect(host.presentation(of: "Ball")?.opacity == 0)
        #expect(!host.isAnimating)
    }

    @Test func `SEMANTICS 43: an offset moves, while the layout is that of the end`() throws {
        let host = TestHost { Moving() }
        let start = try #require(host.presentation(of: "Ball")).frame.minX
        host.tap("Go")
        host.advance(by: 0.5)
        #expect(try abs(#require(host.presentation(of: "Ball")).frame.minX - start - 50) < 0.01)
        #expect(try abs(#require(host.frame(of: "Ball")).minX - start - 100) <= 0.5)
        #expect(host.waitUntilIdle())
        #expect(host.presentation(of: "Ball")?.frame.minX == start + 100)
    }

    @Test func `SEMANTICS 44: a second curve goes from what the first one shows`() throws {
        let host = TestHost { Moving() }
        let start = try #require(host.presentation(of: "Ball")).frame.minX
        host.tap("Go")
        host.advance(by: 0.5)
        host.tap("Back")
        host.advance(by: 0.25)
        // The first is at 75 now, and the second has gone a quarter of the way from there to 0.
        #expect(try abs(#require(host.presentation(of: "Ball")).frame.minX - start - 56.25) < 0.01)
        #expect(host.waitUntilIdle())
        #expect(host.presentation(of: "Ball")?.frame.minX == start)
    }
}

private struct Swinging: View {
    @State private var x = 0.0
    @State private var ends = 0
    let animation: Animation

    var body: some View {
        VStack(alignment: .leading) {
            Text("Ball").offset(x: x)
            Text("\(ends) ends")
            Button("Swing") {
                withAnimation(.linear(duration: 1).repeatForever()) {
                    x = 100
                } completion: {
                    ends += 1
                }
            }
            Button("Stop") {
                withAnimation(animation) {
                    x = 0
                } completion: {
                    ends += 1
                }
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

/// Values whose animation would never end by itself.
@MainActor
struct EndlessAnimationTests {
    private func left(_ host: TestHost) throws -> CGFloat { try #require(host.presentation(of: "Ball")).frame.minX }

    @Test func `SEMANTICS 44: what repeats for ever is over when an animation after it is`() throws {
        let host = TestHost { Swinging(animation: .linear(duration: 1)) }
        let start = try left(host)
        host.tap("Swing")
        host.advance(by: 1.5)
        #expect(try abs(left(host) - start - 50) < 0.01)
        host.tap("Stop")
        #expect(try abs(left(host) - start - 50) < 0.01)
        host.advance(by: 0.25)
        // It is at 25 on its way back, of which a quarter is gone.
        #expect(try abs(left(host) - start - 18.75) < 0.01)
        host.advance(by: 0.5)
        #expect(try abs(left(host) - start - 6.25) < 0.01)
        host.advance(by: 0.3)
        #expect(try left(host) == start)
        #expect(!host.isAnimating && host.texts.contains("2 ends"))
    }

    @Test func `SEMANTICS 44: an animation without a duration stops at once what repeats for ever`() throws {
        let host = TestHost { Swinging(animation: .linear(duration: 0)) }
        let start = try left(host)
        host.tap("Swing")
        host.advance(by: 0.5)
        host.tap("Stop")
        host.advance(by: 0.1)
        #expect(try left(host) == start)
        #expect(!host.isAnimating && host.texts.contains("2 ends"))
    }
}

private struct Counting: View, Animatable {
    var number: Double

    nonisolated var animatableData: Double {
        get { number }
        set { number = newValue }
    }

    var body: some View { Text("\(Int(number))") }
}

private struct CountingModifier: AnimatableModifier {
    var number: Double

    nonisolated var animatableData: Double {
        get { number }
        set { number = newValue }
    }

    func body(content: Content) -> some View { content.overlay { Text("at \(Int(number))") } }
}

private struct Wedge: Shape {
    var part: CGFloat

    nonisolated var animatableData: CGFloat {
        get { part }
        set { part = newValue }
    }

    nonisolated func path(in rect: CGRect) -> Path {
        Path(CGRect(x: 0, y: 0, width: rect.width * part, height: rect.height))
    }
}

private struct Toggled<Content: View>: View {
    @State private var isOn = false
    let animation: Animation
    @ViewBuilder let content: (Bool) -> Content

    var body: some View {
        content(isOn)
        Button("Go") { withAnimation(animation) { isOn.toggle() } }
    }
}

/// The values that are animated by themselves, and the bodies that run for each frame.
@MainActor
struct AnimatedViewTests {
    private let second = Animation.linear(duration: 1)

    @Test func `SEMANTICS 42: animatable views and modifiers alone run their body for each frame`() {
        let host = TestHost {
            Toggled(animation: second) { isOn in
                Counting(number: isOn ? 100 : 0)
                Text("modified").modifier(CountingModifier(number: isOn ? 10 : 0))
            }
        }
        host.tap("Go")
        #expect(host.texts.contains("0"))
        #expect(host.updates { host.advance(by: 0.25) } == ["Counting", "CountingModifier"])
        #expect(host.texts.contains("25"))
        #expect(host.texts.contains("at 2"))
        host.waitUntilIdle()
        #expect(host.texts.contains("100"))
        #expect(host.updates { host.advance(by: 1) } == [])
    }

    @Test func `SEMANTICS 42: a shape runs through the paths in between`() throws {
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            Toggled(animation: second) { isOn in Wedge(part: isOn ? 1 : 0).accessibilityLabel("wedge") }
        }
        host.tap("Go")
        #expect(host.updates { host.advance(by: 0.25) } == [])
        let paths = host.displayList.items.flatMap(\.paths)
        #expect(paths.contains { abs($0.boundingRect.width - 25) < 0.01 })
    }

    @Test func `SEMANTICS 43: colours run through what is in between`() throws {
        let host = TestHost {
            Toggled(animation: second) { isOn in Text("coloured").foregroundStyle(isOn ? .white : .black) }
        }
        host.tap("Go")
        host.advance(by: 0.5)
        let color = try #require(host.presentation(of: "coloured")?.colors.first)
        #expect(color.linearRed > 0.45 && color.linearRed < 0.55)
    }

    @Test func `SEMANTICS 43: sizes run between, and neighbours move`() throws {
        let host = TestHost {
            Toggled(animation: second) { isOn in
                HStack(spacing: 0) {
                    Color.red.frame(width: isOn ? 100 : 0, height: 10)
                    Text("neighbour")
                }
                .frame(width: 300, alignment: .leading)
            }
        }
        let start = try #require(host.presentation(of: "neighbour")).frame.minX
        host.tap("Go")
        let cost = host.cost.layouts
        host.advance(by: 0.5)
        #expect(try abs(#require(host.presentation(of: "neighbour")).frame.minX - start - 50) < 0.6)
        #expect(host.cost.layouts == cost)
    }

    @Test func `SEMANTICS 44: a spring that is interrupted keeps its velocity`() throws {
        let host = TestHost {
            Toggled(animation: .spring(duration: 1, bounce: 0)) { isOn in Text("Ball").offset(x: isOn ? 200 : 0) }
        }
        let start = try #require(host.presentation(of: "Ball")).frame.minX
        host.tap("Go")
        host.advance(by: 0.3)
        let there = try #require(host.presentation(of: "Ball")).frame.minX
        #expect(there > start + 20)
        host.tap("Go")
        #expect(try abs(#require(host.presentation(of: "Ball")).frame.minX - there) < 0.01)
        // It continues in the old direction for a moment.
        host.advance(by: 0.02)
        #expect(try #require(host.presentation(of: "Ball")).frame.minX > there)
        #expect(host.waitUntilIdle())
        #expect(try abs(#require(host.presentation(of: "Ball")).frame.minX - start) < 0.6)
    }

    @Test func `SEMANTICS 55: a picture shows the end of every animation`() throws {
        let host = ViewHost(typeSetter: FixedMetrics(), content: Appearing())
        host.update()
        #expect(!host.motion.isAnimating)
        #expect(host.diagnostics.presentation(of: "Ball")?.opacity == 1)
    }

    private struct Appearing: View {
        @State private var isOn = false

        var body: some View {
            Text("Ball").opacity(isOn ? 1 : 0).onAppear { withAnimation(.linear(duration: 1)) { isOn = true } }
        }
    }

    @Test func `A removed view is not animated any more, and leaks nothing`() {
        struct Screen: View {
            @State private var isShown = true
            @State private var isOn = false

            var body: some View {
                if isShown { Text("Ball").opacity(isOn ? 1 : 0) }
                Button("Move") { withAnimation(.linear(duration: 10).repeatForever()) { isOn = true } }
                Button("Hide") { isShown = false }
            }
        }
        let host = TestHost { Screen() }
        host.tap("Move")
        #expect(host.isAnimating)
        host.tap("Hide")
        host.advance(by: 0.1)
        #expect(!host.isAnimating)
    }
}

extension DisplayItem {
    /// The filled paths of the item.
    fileprivate var paths: [Path] {
        switch self {
        case .fill(let path, _, _, _): [path]
        case .group(let group): group.items.flatMap(\.paths)
        default: []
        }
    }
}
