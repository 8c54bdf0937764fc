// One file: the tests insert and remove the same private views.

import Foundation
import SwiftUI
import TestSupport
import Testing
import UmweltDrawing
import UmweltTesting

private let second = Animation.linear(duration: 1)

private struct Shown<Content: View>: View {
    @State private var isShown: Bool
    let animation: Animation?
    let content: Content

    init(_ isShown: Bool = false, animation: Animation? = second, @ViewBuilder content: () -> Content) {
        _isShown = State(initialValue: isShown)
        self.animation = animation
        self.content = content()
    }

    var body: some View {
        VStack(spacing: 0) {
            if isShown { content }
            Text("below")
            Button("Go") { withAnimation(animation) { isShown.toggle() } }
        }
    }
}

/// A counter that keeps its state while it is in the tree, and says when it is gone.
private struct Counter: View {
    @State private var count = 0
    let onGone: () -> Void

    var body: some View {
        Button("count \(count)") { count += 1 }.onDisappear(perform: onGone)
    }
}

/// Views that come and go.
@MainActor
struct TransitionTests {
    private func opacity(_ host: TestHost, _ label: String) -> Int? {
        host.presentation(of: label).map { Int(($0.opacity * 100).rounded()) }
    }

    @Test func `SEMANTICS 46: without a transition a view fades in, while others make room`() throws {
        let host = TestHost { Shown { Text("new") } }
        let start = try #require(host.presentation(of: "below")).frame.minY
        host.tap("Go")
        #expect(opacity(host, "new") == 0)
        #expect(host.presentation(of: "below")?.frame.minY == start)
        host.advance(by: 0.5)
        #expect(opacity(host, "new") == 50)
        let middle = try #require(host.presentation(of: "below")).frame.minY
        #expect(middle > start)
        #expect(host.waitUntilIdle())
        #expect(opacity(host, "new") == 100)
        #expect(try abs(#require(host.presentation(of: "below")).frame.minY - (2 * middle - start)) < 0.6)
    }

    @Test func `An overlay that leaves stays in front of its view, and a background behind it`() throws {
        struct Layers: View {
            @State private var isShown = true

            var body: some View {
                VStack {
                    Color.red.frame(width: 80, height: 40)
                        .overlay { if isShown { Color.blue.transition(.opacity) } }
                        .background { if isShown { Color.green.transition(.opacity) } }
                    Button("Go") { withAnimation(second) { isShown = false } }
                }
            }
        }
        func fills(_ items: [DisplayItem]) -> [ResolvedColor] {
            items.flatMap { item -> [ResolvedColor] in
                switch item {
                case .fill(_, .color(let color), _, _): [color]
                case .group(let group): fills(group.items)
                default: []
                }
            }
        }
        let host = TestHost { Layers() }
        let before = fills(host.displayList.items)
        #expect(before.count == 3)
        host.tap("Go")
        host.advance(by: 0.5)
        #expect(fills(host.displayList.items) == before)
    }

    @Test func `SEMANTICS 46: without an animation a view comes and goes at once`() {
        let host = TestHost { Shown(animation: nil) { Text("new") } }
        host.tap("Go")
        #expect(opacity(host, "new") == 100)
        host.tap("Go")
        #expect(host.presentation(of: "new") == nil)
        #expect(!host.isAnimating)
    }

    @Test func `SEMANTICS 48: a removed view is out of the layout and fades where it was`() throws {
        let host = TestHost { Shown(true) { Text("new") } }
        let place = try #require(host.presentation(of: "new")).frame
        host.tap("Go")
        #expect(host.texts == ["below", "Go"] || host.texts == ["below"])
        #expect(host.frame(of: "new") == nil)
        host.advance(by: 0.25)
        #expect(opacity(host, "new") == 75)
        // The column is centred in the window, and moves down as it gets shorter.
        #expect(try abs(#require(host.presentation(of: "new")).frame.minX - place.minX) < 0.6)
        host.advance(by: 1)
        #expect(host.presentation(of: "new") == nil)
        #expect(!host.isAnimating)
    }

    @Test func `SEMANTICS 48: onDisappear comes when the view is gone, and what goes takes no input`() throws {
        var log: [String] = []
        let host = TestHost { Shown(true) { Counter { log.append("gone") } } }
        let place = try #require(host.frame(of: "count 0"))
        host.tap("Go")
        #expect(!host.tap(at: CGPoint(x: place.midX, y: place.midY)))
        #expect(log == [])
        host.waitUntilIdle()
        #expect(log == ["gone"])
    }

