import Foundation

/// The factors of a spring's motion after some time, for its initial distance and velocity.
///
/// The motion is linear in both, so that four numbers, which are the same for each component, describe it completely.
@usableFromInline package struct SpringFactors {
    /// The distance from the rest position, for each unit of distance at the start.
    @usableFromInline package let distance: Double

    /// The distance from the rest position, for each unit of velocity at the start.
    @usableFromInline package let distanceByVelocity: Double

    /// The velocity, for each unit of distance at the start.
    @usableFromInline package let velocityByDistance: Double

    /// The velocity, for each unit of velocity at the start.
    @usableFromInline package let velocity: Double
}

extension Spring {
    /// Returns the motion after some seconds.
    ///
    /// It solves x″ + 2 · decay · x′ + frequency² · x = 0, as textbooks on damped oscillation do.
    @usableFromInline package func factors(at time: Double) -> SpringFactors {
        // After thirty years the sine still has six places. Zero also for what is no number.
        let time = time > 0 ? min(time, 1e9) : 0
        let square = decay * decay - frequency * frequency
        if square < 0 {
            let swing = (-square).squareRoot()
            let size = exp(-decay * time)
            let sine = size * sin(swing * time) / swing
            let cosine = size * cos(swing * time)
            return factors(cosine + decay * sine, sine, cosine - decay * sine)
        }
        // The motion is the sum of a slow and a fast decay, here as the slow one times what the fast one leaves of it.
        let half = square.squareRoot()
        let fast = decay + half
        let slow = fast > 0 ? frequency * frequency / fast : 0
        let size = exp(-slow * time)
        let reached = half > 0 ? -expm1(-2 * half * time) / (2 * half) : time
        return factors(size * (1 + slow * reached), size * reached, size * (1 - fast * reached))
    }

    private func factors(_ distance: Double, _ distanceByVelocity: Double, _ velocity: Double) -> SpringFactors {
        SpringFactors(
            distance: distance, distanceByVelocity: distanceByVelocity,
            velocityByDistance: -frequency * frequency * distanceByVelocity, velocity: velocity)
    }
}
