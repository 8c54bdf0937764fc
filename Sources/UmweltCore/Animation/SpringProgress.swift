import Foundation

/// The progress of a spring animation whose initial velocity, if any, points to the target.
struct SpringProgress {
    /// The part of the way that has been travelled.
    let progress: Double

    /// The velocity, as distances a second.
    let velocity: Double

    /// True if the spring is at rest.
    let isOver: Bool

    /// The fraction of the initial energy at which a spring counts as at rest: that of a thousandth of the distance.
    ///
    /// A guess: it is the epsilon that a spring's settling duration has by default.
    static let restingEnergy = 0.001 * 0.001

    /// Computes the curve.
    ///
    /// - Parameters:
    ///   - initialVelocity: The velocity at the start. 1 covers the whole distance in a second.
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

    /// Returns the seconds until a spring is at rest; infinite if it never is.
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

/// The progress of a spring animation that continues the velocity of another animation.
struct SpringTakeover<V: VectorArithmetic> {
    /// The distance covered.
    let travelled: V

    /// The velocity in units a second.
    let velocity: V

    /// True if the spring is at rest.
    let isOver: Bool

    /// Computes the curve.
    ///
    /// Numbers, points, sizes and rectangles have specialized code: the generic code takes six times as long for a
    /// rectangle.
    ///
    /// - Parameters:
    ///   - way: The whole distance.
    ///   - initialVelocity: The velocity at the start, in units a second.
    ///   - blend: The transition of the response from that of the replaced spring; nil for none.
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
