import Foundation

extension Spring {
    /// The seconds until the spring is at rest, estimated as in SwiftUI for a change of 1 that starts at rest and
    /// an epsilon of 0.001.
    public var settlingDuration: TimeInterval { settlingDuration(target: 1.0, epsilon: 0.001) }

    /// Returns the seconds until the spring is at rest, estimated as in SwiftUI.
    ///
    /// For a spring that oscillates it is a time after which the motion certainly stays within epsilon; for others it
    /// is the first tenth of a second after which it does. It is infinite if that never happens: without damping, or
    /// for an epsilon that is not positive.
    ///
    /// - Parameters:
    ///   - target: The total change.
    ///   - initialVelocity: The velocity at the start, in units a second.
    ///   - epsilon: The distance to the target below which the spring counts as at rest.
    public func settlingDuration<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, epsilon: Double
    ) -> TimeInterval {
        guard epsilon > 0, decay > 0, frequency > 0 else { return .infinity }
        if decay >= frequency {
            return settlingTenth(target: target, initialVelocity: initialVelocity, epsilon: epsilon)
                ?? restTime(target: target, initialVelocity: initialVelocity, epsilon: epsilon)
        }
        let velocity = target.scaled(by: decay) - initialVelocity
        let size = velocity.magnitudeSquared.squareRoot() + target.magnitudeSquared.squareRoot()
        guard size > 0 else { return 0 }
        return max(log(size / epsilon) / decay, 0)
    }

    /// Returns the first tenth of a second after which the spring stays within epsilon for more than a second; nil if
    /// there is none among the first thousand.
    private func settlingTenth<V: VectorArithmetic>(
        target: V, initialVelocity: V, epsilon: Double
    ) -> TimeInterval? {
        var settled: TimeInterval?
        var time = 0.0
        for _ in 0..<1024 {
            let way = value(target: target, initialVelocity: initialVelocity, time: time) - target
            let distance = way.magnitudeSquared.squareRoot()
            guard distance.isFinite else { return nil }
            if distance >= epsilon {
                settled = nil
            } else if let settled, time - settled > 1 {
                return settled
            } else if settled == nil {
                settled = time
            }
            time += 0.1
        }
        return nil
    }

    /// Returns the last time at which the spring is further than epsilon from its target.
    func restTime<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, epsilon: Double) -> TimeInterval {
        let distance = target.magnitudeSquared
        let velocity = initialVelocity.magnitudeSquared
        // The spring starts at minus the target, as seen from where it rests.
        let product = ((target - initialVelocity).magnitudeSquared - distance - velocity) / 2
        let start = SquaredMotion(distance: distance, product: product, velocity: velocity)
        return restTime(from: start, epsilon: epsilon)
    }

    /// A distance and a velocity, reduced to their lengths and the angle between them.
    private struct SquaredMotion {
        /// The square of the distance.
        let distance: Double
        /// The scalar product of distance and velocity.
        let product: Double
        /// The square of the velocity.
        let velocity: Double

        /// Returns the square of a weighted sum of both.
        func square(_ distancePart: Double, _ velocityPart: Double) -> Double {
            distancePart * distancePart * distance + 2 * distancePart * velocityPart * product
                + velocityPart * velocityPart * velocity
        }
    }

    private func restTime(from start: SquaredMotion, epsilon: Double) -> TimeInterval {
        guard start.distance > 0 || start.velocity > 0 else { return 0 }
        guard epsilon > 0, decay > 0, frequency > 0 else { return .infinity }
        let end = latestRestTime(from: start, epsilon: epsilon)
        // Thirty years are for ever, and so is what is no number.
        guard end < 1e9 else { return .infinity }
        guard end > 0 else { return 0 }

        func isOutside(at time: Double) -> Bool {
            let factors = factors(at: time)
            return start.square(factors.distance, factors.distanceByVelocity) > epsilon * epsilon
        }

        // The last time outside lies within half a swing before the latest one, or anywhere if there is no swing.
        let swing = (frequency * frequency - decay * decay).squareRoot()
        // Steps so small that the motion between two of them is all but straight.
        let count = 256
        let step = (swing > 0 ? min(end, .pi / swing) : end) / Double(count)
        guard let last = (1...count).first(where: { isOutside(at: end - Double($0) * step) }) else { return 0 }
        var outside = end - Double(last) * step
        var inside = outside + step
        // As many halvings as a number has binary places.
        for _ in 0..<52 {
            let middle = (inside + outside) / 2
            if isOutside(at: middle) { outside = middle } else { inside = middle }
        }
        return inside
    }

    /// Returns a time after which the motion certainly stays within epsilon.
    private func latestRestTime(from start: SquaredMotion, epsilon: Double) -> Double {
        let square = decay * decay - frequency * frequency
        // By the time that a swing or the fast decay takes so long, the slow decay has ended the motion.
        let half = max(abs(square).squareRoot(), 1e-6 * frequency)
        if square < 0 {
            // x = e^(-decay · t) · (u · cos + w · sin), whose size is at most the longer half axis of an ellipse.
            let u = start.distance
            let w = start.square(decay, 1) / (half * half)
            let product = (start.product + decay * start.distance) / half
            let longer = (u + w + ((u - w) * (u - w) + 4 * product * product).squareRoot()) / 2
            return log(longer.squareRoot() / epsilon) / decay
        }
        let slow = frequency * frequency / (decay + square.squareRoot())
        let size = start.distance.squareRoot() + max(start.square(slow, 1), 0).squareRoot() / (2 * half)
        return log(size / epsilon) / slow
    }
}
