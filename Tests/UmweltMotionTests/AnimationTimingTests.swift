import SwiftUI
import TestSupport
import Testing
import Umwelt

@Suite("Timing of animations") struct AnimationTimingTests {
    private let line = Animation.linear(duration: 1)

    @Test("SEMANTICS 41: a delay comes before the start") func delays() {
        #expect(line.delay(2).part(at: 1.9) == 0)
        #expect(isNear(line.delay(2).part(at: 2.25), 0.25))
        #expect(line.delay(2).part(at: 3) == nil)
        #expect(isNear(line.delay(-0.5).part(at: 0), 0.5))
        #expect(line.delay(2).duration == 3)
        #expect(AnimationRun(line.delay(2)).velocity(at: 1) == 0)
        #expect(AnimationRun(line.delay(2)).velocity(at: 2.5) == 1)
    }

    @Test("SEMANTICS 41: speed makes time run faster or slower") func speeds() {
        #expect(isNear(line.speed(2).part(at: 0.25), 0.5))
        #expect(line.speed(2).part(at: 0.5) == nil)
        #expect(isNear(line.speed(0.5).part(at: 1), 0.5))
        #expect(AnimationRun(line.speed(2)).velocity(at: 0.1) == 2)
        #expect(line.speed(0).part(at: 1000) == 0 && line.speed(0).duration == .infinity)
    }

    @Test("SEMANTICS 41: what is written first is inside") func composition() {
        // The speed is also that of the delay.
        #expect(line.delay(1).speed(2).part(at: 0.5) == 0)
        #expect(isNear(line.delay(1).speed(2).part(at: 0.75), 0.5))
        // The delay is not faster.
        #expect(line.speed(2).delay(1).part(at: 1) == 0)
        #expect(isNear(line.speed(2).delay(1).part(at: 1.25), 0.5))
        // The delay is part of each run, or comes before all of them.
        #expect(line.delay(1).repeatCount(2, autoreverses: false).part(at: 2.5) == 0)
        #expect(isNear(line.repeatCount(2, autoreverses: false).delay(1).part(at: 2.5), 0.5))
    }

    @Test("SEMANTICS 41: runs are repeated from the start") func repetition() {
        let animation = line.repeatCount(3, autoreverses: false)
        for (time, part) in [(0.25, 0.25), (1.25, 0.25), (2.75, 0.75)] {
            #expect(isNear(animation.part(at: time), part))
        }
        #expect(animation.part(at: 3) == nil)
        #expect(animation.duration == 3)
        #expect(AnimationRun(animation).velocity(at: 1.5) == 1)
    }

    @Test("SEMANTICS 41: every second run goes backwards, and counts") func autoreverse() {
        let animation = Animation.easeIn(duration: 1).repeatCount(3)
        let quarter = UnitCurve.easeIn.value(at: 0.25)
        #expect(isNear(animation.part(at: 0.25), quarter))
        #expect(isNear(animation.part(at: 1.75), quarter))
        #expect(isNear(animation.part(at: 2.25), quarter))
        #expect(isNear(animation.part(at: 2.999_999), 1, within: 1e-4))
        #expect(animation.part(at: 3) == nil)
        #expect(AnimationRun(line.repeatCount(3)).velocity(at: 1.5) == -1)

        // An even number ends where it started, and nil is then the jump to the value.
        #expect(isNear(line.repeatCount(2).part(at: 1.999), 0.001))
        #expect(line.repeatCount(2).part(at: 2) == nil)
        #expect(line.repeatCount(1).part(at: 1) == nil)
    }

    @Test("SEMANTICS 41: for ever is for ever") func forever() {
        let animation = line.repeatForever(autoreverses: false)
        #expect(isNear(animation.part(at: 1_000_000.25), 0.25))
        #expect(isNear(line.repeatForever().part(at: 1_000_001.25), 0.75))
        #expect(animation.repeatForever().part(at: 5.5) == animation.part(at: 5.5))
    }

    @Test("SEMANTICS 41: logical completion is not the end") func logicalCompletion() {
        let run = AnimationRun(line.logicallyComplete(after: 0.5))
        #expect(run.travelled(at: 0.25) == 0.25 && !run.context.isLogicallyComplete)
        #expect(run.travelled(at: 0.75) == 0.75 && run.context.isLogicallyComplete)
        #expect(run.travelled(at: 1) == nil)
        // It doesn't make an animation longer.
        #expect(line.logicallyComplete(after: 5).part(at: 1) == nil)
        #expect(line.logicallyComplete(after: 0.5).logicalDuration == 0.5)
        #expect(line.logicallyComplete(after: 5).logicalDuration == 1)
        #expect(line.logicallyComplete(after: 0.5).delay(1).speed(2).logicalDuration == 0.75)
    }

    @Test("Springs are logically complete after their duration, and go on") func springCompletion() {
        let run = AnimationRun(.spring(duration: 0.5).delay(1))
        #expect(run.travelled(at: 1.45) != nil && !run.context.isLogicallyComplete)
        #expect(run.travelled(at: 1.55) != nil && run.context.isLogicallyComplete)
        #expect(Animation.bouncy.logicalDuration == 0.5)
    }

