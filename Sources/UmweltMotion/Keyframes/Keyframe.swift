/// A keyframe of a track, as a vector.
struct Keyframe<Data: VectorArithmetic> {
    /// The way a value moves to a keyframe. Durations are in seconds, velocities in units a second.
    enum Motion {
        /// A jump.
        case move
        /// A straight line, with an easing curve.
        case linear(duration: Double, UnitCurve)
        /// A cubic curve, with the given velocities.
        case cubic(duration: Double, start: Data?, end: Data?)
        /// A spring with the given velocity; without a duration it takes until the spring is at rest.
        case spring(Spring, duration: Double?, start: Data?)
    }

    /// The value at the keyframe; nil to stay at the previous one.
    let target: Data?

    /// The way the value moves to the keyframe; the duration is finite and positive.
    let motion: Motion

    /// Makes a keyframe from an app's values. Values that are NaN are ignored; without a positive duration the value
    /// jumps to the keyframe.
    init(_ target: Data, _ motion: Motion) {
        self.target = target.ifFinite
        self.motion =
            switch motion {
            case .move: .move
            case .linear(let duration, let curve):
                usableDuration(duration).map { .linear(duration: $0, curve) } ?? .move
            case .cubic(let duration, let start, let end):
                usableDuration(duration).map { .cubic(duration: $0, start: start?.ifFinite, end: end?.ifFinite) }
                    ?? .move
            case .spring(let spring, nil, let start): .spring(spring, duration: nil, start: start?.ifFinite)
            case .spring(let spring, let duration?, let start):
                usableDuration(duration).map { .spring(spring, duration: $0, start: start?.ifFinite) } ?? .move
            }
    }
}

/// Returns a duration in seconds that is small enough for calculations; nil if it is not positive.
///
/// The longest one, some 30 years, is a guess.
func usableDuration(_ duration: Double) -> Double? { duration > 0 ? min(duration, 1e9) : nil }

extension VectorArithmetic {
    /// The vector; nil if it is infinite or not a number.
    var ifFinite: Self? { magnitudeSquared.isFinite ? self : nil }
}