    @Test func `SEMANTICS 48: put back while it goes, a view returns from where it is with its state`() {
        var log: [String] = []
        let host = TestHost { Shown(true) { Counter { log.append("gone") } } }
        host.tap("count 0")
        host.tap("Go")
        host.advance(by: 0.25)
        #expect(opacity(host, "count 1") == 75)
        host.tap("Go")
        #expect(opacity(host, "count 1") == 75)
        #expect(host.waitUntilIdle())
        #expect(opacity(host, "count 1") == 100)
        #expect(host.texts.contains("count 1") || host.frame(of: "count 1") != nil)
        #expect(log == [])
    }

    @Test func `SEMANTICS 48: a view that is inserted again during its removal moves back to its place`() throws {
        let host = TestHost { Shown(true) { Text("rather wide") } }
        let place = try #require(host.presentation(of: "rather wide")).frame
        host.tap("Go")
        host.advance(by: 0.25)
        host.tap("Go")
        #expect(host.waitUntilIdle())
        #expect(host.presentation(of: "rather wide")?.frame == place)
        // At once, too.
        let still = TestHost { Shown(true, animation: nil) { Text("rather wide") } }
        still.tap("Go")
        still.tap("Go")
        #expect(still.presentation(of: "rather wide")?.frame == place)
    }

    @Test func `SEMANTICS 47: slide comes from leading and leaves to trailing`() throws {
        let host = TestHost { Shown { Text("new").transition(.slide) } }
        host.tap("Go")
        host.advance(by: 0.5)
        let shown = try #require(host.presentation(of: "new")).frame
        host.waitUntilIdle()
        let end = try #require(host.presentation(of: "new")).frame
        #expect(abs(shown.minX - (end.minX - end.width / 2)) < 0.6)
        host.tap("Go")
        host.advance(by: 0.5)
        #expect(try abs(#require(host.presentation(of: "new")).frame.minX - (end.minX + end.width / 2)) < 0.6)
    }

    @Test func `SEMANTICS 46: a transition counts at the root of what is inserted, not deeper`() throws {
        let host = TestHost { Shown { VStack { Text("new").transition(.slide) } } }
        host.tap("Go")
        host.advance(by: 0.5)
        let half = try #require(host.presentation(of: "new"))
        #expect(abs(half.opacity - 0.5) < 0.01)
        host.waitUntilIdle()
        #expect(host.presentation(of: "new")?.frame.minX == half.frame.minX)
    }

    @Test func `SEMANTICS 47: asymmetric, combined and own transitions`() throws {
        let host = TestHost {
            Shown {
                Text("new").transition(.asymmetric(insertion: .scale.combined(with: .opacity), removal: .opacity))
            }
        }
        host.tap("Go")
        host.advance(by: 0.5)
        let coming = try #require(host.presentation(of: "new"))
        #expect(abs(coming.opacity - 0.5) < 0.01)
        #expect(abs(coming.transform.m11 - 0.5) < 0.01)
        host.waitUntilIdle()
        host.tap("Go")
        host.advance(by: 0.25)
        let going = try #require(host.presentation(of: "new"))
        #expect(abs(going.opacity - 0.75) < 0.01)
        #expect(going.transform.m11 == 1)
    }

    @Test func `SEMANTICS 46: the items of a ForEach come, go and change places`() throws {
        struct Rows: View {
            @State private var rows = ["a", "b", "c"]

            var body: some View {
                VStack(spacing: 0) {
                    ForEach(rows, id: \.self) { Text($0) }
                    Button("Remove") { withAnimation(second) { _ = rows.removeFirst() } }
                    Button("Insert") { withAnimation(second) { rows.insert("new", at: 0) } }
                    Button("Reverse") { withAnimation(second) { rows.reverse() } }
                }
            }
        }
        let host = TestHost { Rows() }
        let start = try #require(host.presentation(of: "c")).frame.minY
        host.tap("Reverse")
        #expect(host.presentation(of: "c")?.frame.minY == start)
        host.waitUntilIdle()
        #expect(try #require(host.presentation(of: "c")).frame.minY < start)
        host.tap("Remove")
        host.advance(by: 0.5)
        #expect(opacity(host, "c") == 50)
        host.waitUntilIdle()
        #expect(host.presentation(of: "c") == nil)
        host.tap("Insert")
        host.advance(by: 0.25)
        #expect(opacity(host, "new") == 25)
        #expect(host.waitUntilIdle())
    }

    @Test
    func
        `SEMANTICS 46: an animation on the inserted view does not animate its insertion, one around the condition does`()
    {
        struct Screen: View {
            @State private var isShown = false

            var body: some View {
                VStack {
                    VStack { if isShown { Text("inner").animation(second, value: isShown) } }
                    VStack { if isShown { Text("outer") } }.animation(second, value: isShown)
                    Button("Go") { isShown.toggle() }
                }
            }
        }
        let host = TestHost { Screen() }
        host.tap("Go")
        #expect(opacity(host, "inner") == 100)
        #expect(opacity(host, "outer") == 0)
    }

