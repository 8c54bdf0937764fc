import Foundation
import SwiftUI
import TestSupport
import Testing
import UmweltTesting

import Umwelt

private struct Playing<Content: View>: View {
    @ViewBuilder let content: (Int) -> Content
    @State private var value = 0

    var body: some View {
        VStack {
            content(value)
            Button("Change") { value += 1 }
        }
    }
}

private struct Coming: View {
    @State private var isShown = false

    var body: some View {
        VStack {
            if isShown { Image(systemName: "star").transition(.symbolEffect(.appear)) }
            Button("Toggle") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
        }
    }
}

/// Effects on symbols.
@MainActor
struct SymbolEffectTests {
    private func host<Content: View>(@ViewBuilder _ content: @escaping (Int) -> Content) -> TestHost {
        show { Playing(content: content) }
    }

    /// The first symbol that is drawn.
    private func symbol(_ host: TestHost) -> MovingItem? { host.movingItems.first { $0.text == nil } }

    private func scale(_ host: TestHost) -> CGFloat { symbol(host)?.transform.m11 ?? .nan }

    @Test func `SEMANTICS 53: a bounce plays once for each change of its value`() {
        let host = host { Image(systemName: "star").symbolEffect(.bounce, value: $0) }
        #expect(!host.isAnimating && scale(host) == 1)
        host.tap("Change")
        #expect(host.isAnimating)
        host.advance(by: 0.15)
        #expect(scale(host) > 1.05)
        #expect(host.waitUntilIdle())
        #expect(scale(host) == 1 && !host.isAnimating)
        host.tap("Change")
        host.advance(by: 0.15)
        #expect(scale(host) > 1.05)
    }

    @Test func `Repetitions and speed`() {
        let host = host {
            Image(systemName: "star").symbolEffect(
                .bounce.down, options: .speed(2).repeat(.periodic(3, delay: 0.4)), value: $0)
        }
        host.tap("Change")
        // Three times 0.6 seconds and twice a delay, at twice the speed.
        host.advance(by: 0.05)
        #expect(scale(host) < 1)
        host.advance(by: 0.35)
        #expect(scale(host) == 1 && host.isAnimating, "The delay")
        host.advance(by: 0.15)
        #expect(scale(host) < 1, "The second time")
        host.advance(by: 0.7)
        #expect(host.isAnimating)
        host.advance(by: 0.1)
        #expect(!host.isAnimating)
    }

    @Test func `SEMANTICS 53: a pulse continues while it is active, and ends with its cycle`() throws {
        let host = host { Image(systemName: "star").symbolEffect(.pulse, isActive: $0 == 1) }
        #expect(!host.isAnimating)
        host.tap("Change")
        host.advance(by: 0.75)
        #expect(try #require(symbol(host)).opacity < 0.4)
        host.advance(by: 30)
        #expect(host.isAnimating)
        host.tap("Change")
        host.advance(by: 1.5)
        #expect(!host.isAnimating)
        #expect(symbol(host)?.opacity == 1)
    }

    @Test func `SEMANTICS 53: symbols in a text play effects, each by itself, and the letters stay`() {
        let host = host { value in
            Text("\(Image(systemName: "heart")) a \(Image(systemName: "star"))").symbolEffect(.bounce, value: value)
        }
        func images() -> [InlineImage] {
            for item in host.movingItems {
                guard case .text(let layout, _) = item.item else { continue }
                let images = layout.paragraph.runs.compactMap(\.image)
                if !images.isEmpty { return images }
            }
            return []
        }
        let start = host.displayList
        let before = images()
        #expect(before.count == 2)
        host.tap("Change")
        #expect(host.isAnimating)
        #expect(host.updates { host.advance(by: 0.15) } == [])
        let now = images()
        #expect(now[0] != before[0] && now[1] != before[1])
        #expect(now.map(\.size) == before.map(\.size))
        #expect(host.waitUntilIdle())
        #expect(host.displayList == start)
    }

    @Test func `Variable colour in a text continues until it is no longer active`() {
        let host = host { value in
            Text("\(Image(systemName: "wifi")) a").symbolEffect(.variableColor, isActive: value == 1)
        }
        let start = host.displayList
        host.tap("Change")
        host.advance(by: 0.1)
        #expect(host.displayList != start)
        host.advance(by: 20)
        #expect(host.isAnimating)
        host.tap("Change")
        #expect(host.waitUntilIdle())
        #expect(host.displayList == start)
    }

    @Test func `An effect that is active at first plays, where views move`() {
        let host = show { Image(systemName: "star").symbolEffect(.rotate) }
        #expect(host.isAnimating)
        host.advance(by: 0.375)
        #expect(abs(scale(host)) < 1e-6, "A quarter of a turn")
        let picture = ViewHost(
            proposedSize: ProposedViewSize(width: 50, height: 50), typeSetter: FixedMetrics(),
            content: Image(systemName: "star").symbolEffect(.rotate))
        picture.update()
        #expect(!picture.motion.isAnimating)
    }

