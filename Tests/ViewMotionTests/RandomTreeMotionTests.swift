import Foundation
import SwiftUI
import TestSupport
import Testing
import UmweltTesting

/// Random trees whose opacities, distances and widths change at random times, with curves, with springs and without an
/// animation, compared at each step with a model that holds one list of runs for each value.
@MainActor
struct RandomTreeMotionTests {
    /// The values that a leaf is drawn by.
    private struct Leaf {
        var opacity = 0.5
        var distance = 0.0
        var width = 80.0
    }

    private final class Controls {
        var change: (Int, Leaf, Animation?) -> Void = { _, _, _ in }
    }

    private struct Tree: View {
        let rows: [Range<Int>]
        let controls: Controls
        @State private var leaves: [Leaf]

        init(rows: [Range<Int>], controls: Controls) {
            self.rows = rows
            self.controls = controls
            _leaves = State(initialValue: Array(repeating: Leaf(), count: rows.last?.upperBound ?? 0))
        }

        var body: some View {
            let _ =
                (controls.change = { index, leaf, animation in withAnimation(animation) { leaves[index] = leaf } })
            VStack(alignment: .leading, spacing: 0) {
                ForEach(rows, id: \.lowerBound) { row in
                    HStack(spacing: 0) {
                        ForEach(row, id: \.self) { index in
                            Text("leaf \(index)").lineLimit(1)
                                .frame(width: leaves[index].width, alignment: .leading)
                                .opacity(leaves[index].opacity).offset(x: leaves[index].distance)
                        }
                    }
                }
            }
            .frame(width: 800, height: 400, alignment: .topLeading)
        }
    }

    /// The model of one value: what it is, and what is still to go of each change.
    private struct Value {
        enum Course {
            case curve(UnitCurve, duration: Double)
            case spring(Spring)
        }

        struct Run {
            let way: Double
            let velocity: Double
            let start: Double
            let course: Course

            /// Returns the way that is still to go, and the velocity, after those of the changes before.
            func state(at time: Double, after before: (rest: Double, velocity: Double)) -> (
                rest: Double, velocity: Double
            ) {
                switch course {
                case .curve(let curve, let duration):
                    let part = (time - start) / duration
                    if part >= 1 { return (0, 0) }
                    let (way, still) = (way + before.rest, 1 - curve.value(at: part))
                    return (way * still, before.velocity * still + way * curve.velocity(at: part) / duration)
                case .spring(let spring):
                    // It has taken over all before it.
                    let time = time - start
                    return (
                        way - spring.value(target: way, initialVelocity: velocity, time: time),
                        spring.velocity(target: way, initialVelocity: velocity, time: time)
                    )
                }
            }
        }

        private(set) var target: Double
        private var runs: [Run] = []

        init(_ target: Double) { self.target = target }

        /// Changes the value.
        ///
        /// - Parameter isPart: True if it is a part of another one that has changed.
        mutating func change(to new: Double, at time: Double, course: Course?, isPart: Bool = false) {
            if new == target && !isPart { return }
            defer { target = new }
            guard let course else {
                runs = []
                return
            }
            if case .spring = course {
                let velocity = state(at: time).velocity
                runs = [Run(way: new - shown(at: time), velocity: velocity, start: time, course: course)]
            } else {
                runs.append(Run(way: new - target, velocity: 0, start: time, course: course))
            }
        }

        func shown(at time: Double) -> Double { target - state(at: time).rest }

        private func state(at time: Double) -> (rest: Double, velocity: Double) {
            runs.reduce((0, 0)) { $1.state(at: time, after: $0) }
        }
    }

    private struct Model {
        var opacity = Value(0.5)
        var distance = Value(0)
        var place: Value
        var width = 80.0
    }

    /// The places of leaves in their rows.
    private func places(_ rows: [Range<Int>], _ leaves: [Leaf]) -> [Double] {
        rows.flatMap { row in row.map { index in leaves[row.lowerBound..<index].reduce(0) { $0 + $1.width } } }
    }

    @Test(arguments: 0..<200)
    func `a tree shows what the model says`(seed: Int) throws {
        var random = SeededGenerator(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1)
        var rows: [Range<Int>] = []
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            let start = rows.last?.upperBound ?? 0
            rows.append(start..<start + Int.random(in: 1...3, using: &random))
        }
        let controls = Controls()
        let host = TestHost(size: CGSize(width: 800, height: 400), traits: .finePixels, typeSetter: FixedMetrics()) {
            Tree(rows: rows, controls: controls)
        }
        var leaves = Array(repeating: Leaf(), count: rows.last?.upperBound ?? 0)
        var models = places(rows, leaves).map { Model(place: Value($0)) }
        var time = 0.0
        for _ in 0..<12 {
            for _ in 0..<Int.random(in: 0...2, using: &random) {
                let index = leaves.indices.randomElement(using: &random) ?? 0
                let kind = Int.random(in: 0..<3, using: &random)
                switch kind {
                case 0: leaves[index].opacity = Double(Int.random(in: 3...7, using: &random)) / 10
                case 1: leaves[index].distance = Double(Int.random(in: -30...30, using: &random))
                default: leaves[index].width = Double(Int.random(in: 60...130, using: &random))
                }
                let oldWidths = models.map(\.width)
                let duration = Double.random(in: 0.2...1.5, using: &random)
                var animation: Animation?
                var course: Value.Course?
                switch Int.random(in: 0..<4, using: &random) {
                case 0: break
                case 1 where kind < 2:
                    let spring = Spring(duration: duration, bounce: Double.random(in: 0...0.5, using: &random))
                    (animation, course) = (.spring(spring), .spring(spring))
                default:
                    let curve =
                        [UnitCurve.linear, .easeIn, .easeOut, .easeInOut].randomElement(using: &random) ?? .linear
                    animation = .timingCurve(curve, duration: duration)
                    course = .curve(curve, duration: duration)
                }
                controls.change(index, leaves[index], animation)
                host.update()
                models[index].opacity.change(to: leaves[index].opacity, at: time, course: course)
                models[index].distance.change(to: leaves[index].distance, at: time, course: course)
                for (index, place) in places(rows, leaves).enumerated() {
                    // Place and size are one value: a spring takes over both.
                    let isPart = leaves[index].width != oldWidths[index]
                    models[index].place.change(to: place, at: time, course: course, isPart: isPart)
                    models[index].width = leaves[index].width
                }
            }
            let step = Double.random(in: 0...0.4, using: &random)
            host.advance(by: step)
            time += step
            for (index, model) in models.enumerated() {
                let shown = try #require(host.presentation(of: "leaf \(index)"))
                let opacity = min(max(model.opacity.shown(at: time), 0), 1)
                let place = model.place.shown(at: time) + model.distance.shown(at: time)
                let told = "seed \(seed), leaf \(index) at \(time)"
                #expect(abs(shown.opacity - opacity) < 2e-3, "\(told)")
                #expect(abs(shown.frame.minX - place) < 0.15, "\(told): \(shown.frame.minX), not \(place)")
            }
        }
        #expect(host.waitUntilIdle())
        for (index, place) in places(rows, leaves).enumerated() {
            let shown = host.presentation(of: "leaf \(index)")
            #expect(shown?.opacity == leaves[index].opacity)
            #expect(shown.map { abs($0.frame.minX - place - leaves[index].distance) < 0.01 } == true)
        }
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
}
