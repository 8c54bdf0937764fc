import Foundation

/// An animation that a spring drives.
protocol SpringMotion: BuiltInAnimation {
    /// The spring.
    var spring: Spring { get }

    /// The velocity at the start, as distances a second, without that of a replaced animation.
    var initialVelocity: Double { get }
}

extension SpringMotion {
    package func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        if time >= spring.duration { context.isLogicallyComplete = true }
        guard let velocity = takeover(of: value, in: context) else {
            let state = SpringProgress(spring, initialVelocity: initialVelocity, time: time)
            return state.isOver ? nil : value.scaled(by: state.progress)
        }
        let state = SpringTakeover(
            spring, way: value, initialVelocity: velocity, blend: context.state.blend, time: time)
        return state.isOver ? nil : state.travelled
    }

    package func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        guard let velocity = takeover(of: value, in: context) else {
            let state = SpringProgress(spring, initialVelocity: initialVelocity, time: time)
            return state.isOver ? nil : value.scaled(by: state.velocity)
        }
        let state = SpringTakeover(
            spring, way: value, initialVelocity: velocity, blend: context.state.blend, time: time)
        return state.isOver ? nil : state.velocity
    }

    var length: Double? { SpringProgress.length(of: spring, initialVelocity: initialVelocity) }

    var logicalLength: Double? { spring.duration }

    func progress(at time: Double) -> Double? {
        let state = SpringProgress(spring, initialVelocity: initialVelocity, time: time)
        return state.isOver ? 1 : state.progress
    }

    /// Returns the whole velocity at the start; nil if nothing was replaced, since the velocity is then along the
    /// distance.
    private func takeover<V>(of way: V, in context: AnimationContext<V>) -> V? {
        guard let velocity = context.state.initialVelocity else { return nil }
        return initialVelocity == 0 ? velocity : velocity + way.scaled(by: initialVelocity)
    }
}
