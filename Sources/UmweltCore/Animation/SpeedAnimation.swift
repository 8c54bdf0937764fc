import Foundation

/// An animation whose time runs faster or slower, or is paused.
struct SpeedAnimation: BuiltInAnimation {
    let base: Animation
    let speed: Double

    /// Makes an animation of another speed. Time doesn't run backwards: a negative speed is none.
    init(_ base: Animation, speed: Double) {
        self.base = base
        // A billion times as fast is at once, and infinitely fast would be no number at the start.
        self.speed = speed.isNaN ? 1 : min(max(speed, 0), 1e9)
    }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        let velocity = context.state.initialVelocity
        slow(&context)
        defer { context.state.initialVelocity = velocity }
        return base.animate(value: value, time: time * speed, context: &context)
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        var context = context
        slow(&context)
        return base.velocity(value: value, time: time * speed, context: context)?.scaled(by: speed)
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        base.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }

    /// Turns the velocity of a takeover into that in the time of the animation inside.
    private func slow<V>(_ context: inout AnimationContext<V>) {
        context.state.initialVelocity?.scale(by: speed > 0 ? 1 / speed : 0)
    }

    var length: Double? { base.length.map(stretched) }

    var logicalLength: Double? { base.logicalLength.map(stretched) }

    var cycle: AnimationCycle? {
        guard speed > 0, let cycle = base.cycle else { return nil }
        return AnimationCycle(delay: cycle.delay / speed, period: cycle.period / speed)
    }

    func progress(at time: Double) -> Double? { base.progress(at: time * speed) }

    private func stretched(_ length: Double) -> Double { length > 0 ? length / speed : 0 }
}
