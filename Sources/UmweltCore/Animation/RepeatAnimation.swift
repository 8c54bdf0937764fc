import Foundation

/// An animation that runs several times, or forever. Every second run can be reversed.
///
/// After an even number of runs with autoreverse the value is back at its start, and jumps to the end.
struct RepeatAnimation: BuiltInAnimation {
    let base: Animation

    /// The number of runs; nil for as many as there is time for.
    let count: Int?

    /// True if every second run is reversed.
    let autoreverses: Bool

    /// The seconds of a run; nil if unknown before the end of the first run.
    private let runLength: Double?

    init(_ base: Animation, count: Int?, autoreverses: Bool) {
        self.base = base
        self.count = count
        self.autoreverses = autoreverses
        runLength = base.length
    }

    /// The length in seconds of one run of a custom animation, stored by the repeating animation around it.
    private enum RunLengths: AnimationStateKey {
        static var defaultValue: [RepeatAnimation: Double] { [:] }
    }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        guard count ?? 1 > 0 else { return nil }
        // A run's end is not the end of all of them.
        let isLogicallyComplete = context.isLogicallyComplete
        defer { context.isLogicallyComplete = isLogicallyComplete }
        guard let runLength = runLength(in: context) else {
            if let travelled = base.animate(value: value, time: time, context: &context) { return travelled }
            context.state[RunLengths.self][self] = time
            return count == 1 ? nil : value
        }
        guard let place = place(at: time, runLength: runLength) else { return nil }
        return base.animate(value: value, time: place.time, context: &context) ?? value
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        guard let runLength = runLength(in: context) else {
            return base.velocity(value: value, time: time, context: context)
        }
        guard let place = place(at: time, runLength: runLength) else { return nil }
        let velocity = base.velocity(value: value, time: place.time, context: context)
        return place.isBackwards ? velocity?.scaled(by: -1) : velocity
    }

    var length: Double? {
        guard let runLength, let count else { return runLength.map { $0 > 0 ? .infinity : 0 } }
        return count > 0 ? runLength * Double(count) : 0
    }

    var logicalLength: Double? { length }

    var cycle: AnimationCycle? {
        guard count == nil, let runLength, runLength > 0, runLength.isFinite else { return nil }
        return AnimationCycle(delay: 0, period: autoreverses ? 2 * runLength : runLength)
    }

    func progress(at time: Double) -> Double? {
        guard let runLength else { return nil }
        guard let place = place(at: time, runLength: runLength) else { return 1 }
        return base.progress(at: place.time)
    }

    private func runLength<V>(in context: AnimationContext<V>) -> Double? {
        runLength ?? context.state[RunLengths.self][self]
    }

    /// Returns the time within the run, and whether the run is reversed; nil after the last run.
    private func place(at time: Double, runLength: Double) -> (time: Double, isBackwards: Bool)? {
        guard runLength > 0, count ?? 1 > 0 else { return nil }
        // Also at times before the start and of a run that never ends.
        guard time >= runLength else { return (time, false) }
        let run = (time / runLength).rounded(.down)
        if let count, run >= Double(count) { return nil }
        let passed = time - run * runLength
        let isBackwards = autoreverses && run.truncatingRemainder(dividingBy: 2) == 1
        return (isBackwards ? runLength - passed : passed, isBackwards)
    }
}
