import Foundation

/// An animation by a spring that takes over from what is running, and goes on with its velocity.
protocol PersistentSpring: SpringMotion {}

extension PersistentSpring {
    var initialVelocity: Double { 0 }

    package func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        previous.velocity(value: value, time: time, context: context) != nil
    }
}

/// The spring that `spring`, `interactiveSpring`, `smooth`, `snappy` and `bouncy` make.
struct SpringAnimation: PersistentSpring {
    let spring: Spring

    /// The seconds over which the response of the spring that is taken over changes into that of this one.
    let blendDuration: Double
}

extension SpringAnimation: CustomStringConvertible {
    /// The animation as SwiftUI describes it.
    var description: String {
        "FluidSpringAnimation(response: \(spring.response), dampingFraction: \(spring.dampingRatio), "
            + "blendDuration: \(blendDuration))"
    }
}

/// The animation that changes have for which none is named.
package struct DefaultAnimation: PersistentSpring {
    var spring: Spring { Spring(response: 0.55, dampingRatio: 1) }
}

/// The spring that `interpolatingSpring` makes, which is added to the running ones.
struct InterpolatingSpringAnimation: SpringMotion {
    let spring: Spring
    let initialVelocity: Double
}

extension InterpolatingSpringAnimation: CustomStringConvertible {
    /// The animation as SwiftUI describes it.
    var description: String {
        "SpringAnimation(mass: \(spring.mass), stiffness: \(spring.stiffness), damping: \(spring.damping), "
            + "initialVelocity: SwiftUI._Velocity<Swift.Double>(valuePerSecond: \(initialVelocity)))"
    }
}
