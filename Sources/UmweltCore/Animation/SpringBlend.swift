import Foundation

/// The transition from the response of a replaced spring to the response of its successor.
///
/// SwiftUI documents that the response is interpolated over a time. A guess: the interpolation is linear, and the
/// damping ratio is the new one from the start.
package struct SpringBlend {
    /// The response of the spring before at the takeover, in seconds.
    let response: Double

    /// The seconds until the response is the spring's own.
    let duration: Double

    /// The number of steps of the transition: sixty a second, from 8 to 64, which is exact for short and cheap for long
    /// transitions.
    private var steps: Int { Int(min(max(duration * 60, 8), 64)) }

    /// Returns the response of a spring at a time since the takeover.
    func response(of spring: Spring, at time: Double) -> Double {
        let part = min(max(time / duration, 0), 1)
        return response + (spring.response - response) * part
    }

    /// Moves a distance from the rest position, and its velocity, from the takeover to a time.
    ///
    /// The response is constant within a step, so the result does not depend on the times of the frames.
    func move<V: VectorArithmetic>(_ distance: inout V, velocity: inout V, by spring: Spring, to time: Double) {
        let step = duration / Double(steps)
        var start = 0.0
        for _ in 0..<steps where start < time {
            let middle = response(of: spring, at: start + step / 2)
            Spring(response: middle, dampingRatio: spring.dampingRatio)
                .update(value: &distance, velocity: &velocity, target: .zero, deltaTime: min(step, time - start))
            start += step
        }
        if time > duration {
            spring.update(value: &distance, velocity: &velocity, target: .zero, deltaTime: time - duration)
        }
    }
}

extension Animation {
    /// Returns the transition of the response if the animation replaces another; nil if neither needs one or either is
    /// not a spring.
    ///
    /// - Parameters:
    ///   - previous: The replaced animation.
    ///   - blend: The transition of the response in progress in the replaced animation; nil for none.
    ///   - time: The seconds since the replaced animation started.
    func blend(from previous: Animation, blend: SpringBlend?, at time: Double) -> SpringBlend? {
        guard let own = base as? SpringAnimation, own.blendDuration > 0, own.blendDuration.isFinite,
            let spring = (previous.base as? any PersistentSpring)?.spring
        else { return nil }
        let response = blend?.response(of: spring, at: time) ?? spring.response
        guard response != own.spring.response, response.isFinite, own.spring.response.isFinite else { return nil }
        return SpringBlend(response: response, duration: own.blendDuration)
    }
}
