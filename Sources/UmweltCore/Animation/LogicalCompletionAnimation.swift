import Foundation

/// An animation with an earlier logical completion, at which completion handlers run.
struct LogicalCompletionAnimation: BuiltInAnimation {
    let base: Animation
    let duration: Double

    init(_ base: Animation, duration: Double) {
        self.base = base
        self.duration = duration > 0 ? duration : 0
    }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        if time >= duration { context.isLogicallyComplete = true }
        return base.animate(value: value, time: time, context: &context)
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        base.velocity(value: value, time: time, context: context)
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        base.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }

    var length: Double? { base.length }

    var logicalLength: Double? { min(base.logicalLength ?? .infinity, duration) }

    var cycle: AnimationCycle? { base.cycle }

    func progress(at time: Double) -> Double? { base.progress(at: time) }
}
