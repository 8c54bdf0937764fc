/// The animation of a value of a view. The model value is the value itself; the presentation value is the value on the
/// screen.
///
/// Each animated change adds a run, from the current presentation value to the new value. The presentation value is the
/// model value minus the remaining distances of all runs. A second change thus starts from the presentation value,
/// while the first run continues. When the newest run is over, all are, including endless ones. A spring
/// replaces the earlier runs and continues their velocity.
package final class AnimatedValue<Value: Animatable>: ValueAnimation<Value> {
    private typealias Vector = Value.AnimatableData

    private var model: Value

    /// The runs of the oldest change and of the newest one. They are a linked list: a loop over an array of generic
    /// elements looks up types, which takes longer than the rest of a frame.
    private var first: Run?
    private var last: Run?

    /// The velocity of recent changes without an animation, per second, for springs that start after them.
    private var tracked: (velocity: Vector, time: Double)?

    /// The distance of one change, and its animation.
    private final class Run {
        let interval: Vector
        let animation: Animation
        var context: AnimationContext<Vector>
        let start: Double
        let completions: AnimationCompletions?

        /// The run of the next change.
        var next: Run?

        /// The times, in the clock's seconds, at which the run is logically complete and over, without an initial
        /// velocity; -infinity for custom animations.
        private let (logicalEnd, lastEnd): (Double, Double)

        /// The time until which the run has the same progress as the runs of other values of the same change.
        private let sharesUntil: Double
        private(set) var isComplete = false

        init(
            _ interval: Vector, _ animation: Animation, _ context: AnimationContext<Vector>, from start: Double,
            _ completions: AnimationCompletions?
        ) {
            self.interval = interval
            self.animation = animation
            self.context = context
            self.start = start
            self.completions = completions
            let isKnown = animation.progress(at: 0) != nil
            logicalEnd = isKnown ? start + animation.logicalDuration : -.infinity
            lastEnd = isKnown ? start + animation.duration : -.infinity
            let isPlain = context.state.initialVelocity == nil && interval.magnitudeSquared.isFinite
            sharesUntil = isPlain ? logicalEnd : -.infinity
        }

        /// Turns the remaining distance of the earlier runs into the remaining distance including this run. Returns
        /// false if the run is over: then all earlier runs are over too.
        func follow(
            _ rest: inout Vector, at time: Double, by driver: AnimationDriver, context: inout AnimationContext<Vector>
        ) -> Bool {
            rest += interval
            if time < sharesUntil, let progress = driver.progress(of: animation, from: start, at: time) {
                rest.scale(by: 1 - progress)
                return true
            }
            guard let done = animation.animate(value: rest, time: time - start, context: &context) else {
                rest = .zero
                return false
            }
            rest -= done
            // An app's own animation may answer what is no number: then the value shows its end.
            if !rest.magnitudeSquared.isFinite { rest = .zero }
            return true
        }

        /// Returns the velocity that the value has with this run.
        ///
        /// - Parameters:
        ///   - time: The time.
        ///   - before: The velocity with the runs before.
        ///   - rest: The remaining distance of the earlier runs.
        func velocity(at time: Double, after before: Vector, rest: Vector) -> Vector {
            let own = animation.velocity(value: rest + interval, time: time - start, context: context) ?? .zero
            if before == .zero { return own }
            var context = context
            // As much of it counts as the run has still to go.
            return before - (animation.animate(value: before, time: time - start, context: &context) ?? before) + own
        }

        /// Returns the next time after `time` at which the run is logically complete or over.
        func nextEvent(after time: Double) -> Double {
            // The end of an app's own animation is unknown, and a spring that took over a velocity ends later.
            let due = isComplete ? lastEnd : logicalEnd
            return due > time ? due : time + AnimationDriver.frameDuration
        }

        /// Returns the time at which the run is over; nil if that is more than a minute later than without an initial
        /// velocity.
        func knownEnd(by driver: AnimationDriver) -> Double? {
            guard lastEnd.isFinite, context.state.initialVelocity != nil else {
                return lastEnd.isFinite ? lastEnd : nil
            }
            // A spring that took over a velocity ends later.
            var context = context
            for frame in 0..<3600 {
                let time = lastEnd + Double(frame) * AnimationDriver.frameDuration
                var rest = Vector.zero
                if !follow(&rest, at: time, by: driver, context: &context) { return time }
            }
            return nil
        }

        func complete(in tree: ViewTree) {
            guard !isComplete else { return }
            isComplete = true
            completions?.reached(.logicallyComplete, in: tree)
        }

        func end(in tree: ViewTree) {
            complete(in: tree)
            completions?.reached(.removed, in: tree)
        }
    }

    init(_ value: Value, apply: @escaping (Value) -> Void) {
        model = value
        super.init(apply: apply)
    }

    override func presentation(at time: Double) -> Value {
        guard last != nil, time < .infinity, let driver = element?.tree.animations else { return model }
        var value = model
        value.animatableData = data(at: time, by: driver)
        return value
    }

    private func data(at time: Double, by driver: AnimationDriver) -> Vector {
        var rest = Vector.zero
        var next = first
        while let run = next {
            var context = run.context
            _ = run.follow(&rest, at: time, by: driver, context: &context)
            next = run.next
        }
        return model.animatableData - rest
    }

    private func velocity(at time: Double, by driver: AnimationDriver) -> Vector {
        var (velocity, rest) = (Vector.zero, Vector.zero)
        var next = first
        while let run = next {
            velocity = run.velocity(at: time, after: velocity, rest: rest)
            var context = run.context
            _ = run.follow(&rest, at: time, by: driver, context: &context)
            next = run.next
        }
        return velocity
    }

    override func change(to new: Value, in transaction: Transaction, of element: _Element) -> Bool {
        let driver = element.tree.animations
        let time = driver.time
        let interval = new.animatableData - model.animatableData
        // The body ran for another reason: the running animation continues.
        if interval == .zero && last != nil {
            model = new
            return true
        }
        guard let animation = transaction.animation else {
            track(new, in: transaction, at: time)
            if last != nil { driver.drop(self) }
            end(in: element.tree)
            model = new
            return tracked != nil
        }
        defer { model = new }
        if interval == .zero { return false }
        var context = AnimationContext<Vector>(environment: EnvironmentValues(at: element.scope, tracking: false))
        var run: Run?
        if let last {
            var taken = last.context
            if animation.shouldMerge(
                previous: last.animation, value: last.interval, time: time - last.start, context: &taken)
            {
                let (isOwn, model) = (animation.progress(at: 0) == nil, model.animatableData)
                // A spring starts from what shows, with its velocity; an app's own animation continues with the time
                // and the state of the previous one.
                if !isOwn {
                    context.state.initialVelocity = velocity(at: time, by: driver)
                    context.state.blend = animation.blend(
                        from: last.animation, blend: last.context.state.blend, at: time - last.start)
                }
                let from = isOwn ? model - last.interval : data(at: time, by: driver)
                run = Run(
                    new.animatableData - from, animation, isOwn ? taken : context, from: isOwn ? last.start : time,
                    transaction.completions)
                end(in: element.tree)
            }
        } else if let tracked, time - tracked.time < 0.1 {
            // A finger that has lifted for longer was at rest; a tenth of a second is a guess.
            context.state.initialVelocity = tracked.velocity
        }
        tracked = nil
        let begun = run ?? Run(interval, animation, context, from: time, transaction.completions)
        begun.completions?.open()
        if last == nil { first = begun } else { last?.next = begun }
        last = begun
        driver.start(self, of: element)
        return true
    }

    override func begun(at time: Double) -> Animation? { last.flatMap { $0.start == time ? $0.animation : nil } }

    package override func carry(to new: Value) { model = new }

    /// Records the velocity of a change that follows input.
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

    package override func advance(to time: Double) -> Bool {
        guard let tree = element?.tree else { return false }
        var rest = Vector.zero
        var next = first
        while let run = next {
            next = run.next
            if run.follow(&rest, at: time, by: tree.animations, context: &run.context) {
                if run.context.isLogicallyComplete { run.complete(in: tree) }
            } else {
                endRuns(before: next, in: tree)
            }
        }
        var value = model
        if first != nil { value.animatableData = model.animatableData - rest }
        apply(value)
        return first != nil
    }

    /// Ends the runs before `rest`, because the last of them is over; all runs for nil.
    private func endRuns(before rest: Run?, in tree: ViewTree) {
        var next = first
        first = rest
        if rest == nil { last = nil }
        while let run = next, run !== rest {
            run.end(in: tree)
            next = run.next
        }
    }

    /// Removes all runs, because the value has jumped or another run replaces them.
    private func end(in tree: ViewTree) { endRuns(before: nil, in: tree) }

    package override func nextEvent(after time: Double) -> Double {
        var event = Double.infinity
        var next = first
        while let run = next {
            event = min(event, run.nextEvent(after: time))
            next = run.next
        }
        return event
    }

    package override func span(after time: Double) -> MotionSpan? {
        guard let driver = element?.tree.animations else { return nil }
        guard let last else { return .until(time) }
        var next = first
        while let run = next {
            // Only the app can compute how its own animations continue.
            guard run.animation.progress(at: 0) != nil else { return nil }
            next = run.next
        }
        if let cycle = last.animation.cycle {
            return first === last ? .cycles(from: last.start + cycle.delay, period: cycle.period) : nil
        }
        return last.knownEnd(by: driver).map { .until(max($0, time)) }
    }

    package override func finish(in tree: ViewTree) {
        end(in: tree)
        super.finish(in: tree)
    }
}
