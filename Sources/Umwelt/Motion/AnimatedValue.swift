/// The animation of one value of a view: what the value is, the model value, and what shows of it meanwhile, the
/// presentation value.
///
/// Each change with an animation adds a run, which makes up for the distance that the value has jumped by: the
/// presentation value is the model value less what is still to go of all runs. So a second change starts from what
/// shows, and curves add up. A spring takes over the runs before it, and their velocity.
package final class AnimatedValue<Value: Animatable>: ValueAnimation<Value> {
    private typealias Vector = Value.AnimatableData

    private var model: Value
    private var runs: ContiguousArray<Run> = []

    /// The velocity at which the value has lately been changed without an animation, per second; for springs that begin
    /// after it.
    private var tracked: (velocity: Vector, time: Double)?

    /// The distance that one change has to go, and how.
    private struct Run {
        let interval: Vector
        let animation: Animation
        var context: AnimationContext<Vector>
        let start: Double
        let completions: AnimationCompletions?
        var isComplete = false
        var isOver = false

        /// Returns the way that is still to go at a time; nil if the run is over.
        func rest(at time: Double, context: inout AnimationContext<Vector>) -> Vector? {
            guard let done = animation.animate(value: interval, time: time - start, context: &context) else {
                return nil
            }
            let rest = interval - done
            // An app's own animation may answer what is no number: then the value shows its end.
            return rest.magnitudeSquared.isFinite ? rest : .zero
        }
    }

    init(_ value: Value, apply: @escaping (Value) -> Void) {
        model = value
        super.init(apply: apply)
    }

    override func presentation(at time: Double) -> Value {
        guard !runs.isEmpty, time < .infinity else { return model }
        var value = model
        value.animatableData = data(at: time)
        return value
    }

    private func data(at time: Double) -> Vector {
        var data = model.animatableData
        for run in runs {
            var context = run.context
            if let rest = run.rest(at: time, context: &context) { data -= rest }
        }
        return data
    }

    private func velocity(at time: Double) -> Vector {
        var sum = Vector.zero
        for run in runs {
            sum += run.animation.velocity(value: run.interval, time: time - run.start, context: run.context) ?? .zero
        }
        return sum
    }

    override func change(to new: Value, in transaction: Transaction, of element: _Element) -> Bool {
        let driver = element.tree.animations
        let time = driver.time
        let interval = new.animatableData - model.animatableData
        // A body that ran for another reason: what runs goes on.
        if interval == .zero && !runs.isEmpty {
            model = new
            return true
        }
        guard let animation = transaction.animation else {
            track(new, in: transaction, at: time)
            if !runs.isEmpty { driver.drop(self) }
            end(in: element.tree)
            model = new
            return tracked != nil
        }
        defer { model = new }
        if interval == .zero { return false }
        var run = Run(
            interval: interval, animation: animation,
            context: AnimationContext(environment: EnvironmentValues(at: element.scope, tracking: false)),
            start: time, completions: transaction.completions)
        if let last = runs.last {
            var context = last.context
            if animation.shouldMerge(
                previous: last.animation, value: last.interval, time: time - last.start, context: &context)
            {
                run = merged(run, into: last, context, towards: new, at: time)
                end(in: element.tree)
            }
        } else if let tracked, time - tracked.time < 0.1 {
            // A finger that has lifted for longer was at rest; a tenth of a second is a guess.
            run.context.state.initialVelocity = tracked.velocity
        }
        tracked = nil
        run.completions?.open()
        runs.append(run)
        driver.start(self, of: element)
        return true
    }

    /// Returns a run that takes over from all before it. A spring starts from what shows, with its velocity; an app's own
    /// animation goes on with the time and the state of the one before.
    private func merged(
        _ run: Run, into last: Run, _ context: AnimationContext<Vector>, towards new: Value, at time: Double
    ) -> Run {
        let isOwn = run.animation.progress(at: 0) == nil
        let from = isOwn ? model.animatableData - last.interval : data(at: time)
        var result = Run(
            interval: new.animatableData - from, animation: run.animation, context: isOwn ? context : run.context,
            start: isOwn ? last.start : time, completions: run.completions)
        if !isOwn { result.context.state.initialVelocity = velocity(at: time) }
        return result
    }

    /// Takes note of the velocity of a change that follows an input.
    private func track(_ new: Value, in transaction: Transaction, at time: Double) {
        guard transaction.tracksVelocity else {
            tracked = nil
            return
        }
        let passed = time - (tracked?.time ?? time)
        var velocity = Vector.zero
        if passed > 0 {
            velocity = new.animatableData - model.animatableData
            velocity.scale(by: 1 / passed)
        }
        tracked = (velocity, time)
    }

    override func advance(to time: Double) -> Bool {
        guard let tree = element?.tree else { return false }
        var data = model.animatableData
        var hasEnded = false
        for index in runs.indices {
            let rest = runs[index].rest(at: time, context: &runs[index].context)
            if let rest { data -= rest }
            if rest == nil || runs[index].context.isLogicallyComplete { complete(index, in: tree) }
            if rest == nil {
                runs[index].isOver = true
                hasEnded = true
            }
        }
        if hasEnded {
            for run in runs where run.isOver { run.completions?.reached(.removed, in: tree) }
            runs.removeAll(where: \.isOver)
        }
        var value = model
        if !runs.isEmpty { value.animatableData = data }
        apply(value)
        return !runs.isEmpty
    }

    private func complete(_ index: Int, in tree: ViewTree) {
        guard !runs[index].isComplete else { return }
        runs[index].isComplete = true
        runs[index].completions?.reached(.logicallyComplete, in: tree)
    }

    /// Drops all runs, as the value has jumped or another run takes over.
    private func end(in tree: ViewTree) {
        for index in runs.indices {
            complete(index, in: tree)
            runs[index].completions?.reached(.removed, in: tree)
        }
        runs = []
    }

    override func nextEvent(after time: Double) -> Double {
        var next = Double.infinity
        for run in runs {
            let due = run.start + (run.isComplete ? run.animation.duration : run.animation.logicalDuration)
            // The end of an app's own course is unknown, and a spring that took over a velocity ends later.
            let isKnown = due > time && run.animation.progress(at: 0) != nil
            next = min(next, isKnown ? due : time + AnimationDriver.frameDuration)
        }
        return next
    }

    override func span(after time: Double) -> MotionSpan? {
        var end = time
        for run in runs {
            // Only the app knows how its own animations go on.
            guard run.animation.progress(at: 0) != nil else { return nil }
            if let cycle = run.animation.cycle {
                return runs.count == 1 ? .cycles(from: run.start + cycle.delay, period: cycle.period) : nil
            }
            guard let runEnd = knownEnd(of: run) else { return nil }
            end = max(end, runEnd)
        }
        return .until(end)
    }

    /// Returns the time at which a run is over; nil if that is more than a minute after it would be from rest.
    private func knownEnd(of run: Run) -> Double? {
        let end = run.start + run.animation.duration
        guard end.isFinite, run.context.state.initialVelocity != nil else { return end.isFinite ? end : nil }
        // A spring that took over a velocity ends later.
        var context = run.context
        for frame in 0..<3600 {
            let time = end + Double(frame) * AnimationDriver.frameDuration
            if run.rest(at: time, context: &context) == nil { return time }
        }
        return nil
    }

    override func finish(in tree: ViewTree) {
        end(in: tree)
        super.finish(in: tree)
    }
}
