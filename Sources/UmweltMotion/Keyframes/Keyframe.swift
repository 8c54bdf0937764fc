/// A keyframe of a track, as a vector.
struct Keyframe<Data: VectorArithmetic> {
    /// The way to a keyframe. Durations are in seconds, velocities in units a second.
    enum Motion {
        /// A jump.
        case move
        /// A straight line, with the share of the way at each share of the time.
        case linear(duration: Double, UnitCurve)
        /// A cubic curve, with the velocities that were given.
        case cubic(duration: Double, start: Data?, end: Data?)
        /// The pull of a spring, until it has settled if no duration was given, with the velocity that was given.
        case spring(Spring, duration: Double?, start: Data?)
    }

    /// The value at the keyframe; nil to stay at the one before.
    let target: Data?

    /// The way to the keyframe, in a finite, positive duration.
    let motion: Motion

    /// Makes a keyframe of what an app gives. Numbers that are none are left out; without a positive duration the
    /// keyframe is a jump.
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

/// Returns a duration in seconds with which sums and products stay finite; nil if it is not positive.
///
/// The longest one, some 30 years, is a guess.
func usableDuration(_ duration: Double) -> Double? { duration > 0 ? min(duration, 1e9) : nil }

extension VectorArithmetic {
    /// The vector; nil if it is infinite or not a number.
    var ifFinite: Self? { magnitudeSquared.isFinite ? self : nil }
}
