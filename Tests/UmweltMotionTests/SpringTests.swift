import SwiftUI
import TestSupport
import Testing

@Suite("Springs") struct SpringTests {
    /// Springs with little, just enough and too much damping.
    private let springs = [
        Spring(response: 0.5, dampingRatio: 0.01), .bouncy, .snappy, Spring(response: 0.4, dampingRatio: 0.999_999_99),
        .smooth, Spring(response: 0.4, dampingRatio: 1.000_000_01), Spring(duration: 0.5, bounce: -0.3),
        Spring(duration: 0.5, bounce: -0.9), Spring(mass: 3, stiffness: 80, damping: 4),
    ]

    @Test("SEMANTICS 39: duration and bounce become response and damping ratio, mass, stiffness and damping")
    func conversions() {
        let spring = Spring(duration: 0.5, bounce: 0.3)
        #expect(spring.mass == 1)
        #expect(isNear(spring.stiffness, 157.9, within: 0.05) && isNear(spring.damping, 17.6, within: 0.05))
        #expect(isNear(spring.response, 0.5) && isNear(spring.dampingRatio, 0.7))
        #expect(isNear(spring.damping, 4 * .pi * 0.7 / 0.5))

        let other = Spring(mass: 1, stiffness: 100, damping: 10)
        #expect(isNear(other.duration, 0.63, within: 0.005) && isNear(other.bounce, 0.5))

        let heavy = Spring(mass: 4, stiffness: 100, damping: 10)
        #expect(isNear(heavy.response, 2 * .pi / 5) && isNear(heavy.dampingRatio, 0.25))
        #expect(isNear(heavy.stiffness, 100) && isNear(heavy.damping, 10) && heavy.mass == 4)

        let dull = Spring(duration: 0.5, bounce: -0.5)
        #expect(isNear(dull.dampingRatio, 2) && isNear(dull.bounce, -0.5))
        #expect(Spring(duration: 0.5, bounce: 0) == Spring(response: 0.5, dampingRatio: 1))
    }

    @Test("SEMANTICS 38: presets") func presets() {
        #expect(Spring() == Spring(duration: 0.5, bounce: 0))
        #expect(Spring.smooth == Spring(duration: 0.5, bounce: 0))
        #expect(Spring.snappy == Spring(duration: 0.5, bounce: 0.15))
        #expect(Spring.bouncy == Spring(duration: 0.5, bounce: 0.3))
        #expect(Spring.bouncy(duration: 2, extraBounce: 0.1) == Spring(duration: 2, bounce: 0.4))
        #expect(Spring.smooth(duration: 1, extraBounce: 0.1) == Spring(duration: 1, bounce: 0.1))
        #expect(Spring.snappy(duration: 1, extraBounce: 0.1) == Spring(duration: 1, bounce: 0.25))
    }

    @Test("Too much damping is the critical one unless it is allowed") func overDamping() {
        #expect(isNear(Spring(mass: 1, stiffness: 100, damping: 50).dampingRatio, 1))
        #expect(isNear(Spring(mass: 1, stiffness: 100, damping: 50, allowOverDamping: true).dampingRatio, 2.5))
    }

    /// Moves a value by the equation of motion, in small steps of Runge and Kutta.
    private func simulated(_ spring: Spring, target: Double, velocity: Double, time: Double) -> (Double, Double) {
        var (x, v) = (0.0, velocity)
        let count = 20_000
        let step = time / Double(count)
        // Not the stiffness that the spring says, which is another one with too much damping.
        let stiffness = spring.mass * pow(2 * .pi / spring.response, 2)
        func acceleration(_ x: Double, _ v: Double) -> Double {
            (stiffness * (target - x) - spring.damping * v) / spring.mass
        }
        for _ in 0..<count {
            let (x1, v1) = (v, acceleration(x, v))
            let (x2, v2) = (v + step / 2 * v1, acceleration(x + step / 2 * x1, v + step / 2 * v1))
            let (x3, v3) = (v + step / 2 * v2, acceleration(x + step / 2 * x2, v + step / 2 * v2))
            let (x4, v4) = (v + step * v3, acceleration(x + step * x3, v + step * v3))
            x += step / 6 * (x1 + 2 * x2 + 2 * x3 + x4)
            v += step / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
        }
        return (x, v)
    }