    @Test func `SEMANTICS 54: for people who ask for less motion, what would move fades instead`() throws {
        let host = TestHost { Shown { Text("new").transition(.slide) } }
        host.traits.accessibilityReduceMotion = true
        host.tap("Go")
        host.advance(by: 0.5)
        let half = try #require(host.presentation(of: "new"))
        #expect(abs(half.opacity - 0.5) < 0.01)
        host.waitUntilIdle()
        #expect(host.presentation(of: "new")?.frame.minX == half.frame.minX)
    }

    @Test func `Input during motion hits what shows`() throws {
        struct Target: View {
            @State private var isMoved = false
            @State private var taps = 0

            var body: some View {
                Button("Target \(taps)") { taps += 1 }.offset(x: isMoved ? 200 : 0)
                Button("Move") { withAnimation(second) { isMoved = true } }
            }
        }
        let host = TestHost(size: CGSize(width: 800, height: 400)) { Target() }
        host.tap("Move")
        host.advance(by: 0.25)
        let end = try #require(host.frame(of: "Target 0"))
        #expect(!host.tap(at: CGPoint(x: end.midX, y: end.midY)))
        host.advance(by: 0.25)
        let shown = try #require(host.presentation(of: "Target 0")).frame
        #expect(host.tap(at: CGPoint(x: shown.midX, y: shown.midY)))
        #expect(host.frame(of: "Target 1") != nil)
    }

    @Test func `SEMANTICS 50: of one id, the inserted view starts at the frame of the removed one`() throws {
        struct Hero: View {
            @State private var isOpen = false
            @Namespace private var space

            var body: some View {
                ZStack(alignment: .topLeading) {
                    Color.clear
                    if isOpen {
                        Text("big").frame(width: 200, height: 200).matchedGeometryEffect(id: "hero", in: space)
                            .offset(x: 100, y: 100)
                    } else {
                        Text("small").frame(width: 50, height: 50).matchedGeometryEffect(id: "hero", in: space)
                    }
                    Button("Go") { withAnimation(second) { isOpen.toggle() } }.offset(y: 500)
                }
            }
        }
        let host = TestHost { Hero() }
        let small = try #require(host.presentation(of: "small")).frame
        host.tap("Go")
        let begin = try #require(host.presentation(of: "big")).frame
        #expect(abs(begin.midX - small.midX) < 1 && abs(begin.midY - small.midY) < 1)
        host.advance(by: 0.5)
        let half = try #require(host.presentation(of: "big"))
        let leaving = try #require(host.presentation(of: "small"))
        #expect(abs(half.opacity - 0.5) < 0.01)
        #expect(abs(leaving.opacity - 0.5) < 0.01)
        #expect(abs(half.frame.midX - leaving.frame.midX) < 1 && abs(half.frame.midY - leaving.frame.midY) < 1)
        host.waitUntilIdle()
        let end = try #require(host.presentation(of: "big")).frame
        #expect(abs(end.midX - 200) < 1 && abs(end.midY - 200) < 1)
        #expect(host.presentation(of: "small") == nil)
    }

    /// A card that opens and closes.
    private struct Card: View {
        @State private var isOpen = true
        @Namespace private var space
        var direction = LayoutDirection.leftToRight

        var body: some View {
            ZStack(alignment: .topLeading) {
                Color.clear
                if isOpen {
                    Text("many words in two lines").frame(maxWidth: .infinity, maxHeight: .infinity)
                        .matchedGeometryEffect(id: "card", in: space).frame(width: 150, height: 200)
                        .offset(x: 100, y: 100)
                } else {
                    Text("small").frame(maxWidth: .infinity, maxHeight: .infinity)
                        .matchedGeometryEffect(id: "card", in: space).frame(width: 60, height: 30)
                }
                Button("Go") { withAnimation(second) { isOpen.toggle() } }.offset(y: 500)
            }
            .environment(\.layoutDirection, direction)
        }
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func `SEMANTICS 50: the texts of a view that goes into another one's frame keep their lines`(
        direction: LayoutDirection
    ) throws {
        let host = TestHost(size: CGSize(width: 400, height: 600), typeSetter: FixedMetrics()) {
            Card(direction: direction)
        }
        func lines() -> [String] { host.displayList.textLines.filter { $0 != "small" && $0 != "Go" } }
        let whole = lines()
        #expect(whole.count == 2)
        host.tap("Go")
        #expect(lines() == whole)
        host.advance(by: 0.5)
        #expect(lines() == whole)
        host.waitUntilIdle()
        #expect(lines() == [])
    }