    @Test("Repeated springs are not complete before the last run") func repeatedCompletion() {
        let run = AnimationRun(Animation.spring(duration: 0.5).repeatCount(3))
        #expect(run.travelled(at: 0.6) != nil && !run.context.isLogicallyComplete)
    }

    @Test("SEMANTICS 41: an app's animation is asked with way, time and state, and ends with nil")
    func customAnimation() {
        struct CountedFrames: CustomAnimation {
            struct Count: AnimationStateKey {
                static let defaultValue = 0
            }
            func animate<V: VectorArithmetic>(
                value: V, time: TimeInterval, context: inout AnimationContext<V>
            ) -> V? {
                context.state[Count.self] += 1
                return time < 1 ? value.scaled(by: Double(context.state[Count.self]) / 10) : nil
            }
        }
        let run = AnimationRun(Animation(CountedFrames()), way: 50.0)
        #expect(run.travelled(at: 0) == 5 && run.travelled(at: 0.5) == 10 && run.travelled(at: 1) == nil)
        #expect(run.velocity(at: 0.5) == nil)
        #expect(run.takenOver(by: .init(CountedFrames()), at: 0.5, way: 1) == nil)
    }

    @Test("SEMANTICS 41: an app's animation is repeated when it has ended") func repeatedCustomAnimation() {
        struct Ramp: CustomAnimation {
            func animate<V: VectorArithmetic>(
                value: V, time: TimeInterval, context: inout AnimationContext<V>
            ) -> V? { time < 0.5 ? value.scaled(by: time * 2) : nil }
        }
        let run = AnimationRun(Animation(Ramp()).repeatCount(3).delay(1))
        #expect(run.travelled(at: 0.9) == 0)
        #expect(isNear(run.travelled(at: 1.25), 0.5))
        #expect(run.travelled(at: 1.5) == 1)
        #expect(isNear(run.travelled(at: 1.75), 0.5))
        #expect(isNear(run.travelled(at: 1.9), 0.2))
        #expect(isNear(run.travelled(at: 2.1), 0.2))
        #expect(run.travelled(at: 2.5) == nil)

        let once = AnimationRun(Animation(Ramp()).repeatCount(1))
        #expect(isNear(once.travelled(at: 0.25), 0.5) && once.travelled(at: 0.5) == nil)
        #expect(once.travelled(at: 0.6) == nil)
    }

    @Test("A context keeps its environment with a state of another type") func contexts() {
        var context = AnimationContext<Double>(environment: EnvironmentValues(), isLogicallyComplete: true)
        struct Name: AnimationStateKey {
            static let defaultValue: String? = "none"
        }
        #expect(context.state[Name.self] == "none")
        context.state[Name.self] = nil
        #expect(context.state[Name.self] == nil)
        let other = context.withState(AnimationState<CGFloat>())
        #expect(other.state[Name.self] == "none" && other.isLogicallyComplete)
    }

    @Test("Numbers that are none end, stand still or wait, and give numbers") func badInput() {
        let odd: [Double] = [.nan, .infinity, -.infinity, 0, -1, 1e-300, 1e300]
        var animations: [Animation] = []
        for a in odd {
            animations += [
                .linear(duration: a), .easeIn(duration: a), .timingCurve(a, a, a, a, duration: 1),
                .spring(duration: a, bounce: 0.2), .spring(duration: 0.5, bounce: a), .spring(response: a),
                .spring(dampingFraction: a), .interpolatingSpring(stiffness: a, damping: 10),
                .interpolatingSpring(mass: a, stiffness: 10, damping: 2),
                .interpolatingSpring(stiffness: 10, damping: a, initialVelocity: 2),
                .interpolatingSpring(initialVelocity: a),
            ]
        }
        animations += [.linear(duration: 0).repeatForever(), .easeIn, .bouncy]
        for animation in animations {
            animations += [animation.repeatCount(2), animation.repeatForever(), animation.repeatCount(-1)]
        }
        for animation in animations.suffix(300) {
            for a in odd {
                animations += [animation.delay(a), animation.speed(a), animation.logicallyComplete(after: a)]
            }
        }
        for animation in animations {
            #expect(!animation.duration.isNaN && animation.duration >= 0)
            #expect(!animation.logicalDuration.isNaN && animation.logicalDuration >= 0)
            #expect(animation == animation)
            let run = AnimationRun(animation)
            let times: [Double] = [0, 1e-9, 0.1, 1, 1e6, 1e300, .infinity, .nan, -1]
            let numbers =
                times.compactMap { run.travelled(at: $0) } + times.compactMap { run.velocity(at: $0) }
                + times.compactMap { animation.progress(at: $0) }
            #expect(!numbers.contains { $0.isNaN }, "\(animation): \(numbers)")
        }
        // Nothing repeats for ever by itself.
        for animation in [Animation.linear(duration: .nan), .linear(duration: -1), .spring(duration: .nan)] {
            #expect(animation.duration < 0.001)
        }
        #expect(Animation.linear.repeatCount(0).part(at: 0) == nil)
        #expect(Animation.linear(duration: 0).repeatForever().part(at: 0) == nil)
    }
}
