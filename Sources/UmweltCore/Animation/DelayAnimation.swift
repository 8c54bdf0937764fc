import Foundation

/// An animation that starts later.
struct DelayAnimation: BuiltInAnimation {
    let base: Animation
    let delay: Double

    /// Makes an animation that starts later; with a negative delay it starts as if that time had passed.
    init(_ base: Animation, delay: Double) {
        self.base = base
        // More than thirty years on is over.
        self.delay = delay.isNaN ? 0 : max(delay, -1e9)
    }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        time < delay ? .zero : base.animate(value: value, time: time - delay, context: &context)
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        time < delay ? .zero : base.velocity(value: value, time: time - delay, context: context)
    }

    // One that waits takes nothing over: what is running would stand still until it starts.
    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        delay == 0 && base.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }

    var length: Double? { base.length.map { max($0 + delay, 0) } }

    var logicalLength: Double? { base.logicalLength.map { max($0 + delay, 0) } }

    var cycle: AnimationCycle? {
        base.cycle.map { AnimationCycle(delay: $0.delay + delay, period: $0.period) }
    }

    func progress(at time: Double) -> Double? { base.progress(at: time - delay).map { time < delay ? 0 : $0 } }
}
