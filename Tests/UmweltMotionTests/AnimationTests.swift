import SwiftUI
import TestSupport
import Testing
import Umwelt

@Suite("Animations") struct AnimationTests {
    @Test("SEMANTICS 38: curves last 0.35 seconds, and have their control points") func curves() {
        #expect(Animation.easeIn == .timingCurve(0.42, 0, 1, 1))
        #expect(Animation.easeOut == .timingCurve(0, 0, 0.58, 1))
        #expect(Animation.easeInOut == .timingCurve(0.42, 0, 0.58, 1))
        #expect(Animation.linear == .timingCurve(.linear, duration: 0.35))
        #expect(Animation.timingCurve(0, 0, 1, 1).duration == 0.35)
        #expect(Animation.easeIn == .easeIn(duration: 0.35) && Animation.easeOut == .easeOut(duration: 0.35))
        #expect(Animation.easeInOut == .easeInOut(duration: 0.35) && Animation.linear == .linear(duration: 0.35))
    }

    @Test("A curve is followed in its time") func followedCurves() {
        #expect(isNear(Animation.linear(duration: 2).part(at: 0.5), 0.25))
        #expect(isNear(Animation.easeIn(duration: 2).part(at: 1), UnitCurve.easeIn.value(at: 0.5)))
        #expect(Animation.linear(duration: 2).part(at: 0) == 0)
        #expect(Animation.linear(duration: 2).part(at: 2) == nil)
        let run = AnimationRun(.easeInOut(duration: 2), way: AnimatablePair(1.0, 10.0))
        #expect(isNear(run.velocity(at: 1)?.second, 5 * UnitCurve.easeInOut.velocity(at: 0.5)))
        #expect(run.velocity(at: 2) == nil)
    }

    @Test("SEMANTICS 38: springs and their defaults") func springs() {
        #expect(Animation.spring == .spring(Spring(duration: 0.5, bounce: 0)))
        #expect(Animation.spring() == .spring(duration: 0.5, bounce: 0, blendDuration: 0))
        #expect(Animation.smooth == .spring(duration: 0.5, bounce: 0))
        #expect(Animation.snappy == .spring(duration: 0.5, bounce: 0.15))
        #expect(Animation.bouncy == .spring(duration: 0.5, bounce: 0.3))
        #expect(Animation.bouncy(duration: 1, extraBounce: 0.1) == .spring(duration: 1, bounce: 0.4))
        #expect(Animation.spring(response: 0.5) == .spring(Spring(response: 0.5, dampingRatio: 0.825)))
        #expect(Animation.interactiveSpring == .spring(duration: 0.15, bounce: 0.15, blendDuration: 0.25))
        #expect(
            Animation.interactiveSpring(response: 0.15)
                == .spring(Spring(response: 0.15, dampingRatio: 0.86), blendDuration: 0.25))
        #expect(Animation.interpolatingSpring == .interpolatingSpring(Spring(duration: 0.5, bounce: 0)))
        #expect(Animation.interpolatingSpring != .spring)
    }

    @Test("SEMANTICS 38: the default animation is a spring, and equals only itself") func defaultAnimation() {
        #expect(Animation.default == .default)
        #expect(Animation.default != .spring(response: 0.55, dampingFraction: 1))
        for time in [0.1, 0.3, 0.5] {
            #expect(
                isNear(
                    Animation.default.part(at: time),
                    Spring(response: 0.55, dampingRatio: 1).value(target: 1.0, time: time)))
        }
    }

    @Test("Animations are equal if their courses are") func equality() {
        #expect(Animation.easeIn.delay(1) == .easeIn.delay(1) && Animation.easeIn.delay(1) != .easeIn.delay(2))
        #expect(Animation.easeIn.delay(1).speed(2) != .easeIn.speed(2).delay(1))
        #expect(Animation.easeIn.repeatForever() == .easeIn.repeatForever())
        #expect(Animation.easeIn.repeatForever() != .easeIn.repeatCount(2))
        #expect(Set<Animation>([.easeIn, .easeIn, .easeOut, .spring, .smooth]).count == 3)
        #expect(Animation(Halves(duration: 1)) == Animation(Halves(duration: 1)))
        #expect(Animation(Halves(duration: 1)) != Animation(Halves(duration: 2)))
        #expect(Animation(Halves(duration: 1)).base as? Halves == Halves(duration: 1))
    }

    @Test("Animations are described by their courses") func descriptions() {
        #expect(Animation.linear.description.contains("0.35"))
        #expect(Animation(Halves(duration: 7)).description == "Halves(duration: 7.0)")
        #expect(Animation(Halves(duration: 7)).debugDescription.contains("Halves(duration: 7.0)"))
        #expect(Mirror(reflecting: Animation(Halves(duration: 7))).children.first?.label == "base")
    }

    @Test("SwiftUI's animations are described by its names for them") func namedDescriptions() {
        // As printed with Apple's, in https://fatbobman.com/en/posts/mastering-transaction and elsewhere.
        #expect(Animation.default.description == "DefaultAnimation()")
        #expect(Animation.default.debugDescription == "AnyAnimator(SwiftUI.DefaultAnimation())")
        let spring = "FluidSpringAnimation(response: 0.5, dampingFraction: 1.0, blendDuration: 0.0)"
        #expect("\(Animation.smooth)" == spring)
        #expect(String(describing: Optional(Animation.smooth)) == "Optional(AnyAnimator(SwiftUI.\(spring)))")
        let solver = "SwiftUI.UnitCurve.CubicSolver(ax: -2.0, bx: 3.0, cx: 0.0, ay: -2.0, by: 3.0, cy: 0.0)"
        #expect("\(Animation.linear)" == "BezierAnimation(duration: 0.35, curve: \(solver))")
    }

    @Test("The library's animations tell hosts their course in advance") func coursesInAdvance() {
        let animations: [Animation] = [
            .easeIn, .bouncy, .default, .interpolatingSpring(initialVelocity: 3), .linear.delay(0.2),
            .easeOut.speed(2), .easeInOut.repeatCount(3), .bouncy.delay(0.1).speed(0.5).repeatCount(4),
            .spring.logicallyComplete(after: 0.1),
        ]
        for animation in animations {
            let duration = animation.duration
            #expect(duration.isFinite && animation.logicalDuration <= duration)
            #expect(animation.part(at: duration * 0.999_999) != nil && animation.part(at: duration * 1.000_001) == nil)
            for step in 0..<100 {
                let time = duration * Double(step) / 100
                #expect(animation.progress(at: time) == animation.part(at: time))
            }
            #expect(animation.progress(at: duration * 1.000_001) == 1)
        }
        #expect(Animation.linear.repeatForever().duration == .infinity)
        #expect(Animation(Halves(duration: 1)).duration == .infinity)
        #expect(Animation(Halves(duration: 1)).delay(1).progress(at: 1) == nil)
    }

    @Test("An animation of the library that is taken out and put in again is the same") func takenOut() {
        let base = Animation.easeIn.base
        let animation = Animation(base)
        #expect(animation == .easeIn && animation.duration == 0.35)
    }
}

/// An app's animation: half of the way at once, the rest at the end.
struct Halves: CustomAnimation {
    let duration: Double

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        time < duration ? value.scaled(by: 0.5) : nil
    }
}
