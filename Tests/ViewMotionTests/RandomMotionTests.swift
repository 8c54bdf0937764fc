import Foundation
import SwiftUI
import Testing
import UmweltTesting

/// Random programs: values that change at random times, animated or not, compared at each step with a model that holds
/// one list of (way, start, curve) for each value.
@MainActor
struct RandomMotionTests {
    /// The opacities of a row of views, which a test sets.
    private final class Controls {
        var change: (Int, Double, Animation?) -> Void = { _, _, _ in }
    }

    private struct Row: View {
        let count: Int
        let controls: Controls
        @State private var values: [Double]

        init(count: Int, controls: Controls) {
            self.count = count
            self.controls = controls
            _values = State(initialValue: Array(repeating: 0.5, count: count))
        }

        var body: some View {
            let _ =
                (controls.change = { index, value, animation in
                    withAnimation(animation) { values[index] = value }
                })
            VStack { ForEach(0..<count, id: \.self) { Text("view \($0)").opacity(values[$0]) } }
        }
    }

    /// The model of one value.
    private struct Value {
        var target = 0.5
        var ways: [(way: Double, start: Double, curve: UnitCurve, duration: Double)] = []

        mutating func change(to new: Double, at time: Double, curve: UnitCurve?, duration: Double) {
            if new == target { return }
            if let curve {
                ways.append((new - target, time, curve, duration))
            } else {
                ways = []
            }
            target = new
        }

        func shown(at time: Double) -> Double {
            // Each way goes from what those before it show.
            target
                - ways.reduce(0) { rest, one in
                    let part = (time - one.start) / one.duration
                    return part >= 1 ? 0 : (rest + one.way) * (1 - one.curve.value(at: part))
                }
        }
    }

    @Test(arguments: 0..<200)
    func `what shows is what the model says`(seed: Int) {
        var random = SeededGenerator(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1)
        let count = Int.random(in: 1...4, using: &random)
        let controls = Controls()
        let host = TestHost { Row(count: count, controls: controls) }
        var model = Array(repeating: Value(), count: count)
        var time = 0.0
        let curves: [UnitCurve] = [.linear, .easeIn, .easeOut, .easeInOut]
        for _ in 0..<20 {
            for _ in 0..<Int.random(in: 0...2, using: &random) {
                let index = Int.random(in: 0..<count, using: &random)
                let value = Double(Int.random(in: 3...7, using: &random)) / 10
                let isAnimated = Int.random(in: 0..<4, using: &random) > 0
                let duration = Double.random(in: 0.1...2, using: &random)
                // The same as a list and as an animation.
                let curve = isAnimated ? curves.randomElement(using: &random) : nil
                controls.change(index, value, curve.map { .timingCurve($0, duration: duration) })
                model[index].change(to: value, at: time, curve: curve, duration: duration)
                host.update()
            }
            let step = Double.random(in: 0...0.4, using: &random)
            host.advance(by: step)
            time += step
            for index in 0..<count {
                // Sums beyond the range of an opacity are cut to it.
                let expected = min(max(model[index].shown(at: time), 0), 1)
                let shown = host.presentation(of: "view \(index)")?.opacity ?? -1
                #expect(abs(shown - expected) < 1e-4, "seed \(seed), view \(index) at \(time)")
            }
        }
        #expect(host.waitUntilIdle())
        for index in 0..<count { #expect(host.presentation(of: "view \(index)")?.opacity == model[index].target) }
    }

    /// A generator of the same numbers each time.
    private struct SeededGenerator: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return state
        }
    }

    @Test func `Ten thousand animations at once, and animations without a curve, come to an end`() {
        struct Many: View {
            @State private var isOn = false

            var body: some View {
                Button("Go") { withAnimation(.linear(duration: 0.5)) { isOn.toggle() } }
                Button("Odd") {
                    withAnimation(.linear(duration: .nan)) { isOn.toggle() }
                    withAnimation(.linear(duration: -1)) { isOn.toggle() }
                    withAnimation(.spring(duration: 0)) { isOn.toggle() }
                }
                ForEach(0..<10_000, id: \.self) { _ in Color.red.opacity(isOn ? 1 : 0) }
            }
        }
        let host = TestHost(typeSetter: FixedMetrics()) { Many() }
        host.tap("Go")
        #expect(host.isAnimating)
        #expect(host.waitUntilIdle(within: 2))
        host.tap("Odd")
        #expect(host.waitUntilIdle(within: 2))
    }
}