    @Test func `SEMANTICS 50: a view that is put back on its way into another one's frame returns to its own`() throws {
        let host = TestHost(size: CGSize(width: 400, height: 600), typeSetter: FixedMetrics()) { Card() }
        let before = host.displayList
        let frame = try #require(host.presentation(of: "many words in two lines")).frame
        host.tap("Go")
        host.advance(by: 0.5)
        let middle = try #require(host.presentation(of: "many words in two lines")).frame
        #expect(middle.midX < frame.midX - 20)
        host.tap("Go")
        #expect(try abs(#require(host.presentation(of: "many words in two lines")).frame.midX - middle.midX) < 1)
        host.advance(by: 0.5)
        // The other one goes with it.
        let small = try #require(host.presentation(of: "small")).frame
        let large = try #require(host.presentation(of: "many words in two lines")).frame
        #expect(abs(small.midX - large.midX) < 1 && abs(small.midY - large.midY) < 1)
        #expect(host.waitUntilIdle())
        #expect(host.displayList == before)
    }

    @Test func `SEMANTICS 50: a view that is no source takes the frame of the source`() throws {
        struct Followers: View {
            @Namespace private var space

            var body: some View {
                ZStack(alignment: .topLeading) {
                    Color.clear
                    Text("source").frame(width: 120, height: 60).matchedGeometryEffect(id: 1, in: space)
                        .offset(x: 40, y: 80)
                    Text("follower").frame(maxWidth: .infinity, maxHeight: .infinity)
                        .matchedGeometryEffect(id: 1, in: space, isSource: false)
                }
            }
        }
        let host = TestHost { Followers() }
        let source = try #require(host.frame(of: "source"))
        let follower = try #require(host.frame(of: "follower"))
        #expect(abs(source.midX - follower.midX) < 1 && abs(source.midY - follower.midY) < 1)
    }

    @Test func `SEMANTICS 50: it takes the place or the size alone, with the anchor at the same point`() {
        struct Followers: View {
            @Namespace private var space

            private func follower(_ name: String) -> some View {
                Color.blue.accessibilityElement().accessibilityLabel(name)
            }

            var body: some View {
                ZStack(alignment: .topLeading) {
                    Color.clear
                    Color.red.frame(width: 120, height: 60).matchedGeometryEffect(id: 1, in: space)
                        .offset(x: 40, y: 80)
                    follower("place").frame(width: 20, height: 10)
                        .matchedGeometryEffect(id: 1, in: space, properties: .position, isSource: false)
                    follower("corner").frame(width: 20, height: 10)
                        .matchedGeometryEffect(
                            id: 1, in: space, properties: .position, anchor: .topLeading, isSource: false)
                    follower("size").matchedGeometryEffect(id: 1, in: space, properties: .size, isSource: false)
                }
            }
        }
        let host = TestHost(size: CGSize(width: 400, height: 600)) { Followers() }
        #expect(host.frame(of: "place") == CGRect(x: 90, y: 105, width: 20, height: 10))
        #expect(host.frame(of: "corner") == CGRect(x: 100, y: 110, width: 20, height: 10))
        #expect(host.frame(of: "size") == CGRect(x: 0, y: 0, width: 120, height: 60))
    }

    @Test func `SEMANTICS 50: with the size alone it stays at its leading corner, from right to left too`() {
        struct Followers: View {
            @Namespace private var space

            var body: some View {
                ZStack(alignment: .topLeading) {
                    Color.red.frame(width: 120, height: 60).matchedGeometryEffect(id: 1, in: space)
                    Color.blue.accessibilityElement().accessibilityLabel("size")
                        .matchedGeometryEffect(id: 1, in: space, properties: .size, isSource: false)
                }
                .environment(\.layoutDirection, .rightToLeft)
            }
        }
        let host = TestHost(size: CGSize(width: 400, height: 600)) { Followers() }
        #expect(host.frame(of: "size") == CGRect(x: 280, y: 0, width: 120, height: 60))
    }

    @Test func `SEMANTICS 50: a follower with a size of its own has its anchor at that of the source`() {
        struct Followers: View {
            @Namespace private var space

            private func follower(_ name: String, _ anchor: UnitPoint) -> some View {
                Color.blue.frame(width: 30, height: 20).accessibilityElement().accessibilityLabel(name)
                    .matchedGeometryEffect(id: 1, in: space, anchor: anchor, isSource: false)
            }

            var body: some View {
                ZStack(alignment: .topLeading) {
                    Color.clear
                    Color.red.frame(width: 120, height: 60).matchedGeometryEffect(id: 1, in: space, anchor: .bottom)
                        .offset(x: 40, y: 80)
                    follower("below", .top)
                    follower("inside", .bottom)
                    follower("around", .center)
                }
            }
        }
        let host = TestHost(size: CGSize(width: 400, height: 600)) { Followers() }
        #expect(host.frame(of: "below") == CGRect(x: 85, y: 140, width: 30, height: 20))
        #expect(host.frame(of: "inside") == CGRect(x: 85, y: 120, width: 30, height: 20))
        #expect(host.frame(of: "around") == CGRect(x: 85, y: 130, width: 30, height: 20))
    }
}