    @Test func `SEMANTICS 53: a scale lasts while it is active, also where nothing moves`() {
        let host = host { Image(systemName: "star").symbolEffect(.scale.up, isActive: $0 == 1) }
        host.tap("Change")
        #expect(host.isAnimating && scale(host) == 1)
        host.waitUntilIdle()
        #expect(scale(host) == 1.25)
        host.tap("Change")
        host.waitUntilIdle()
        #expect(scale(host) == 1)
        let picture = ViewHost(
            proposedSize: ProposedViewSize(width: 50, height: 50), typeSetter: FixedMetrics(),
            content: Image(systemName: "star").symbolEffect(.scale.up))
        #expect(picture.displayList.items.moving().first?.transform.m11 == 1.25)
    }

    @Test func `SEMANTICS 53: symbols are hidden while appear and disappear are active`() {
        let disappearing = host { Image(systemName: "star").symbolEffect(.disappear, isActive: $0 == 1) }
        #expect(symbol(disappearing) != nil)
        disappearing.tap("Change")
        disappearing.waitUntilIdle()
        #expect(symbol(disappearing) == nil)
        let appearing = host { Image(systemName: "star").symbolEffect(.appear, isActive: $0 == 0) }
        #expect(symbol(appearing) == nil)
        appearing.tap("Change")
        appearing.waitUntilIdle()
        #expect(symbol(appearing)?.opacity == 1)
    }

    @Test func `SEMANTICS 53: variable colour lights up one part after the other`() {
        let host = host { Image(systemName: "wifi").symbolEffect(.variableColor.iterative, isActive: $0 == 1) }
        func opacities() -> [Double] { host.movingItems.filter { $0.text == nil }.map(\.opacity) }
        #expect(opacities() == [1, 1, 1, 1])
        host.tap("Change")
        // Of five steps of 0.3 seconds each the first has no part.
        host.advance(by: 0.4)
        #expect(opacities() == [1, 0.3, 0.3, 0.3])
        host.advance(by: 0.3)
        #expect(opacities() == [0.3, 1, 0.3, 0.3])
    }

    @Test func `Layers play one after the other if they are asked to`() {
        let host = host { Image(systemName: "wifi").symbolEffect(.bounce.byLayer, value: $0) }
        host.tap("Change")
        host.advance(by: 0.15)
        let scales = host.movingItems.filter { $0.text == nil }.map(\.transform.m11)
        #expect(Set(scales).count > 2)
        host.waitUntilIdle()
        #expect(host.movingItems.allSatisfy { $0.transform.m11 == 1 })
    }

    @Test func `A wiggle follows the direction of reading`() throws {
        for isRightToLeft in [false, true] {
            let host = host {
                Image(systemName: "star").symbolEffect(.wiggle.forward, value: $0)
                    .environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)
            }
            host.tap("Change")
            host.advance(by: 0.05)
            #expect(try (#require(symbol(host)).transform.m31 < 0) == isRightToLeft)
        }
    }

    @Test func `Effects act on all symbols inside, unless they are removed`() {
        let host = host { value in
            VStack {
                Image(systemName: "star")
                Image(systemName: "moon").symbolEffectsRemoved()
            }
            .symbolEffect(.bounce, value: value)
        }
        host.tap("Change")
        host.advance(by: 0.15)
        let scales = host.movingItems.filter { $0.text == nil }.map(\.transform.m11)
        #expect(scales.count == 2 && scales[0] > 1 && scales[1] == 1)
    }

    @Test func `The innermost of several effects of one type applies`() {
        let host = show { Image(systemName: "star").symbolEffect(.scale.down).symbolEffect(.scale.up) }
        #expect(scale(host) == 0.8)
    }

    @Test func `A symbol comes and goes with its transition`() throws {
        let host = show { Coming() }
        host.tap("Toggle")
        host.advance(by: 0.5)
        #expect(symbol(host)?.opacity == 0.5 && scale(host) == 0.75)
        host.waitUntilIdle()
        #expect(symbol(host)?.opacity == 1)
        host.tap("Toggle")
        host.advance(by: 0.25)
        #expect(symbol(host)?.opacity == 0.75)
        host.waitUntilIdle()
        #expect(symbol(host) == nil)
    }

    @Test func `Options that make no sense`() {
        let host = host {
            Image(systemName: "star")
                .symbolEffect(.bounce, options: .speed(.nan).repeat(-3), value: $0)
                .symbolEffect(.wiggle.custom(angle: .infinity), options: .speed(-1).repeat(1), value: $0)
                .symbolEffect(.breathe, options: .repeat(.periodic(2, delay: .nan)), value: $0)
        }
        host.tap("Change")
        host.advance(by: 0.1)
        #expect(scale(host).isFinite)
        #expect(host.waitUntilIdle(within: 1000))
    }
}
