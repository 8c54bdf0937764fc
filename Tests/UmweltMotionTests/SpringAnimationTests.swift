import SwiftUI
import TestSupport
import Testing
import Umwelt

@Suite("Animations by springs") struct SpringAnimationTests {
    @Test("A spring follows its motion, and ends when it stands still") func motion() {
        for animation in [Animation.bouncy, .smooth, .spring(duration: 0.5, bounce: -0.4), .snappy(duration: 2)] {
            #expect(animation.part(at: 0) == 0)
            let end = animation.duration
            #expect(end < 5)
            #expect(isNear(animation.part(at: end - 1e-6), 1, within: 0.001_1))
            #expect(animation.part(at: end + 1e-6) == nil && animation.part(at: end * 10) == nil)
        }
        #expect(isNear(Animation.bouncy.part(at: 0.1), Spring.bouncy.value(target: 1.0, time: 0.1)))
        #expect(
            isNear(AnimationRun(.bouncy, way: 3).velocity(at: 0.1), Spring.bouncy.velocity(target: 3.0, time: 0.1)))
        #expect(AnimationRun(.bouncy).velocity(at: 10) == nil)
    }

    @Test("SEMANTICS 39: an interpolating spring has mass, stiffness, damping and a velocity in ways a second")
    func interpolatingSpring() {
        let spring = Spring(mass: 2, stiffness: 100, damping: 8)
        let run = AnimationRun(
            .interpolatingSpring(mass: 2, stiffness: 100, damping: 8, initialVelocity: 3), way: 50.0)
        #expect(isNear(run.travelled(at: 0.2), spring.value(target: 50.0, initialVelocity: 150, time: 0.2)))
        #expect(isNear(run.velocity(at: 0), 150))
        let dull = Animation.interpolatingSpring(duration: 0.5, bounce: -0.5)
        #expect(isNear(dull.part(at: 0.2), Spring(duration: 0.5, bounce: -0.5).value(target: 1.0, time: 0.2)))
    }

    @Test("SEMANTICS 44: a spring takes over from a spring, with its velocity") func takeover() throws {
        let first = AnimationRun(.smooth, way: AnimatablePair(100.0, 0.0))
        let place = try #require(first.travelled(at: 0.1))
        let velocity = try #require(first.velocity(at: 0.1))
        let target = AnimatablePair(50.0, 80.0)
        let second = try #require(first.takenOver(by: .bouncy, at: 0.1, way: target - place))
        #expect(second.travelled(at: 0) == .zero)
        #expect(try #require(second.velocity(at: 0)) == velocity)
        let travelled = try #require(second.travelled(at: 0.2))
        let expected = Spring.bouncy.value(target: target - place, initialVelocity: velocity, time: 0.2)
        #expect((travelled - expected).magnitudeSquared < 1e-12)
        #expect(second.travelled(at: 3) == nil)

        // And again.
        let later = try #require(second.velocity(at: 0.2))
        let third = try #require(second.takenOver(by: .default, at: 0.2, way: AnimatablePair(1.0, 1.0)))
        #expect(try #require(third.velocity(at: 0)) == later)
    }

    @Test("SEMANTICS 44: a spring takes over from whatever has a velocity") func takeoverFromCurves() throws {
        let run = AnimationRun(.linear(duration: 2).delay(1).speed(2), way: 10.0)
        let spring = try #require(run.takenOver(by: .spring, at: 1, way: 3))
        #expect(isNear(spring.velocity(at: 0), 10))
        #expect(AnimationRun(Animation(Halves(duration: 1))).takenOver(by: .spring, at: 0.5, way: 1) == nil)
        #expect(run.takenOver(by: .spring, at: 10, way: 3) == nil)
    }

    @Test("SEMANTICS 44: a takeover's velocity is the same whatever the spring's speed")
    func takeoverWithSpeed() throws {
        let run = AnimationRun(.linear(duration: 2), way: 10.0)
        for animation in [Animation.bouncy.speed(3), .bouncy.speed(0.5).logicallyComplete(after: 1), .bouncy.delay(0)] {
            let spring = try #require(run.takenOver(by: animation, at: 1, way: 3))
            #expect(isNear(spring.velocity(at: 0), 5))
            // So is how it moves on.
            let before = try #require(spring.travelled(at: 0.0999))
            let after = try #require(spring.travelled(at: 0.1001))
            #expect(isNear(spring.velocity(at: 0.1), (after - before) / 0.0002, within: 0.01))
        }
    }

    @Test("An interpolating spring adds a finger's velocity to its own") func interpolatingSpringWithVelocity() {
        let run = AnimationRun(.interpolatingSpring(initialVelocity: 2), way: 10.0)
        run.context.state.initialVelocity = 3
        #expect(isNear(run.velocity(at: 0), 23))
        #expect(isNear(run.travelled(at: 0.1), Spring.smooth.value(target: 10.0, initialVelocity: 23, time: 0.1)))
    }

    @Test("SEMANTICS 44: curves, interpolating, waiting and repeating springs are added") func addition() {
        let run = AnimationRun(.spring, way: 10.0)
        let added: [Animation] = [
            .easeIn, .linear, .interpolatingSpring, .spring.delay(0.5), .spring.repeatForever(), .easeIn.speed(2),
        ]
        for animation in added { #expect(run.takenOver(by: animation, at: 0.1, way: 1) == nil) }
    }

    @Test("A spring that takes over at its target swings round it, and ends") func takeoverWithoutWay() throws {
        let run = AnimationRun(.linear(duration: 1), way: 10.0)
        let spring = try #require(run.takenOver(by: .bouncy, at: 0.5, way: 0))
        #expect(try #require(spring.travelled(at: 0.05)) > 0.2)
        #expect(spring.travelled(at: 3) == nil)
    }

    @Test("Points, rectangles and other vectors are taken over alike") func takeoverOfVectors() throws {
        func expectSame<V: Animatable>(_ value: V, _ type: V.Type = V.self) throws where V.AnimatableData: Equatable {
            let way = value.animatableData
            let first = AnimationRun(.smooth, way: way)
            let second = try #require(first.takenOver(by: .bouncy, at: 0.1, way: way))
            let numbers = AnimationRun(.smooth, way: 1.0)
            let number = try #require(numbers.takenOver(by: .bouncy, at: 0.1, way: 1))
            let part = try #require(number.travelled(at: 0.2))
            let difference = try #require(second.travelled(at: 0.2)) - way.scaled(by: part)
            #expect(difference.magnitudeSquared < 1e-9 * way.magnitudeSquared)
        }
        try expectSame(CGFloat(3))
        try expectSame(CGPoint(x: 1, y: 2))
        try expectSame(CGRect(x: 1, y: 2, width: 3, height: 4))
        try expectSame(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        try expectSame(Color.Resolved(red: 0.1, green: 0.2, blue: 0.3))
    }

    @Test("What is no number ends a takeover") func badInput() throws {
        struct Odd: CustomAnimation {
            let number: Double
            func animate<V: VectorArithmetic>(
                value: V, time: TimeInterval, context: inout AnimationContext<V>
            ) -> V? { value }
            func velocity<V: VectorArithmetic>(
                value: V, time: TimeInterval, context: AnimationContext<V>
            ) -> V? { value.scaled(by: number) }
        }
        for number in [Double.nan, .infinity, 1e300] {
            let run = try #require(
                AnimationRun(Animation(Odd(number: number))).takenOver(by: .bouncy, at: 0.1, way: 1.0))
            for time in [0, 0.1, 1] { #expect(!(run.travelled(at: time)?.isNaN ?? false)) }
            #expect(run.travelled(at: 5) == nil)
        }
        let lost = AnimationRun(.bouncy, way: Double.nan)
        #expect(lost.travelled(at: 10) == nil)
        let huge = try #require(AnimationRun(.linear, way: 1.0).takenOver(by: .bouncy, at: 0.1, way: .infinity))
        #expect(huge.travelled(at: 0.1) == nil)
    }
}
