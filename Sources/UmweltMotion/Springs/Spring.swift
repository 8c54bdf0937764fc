import Foundation

/// A model of a spring's motion, from which animations take their values over time.
///
/// ```swift
/// let spring = Spring(duration: 0.5, bounce: 0.3)
/// spring.stiffness  // 157.9
/// spring.value(target: 100, time: 0.2)  // 87.4, on the way from 0 to 100
/// ```
public struct Spring: Hashable, Sendable {
    /// The mass of the object at the end of the spring.
    public let mass: Double

    /// The angular frequency without damping, in radians a second.
    @usableFromInline package let frequency: Double

    /// The rate at which damping slows the motion, per second: half of the damping divided by the mass.
    @usableFromInline package let decay: Double

    /// The shortest response in seconds: a spring with this or a shorter one reaches its target at once. A guess.
    private static let shortestResponse = 1e-6

    /// The largest damping ratio: with a larger one there would be no visible motion. A guess.
    private static let largestRatio = 1e6

    private init(mass: Double, frequency: Double, decay: Double) {
        self.mass = mass
        self.frequency = min(frequency, 2 * .pi / Self.shortestResponse)
        // Without stiffness there is no ratio, only friction.
        self.decay = min(decay, Self.largestRatio * max(self.frequency, 1))
    }
}

extension Spring {
    /// Makes a spring from its pace and its bounciness.
    ///
    /// - Parameters:
    ///   - duration: The perceived duration in seconds; for a spring with much bounce, the time of one oscillation.
    ///   - bounce: The bounciness, from -1, so much damping that it hardly moves, through 0, none, to 1, for ever.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
        self.init(response: duration, dampingRatio: Self.dampingRatio(bounce: bounce))
    }

    /// The seconds that the motion seems to last.
    public var duration: TimeInterval { response }

    /// The bounciness, from -1 through 0, none, to 1, for ever.
    public var bounce: Double {
        let ratio = dampingRatio
        return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
    }

    static func dampingRatio(bounce: Double) -> Double {
        guard !bounce.isNaN else { return 1 }
        return bounce >= 0 ? 1 - min(bounce, 1) : 1 / (1 + max(bounce, -1))
    }
}

extension Spring {
    /// Makes a spring from its stiffness, as a time, and its damping.
    ///
    /// - Parameters:
    ///   - response: The seconds of one swing without damping. With zero, the spring reaches its end immediately.
    ///   - dampingRatio: The damping as a fraction of critical damping: 0 oscillates forever, 1 does not overshoot.
    public init(response: Double, dampingRatio: Double) {
        let frequency = response > Self.shortestResponse ? 2 * .pi / response : 2 * .pi / Self.shortestResponse
        let ratio = dampingRatio.isNaN ? 1 : min(max(dampingRatio, 0), Self.largestRatio)
        self.init(mass: 1, frequency: frequency, decay: ratio * frequency)
    }

    /// The seconds of one swing without damping.
    public var response: Double { 2 * .pi / frequency }

    /// The damping as a fraction of critical damping: below 1 the spring overshoots.
    public var dampingRatio: Double { frequency > 0 ? decay / frequency : 0 }
}

extension Spring {
    /// Makes a spring from its physical parameters.
    ///
    /// - Parameters:
    ///   - mass: The mass of the object at the end of the spring; 1 is used if the number is not positive.
    ///   - stiffness: The force for each unit of distance.
    ///   - damping: The force against the motion for each unit of velocity.
    ///   - allowOverDamping: True to allow more than critical damping; false to reduce it to critical damping.
    public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let mass = mass > 0 && mass.isFinite ? mass : 1
        let frequency = stiffness > 0 ? (stiffness / mass).squareRoot() : 0
        let decay = damping > 0 ? damping / (2 * mass) : 0
        self.init(mass: mass, frequency: frequency, decay: allowOverDamping ? decay : min(decay, frequency))
    }

    /// The force per unit of distance; for a spring with more than critical damping a larger number, as in SwiftUI.
    public var stiffness: Double {
        mass * (decay > frequency ? 2 * decay * decay - frequency * frequency : frequency * frequency)
    }

    /// The force against the motion for each unit of velocity.
    public var damping: Double { 2 * mass * decay }
}

extension Spring {
    /// Makes a spring from the time until it is at rest, and its damping.
    ///
    /// - Parameters:
    ///   - settlingDuration: The seconds until the spring is at rest.
    ///   - dampingRatio: The damping as a fraction of critical damping: below 1 the spring overshoots.
    ///   - epsilon: The distance to the target, as a fraction of the change, within which the spring counts as at rest.
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        // All times of a spring grow with its response.
        let unit = Spring(response: 1, dampingRatio: dampingRatio)
        let settling = unit.restTime(target: 1.0, epsilon: epsilon)
        // A spring that never comes to rest, or is at rest from the beginning, uses the duration.
        let response = settling > 0 && settling.isFinite ? settlingDuration / settling : settlingDuration
        self.init(response: response, dampingRatio: dampingRatio)
    }
}

extension Spring {
    /// A spring that doesn't bounce.
    public static var smooth: Spring { smooth() }

    /// Returns a spring that doesn't bounce.
    ///
    /// - Parameters:
    ///   - duration: The seconds that the motion seems to last.
    ///   - extraBounce: The bounciness to add.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }

    /// A spring that bounces a little: 0.15.
    public static var snappy: Spring { snappy() }

    /// Returns a spring that bounces a little: 0.15.
    ///
    /// - Parameters:
    ///   - duration: The seconds that the motion seems to last.
    ///   - extraBounce: The bounciness to add.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// A spring that bounces: 0.3.
    public static var bouncy: Spring { bouncy() }

    /// Returns a spring that bounces: 0.3.
    ///
    /// - Parameters:
    ///   - duration: The seconds that the motion seems to last.
    ///   - extraBounce: The bounciness to add.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }
}