    @Test("SEMANTICS 39: value and velocity solve the equation of motion") func motion() {
        for spring in springs {
            for (target, velocity) in [(1.0, 0.0), (0, 10), (1, 10), (-2, 7)] {
                for time in [0.05, 0.2, 0.7] {
                    let (x, v) = simulated(spring, target: target, velocity: velocity, time: time)
                    #expect(isNear(spring.value(target: target, initialVelocity: velocity, time: time), x))
                    #expect(
                        isNear(spring.velocity(target: target, initialVelocity: velocity, time: time), v, within: 1e-5))
                }
            }
        }
    }

    @Test("SEMANTICS 39: the force is stiffness times distance, less damping times velocity") func force() {
        let spring = Spring(mass: 2, stiffness: 30, damping: 4)
        #expect(isNear(spring.force(target: 10.0, position: 4, velocity: 5), 30 * 6 - 4 * 5))
        let force = spring.force(
            fromValue: CGPoint(x: 7, y: 7), toValue: CGPoint(x: 10, y: 0), position: CGPoint(x: 4, y: 0),
            velocity: CGPoint(x: 5, y: 1))
        #expect(isNear(force.x, 160) && isNear(force.y, -4))
    }

    @Test("A value that is moved on step by step comes where the whole time takes it") func update() {
        for spring in springs {
            var (value, velocity) = (3.0, -2.0)
            for _ in 0..<40 { spring.update(value: &value, velocity: &velocity, target: 10, deltaTime: 0.01) }
            #expect(isNear(value, 3 + spring.value(target: 7, initialVelocity: -2, time: 0.4)))
            #expect(isNear(velocity, spring.velocity(target: 7, initialVelocity: -2, time: 0.4)))
        }
    }

    @Test("All components of a vector move alike") func vectors() {
        let value = Spring.bouncy.value(
            target: AnimatablePair(1.0, AnimatablePair(2.0, CGFloat(3))),
            initialVelocity: AnimatablePair(0.0, AnimatablePair(5.0, CGFloat(0))), time: 0.1)
        #expect(isNear(value.first, Spring.bouncy.value(target: 1.0, time: 0.1)))
        #expect(isNear(value.second.first, Spring.bouncy.value(target: 2.0, initialVelocity: 5, time: 0.1)))
        #expect(isNear(value.second.second, Spring.bouncy.value(target: 3.0, time: 0.1)))
    }

    @Test("SEMANTICS 39: animatable values move from one to the other") func animatableValues() {
        let spring = Spring.bouncy
        let (from, to) = (CGPoint(x: 10, y: 0), CGPoint(x: 20, y: 4))
        let velocity = CGPoint(x: 3, y: 0)
        let value = spring.value(fromValue: from, toValue: to, initialVelocity: velocity, time: 0.2)
        #expect(isNear(value.x, 10 + spring.value(target: 10.0, initialVelocity: 3, time: 0.2)))
        #expect(isNear(value.y, spring.value(target: 4.0, time: 0.2)))
        let speed = spring.velocity(fromValue: from, toValue: to, initialVelocity: velocity, time: 0.2)
        #expect(isNear(speed.x, spring.velocity(target: 10.0, initialVelocity: 3, time: 0.2)))
        let settled = spring.settlingDuration(fromValue: from, toValue: to, initialVelocity: velocity, epsilon: 0.1)
        #expect(
            settled
                == spring.settlingDuration(
                    target: AnimatablePair(10.0, 4.0), initialVelocity: AnimatablePair(3.0, 0.0), epsilon: 0.1))
    }

    @Test("SEMANTICS 39: the settling duration is that which SwiftUI estimates") func settlingDurations() {
        // Measured with Apple's, of which four digits are known.
        let measured = [
            (0.15, 0.0, 0.3), (0.35, 0.15, 0.6354), (0.4, 0, 0.6), (0.3, 0.2, 0.584), (0.5, 0.3, 1.0447),
            (0.25, 0, 0.4), (0.3, 0, 0.5),
        ]
        for (duration, bounce, settled) in measured {
            let spring = Spring(duration: duration, bounce: bounce)
            #expect(isNear(spring.settlingDuration, settled, within: 0.000_05), "\(duration) \(bounce)")
            #expect(spring.settlingDuration == spring.settlingDuration(target: 1.0, epsilon: 0.001))
        }
    }

    @Test("SEMANTICS 39: a spring is within epsilon from its settling duration on") func settling() {
        for spring in springs {
            for (target, velocity) in [(1.0, 0.0), (0.0, 3.0), (5, -20), (1, 12)] {
                let settled = spring.settlingDuration(target: target, initialVelocity: velocity, epsilon: 0.001)
                func distance(_ time: Double) -> Double {
                    abs(spring.value(target: target, initialVelocity: velocity, time: time) - target)
                }
                let later = (0...3000).map { distance(settled * (1 + Double($0) / 1000)) }
                #expect(settled > 0 && later.allSatisfy { $0 < 0.001_000_1 }, "\(spring) \(target) \(velocity)")
            }
        }
    }

    @Test("SEMANTICS 39: the stiffness of a spring with too much damping is what SwiftUI says") func overdamped() {
        // Measured with Apple's: not the 157.9 of its response.
        #expect(isNear(Spring(duration: 0.5, bounce: -0.2).stiffness, 335.5666, within: 0.000_1))
        #expect(isNear(Spring(duration: 0.5, bounce: -0.2).damping, 31.4159, within: 0.000_1))
    }

    @Test("Vectors settle when all of them is within epsilon") func settlingOfVectors() {
        // A circle round the target: distance and velocity at right angles.
        let spring = Spring(response: 1, dampingRatio: 0.1)
        let target = AnimatablePair(1.0, 0.0)
        let velocity = AnimatablePair(0.0, 2 * Double.pi)
        let settled = spring.settlingDuration(target: target, initialVelocity: velocity, epsilon: 0.01)
        func distance(_ time: Double) -> Double {
            (spring.value(target: target, initialVelocity: velocity, time: time) - target).magnitudeSquared.squareRoot()
        }
        #expect((0...3000).allSatisfy { distance(settled * (1 + Double($0) / 1000)) < 0.010_000_1 })
    }

    @Test("A spring that is made from its settling duration settles then") func settlingDurationAsInput() {
        for ratio in [0.05, 0.5, 1, 1.5] {
            let spring = Spring(settlingDuration: 0.8, dampingRatio: ratio)
            #expect(isNear(abs(1 - spring.value(target: 1.0, time: 0.8)), 0.001) && isNear(spring.dampingRatio, ratio))
        }
        let coarse = Spring(settlingDuration: 2, dampingRatio: 0.5, epsilon: 0.1)
        #expect(isNear(abs(1 - coarse.value(target: 1.0, time: 2)), 0.1))
    }

    @Test("A spring with bounce 1 never settles") func undamped() {
        let spring = Spring(duration: 1, bounce: 1)
        #expect(spring.settlingDuration == .infinity)
        #expect(isNear(spring.value(target: 1.0, time: 100.5), 2) && isNear(spring.value(target: 1.0, time: 100), 0))
    }

    @Test("Numbers that are none give numbers, and take no time") func badInput() {
        let odd: [Double] = [.nan, .infinity, -.infinity, 0, -1, 1e-300, 1e300]
        var springs: [Spring] = []
        for a in odd {
            for b in odd {
                springs += [
                    Spring(duration: a, bounce: b), Spring(response: a, dampingRatio: b),
                    Spring(mass: a, stiffness: b, damping: 1), Spring(mass: 1, stiffness: a, damping: b),
                    Spring(mass: b, stiffness: 1, damping: a, allowOverDamping: true),
                    Spring(settlingDuration: a, dampingRatio: b),
                    Spring(settlingDuration: 1, dampingRatio: a, epsilon: b),
                ]
            }
        }
        for spring in springs {
            #expect(spring.mass > 0 && !spring.stiffness.isNaN && !spring.damping.isNaN)
            #expect(!spring.response.isNaN && !spring.dampingRatio.isNaN && !spring.bounce.isNaN)
            #expect(!spring.settlingDuration.isNaN)
            #expect(spring == spring)
            for time in odd + [0.1, 1] {
                #expect(spring.value(target: 1.0, time: time).isFinite)
                #expect(spring.velocity(target: 1.0, time: time).isFinite)
                #expect(spring.value(target: 1.0, initialVelocity: 5, time: time).isFinite)
            }
            for epsilon in odd {
                #expect(!spring.settlingDuration(target: 1.0, initialVelocity: 2, epsilon: epsilon).isNaN)
                #expect(!spring.settlingDuration(target: 0.0, epsilon: epsilon).isNaN)
            }
        }
        #expect(!Spring.smooth.settlingDuration(target: Double.nan, epsilon: 0.1).isNaN)
        #expect(!Spring.smooth.settlingDuration(target: Double.infinity, epsilon: 0.1).isNaN)
        #expect(!Spring.bouncy.settlingDuration(target: 1e200, initialVelocity: 1e200, epsilon: 0.1).isNaN)
    }
}
