import Foundation

/// The change of a spring's response from that of the spring that it has taken over to its own.
///
/// SwiftUI documents that the response is interpolated over a time. That this is linear, and that the damping ratio
/// holds from the start, is a guess.
package struct SpringBlend {
    /// The response of the spring before at the takeover, in seconds.
    let response: Double

    /// The seconds until the response is that of the spring itself.
    let duration: Double

    /// The steps in which the response changes: sixty a second, within bounds that keep both short and long ones exact
    /// and cheap.
    private var steps: Int { Int(min(max(duration * 60, 8), 64)) }

    /// Returns the response of a spring at a time since the takeover.
    func response(of spring: Spring, at time: Double) -> Double {
        let part = min(max(time / duration, 0), 1)
        return response + (spring.response - response) * part
    }

    /// Moves a distance from the rest position, and its velocity, from the takeover to a time.
    ///
    /// The response is constant within a step, that of its middle, so that what shows does not depend on which frames
    /// there are.
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
    /// Returns the change of response with which the animation takes over another one; nil if there is none, or either
    /// is no spring.
    ///
    /// - Parameters:
    ///   - previous: The animation that it takes over.
    ///   - blend: The change of response under way in that one; nil for none.
    ///   - time: The seconds since that one has begun.
    func blend(from previous: Animation, blend: SpringBlend?, at time: Double) -> SpringBlend? {
        guard let own = base as? SpringAnimation, own.blendDuration > 0, own.blendDuration.isFinite,
            let spring = (previous.base as? any PersistentSpring)?.spring
        else { return nil }
        let response = blend?.response(of: spring, at: time) ?? spring.response
        guard response != own.spring.response, response.isFinite, own.spring.response.isFinite else { return nil }
        return SpringBlend(response: response, duration: own.blendDuration)
    }
}
