import Foundation
import SwiftUI
import TestSupport
import Testing
import UmweltTesting

import Umwelt

private struct Changing: View {
    let texts: [String]
    let transition: ContentTransition?
    var isGroup = false
    var animation: Animation? = .linear(duration: 1)
    @State private var index = 0

    var body: some View {
        VStack(alignment: .leading) {
            if let transition {
                Text(verbatim: texts[index]).contentTransition(transition)
                    .environment(\.contentTransitionAddsDrawingGroup, isGroup)
            } else {
                Text(verbatim: texts[index])
            }
            Button("Next") { withAnimation(animation) { index += 1 } }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

private struct Counting: View {
    @State private var value = 5.0

    var body: some View {
        VStack(alignment: .leading) {
            Text(verbatim: "\(Int(value))").contentTransition(.numericText(value: value))
            Button("More") { withAnimation(.linear(duration: 1)) { value += 1 } }
            Button("Less") { withAnimation(.linear(duration: 1)) { value -= 1 } }
        }
    }
}

private struct Coloring: View {
    @State private var isOn = false

    var body: some View {
        VStack(alignment: .leading) {
            Text(verbatim: isOn ? "13" : "12").foregroundStyle(isOn ? Color.white : Color.black)
                .contentTransition(.numericText())
            Button("Next") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
        }
    }
}

private struct Growing: View {
    let transition: ContentTransition
    @State private var isLarge = false

    var body: some View {
        VStack(alignment: .leading) {
            Text("one two").font(.system(size: isLarge ? 30 : 10, weight: isLarge ? .bold : .regular))
                .foregroundStyle(isLarge ? Color.white : Color.black).contentTransition(transition)
            Button("Grow") { withAnimation(.linear(duration: 1)) { isLarge = true } }
        }
    }
}

private struct Pictures: View {
    let transition: ContentTransition?
    var animation: Animation?
    @State private var isOn = false

    var body: some View {
        VStack {
            if let transition { image.contentTransition(transition) } else { image }
            Button("Switch") { withAnimation(animation) { isOn = true } }
        }
    }

    private var image: some View {
        Image(systemName: isOn ? "pause.fill" : "play.fill").foregroundStyle(isOn ? Color.white : Color.black)
    }
}

/// Content that changes in place.
@MainActor
struct ContentTransitionTests {
    private func host(
        _ texts: [String], _ transition: ContentTransition?, isGroup: Bool = false,
        animation: Animation? = .linear(duration: 1), width: CGFloat = 200
    ) -> TestHost {
        show(width) { Changing(texts: texts, transition: transition, isGroup: isGroup, animation: animation) }
    }

    /// The texts that are drawn but for the button's, with their opacities in hundredths.
    private func drawn(_ host: TestHost) -> [String] {
        host.movingTexts.dropLast().map { "\($0.text ?? "") \(Int(($0.opacity * 100).rounded()))" }
    }

    @Test func `SEMANTICS 49: a text that changes with an animation fades into the new one, by default`() {
        for transition in [nil, ContentTransition.opacity, .interpolate] {
            let host = host(["Tea", "Milk"], transition)
            host.tap("Next")
            #expect(host.texts == ["Milk", "Next"])
            #expect(drawn(host) == ["Tea 100"])
            host.advance(by: 0.25)
            #expect(drawn(host) == ["Tea 75", "Milk 25"])
            #expect(host.waitUntilIdle())
            #expect(drawn(host) == ["Milk 100"])
        }
    }

    @Test func `SEMANTICS 49: with identity, and without an animation, a text changes at once`() {
        let still = host(["Tea", "Milk"], .identity)
        still.tap("Next")
        #expect(drawn(still) == ["Milk 100"])
        let sudden = host(["Tea", "Milk"], .opacity, animation: nil)
        sudden.tap("Next")
        #expect(drawn(sudden) == ["Milk 100"])
        #expect(!sudden.isAnimating)
    }

    @Test func `A change in the middle of another fades what shows, and a sudden one ends all`() {
        let host = host(["Tea", "Milk", "Water"], .opacity)
        host.tap("Next")
        host.advance(by: 0.5)
        host.tap("Next")
        #expect(drawn(host) == ["Tea 50", "Milk 50"])
        host.advance(by: 0.5)
        #expect(drawn(host) == ["Tea 25", "Milk 25", "Water 50"])
        #expect(host.waitUntilIdle())
        #expect(drawn(host) == ["Water 100"])
    }

    @Test func `Texts that change faster than they go do not pile up`() {
        let host = host((0...400).map { "Text \($0)" }, .opacity, animation: .linear(duration: 1000))
        for _ in 0..<400 {
            host.tap("Next")
            host.advance(by: 0.01)
        }
        #expect(host.movingTexts.count < 200)
    }

    @Test func `SEMANTICS 49: numericText rolls the characters that differ, up or down`() throws {
        for countsDown in [false, true] {
            let host = host(["129", "139"], .numericText(countsDown: countsDown))
            let line = try #require(host.movingTexts.first).place
            host.tap("Next")
            #expect(drawn(host) == ["2 100", "1 100", "9 100"])
            host.advance(by: 0.5)
            let texts = Array(host.movingTexts.dropLast())
            #expect(drawn(host) == ["2 50", "1 100", "3 50", "9 100"])
            // 6.12 points are a half of three tenths of a line's height.
            let distance = countsDown ? -3.06 : 3.06
            #expect(abs(texts[0].place.y - (line.y - distance)) < 1e-6, "It goes")
            #expect(abs(texts[2].place.y - (line.y + distance)) < 1e-6, "It comes")
            #expect(texts[0].place.x == texts[2].place.x && texts[1].place == line)
            #expect(texts[0].filters.count == 1 && texts[1].filters.isEmpty)
            #expect(host.waitUntilIdle())
            #expect(drawn(host) == ["139 100"])
        }
    }

    @Test func `Characters that stay while others roll pass to their new colour`() throws {
        let host = show { Coloring() }
        func white() throws -> Double {
            let stays = try #require(host.movingTexts.first { $0.text == "1" })
            guard case .text(let layout, _) = stays.item else { return -1 }
            return Double(try #require(layout.paragraph.runs.first).color.linearRed)
        }
        host.tap("Next")
        #expect(try white() == 0)
        host.advance(by: 0.25)
        let quarter = try white()
        #expect(quarter > 0 && quarter < 0.5)
        host.tap("Next")
        #expect(try abs(white() - quarter) < 1e-6, "It goes on from what shows")
        host.advance(by: 0.5)
        #expect(try white() < quarter)
    }

    @Test func `Text after rolling characters moves to its new position`() {
        let host = host(["5 km", "1234 km"], .numericText())
        host.tap("Next")
        // A character is 8.5 points wide.
        func end() -> CGFloat { host.movingTexts.dropLast().last.map { $0.place.x - 8.5 } ?? 0 }
        let start = host.movingTexts[0].place.x
        #expect(abs(end() - start - 8.5 * 2) < 1e-6)
        host.advance(by: 0.5)
        #expect(abs(end() - start - 8.5 * 3.5) < 1e-6)
        #expect(host.texts.first == "1234 km")
    }

    @Test func `A number rolls up if it becomes greater, down if it becomes less`() throws {
        let host = show { Counting() }
        let line = try #require(host.movingTexts.first).place.y
        host.tap("More")
        host.advance(by: 0.5)
        #expect(try #require(host.movingTexts.first).place.y < line)
        host.waitUntilIdle()
        host.tap("Less")
        host.advance(by: 0.5)
        #expect(try #require(host.movingTexts.first).place.y > line)
    }

    @Test func `A roll continues from the presented positions of characters`() throws {
        let host = host(["1", "2", "3"], .numericText())
        host.tap("Next")
        host.advance(by: 0.5)
        let before = host.movingTexts.dropLast().map(\.place)
        host.tap("Next")
        #expect(drawn(host) == ["1 50", "2 50"])
        #expect(host.movingTexts.dropLast().map(\.place) == before)
    }

    @Test func `Texts of several lines, long ones and Arabic ones fade as a whole`() {
        let long = String(repeating: "a", count: 100)
        for (old, new) in [("one two", "one six"), ("سلام", "سلامة"), (long, long + "b")] {
            let host = host([old, new], .numericText(), width: old == "one two" ? 40 : 2000)
            host.tap("Next")
            host.advance(by: 0.5)
            #expect(drawn(host) == ["\(old) 50", "\(new) 50"])
        }
    }

    @Test func `A text that is drawn as a group changes as one picture`() {
        for isGroup in [false, true] {
            let host = host(["Tea", "Milk"], .opacity, isGroup: isGroup)
            func isIsolated(_ items: [DisplayItem]) -> Bool {
                items.contains {
                    guard case .group(let group) = $0 else { return false }
                    return group.effects?.isIsolated == true || isIsolated(group.items)
                }
            }
            #expect(!isIsolated(host.displayList.items))
            host.tap("Next")
            host.advance(by: 0.5)
            #expect(isIsolated(host.displayList.items) == isGroup)
            host.waitUntilIdle()
            #expect(!isIsolated(host.displayList.items))
        }
    }

    @Test func `SEMANTICS 49: interpolate runs through fonts and colours, while lines are those of the end`() throws {
        let host = show(80, 200) { Growing(transition: .interpolate) }
        host.tap("Grow")
        host.advance(by: 0.5)
        let text = try #require(host.movingTexts.first)
        guard case .text(let layout, _) = text.item else { return }
        let run = try #require(layout.paragraph.runs.first)
        #expect(run.font.size == 20 && run.font.weight == 550)
        #expect(abs(run.color.linearRed - 0.5) < 0.01)
        #expect(layout.lines.map(\.text) == ["one", "two"])
        #expect(host.waitUntilIdle())
        guard case .text(let end, _) = host.movingTexts[0].item else { return }
        #expect(end.paragraph.runs.first?.font.size == 30 && end.paragraph.runs.first?.font.weight == 700)
    }

    @Test func `With opacity another font fades in`() {
        let host = show { Growing(transition: .opacity) }
        host.tap("Grow")
        host.advance(by: 0.25)
        #expect(drawn(host) == ["one two 75", "one two 25"])
    }

    @Test func `An image fades into another one, and its colour runs to another`() throws {
        let host = show { Pictures(transition: nil, animation: .linear(duration: 1)) }
        host.tap("Switch")
        host.advance(by: 0.25)
        #expect(host.movingItems.filter { $0.text == nil }.map(\.opacity).prefix(2) == [0.75, 0.25])
        #expect(host.waitUntilIdle())
        let sudden = show { Pictures(transition: nil) }
        sudden.tap("Switch")
        #expect(!sudden.isAnimating)
    }

    @Test func `SEMANTICS 49: a symbol is replaced with an effect, without any other animation`() throws {
        let host = show { Pictures(transition: .symbolEffect(.replace)) }
        host.tap("Switch")
        #expect(host.isAnimating)
        host.advance(by: 0.1)
        let symbols = host.movingItems.filter { $0.text == nil }
        let (old, new) = (try #require(symbols.first), try #require(symbols.last))
        #expect(symbols.count == 2 && old.transform.m11 < 1 && new.transform.m11 < 1)
        #expect(host.waitUntilIdle())
        #expect(host.movingItems.filter { $0.text == nil }.allSatisfy { $0.opacity == 1 && $0.transform.m11 == 1 })
        let off = show { Pictures(transition: .symbolEffect(.replace.offUp)) }
        off.tap("Switch")
        #expect(off.movingItems.filter { $0.text == nil }.isEmpty)
    }

    @Test func `Content that changes with an unusual animation ends`() {
        struct Odd: CustomAnimation {
            func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
                time < 1 ? value.scaled(by: .nan) : nil
            }
        }
        let host = host(["Tea", "Ice"], .numericText(value: .nan), animation: Animation(Odd()))
        host.tap("Next")
        host.advance(by: 0.5)
        #expect(host.movingItems.allSatisfy { $0.offset.x.isFinite && $0.offset.y.isFinite && $0.opacity.isFinite })
        #expect(host.waitUntilIdle())
    }
}

/// The environment value behind `contentTransition(_:)`.
@MainActor
struct ContentTransitionValueTests {
    private struct Reader: View {
        @Environment(\.contentTransition) private var transition
        @Environment(\.contentTransitionAddsDrawingGroup) private var addsGroup

        var body: some View { Text("\(transition == .opacity) \(transition == .interpolate) \(addsGroup)") }
    }

    @Test func `SEMANTICS 49: contentTransition is an environment value, by default interpolate`() {
        let host = TestHost {
            Reader()
            Reader().contentTransition(.opacity).environment(\.contentTransitionAddsDrawingGroup, true)
        }
        #expect(host.texts == ["false true false", "true false true"])
    }
}
