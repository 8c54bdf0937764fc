@_spi(Kernel) import UmweltCore

/// The element of a phase animator, which advances the phases.
final class PhaseAnimatorElement<Phase: Equatable, Content: View>: TimedElement<
    PhaseAnimator<Phase, Content>, Content
>
{
    private var view: PhaseAnimator<Phase, Content>

    /// The index of the phase that shows.
    private var index = 0

    /// The index of the next phase when the view is animated; nil if none is due.
    private var target: Int?

    /// The change to the current or next phase; nil once it has ended.
    private var step: Step?

    private var hasWarned = false

    /// A change of phase: it ends when its animations are complete and a frame has passed.
    private final class Step {
        var waits = 2
    }

    init(_ view: PhaseAnimator<Phase, Content>, _ inputs: _ElementInputs) {
        self.view = view
        super.init(inputs)
        reset()
        if tree.isFresh, let shown = consumeSavedPart(as: Int.self), view.phases.indices.contains(shown) {
            index = shown
        }
    }

    override var savedPart: Any? { index }

    override func update(_ new: PhaseAnimator<Phase, Content>) {
        if areValuesEqual(view, new) { return }
        let old = view
        view = new
        if old.phases != new.phases || (old.trigger == nil) != (new.trigger == nil) {
            reset()
        } else if !areValuesEqual(old.trigger, new.trigger) {
            step = nil
            advance(to: 1)
        }
        invalidate()
    }

    override func update() {
        if view.phases.isEmpty {
            warn()
            showNothing()
        } else {
            showContent { view.content(view.phases[index]) }
        }
    }

    private func warn() {
        guard !hasWarned else { return }
        hasWarned = true
        Log.views.warning("A phase animator has no phases: nothing is shown.")
    }

    /// False while it waits for its trigger in the first phase, like a new element.
    override var preventsRelease: Bool { view.trigger == nil || index != 0 || step != nil || target != nil }

    override func movesChanged() {
        if target != nil { tree.afterUpdate { [weak self] in self?.beginStep() } }
    }

    // MARK: Steps

    /// Returns to the first phase.
    private func reset() {
        (index, step, target) = (0, nil, nil)
        stopFrames()
        if view.trigger == nil { advance(to: 1) }
    }

    private func advance(to index: Int) {
        guard view.phases.count > 1 else { return }
        target = index % view.phases.count
        tree.afterUpdate { [weak self] in self?.beginStep() }
    }

    private func beginStep() {
        guard let target, moves, !isRemoved else { return }
        self.target = nil
        let step = Step()
        self.step = step
        var transaction = Transaction(animation: view.animation(view.phases[target]))
        transaction.addAnimationCompletion { [weak self] in self?.end(step) }
        let frame = driver.time + AnimationDriver.frameDuration
        startFrames(due: frame) { [unowned self] time in
            guard time >= frame - AnimationDriver.tolerance else { return true }
            tree.afterUpdate { [weak self] in self?.end(step) }
            return false
        }
        tree.change(self, in: transaction) { element in
            guard element.step === step else { return }
            element.index = target
            element.invalidate()
        }
    }

    /// Records one of the two events that end a step.
    private func end(_ step: Step) {
        step.waits -= 1
        guard step.waits == 0, step === self.step else { return }
        self.step = nil
        if view.trigger == nil || index != 0 { advance(to: index + 1) }
    }

    override func didLeaveTree() {
        (step, target) = (nil, nil)
        super.didLeaveTree()
    }

    override var name: String { "PhaseAnimator" }
}
