import Foundation

/// A spring animation that replaces a running animation and continues its velocity.
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

    /// The seconds over which the response of the replaced spring changes into the response of this spring.
    let blendDuration: Double
}

extension SpringAnimation: CustomStringConvertible {
    /// The animation as SwiftUI describes it.
    var description: String {
        "FluidSpringAnimation(response: \(spring.response), dampingFraction: \(spring.dampingRatio), "
            + "blendDuration: \(blendDuration))"
    }
}

/// The animation of changes that name no animation.
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
