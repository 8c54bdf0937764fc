/// The motion from one keyframe to the next. Times are in seconds since its start, velocities in units a second.
enum KeyframeSegment<Data: VectorArithmetic> {
    /// A straight line, with the share of the distance at each share of the time.
    case linear(from: Data, distance: Data, duration: Double, UnitCurve)
    /// A cubic curve, by the coefficients of the powers of the share of the time, from the zeroth.
    case cubic(Data, Data, Data, Data, duration: Double)
    /// The pull of a spring, with the velocity at the start.
    case spring(Spring, from: Data, distance: Data, velocity: Data)

    /// Returns the cubic curve between two values with given velocities at both ends (a Hermite curve).
    static func cubic(
        from start: Data, to end: Data, duration: Double, startVelocity: Data, endVelocity: Data
    ) -> Self {
        let distance = end - start
        let first = startVelocity.scaled(by: duration)
        let last = endVelocity.scaled(by: duration)
        return .cubic(
            start, first, distance.scaled(by: 3) - first.scaled(by: 2) - last, first + last - distance.scaled(by: 2),
            duration: duration)
    }

    /// Returns the value at a time.
    func value(at time: Double) -> Data {
        switch self {
        case .linear(let start, let distance, let duration, let curve):
            return start + distance.scaled(by: curve.value(at: time / duration))
        case .cubic(let zeroth, let first, let second, let third, let duration):
            let share = time / duration
            return ((third.scaled(by: share) + second).scaled(by: share) + first).scaled(by: share) + zeroth
        case .spring(let spring, let start, let distance, let velocity):
            return start + spring.value(target: distance, initialVelocity: velocity, time: time)
        }
    }

    /// Returns the velocity at a time; zero where the curve is vertical.
    func velocity(at time: Double) -> Data {
        let velocity: Data
        switch self {
        case .linear(_, let distance, let duration, let curve):
            velocity = distance.scaled(by: curve.velocity(at: time / duration) / duration)
        case .cubic(_, let first, let second, let third, let duration):
            let share = time / duration
            velocity = ((third.scaled(by: 3 * share) + second.scaled(by: 2)).scaled(by: share) + first)
                .scaled(by: 1 / duration)
        case .spring(let spring, _, let distance, let start):
            velocity = spring.velocity(target: distance, initialVelocity: start, time: time)
        }
        return velocity.ifFinite ?? .zero
    }
}
