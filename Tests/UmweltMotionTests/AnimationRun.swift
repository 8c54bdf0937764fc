import SwiftUI
import TestSupport
import Umwelt

/// A run of an animation, asked at any times, with one context for all of them.
final class AnimationRun<V: VectorArithmetic> {
    let animation: Animation
    let way: V
    var context = AnimationContext<V>(environment: EnvironmentValues())

    init(_ animation: Animation, way: V) {
        self.animation = animation
        self.way = way
    }

    /// Returns the way that has been travelled, nil after the end.
    func travelled(at time: Double) -> V? {
        animation.animate(value: way, time: time, context: &context)
    }

    func velocity(at time: Double) -> V? {
        animation.velocity(value: way, time: time, context: context)
    }

    /// Returns the run of another animation that takes over, nil if it is added instead.
    func takenOver(by animation: Animation, at time: Double, way: V) -> AnimationRun? {
        let run = AnimationRun(animation, way: way)
        run.context = context
        guard animation.shouldMerge(previous: self.animation, value: self.way, time: time, context: &run.context)
        else { return nil }
        // As what runs animations does.
        run.context.state.initialVelocity = velocity(at: time)
        return run
    }
}

extension AnimationRun<Double> {
    /// Makes a run from 0 to 1.
    convenience init(_ animation: Animation) { self.init(animation, way: 1) }
}

extension Animation {
    /// Returns the part of the way after some time, nil after the end.
    func part(at time: Double) -> Double? { AnimationRun(self).travelled(at: time) }
}

/// Returns true if the numbers differ by less than a millionth, or by the given tolerance.
func isNear(_ a: Double?, _ b: Double, within tolerance: Double = 1e-6) -> Bool {
    guard let a else { return false }
    return abs(a - b) <= tolerance
}
