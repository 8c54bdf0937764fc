import Foundation

extension Animation {
    /// The default animation: a spring that doesn't bounce. It equals no other animation.
    public static let `default` = Animation(builtIn: DefaultAnimation())

    /// Returns a spring animation. It continues a running animation with its velocity.
    ///
    /// ```swift
    /// withAnimation(.spring(duration: 0.4, bounce: 0.3)) { isOpen.toggle() }
    /// ```
    ///
    /// - Parameters:
    ///   - duration: The seconds that the motion seems to last.
    ///   - bounce: The bounciness, from -1, hardly any motion, through 0, none, to 1, for ever.
    ///   - blendDuration: The seconds over which the duration of a replaced spring changes into the new duration.
    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
    ) -> Animation {
        spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
    }

    /// Returns a spring animation. It continues a running animation with its velocity.
    ///
    /// - Parameters:
    ///   - response: The seconds of one swing without damping. With zero, the spring reaches its end immediately.
    ///   - dampingFraction: The damping as a fraction of critical damping, the lowest damping without oscillation.
    ///   - blendDuration: The seconds over which the response of a replaced spring changes into the new response.
    @_disfavoredOverload public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation {
        spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
    }

    /// Returns a spring animation. It continues a running animation with its velocity.
    ///
    /// - Parameters:
    ///   - spring: The spring.
    ///   - blendDuration: The seconds over which the response of a replaced spring changes into the new response.
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
        Animation(builtIn: SpringAnimation(spring: spring, blendDuration: blendDuration.isNaN ? 0 : blendDuration))
    }

    /// An animation by a spring that doesn't bounce, of half a second.
    public static var spring: Animation { spring() }

    /// Returns a fast spring animation, for views that follow a finger or pointer.
    ///
    /// - Parameters:
    ///   - response: The seconds of one swing without damping.
    ///   - dampingFraction: The damping as a fraction of critical damping, the lowest damping without oscillation.
    ///   - blendDuration: The seconds over which the response of a replaced spring changes into the new response.
    @_disfavoredOverload public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
    }

    /// An animation by a fast spring that bounces a little, for views that follow a finger or pointer.
    public static var interactiveSpring: Animation { interactiveSpring() }

    /// Returns a fast spring animation that bounces a little, for views that follow a finger or pointer.
    ///
    /// ```swift
    /// Circle().offset(offset).animation(.interactiveSpring(duration: 0.15), value: offset)
    /// ```
    ///
    /// - Parameters:
    ///   - duration: The seconds that the motion seems to last.
    ///   - extraBounce: The bounciness to add to 0.15.
    ///   - blendDuration: The seconds over which the duration of a replaced spring changes into the new duration.
    public static func interactiveSpring(
        duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(duration: duration, bounce: 0.15 + extraBounce, blendDuration: blendDuration)
    }

    /// An animation by a spring that doesn't bounce, of half a second.
    public static var smooth: Animation { smooth() }

    /// Returns a spring animation that does not bounce.
    ///
    /// ```swift
    /// withAnimation(.smooth(duration: 0.3)) { isOpen.toggle() }
    /// ```
    ///
    /// - Parameters:
    ///   - duration: The seconds that the motion seems to last.
    ///   - extraBounce: The bounciness to add.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(duration: duration, bounce: extraBounce)
    }

    /// An animation by a spring that bounces a little, of half a second.
    public static var snappy: Animation { snappy() }

    /// Returns a spring animation that bounces a little.
    ///
    /// ```swift
    /// withAnimation(.snappy(duration: 0.3)) { isOpen.toggle() }
    /// ```
    ///
    /// - Parameters:
    ///   - duration: The seconds that the motion seems to last.
    ///   - extraBounce: The bounciness to add to 0.15.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// An animation by a spring that bounces, of half a second.
    public static var bouncy: Animation { bouncy() }

    /// Returns a spring animation that bounces.
    ///
    /// ```swift
    /// withAnimation(.bouncy(duration: 0.5, extraBounce: 0.1)) { likes += 1 }
    /// ```
    ///
    /// - Parameters:
    ///   - duration: The seconds that the motion seems to last.
    ///   - extraBounce: The bounciness to add to 0.3.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(duration: duration, bounce: 0.3 + extraBounce)
    }
}

extension Animation {
    /// Returns a spring animation that is added to the running ones.
    ///
    /// - Parameters:
    ///   - mass: The mass of the object on the spring.
    ///   - stiffness: The force for each unit of distance.
    ///   - damping: The force against the motion for each unit of velocity.
    ///   - initialVelocity: The velocity at the start. 1 covers the whole distance in a second.
    public static func interpolatingSpring(
        mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
    ) -> Animation {
        let spring = Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true)
        return interpolatingSpring(spring, initialVelocity: initialVelocity)
    }

    /// Returns a spring animation that is added to the running ones.
    ///
    /// ```swift
    /// withAnimation(.interpolatingSpring(duration: 0.5, bounce: 0.2)) { likes += 1 }
    /// ```
    ///
    /// - Parameters:
    ///   - duration: The seconds that the motion seems to last.
    ///   - bounce: The bounciness, from -1, hardly any motion, through 0, none, to 1, for ever.
    ///   - initialVelocity: The velocity at the start. 1 covers the whole distance in a second.
    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
    ) -> Animation {
        interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
    }

    /// An animation by a spring that doesn't bounce, of half a second, which is added to the running ones.
    public static var interpolatingSpring: Animation { interpolatingSpring() }

    /// Returns a spring animation that is added to the running ones.
    ///
    /// - Parameters:
    ///   - spring: The spring.
    ///   - initialVelocity: The velocity at the start. 1 covers the whole distance in a second.
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation {
        let velocity = initialVelocity.isFinite ? initialVelocity : 0
        return Animation(builtIn: InterpolatingSpringAnimation(spring: spring, initialVelocity: velocity))
    }
}
