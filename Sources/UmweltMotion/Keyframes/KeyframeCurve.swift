/// The curve of a vector through the keyframes of a track. Times are in seconds since the start of the track,
/// velocities in units a second.
struct KeyframeCurve<Data: VectorArithmetic> {
    /// The segments between the keyframes that take time.
    private var segments: [KeyframeSegment<Data>] = []

    /// The time at which each segment ends.
    private var ends: [Double] = []

    /// The value after the last keyframe.
    private var endValue: Data

    /// The duration of the curve.
    var duration: Double { ends.last ?? 0 }

    /// Makes a curve.
    ///
    /// - Parameters:
    ///   - keyframes: The keyframes, in their order.
    ///   - start: The value before the first keyframe.
    ///   - startVelocity: The velocity before the first keyframe.
    init(_ keyframes: [Keyframe<Data>], from start: Data, velocity startVelocity: Data) {
        endValue = start.ifFinite ?? .zero
        var velocity = startVelocity
        for (index, keyframe) in keyframes.enumerated() {
            let start = endValue
            let target = keyframe.target ?? start
            switch keyframe.motion {
            case .move:
                endValue = target
                velocity = .zero
            case .linear(let duration, let curve):
                velocity = append(
                    .linear(from: start, distance: target - start, duration: duration, curve), duration, to: target)
            case .cubic(let duration, let given, let givenEnd):
                let next = index + 1 < keyframes.count ? keyframes[index + 1] : nil
                let end = givenEnd ?? Self.velocity(from: start, to: target, duration: duration, before: next)
                velocity = append(
                    .cubic(
                        from: start, to: target, duration: duration, startVelocity: given ?? velocity,
                        endVelocity: end),
                    duration, to: target)
            case .spring(let spring, let duration, let given):
                let distance = target - start
                let segment = KeyframeSegment.spring(
                    spring, from: start, distance: distance, velocity: given ?? velocity)
                if let duration {
                    velocity = append(segment, duration, to: segment.value(at: duration))
                } else {
                    // The distance at which a spring counts as settled is a guess that other implementations share.
                    let duration = spring.settlingDuration(
                        target: distance, initialVelocity: given ?? velocity, epsilon: 0.0001)
                    _ = append(segment, usableDuration(duration) ?? 0, to: target)
                    velocity = .zero
                }
            }
        }
    }

    /// Adds a segment and returns the velocity at its end.
    private mutating func append(_ segment: KeyframeSegment<Data>, _ duration: Double, to end: Data) -> Data {
        segments.append(segment)
        ends.append(self.duration + duration)
        endValue = end
        return segment.velocity(at: duration)
    }

    /// Returns the velocity with which a cubic curve smoothly reaches the next keyframe.
    ///
    /// Between cubic keyframes it is that of a Catmull-Rom spline: of the straight line from the previous value to the
    /// next. The same applies before a spring, which continues with that velocity, as if the spring had the same
    /// duration.
    private static func velocity(
        from start: Data, to end: Data, duration: Double, before next: Keyframe<Data>?
    ) -> Data {
        guard let next else { return .zero }
        let target = next.target ?? end
        let velocity: Data =
            switch next.motion {
            case .move: .zero
            case .linear(let nextDuration, let curve):
                (target - end).scaled(by: curve.velocity(at: 0) / nextDuration)
            case .cubic(let nextDuration, let given, _):
                given ?? (target - start).scaled(by: 1 / (duration + nextDuration))
            case .spring(_, _, let given): given ?? (target - start).scaled(by: 1 / (2 * duration))
            }
        return velocity.ifFinite ?? .zero
    }

    /// Returns the value at a time, which is not before the start.
    func value(at time: Double) -> Data {
        guard let (segment, start) = segment(at: time) else { return endValue }
        return segment.value(at: time - start)
    }

    /// Returns the velocity at a time, which is not before the start; zero at the end.
    func velocity(at time: Double) -> Data {
        guard let (segment, start) = segment(at: time) else { return .zero }
        return segment.velocity(at: time - start)
    }

    /// Returns the segment at a time, and its start time; nil after the last segment.
    private func segment(at time: Double) -> (KeyframeSegment<Data>, start: Double)? {
        ends.firstIndex { time < $0 }.map { (segments[$0], $0 == 0 ? 0 : ends[$0 - 1]) }
    }
}
