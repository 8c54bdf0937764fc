import Foundation

/// The progress of a spring animation whose initial velocity, if any, points to the target.
struct SpringProgress {
    /// The part of the way that has been travelled.
    let progress: Double

    /// The velocity in ways a second.
    let velocity: Double

    /// True if the spring stands still.
    let isOver: Bool

    /// The part of the energy at the start with which a spring stands still: that of a thousandth of the way.
    ///
    /// A guess: it is the epsilon that a spring's settling duration has by default.
    static let restingEnergy = 0.001 * 0.001

    /// Reckons the course.
    ///
    /// - Parameters:
    ///   - initialVelocity: The velocity at the start, in ways a second.
    ///   - time: The seconds since the start.
    init(_ spring: Spring, initialVelocity: Double, time: Double) {
        let factors = spring.factors(at: time)
        let distance = initialVelocity * factors.distanceByVelocity - factors.distance
        progress = 1 + distance
        velocity = initialVelocity * factors.velocity - factors.velocityByDistance
        let stiffness = spring.frequency * spring.frequency
        let energy = stiffness * distance * distance + velocity * velocity
        let start = stiffness + initialVelocity * initialVelocity
        // Energy only ever falls, so that what is over stays over. Without stiffness nothing leads to the end.
        isOver = !(energy > Self.restingEnergy * start) || stiffness == 0
    }

    /// Returns the seconds until a spring stands still; infinite if it never does.
    static func length(of spring: Spring, initialVelocity: Double) -> Double {
        func isOver(at time: Double) -> Bool {
            SpringProgress(spring, initialVelocity: initialVelocity, time: time).isOver
        }
        guard !isOver(at: 0) else { return 0 }
        guard spring.decay > 0 else { return .infinity }
        var end = spring.response
        while !isOver(at: end) {
            end *= 2
            // More than thirty years.
            guard end < 1e9 else { return .infinity }
        }
        var before = 0.0
        // To a billionth of the time.
        for _ in 0..<30 {
            let middle = (before + end) / 2
            if isOver(at: middle) { end = middle } else { before = middle }
        }
        return end
    }
}

/// The progress of a spring animation that goes on with the velocity of another one.
struct SpringTakeover<V: VectorArithmetic> {
    /// The way that has been travelled.
    let travelled: V

    /// The velocity in units a second.
    let velocity: V

    /// True if the spring stands still.
    let isOver: Bool

    /// Reckons the course.
    ///
    /// The types of numbers, points, sizes and rectangles have code of their own: without it, a rectangle takes six
    /// times as long.
    ///
    /// - Parameters:
    ///   - way: The whole way.
    ///   - initialVelocity: The velocity at the start, in units a second.
    ///   - blend: The change of the response from that of the other one; nil for none.
    ///   - time: The seconds since the start.
    @specialized(where V == Double)
    @specialized(where V == CGFloat)
    @specialized(where V == CGSize.AnimatableData)
    @specialized(where V == CGRect.AnimatableData)
    init(_ spring: Spring, way: V, initialVelocity: V, blend: SpringBlend?, time: Double) {
        let stiffness = spring.frequency * spring.frequency
        let start = stiffness * way.magnitudeSquared + initialVelocity.magnitudeSquared
        if let blend {
            var distance = V.zero - way
            var velocity = initialVelocity
            blend.move(&distance, velocity: &velocity, by: spring, to: time)
            travelled = way + distance
            self.velocity = velocity
            let energy = stiffness * distance.magnitudeSquared + velocity.magnitudeSquared
            // A spring that becomes stiffer gains energy meanwhile.
            isOver = time >= blend.duration && !(energy > SpringProgress.restingEnergy * start) || stiffness == 0
            return
        }
        let factors = spring.factors(at: time)
        let distance =
            initialVelocity.scaled(by: factors.distanceByVelocity) - way.scaled(by: factors.distance)
        travelled = way + distance
        velocity = initialVelocity.scaled(by: factors.velocity) - way.scaled(by: factors.velocityByDistance)
        let energy = stiffness * distance.magnitudeSquared + velocity.magnitudeSquared
        isOver = !(energy > SpringProgress.restingEnergy * start) || stiffness == 0
    }
}
